/** The kinds of embedded content that an address may lead to. */
type EmbedKind = 'video' | 'post';

const VIDEO =
  /^(?:https?:\/\/)?(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;
const POST = /^(?:https?:\/\/)?(?:www\.)?instagram\.com\/([\w./-]{1,200})/;

/** The address of a video or post as it is stored, without tracking parameters; undefined for other addresses. */
export function readEmbed(typed: string): { kind: EmbedKind; address: string } | undefined {
  const text = typed.trim();
  const video = VIDEO.exec(text)?.[1];
  if (video) return { kind: 'video', address: `https://www.youtube.com/watch?v=${video}` };
  const post = POST.exec(text)?.[1];
  return post ? { kind: 'post', address: `https://www.instagram.com/${post}` } : undefined;
}

/** A video: its title as a link, alone in a figure, which pages offer to load. */
export function videoHtml(address: string, title: string): string {
  return figure([link(address, title)]);
}

/** A post: a picture of our own that leads there, and says so below. */
export function postHtml(address: string, { url, alt }: { url: string; alt: string }): string {
  const picture = document.createElement('img');
  picture.setAttribute('src', url);
  picture.alt = alt;
  const caption = document.createElement('figcaption');
  caption.append(link(address, 'Auf Instagram ansehen'));
  return figure([picture, caption]);
}

function link(address: string, text: string): HTMLAnchorElement {
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.textContent = text;
  return anchor;
}

function figure(parts: readonly HTMLElement[]): string {
  const element = document.createElement('figure');
  element.append(...parts);
  return element.outerHTML;
}
