import { fullNavigation, registryOf } from '../../test/navigation.ts';
import { vitalReport } from './VitalsBeacon.tsx';

const registry = registryOf(fullNavigation);
const pages = [
  { since: 0, pathname: '/' },
  { since: 3000, pathname: '/news/derby' },
];
const shell = { section: 'shell', version: '0123456789ab' };
const measured = (startTime?: number) => ({
  name: 'INP' as const,
  value: 180,
  entries: startTime === undefined ? [] : [{ startTime }],
});

beforeAll(() => {
  document.body.innerHTML = '<script data-entry="/releases/shell/0123456789ab/client/main.js"></script>';
});

test('a measure counts for the page that was shown when it happened, and for the shell', () => {
  expect(vitalReport(measured(3200), pages, registry)).toEqual({
    measure: 'inp',
    value: 180,
    shown: [{ section: 'news', version: '1.0.0', page: '/news/:idOrSlug' }, shell],
  });
});

test.each([[measured(2000)], [measured()]])('the home page is the shell alone', (metric) => {
  expect(vitalReport(metric, pages, registry)).toEqual({ measure: 'inp', value: 180, shown: [shell] });
});
