import { NOTHING_YET } from '../components/watch-picture.ts';

/** The tags and blanks at the beginning, one after the other. */
const BEFORE_TEXT = /\s+|<[^>]*>/gy;
const PICTURE = /<img\b[^>]*?\ssrc="([^"]*)"[^>]*>/g;

/**
 * Sanitised HTML with pictures that wait until they are near the window, and keep their place meanwhile; without
 * scripts they come as they are. One that stands before all text is seen at once, and does not wait.
 */
export function latePictures(html: string): string {
  // Found once: a text of the greatest length has 20,000 pictures, and looking back from each takes ten seconds.
  const beforeText = new Set(Array.from(html.matchAll(BEFORE_TEXT), ({ index }) => index));
  return html.replaceAll(PICTURE, (picture, src: string, at: number) => {
    if (beforeText.has(at)) return picture.replace(' loading="lazy"', '');
    const [width, height] = ['width', 'height'].map((name) => new RegExp(`\\s${name}="(\\d+)"`).exec(picture)?.[1]);
    const place = width && height ? ` style="aspect-ratio:${width}/${height}"` : '';
    const waiting = picture.replace(/\ssrc="[^"]*"/, () => ` src="${NOTHING_YET}" data-src="${src}"${place}`);
    return `${waiting}<noscript>${picture}</noscript>`;
  });
}
