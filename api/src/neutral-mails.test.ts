import { MESSAGE, contactForm } from '../test/contact-form.ts';
import { demoFiles } from '../test/demo-content.ts';
import { demoWordsIn } from '../test/demo-words.ts';
import { receiveMail } from '../test/mail-server.ts';
import { createAccount } from '../test/sign-in.ts';
import { waitUntil } from '../test/wait-until.ts';
import type { EditableSettings } from './contract/index.ts';
import { tellMaintainers } from './releases/health/maintainer-news.ts';

let server: Awaited<ReturnType<typeof receiveMail>>;
const config = { smtpUrl: '', mailFrom: 'post@tus.example', publicUrl: 'https://tus.example' };
beforeAll(async () => {
  server = await receiveMail();
  config.smtpUrl = server.url;
});
const form = contactForm(config);
afterAll(() => server.close());

/** A mail as it is read, without the encodings of headers and bodies (RFC 2045, RFC 2047). */
function readable(mail: string): string {
  const [head = '', ...paragraphs] = mail.split('\n\n');
  const body = paragraphs.join('\n\n');
  const words = head.replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=\s*/gi, (_word, kind: string, coded: string) =>
    decode(coded.replaceAll('_', ' '), kind.toLowerCase() === 'b'),
  );
  return `${words}\n\n${decode(body, /^Content-Transfer-Encoding: base64$/im.test(head))}`;
}

function decode(text: string, isBase64: boolean): string {
  if (isBase64) return Buffer.from(text, 'base64').toString();
  const bytes = text
    .replaceAll(/=\r?\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/gi, (_byte, code: string) => String.fromCodePoint(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString();
}

test('no mail of a club names the club of the demo content', async () => {
  const { desk } = form;
  const { updatedAt: _, ...settings } = (await desk.send('GET', '/api/admin/settings')).json<EditableSettings>();
  const facts = { name: 'TuS Musterstadt 1921 e. V.', shortName: 'TuS Musterstadt', email: 'post@tus.example' };
  await desk.send('PUT', '/api/settings', { ...settings, ...facts, contactMail: { withText: true, recipients: [] } });
  const forgetful = await createAccount(desk.app, 'editor');

  const guest = await desk.send('POST', '/api/users', { email: 'gast@tus.example', name: 'Gast', role: 'editor' });
  await desk.send('POST', `/api/users/${guest.json<{ id: string }>().id}/link`);
  await desk.app.inject({ method: 'POST', url: '/api/auth/forgotten', payload: { email: forgetful.email } });
  await form.send({ receipt: true });
  await tellMaintainers(desk.app, {
    what: 'release',
    section: 'news',
    version: '1.1.0',
    live: '1.0.0',
    reason: 'Fehler',
  });
  await tellMaintainers(desk.app, {
    what: 'canary',
    section: 'news',
    version: '1.1.0',
    live: '1.0.0',
    reason: 'Fehler',
  });
  const recipients = () => server.mails.map((mail) => /^To: (.*)$/m.exec(mail)?.[1] ?? '');
  const expected = [facts.email, MESSAGE.email, forgetful.email, 'gast@tus.example'];
  await waitUntil(() => expected.every((address) => recipients().includes(address)));
  await waitUntil(async () => (await desk.app.db('outgoing_mails')).length === 0);

  const mails = server.mails.map(readable);
  expect(mails).toHaveLength(7);
  expect(mails.filter((mail) => mail.includes('TuS Musterstadt 1921'))).toHaveLength(4);
  expect(mails.flatMap(demoWordsIn)).toEqual([]);
});

test('a mail of that club would be noticed', () => {
  const { shortName = '', town = '', email = '' } = demoFiles.settings;

  expect(demoWordsIn(`Einladung: ${shortName}`)).toEqual(shortName.split(' '));
  expect(demoWordsIn(`Bis bald in ${town}! ${email}`)).toEqual([town, email.split('@')[1]]);
});
