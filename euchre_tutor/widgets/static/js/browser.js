// Which browser this is: a random word in its storage, so that its learner is found again. It says nothing
// about anybody, and never stands in an address.
const NAME = "euchre-tutor.browser";
const WHOLE = /^[0-9a-f]{32}$/;

const fresh = () =>
  [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, "0")).join("");

// Gives null where the browser keeps nothing: then nobody could find again what is done here.
export const browserId = () => {
  try {
    if (!WHOLE.test(localStorage.getItem(NAME))) localStorage.setItem(NAME, fresh());
    return localStorage.getItem(NAME);
  } catch {
    return null;
  }
};
