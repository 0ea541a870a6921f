import { adminDesk } from '../../../test/editor-desk.ts';
import { tellMaintainers } from './maintainer-news.ts';

const desk = adminDesk();
const trial = { section: 'news', version: '1.1.0', live: '1.0.0' };
const reason = 'passt nicht mehr zu dem, was live ist: Foo fehlt';
const advice = 'Bitte anpassen und neu auf Probe stellen.';

test.each([
  [
    { ...trial, what: 'replaced', reason: 'an seiner Stelle läuft 1.2.0 (Anna)' },
    ['Der Probelauf von news 1.1.0 ist zu Ende; an seiner Stelle läuft 1.2.0 (Anna).'],
  ],
  [
    { ...trial, what: 'canary', reason: 'nach 7 Tagen nicht entschieden' },
    ['Der Probelauf von news 1.1.0 ist zu Ende; alle sehen wieder 1.0.0.', 'nach 7 Tagen nicht entschieden'],
  ],
  [
    { ...trial, what: 'canary', live: null, reason, isMisfit: true },
    ['Der Probelauf von news 1.1.0 ist zu Ende.', reason, advice],
  ],
  [{ ...trial, what: 'preview', reason, isMisfit: true }, ['Die Vorschau von news 1.1.0 ist zu Ende.', reason, advice]],
] as const)('the mail about %j says each sentence once, and what to do', async (news, expected) => {
  const { db, log } = desk.app;
  const mails: string[][] = [];
  const config = { ...desk.config, smtpUrl: 'smtp://mail.example' };
  const sendMail = async ({ text }: { text: string }) => {
    mails.push(text.split('\n').filter((line) => line && !line.startsWith('Zahlen und Fehler')));
    return 'sent' as const;
  };

  await tellMaintainers({ config, db, log, sendMail }, news);

  expect(mails).toEqual([expected]);
});
