/** A fault that a browser finds in a page of a section. */
export type Finding = {
  /** The same for two versions with the same fault, wherever it stands in their files. */
  fault: string;
  /** A German sentence without a full stop; places in code are those in the section's files (`client/x.js:1:20`). */
  text: string;
};
