import { NOTHING_YET } from '../components/watch-picture.ts';

const PICTURE = /<img\b[^>]*?\ssrc="([^"]*)"[^>]*>/g;

/**
 * Sanitised HTML with pictures that wait until they are near the window, and keep their place meanwhile; without scripts
 * they come as they are.
 */
export function latePictures(html: string): string {
  return html.replaceAll(PICTURE, (picture, src: string) => {
    const [width, height] = ['width', 'height'].map((name) => new RegExp(`\\s${name}="(\\d+)"`).exec(picture)?.[1]);
    const place = width && height ? ` style="aspect-ratio:${width}/${height}"` : '';
    const waiting = picture.replace(/\ssrc="[^"]*"/, () => ` src="${NOTHING_YET}" data-src="${src}"${place}`);
    return `${waiting}<noscript>${picture}</noscript>`;
  });
}
