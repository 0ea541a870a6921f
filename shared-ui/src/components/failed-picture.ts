/** The picture could not be loaded (docs/specification.md#8-error-catalogue). */
export const PICTURE_FAILED = 'Bild konnte nicht geladen werden';

/** Attribute of the sentence in the place of a picture in a text. */
export const FAILED_ATTRIBUTE = 'data-failed';

/** A picture that the server scales, by its original's address. */
const SCALED = /^\/optimize-image(\/[^?]+)/;

/**
 * Whether a picture of the server's HTML has failed before anybody listened. One that waits until it is near the window
 * has not.
 */
export function hasFailed({ complete, naturalWidth, currentSrc }: HTMLImageElement): boolean {
  return complete && naturalWidth === 0 && currentSrc !== '';
}

/**
 * Falls back once to the original of a picture in a text, then says that it could not be loaded. Once the connection is
 * back, it is tried again.
 */
export function replaceFailed(picture: HTMLImageElement): void {
  const address = picture.getAttribute('src') ?? '';
  const [, original] = SCALED.exec(address) ?? [];
  if (original) {
    picture.removeAttribute('srcset');
    picture.src = original;
    return;
  }
  const sentence = document.createElement('p');
  sentence.textContent = PICTURE_FAILED;
  sentence.setAttribute(FAILED_ATTRIBUTE, '');
  // A broken picture may be shown as high as its description.
  const [width, height] = ['width', 'height'].map((name) => Number(picture.getAttribute(name)));
  if (width && height) sentence.style.aspectRatio = `${width} / ${height}`;
  picture.replaceWith(sentence);
  const tryAgain = () => {
    picture.src = address;
    sentence.replaceWith(picture);
  };
  window.addEventListener('online', tryAgain, { once: true });
}
