import type { Cancellation, Notice } from '@portal/api/contract';
import { noticesOfPage } from './notices-of-page.ts';

const notice = (values: Partial<Notice> = {}): Notice => ({
  id: '00000000-0000-4000-8000-000000000001',
  text: 'Alle Plätze gesperrt bis Sonntag',
  level: 'warning',
  pages: [],
  activeUntil: '2026-11-29T22:59:59Z',
  ...values,
});
const cancellation = ({
  startDate = '2026-11-26T19:00:00+01:00',
  ...values
}: Partial<Cancellation> = {}): Cancellation => ({
  id: '00000000-0000-4000-8000-000000000002',
  type: 'training',
  title: 'Training',
  teamName: '1. Mannschaft',
  startDate,
  day: startDate.slice(0, 10),
  lastDay: startDate.slice(0, 10),
  allDay: false,
  reason: 'Platz gesperrt',
  team: '1-mannschaft',
  ...values,
});

type Given = { notices?: Notice[]; cancellations?: Cancellation[]; now?: string };
const linesAt = (pathname: string, { notices = [], cancellations = [], now }: Given) =>
  noticesOfPage(pathname, { notices, cancellations, now: now ? Date.parse(now) : undefined }).map(
    ({ label, text }) => `${label} ${text}`,
  );

test('a notice without pages stands on every one, others on theirs and what lies below', () => {
  const notices = [notice(), notice({ text: 'Nur Spiele', pages: ['/spielplan', '/mannschaften'], level: 'info' })];

  expect(linesAt('/news/derbysieg', { notices })).toEqual(['Achtung: Alle Plätze gesperrt bis Sonntag']);
  expect(linesAt('/mannschaften/a-jugend', { notices })).toHaveLength(2);
  expect(linesAt('/spielplan', { notices })[1]).toBe('Hinweis: Nur Spiele');
  expect(linesAt('/news', { notices: [notice({ pages: ['/'] })] })).toEqual([]);
});

test('a cancelled Termin is named where people look for it, with day, time and reason', () => {
  const cancellations = [cancellation()];

  expect(linesAt('/mannschaft', { cancellations })).toEqual([
    'Do., 26.11. fällt aus: Training 1. Mannschaft (19:00 Uhr) – Platz gesperrt',
  ]);
  for (const path of ['/kontakt', '/spielplan', '/2-mannschaft']) expect(linesAt(path, { cancellations })).toEqual([]);
  for (const path of ['/kalender', '/trainingszeiten']) expect(linesAt(path, { cancellations })).toHaveLength(1);
  const youth = [cancellation({ type: 'match', team: 'a-jugend' })];
  for (const path of ['/spielplan', '/mannschaften/a-jugend'])
    expect(linesAt(path, { cancellations: youth })).toHaveLength(1);
  expect(linesAt('/', { cancellations: [cancellation({ title: 'Training 1. Mannschaft', reason: null })] })).toEqual([
    'Do., 26.11. fällt aus: Training 1. Mannschaft (19:00 Uhr)',
  ]);
});

test('the team of a match is set apart from its opponent, who might have a second team as well', () => {
  const cancellations = [cancellation({ type: 'match', title: 'TuS II – SV Au', teamName: '2. Mannschaft' })];

  expect(linesAt('/spielplan', { cancellations })).toEqual([
    'Do., 26.11. fällt aus: TuS II – SV Au · 2. Mannschaft (19:00 Uhr) – Platz gesperrt',
  ]);
});

test('a match of two own teams is named once where all teams are, and on the page of each', () => {
  const host = cancellation({ type: 'match', title: 'I – II', team: '1-mannschaft' });
  const cancellations = [host, { ...host, team: '2-mannschaft', toldTwice: true as const }];

  for (const path of ['/', '/kalender', '/spielplan', '/mannschaft', '/2-mannschaft'])
    expect(linesAt(path, { cancellations })).toEqual([expect.stringContaining('fällt aus: I – II')]);
});

test('what has the same reason on the same day is one line, which names four', () => {
  const clubs = ['A', 'B', 'C', 'D', 'E', 'F'].map((letter) =>
    cancellation({ title: letter, teamName: null, allDay: true }),
  );

  expect(linesAt('/', { cancellations: [...clubs, cancellation({ startDate: '2026-11-27T19:00:00+01:00' })] })).toEqual(
    [
      'Do., 26.11. fallen aus: A, B, C, D und 2 weitere – Platz gesperrt',
      'Fr., 27.11. fällt aus: Training 1. Mannschaft (19:00 Uhr) – Platz gesperrt',
    ],
  );
});

test('warnings go before what does not take place, and hints after it', () => {
  const notices = [notice({ level: 'info', text: 'Hinweis' }), notice({ text: 'Warnung' })];
  const lines = noticesOfPage('/', { notices, cancellations: [cancellation()], now: undefined });

  expect(lines.map(({ level, label }) => `${level} ${label}`)).toEqual([
    'warning Achtung:',
    'warning Do., 26.11. fällt aus:',
    'info Hinweis:',
  ]);
});

test('an event of several days is named until its last one, by the day that the answer says', () => {
  const camp = cancellation({
    type: 'event',
    title: 'Fußballcamp',
    teamName: null,
    startDate: '2026-11-26T10:00:00+01:00',
    lastDay: '2026-11-28',
  });
  const at = (now: string, values: Partial<Cancellation> = {}) =>
    linesAt('/', { cancellations: [{ ...camp, ...values }], ...(now && { now }) });
  const [thursday, friday, saturday] = ['2026-11-26T08:00:00Z', '2026-11-27T08:00:00Z', '2026-11-28T18:00:00Z'];

  expect(at(thursday)).toEqual(['Do., 26.11. fällt aus: Fußballcamp (10:00 Uhr) – Platz gesperrt']);
  for (const now of ['', friday, saturday])
    expect(at(now, { day: '2026-11-27' })).toEqual(['Fr., 27.11. fällt aus: Fußballcamp (10:00 Uhr) – Platz gesperrt']);
  expect(at(saturday, { lastDay: '2026-11-27' })).toEqual([]);
});

test('a kept page says nothing that is over', () => {
  const told = { notices: [notice()], cancellations: [cancellation()] };

  expect(linesAt('/', { ...told, now: '2026-11-26T22:30:00Z' })).toHaveLength(2);
  expect(linesAt('/', { ...told, now: '2026-11-26T23:00:00Z' })).toEqual(['Achtung: Alle Plätze gesperrt bis Sonntag']);
  expect(linesAt('/', { ...told, now: '2026-11-30T00:00:00Z' })).toEqual([]);
});
