/**
 * A video of YouTube, as players and people write its address; the same as pages offer
 * (`shared-ui/src/rich-text/videos.ts`).
 */
const VIDEO =
  /^(?:https?:)?\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#]{0,400}&(?:amp;)?)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;
/** YouTube's title of every player says nothing. */
const NO_TITLE = /^YouTube video player$|^$/i;

/** Pages offer to load a link that is alone in its figure as a video. Undefined where the address is no video. */
export function videoLink(address: string, title = ''): string | undefined {
  const video = VIDEO.exec(address)?.[1];
  return video && `<a href="https://www.youtube.com/watch?v=${video}">${NO_TITLE.test(title) ? 'Video' : title}</a>`;
}

/** The same of a tag that embeds a player, where it is one; its attributes are HTML already. */
export function videoOfPlayer(tag: string): string | undefined {
  return videoLink(attribute(tag, 'data-src') || attribute(tag, 'src'), attribute(tag, 'title'));
}

function attribute(tag: string, name: string): string {
  const [, value = ''] = new RegExp(`\\s${name}=["']([^"'<>]{0,500})["']`, 'i').exec(tag) ?? [];
  return value;
}
