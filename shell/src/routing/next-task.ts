/**
 * Lets the browser react to a touch and paint before it goes on. Nobody touches a hidden page, and its timers fire once
 * a second: there it goes on at once.
 */
export async function nextTask(): Promise<void> {
  if (document.visibilityState !== 'hidden') await new Promise((resolve) => setTimeout(resolve));
}
