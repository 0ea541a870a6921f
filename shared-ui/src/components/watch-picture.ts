declare global {
  interface Window {
    /** Loads `data-src` and `data-srcset` once the picture is near the window; set by the script in every page. */
    watchPicture?: (picture: HTMLImageElement) => void;
  }
}

/** The source of a picture until it is near the window: a transparent pixel, so that the element keeps its box. */
export const NOTHING_YET = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/**
 * Starts loading a picture whose address waits in `data-src` 200 px before it is seen
 * (`shell/src/client/picture-script.ts`).
 */
export function watchPicture(picture: HTMLImageElement): void {
  const { src, srcset } = picture.dataset;
  if (!src) return;
  if (window.watchPicture) return window.watchPicture(picture);
  // Every page of the portal has the script; a component without it, as in tests, does not wait.
  if (srcset) picture.srcset = srcset;
  picture.src = src;
}
