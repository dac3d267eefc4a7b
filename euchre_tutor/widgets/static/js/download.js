// Hand a text to the learner as a file, without asking any server.
const TYPES = { json: "application/json", txt: "text/plain;charset=utf-8" };
const UNKNOWN = "application/octet-stream"; // so that no browser puts another ending to the name

export const download = (name, text) => {
  const type = TYPES[name.split(".").at(-1)] ?? UNKNOWN;
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 60000);
};
