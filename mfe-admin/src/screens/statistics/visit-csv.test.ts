import { visitCsv } from './visit-csv.ts';

test('each figure is a row that a spreadsheet reads and does not run', () => {
  const csv = visitCsv({
    from: '2026-11-20',
    to: '2026-11-20',
    total: 3,
    days: [{ day: '2026-11-20', count: 3 }],
    paths: [{ path: '/news/derby', title: 'Derby', count: 3 }],
    referrers: [{ host: '=cmd("x")', count: 1 }],
    devices: [{ device: 'phone', count: 3 }],
  });

  expect(csv.split('\r\n')).toEqual([
    '"Was";"Welche";"Aufrufe"',
    '"Tag";"2026-11-20";"3"',
    '"Seite";"/news/derby";"3"',
    `"Herkunft";"'=cmd(""x"")";"1"`,
    '"Gerät";"phone";"3"',
  ]);
});
