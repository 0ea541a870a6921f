import { readIcal } from './read-ical.ts';

const NOW = new Date('2027-01-01T00:00:00Z');
const calendar = (...parts: string[]) => `BEGIN:VCALENDAR\r\nVERSION:2.0\r\n${parts.join('')}END:VCALENDAR\r\n`;
const event = (start: string, more = '', uid = 'spiel-1') =>
  `BEGIN:VEVENT\r\nUID:${uid}\r\nSUMMARY:Heim - Gast\r\n${start}\r\n${more}END:VEVENT\r\n`;
const zone = (rule: string, tzid = 'Europe/Berlin') =>
  `BEGIN:VTIMEZONE\r\nTZID:${tzid}\r\nBEGIN:STANDARD\r\nDTSTART:16010101T000000\r\nTZOFFSETFROM:+0200\r\n` +
  `TZOFFSETTO:+0100\r\nRRULE:${rule}\r\nEND:STANDARD\r\nEND:VTIMEZONE\r\n`;
const IN_BERLIN = 'DTSTART;TZID=Europe/Berlin:20270606T150000';
const starts = (text: string) => readIcal(text, NOW).fixtures.map(({ start }) => start);

test.each([
  ['every second', [zone('FREQ=SECONDLY')]],
  ['every minute, for ever', [zone('FREQ=MINUTELY;COUNT=2000000000')]],
  ['daily in every second of it', [zone('FREQ=DAILY;BYHOUR=0,1,2,3,4,5,6,7,8,9;BYMINUTE=0,1,2,3;BYSECOND=0,1,2,3')]],
  ['on a day that never comes', [zone('FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30;UNTIL=99991231T000000Z')]],
  [
    'in thousands of zones',
    Array.from({ length: 5_000 }, (_, index) => zone('FREQ=HOURLY', index ? `Zone ${index}` : undefined)),
  ],
])('the clocks of a calendar may change %s', (_case, zones) => {
  expect(starts(calendar(...zones, event(IN_BERLIN)))).toEqual(['2027-06-06 15:00']);
});

test.each([
  ['of Berlin', 'DTSTART;TZID=Europe/Berlin:20270606T150000', '2027-06-06 15:00'],
  ['of London', 'DTSTART;TZID=Europe/London:20270606T150000', '2027-06-06 16:00'],
  ['of Greenwich', 'DTSTART:20270606T130000Z', '2027-06-06 15:00'],
  ['that Outlook calls otherwise', 'DTSTART;TZID=W. Europe Standard Time:20270606T150000', '2027-06-06 15:00'],
  ['of nowhere', 'DTSTART:20270606T150000', '2027-06-06 15:00'],
  ['of a whole day', 'DTSTART;VALUE=DATE:20270606', '2027-06-06'],
])('a match begins by clocks %s', (_case, start, clock) => {
  expect(starts(calendar(event(start)))).toEqual([clock]);
});

test('20,000 events are read, dates of series among them', () => {
  const events = Array.from({ length: 20_000 }, (_, index) =>
    event(IN_BERLIN, 'RECURRENCE-ID:20270606T130000Z\r\n', `spiel-${index}`),
  );

  expect(readIcal(calendar(...events), NOW).fixtures).toHaveLength(20_000);
  expect(() => readIcal(calendar(...events, event(IN_BERLIN)), NOW)).toThrow('mehr als 20.000 Termine');
});

test('what is not read may be as long as it likes, what is read may not', () => {
  const attached = `ATTACH;FMTTYPE=image/png;ENCODING=BASE64;VALUE=BINARY:${'A'.repeat(2_000_000)}\r\n`;
  expect(starts(calendar(event(IN_BERLIN, attached)))).toHaveLength(1);

  for (const line of [`LOCATION${';X="y"'.repeat(800_000)}:Ort`, `LOCATION:${'x\r\n '.repeat(800_000)}`])
    expect(() => readIcal(calendar(event(IN_BERLIN, `${line}\r\n`)), NOW)).toThrow('kein Kalender');
});

test('an event that repeats is no match, however often it does', () => {
  const read = readIcal(calendar(event(IN_BERLIN, 'RRULE:FREQ=SECONDLY;UNTIL=99991231T235959Z\r\n')), NOW);

  expect(read).toMatchObject({
    fixtures: [],
    problems: [{ row: 1, text: expect.stringContaining('wiederholt sich') }],
  });
});

test('alarms and other calendars in one file do not matter', () => {
  const alarm = 'BEGIN:VALARM\r\nTRIGGER:-PT1H\r\nSUMMARY:Gleich\r\nEND:VALARM\r\n';

  expect(starts(calendar(event(IN_BERLIN, alarm)) + calendar(event('DTSTART:20270613T150000')))).toEqual([
    '2027-06-06 15:00',
    '2027-06-13 15:00',
  ]);
});

test.each(['BEGIN:VCALENDAR\r\nBEGIN:VEVENT\r\nUID:1\r\n', 'END:VCALENDAR', '', `${event(IN_BERLIN)}`])(
  '%j is no calendar',
  (text) => expect(() => readIcal(text, NOW)).toThrow('kein Kalender'),
);
