import { NOTHING_YET } from '../components/watch-picture.ts';

const TAG = /<[^>]*>/g;
const PICTURE = /<img\b[^>]*?\ssrc="([^"]*)"[^>]*>/g;

/**
 * Sanitised HTML with pictures that wait until they are near the window, and keep their place meanwhile; without
 * scripts they come as they are. One that stands before all text is seen at once, and does not wait.
 */
export function latePictures(html: string): string {
  return html.replaceAll(PICTURE, (picture, src: string, at: number) => {
    if (!html.slice(0, at).replaceAll(TAG, '').trim()) return picture.replace(' loading="lazy"', '');
    const [width, height] = ['width', 'height'].map((name) => new RegExp(`\\s${name}="(\\d+)"`).exec(picture)?.[1]);
    const place = width && height ? ` style="aspect-ratio:${width}/${height}"` : '';
    const waiting = picture.replace(/\ssrc="[^"]*"/, () => ` src="${NOTHING_YET}" data-src="${src}"${place}`);
    return `${waiting}<noscript>${picture}</noscript>`;
  });
}
