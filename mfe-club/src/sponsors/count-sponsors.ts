import type { SponsorSighting } from '@portal/api/contract';
import { isCrawler, useSession } from '@portal/shared-ui';
import { isPreview } from '@portal/shared-ui/preview';

/** Marks elements that show a sponsor, by its id. */
export const SPONSOR_MARK = 'data-sponsor';

/** Milliseconds that half of a logo must be in view, and the interval for sending views in batches. */
const NOTICED_AFTER = 1000;
const GATHERED_FOR = 3000;

/**
 * Counts each sponsor marked within `area` once when it was noticed, and each time its link is followed. Sends ids of
 * sponsors and nothing else, and keeps nothing on the device. Returns how to stop.
 */
export function countSponsors(area: HTMLElement): () => void {
  // The club's own people, readers of a preview, and machines are no audience.
  if (useSession.getState().user || isPreview() || isCrawler(navigator.userAgent)) return () => undefined;
  const counted = new Set<string>();
  const waiting = new Map<Element, number>();
  let gathered: string[] = [];
  let sending = 0;

  const flush = () => {
    window.clearTimeout(sending);
    sending = 0;
    if (gathered.length > 0) send({ views: gathered, clicks: [] });
    gathered = [];
  };
  const notice = (id: string) => {
    if (!id || counted.has(id)) return;
    counted.add(id);
    gathered.push(id);
    if (gathered.length >= 50) flush();
    else sending ||= window.setTimeout(flush, GATHERED_FOR);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        window.clearTimeout(waiting.get(target));
        if (isIntersecting)
          waiting.set(
            target,
            window.setTimeout(() => notice(sponsorOf(target)), NOTICED_AFTER),
          );
      }
    },
    { threshold: 0.5 },
  );
  const handleClick = ({ target }: Event) => {
    const sponsor = target instanceof Element && target.closest('a') && target.closest(`[${SPONSOR_MARK}]`);
    if (sponsor) send({ views: [], clicks: [sponsorOf(sponsor)] });
  };

  for (const sponsor of area.querySelectorAll(`[${SPONSOR_MARK}]`)) observer.observe(sponsor);
  area.addEventListener('click', handleClick);
  area.addEventListener('auxclick', handleClick);
  window.addEventListener('pagehide', flush);
  return () => {
    observer.disconnect();
    for (const timer of waiting.values()) window.clearTimeout(timer);
    area.removeEventListener('click', handleClick);
    area.removeEventListener('auxclick', handleClick);
    window.removeEventListener('pagehide', flush);
    // In a task of its own: a phone takes 10 ms to send it, and the page that follows is being rendered.
    window.setTimeout(flush);
  };
}

function sponsorOf(element: Element): string {
  return element.getAttribute(SPONSOR_MARK) ?? '';
}

function send(sighting: SponsorSighting): void {
  fetch('/api/sponsors/counts', {
    method: 'POST',
    keepalive: true,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(sighting),
  }).catch(() => undefined); // A total that lacks one is still good.
}
