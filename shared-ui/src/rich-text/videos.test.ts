import { useConsent } from '../consent/consent.ts';
import { offerVideos } from './videos.ts';

const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';

function offer(html = `<figure><a href="${VIDEO}">Alle Tore</a></figure>`) {
  document.body.innerHTML = html;
  return offerVideos(document.querySelectorAll<HTMLAnchorElement>('figure > a'));
}
const frame = () => document.querySelector('iframe');
const button = () => document.querySelector('button');

afterEach(() => useConsent.getState().rejectAll());

test('a video is loaded after a tap that follows what it means, and takes the focus', () => {
  offer();
  expect(frame()).toBeNull();
  expect(document.body.textContent).toContain('deine IP-Adresse');
  expect(document.querySelector('a')?.getAttribute('aria-label')).toBe(
    'Alle Tore bei YouTube ansehen (öffnet neuen Tab)',
  );

  button()?.click();

  expect(frame()?.getAttribute('src')).toBe('/assets/video/youtube/dQw4w9WgXcQ');
  expect(frame()?.title).toBe('Alle Tore (Video von YouTube)');
  expect(document.activeElement).toBe(frame());
});

test('who allows content of others is not asked, at once or from then on', () => {
  const end = offer();
  useConsent.getState().acceptAll();
  expect(frame()).not.toBeNull();
  end();

  offer();
  expect(frame()).not.toBeNull();
  expect(document.activeElement).not.toBe(frame());
});

test('whoever withdraws the consent has no more of others in the page, but for what was tapped', () => {
  offer();
  useConsent.getState().acceptAll();
  useConsent.getState().rejectAll();
  expect(frame()).toBeNull();

  button()?.click();
  useConsent.getState().acceptAll();
  useConsent.getState().rejectAll();
  expect(frame()).not.toBeNull();
});

test.each([
  ['a picture that leads to a video', `<figure><a href="${VIDEO}"><img src="/objects/a.webp" alt="" /></a></figure>`],
  ['a channel', '<figure><a href="https://www.youtube.com/@verein">Kanal</a></figure>'],
])('%s stays what it is', (_what, html) => {
  offer(html);

  expect(document.body.innerHTML).toBe(html.replace(' />', '>'));
});
