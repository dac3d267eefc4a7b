// Which browser this is: a random word in its storage, so that its learner is found again. It says nothing
// about anybody, and never stands in an address.
const NAME = "euchre-tutor.browser";

const fresh = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

let forgotten = null; // where the browser keeps nothing

export const browserId = () => {
  try {
    const known = localStorage.getItem(NAME);
    if (known) return known;
    localStorage.setItem(NAME, fresh());
    return localStorage.getItem(NAME);
  } catch {
    forgotten ??= fresh();
    return forgotten;
  }
};
