import { useConsent } from '../consent/consent.ts';

/** The video that an address of YouTube leads to. */
const VIDEO =
  /^https:\/\/(?:(?:www|m)\.)?(?:youtube\.com\/(?:watch\?(?:[^#]*&)?v=|shorts\/|live\/)|youtu\.be\/)([\w-]{11})(?![\w-])/;

const NOTE =
  'Das Video kommt von YouTube (Google). Beim Laden erfährt der Anbieter deine IP-Adresse und kann Cookies setzen.';

const CARD =
  'display:grid;gap:var(--space-3);place-content:center;justify-items:center;aspect-ratio:16/9;' +
  'padding:var(--space-4);background:var(--color-sunken);text-align:center';
const BUTTON =
  'min-height:48px;padding:var(--space-2) var(--space-6);border:1px solid var(--color-brand-edge);border-radius:var(--radius);' +
  'background:var(--color-brand);color:var(--color-on-brand);font:750 1.125rem/1.1 var(--font-display)';

/**
 * Makes videos of links that stand alone in a figure: at once if the visitor allows content of others, else after a tap
 * on a button that explains it. Without scripts, and in feeds, they stay links.
 */
export function offerVideos(links: Iterable<HTMLAnchorElement>): () => void {
  const ends = [...links].map((link) => {
    const id = VIDEO.exec(link.href)?.[1];
    const figure = link.parentElement;
    // A linked picture stays a picture.
    return id && figure && !link.querySelector('img') ? offerVideo(figure, link, id) : undefined;
  });
  return () => ends.forEach((end) => end?.());
}

function offerVideo(figure: HTMLElement, link: HTMLAnchorElement, id: string): () => void {
  const title = link.textContent?.trim() || 'Video';
  let isAsked = false;
  let isLoaded = false;
  const load = () => {
    const frame = document.createElement('iframe');
    frame.src = `/assets/video/youtube/${id}`;
    frame.title = `${title} (Video von YouTube)`;
    frame.allow = 'autoplay; encrypted-media; fullscreen; picture-in-picture';
    frame.loading = 'lazy';
    frame.style.cssText = 'display:block;width:100%;aspect-ratio:16/9;border:0';
    figure.style.cssText = '';
    figure.replaceChildren(frame);
    isLoaded = true;
    if (isAsked) frame.focus();
  };
  const name = document.createElement('strong');
  name.textContent = title;
  const note = document.createElement('p');
  note.textContent = NOTE;
  const button = document.createElement('button');
  button.type = 'button';
  button.textContent = 'Video laden';
  button.style.cssText = BUTTON;
  button.addEventListener('click', () => {
    isAsked = true;
    load();
  });
  const ask = () => {
    figure.style.cssText = CARD;
    link.textContent = 'Bei YouTube ansehen';
    link.setAttribute('aria-label', `${title} bei YouTube ansehen (öffnet neuen Tab)`);
    figure.replaceChildren(name, note, button, link);
    isLoaded = false;
  };
  // Withdrawn consent removes the videos it loaded; a tap stands for this one video.
  const follow = (allows: boolean) => {
    if (!isAsked && allows !== isLoaded) (allows ? load : ask)();
  };
  if (useConsent.getState().preferences.marketing) load();
  else ask();
  return useConsent.subscribe(({ preferences }) => follow(preferences.marketing));
}
