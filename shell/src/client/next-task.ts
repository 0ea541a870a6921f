/** Lets the browser react to a touch and paint before it goes on. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
