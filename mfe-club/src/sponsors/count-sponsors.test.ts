import { useSession } from '@portal/shared-ui';
import { PREVIEW_BANNER_ID } from '@portal/shared-ui/preview';
import { startClubServer, type ClubServer } from '../../test/club-server.ts';
import { countSponsors } from './count-sponsors.ts';

const SECOND = 1000;
let club: ClubServer;
let comeIntoView: (id: string, isIntersecting?: boolean) => void;
let area: HTMLElement;
let stop = () => undefined as void;
beforeEach(async () => {
  club = await startClubServer();
  globalThis.IntersectionObserver = class {
    constructor(see: (entries: { target: Element | null; isIntersecting: boolean }[]) => void) {
      comeIntoView = (id, isIntersecting = true) =>
        see([{ target: area.querySelector(`[data-sponsor="${id}"]`), isIntersecting }]);
    }
    observe() {}
    disconnect() {}
  } as unknown as typeof IntersectionObserver;
  area = document.createElement('div');
  area.innerHTML = `<p data-sponsor="a"><a href="#a"><b>A</b></a></p><p data-sponsor="b">B</p><p><a href="#c">C</a></p>`;
  document.body.replaceChildren(area);
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(async () => {
  stop();
  jest.useRealTimers();
  useSession.setState({ user: undefined });
  await club.close();
});

const sent = async (count: number) => {
  jest.useRealTimers();
  for (let turn = 0; turn < 50 && club.messages.length < count; turn += 1)
    await new Promise((resolve) => setTimeout(resolve, 10));
  return club.messages;
};

test('sponsors that stay in view are sent together, each once', async () => {
  stop = countSponsors(area);
  comeIntoView('a');
  comeIntoView('b');
  jest.advanceTimersByTime(2 * SECOND);
  comeIntoView('a');
  jest.advanceTimersByTime(10 * SECOND);

  expect(await sent(1)).toEqual([{ views: ['a', 'b'], clicks: [] }]);
});

test('what only passes by is not counted', async () => {
  stop = countSponsors(area);
  comeIntoView('a');
  jest.advanceTimersByTime(SECOND / 2);
  comeIntoView('a', false);
  comeIntoView('b');
  jest.advanceTimersByTime(10 * SECOND);

  expect(await sent(1)).toEqual([{ views: ['b'], clicks: [] }]);
});

test('a followed link is counted at once, other links and places are not', async () => {
  stop = countSponsors(area);
  area.querySelector('b')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  area.querySelectorAll('p')[1]?.click();
  area.querySelectorAll('a')[1]?.click();

  expect(await sent(1)).toEqual([{ views: [], clicks: ['a'] }]);
});

test('leaving the page sends what was gathered', async () => {
  stop = countSponsors(area);
  comeIntoView('a');
  jest.advanceTimersByTime(SECOND);
  window.dispatchEvent(new Event('pagehide'));

  expect(await sent(1)).toEqual([{ views: ['a'], clicks: [] }]);
});

test('who is signed in is no audience', async () => {
  useSession.setState({ user: { id: '1', email: 'a@b.example', name: 'A', role: 'editor' } });
  stop = countSponsors(area);
  area.querySelector('a')?.click();

  expect(await sent(1)).toEqual([]);
});

test('who looks at a preview is no audience', async () => {
  document.body.insertAdjacentHTML('afterbegin', `<aside id="${PREVIEW_BANNER_ID}"></aside>`);
  stop = countSponsors(area);
  area.querySelector('a')?.click();

  expect(await sent(1)).toEqual([]);
});
