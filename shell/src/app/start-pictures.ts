/** Kept HTML is new elements, which the page's own script has not seen. */
export function startPictures(): void {
  document.querySelectorAll('main img').forEach((picture) => window.watchPicture?.(picture as HTMLImageElement));
}
