/** React's numbers for: the server left this part to the browser, and something changed while it was taken over. */
const NO_REPAIR = /#4(19|21);/;

/** Whether an error from which React recovered means that it replaced what the server sent. */
export function isRepair(error: unknown): boolean {
  return !NO_REPAIR.test(String(error));
}
