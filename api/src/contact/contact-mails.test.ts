import { contactForm, MESSAGE } from '../../test/contact-form.ts';
import { receiveMail } from '../../test/mail-server.ts';
import { waitUntil } from '../../test/wait-until.ts';
import type { ContactMail, ContactToken, EditableSettings, Overview } from '../contract/index.ts';

// One that answers, and one that is put in its place.
let server: Awaited<ReturnType<typeof receiveMail>>;
let refuses: (recipient: string) => string = () => '250 ok';
let takes: (mail: string) => string = () => '250 taken';
const config = { smtpUrl: 'smtp://127.0.0.1:9', mailFrom: 'verein@example.org', publicUrl: 'https://verein.example' };
beforeAll(async () => {
  server = await receiveMail(
    (recipient) => refuses(recipient),
    (mail) => takes(mail),
  );
  config.smtpUrl = server.url;
});
const form = contactForm(config);
afterEach(() => {
  server.mails.length = 0;
  refuses = () => '250 ok';
  takes = () => '250 taken';
});
afterAll(() => server.close());

/** Encoded words are for other letters than these. */
const readable = (mail = '') => mail.replaceAll(/=\r?\n/g, '').replaceAll('=3D', '=');
async function mails(count: number): Promise<string[]> {
  await waitUntil(() => server.mails.length >= count);
  return server.mails.map(readable);
}
async function set(contactMail: ContactMail, email = 'verein@verein.example'): Promise<void> {
  const { updatedAt: _, ...settings } = (await form.desk.send('GET', '/api/admin/settings')).json<EditableSettings>();
  const payload = { ...settings, email, contactMail };
  expect((await form.desk.send('PUT', '/api/settings', payload)).json()).toMatchObject({ contactMail });
}
const undelivered = async () => (await form.desk.send('GET', '/api/admin/overview')).json<Overview>().undeliveredMails;
const waiting = () => form.app.db('outgoing_mails');
const recipients = [
  { subject: 'training', email: 'jugend@verein.example' },
  { subject: 'PROBE', email: 'trainer@verein.example' },
  { subject: 'Sponsoring', email: 'kasse@verein.example' },
];

test('a message is mailed to those who are named for its subject, without its text and its sender', async () => {
  await set({ withText: false, recipients: [...recipients, { subject: 'Training', email: 'platz@verein.example' }] });
  const { subjects } = await form.desk.read<ContactToken>('/api/contact/token');
  expect(subjects).toEqual(['training', 'PROBE', 'Sponsoring']);

  await set({ withText: false, recipients });
  expect((await form.send()).statusCode).toBe(202);

  const sent = await mails(2);

  expect(sent.map((mail) => /^To: (.*)$/m.exec(mail)?.[1] ?? '').toSorted()).toEqual([
    'jugend@verein.example',
    'trainer@verein.example',
  ]);
  const [newest] = await form.messages();
  expect(sent[0]).toContain('Betreff: Probetraining');
  expect(sent[0]).toContain(`https://verein.example/admin/nachrichten/${newest?.id}`);
  expect(sent.join('')).not.toMatch(/Eine Mutter|familie\.example|unser Kind/);
  await waitUntil(async () => (await waiting()).length === 0);
});

test('other subjects reach the club, with the text where that is chosen, and an answer goes to the sender', async () => {
  await set({ withText: true, recipients });
  await form.send({ subject: 'Schal verloren' });

  const [mail = ''] = await mails(1);

  expect(mail).toContain('To: verein@verein.example');
  expect(mail).toContain(`Reply-To: ${MESSAGE.email}`);
  expect(mail).toContain('ab wann darf unser Kind mitspielen?');
});

test('a club without an address has it sent to whoever may read messages', async () => {
  await set({ withText: false, recipients: [] }, '');
  await form.send();

  expect((await mails(1))[0]).toMatch(/^To: admin-/m);
});

test('the same form sent twice is mailed once, spam and what is gone not at all', async () => {
  await set({ withText: false, recipients: [] });
  const token = form.formToken();
  await form.send({ token });
  await form.send({ token });
  await form.send({ website: 'https://spam.example' });

  expect(await mails(1)).toHaveLength(1);
  await waitUntil(async () => (await waiting()).length === 0);
});

test('the receipt is confirmed without a word that was typed, once a day for an address', async () => {
  await set({ withText: true, recipients: [] });
  const wish = { receipt: true, name: 'Kauf jetzt', subject: 'Billige Pillen', email: 'opfer@familie.example' };
  await form.send(wish);
  await form.send({ ...wish, message: 'Noch viel billigere Pillen!', email: 'OPFER@familie.example' });

  const receipts = (await mails(3)).filter((mail) => /^To: opfer/im.test(mail));

  expect(receipts).toHaveLength(1);
  expect(receipts[0]).toContain('Nachricht angekommen');
  expect(receipts[0]).not.toMatch(/Kauf jetzt|Pillen|unser Kind/);
});

test('no other spelling of an address gets another receipt, or a word of the sender into its head', async () => {
  await set({ withText: true, recipients: [] });
  const asked: string[] = [];
  refuses = (recipient) => {
    asked.push(recipient);
    return '250 ok';
  };
  const spellings = ['Pillen:opfer@familie.example', 'opfer@familie.example(Pillen)', '(Pillen)opfer@familie.example'];
  const domains = ['opfer@\uff46amilie.example', 'opfer@fami\u200blie.example', 'opfer@xn--fmilie-bua.example'];
  for (const email of ['opfer@familie.example', ...spellings, ...domains])
    expect((await form.send({ receipt: true, email })).statusCode).toBe(202);
  await waitUntil(async () => (await waiting()).length === 0);

  const toVictim = asked.filter((recipient) => /\bopfer@(?:familie|xn--fmilie-bua)\.example>?$/.test(recipient));
  expect(toVictim).toHaveLength(1);
  expect(server.mails.map((mail) => /^(?:To|Reply-To): .*$/gm.exec(mail)?.[0]).join('\n')).not.toMatch(
    /Pillen <|Pillen:opfer@[^"]*;/,
  );
});

test('where the club has chosen it, the confirmation is a true copy of what was sent, as often as one without', async () => {
  await set({ withText: false, recipients: [], copies: true });
  const { offersCopy } = await form.desk.read<ContactToken>('/api/contact/token');
  expect(offersCopy).toBe(true);
  await form.send({ receipt: true, message: 'Erste Zeile\n<b>Zweite</b> Zeile' });
  await form.send({ receipt: true, message: 'Noch eine am selben Tag' });
  await form.send({ message: 'Ohne den Wunsch', email: 'vater@familie.example' });

  const copies = (await mails(4)).filter((mail) => /^To: (mutter|vater)/m.test(mail));

  expect(copies).toHaveLength(1);
  expect(copies[0]).toContain('Content-Type: text/plain');
  expect(copies[0]?.replaceAll('\r\n', '\n')).toContain(
    `Name: ${MESSAGE.name}\nE-Mail: ${MESSAGE.email}\nBetreff: ${MESSAGE.subject}\n\nErste Zeile\n<b>Zweite</b> Zeile\n`,
  );
});

test('a copy that is sent late holds no message that is gone or is known as spam by then', async () => {
  await set({ withText: false, recipients: [], copies: true });
  refuses = () => '451 4.3.0 later';
  await form.send({ receipt: true, subject: 'Billige Pillen' });
  await waitUntil(async () => (await waiting().whereNotNull('failed_at')).length === 2);
  await form.send({ receipt: true, subject: 'Billige Pillen', email: 'opfer@familie.example' });
  await waitUntil(async () => (await waiting().whereNotNull('failed_at')).length === 4);
  const [newest, first] = await form.messages();
  await form.edit('DELETE', newest?.id ?? '');
  await form.edit('PATCH', first?.id ?? '', { status: 'spam', version: first?.version });

  refuses = () => '250 ok';
  await waiting().update({ due_at: new Date() });
  await form.send({ subject: 'Noch etwas' });

  const late = (await mails(3)).filter((mail) => mail.includes('familie.example'));
  expect(late).toHaveLength(2);
  expect(late.join('')).not.toContain('Pillen');
});

test('a mail server that is away loses nothing: administrators learn of it, and it is sent later', async () => {
  await set({ withText: true, recipients: [] });
  refuses = () => '451 4.3.0 later';
  expect((await form.send()).statusCode).toBe(202);
  await waitUntil(async () => (await undelivered()) === 1);
  expect(JSON.stringify(await waiting())).not.toMatch(/verein\.example|Probetraining/);

  refuses = () => '250 ok';
  await waiting().update({ due_at: new Date() });
  await form.send({ subject: 'Noch etwas' });

  expect(await mails(2)).toHaveLength(2);
  await waitUntil(async () => (await undelivered()) === 0);
});

test('an address that is refused for good is not tried again: the club learns of it, strangers leave no trace', async () => {
  await set({ withText: false, recipients: [] });
  refuses = () => '550 5.1.1 no such user';
  await form.send({ receipt: true });

  await waitUntil(async () => (await waiting()).length === 1 && (await undelivered()) === 1);
  expect(await waiting()).toMatchObject([{ kind: 'message', attempts: 1 }]);
  expect(server.mails).toEqual([]);
});

test('what the mail server does not take of strangers, addresses or words, keeps no other mail waiting', async () => {
  await set({ withText: true, recipients: [] });
  refuses = (recipient) => (recipient.includes('nirgends') ? '450 4.1.2 domain not found' : '250 ok');
  takes = (mail) => (mail.includes('Pillen') ? '554 5.7.1 spam' : '250 taken');
  await form.send({ receipt: true, email: 'a@nirgends.example' });
  await form.send({ subject: 'Billige Pillen' });
  await waitUntil(async () => (await waiting().whereNotNull('failed_at')).length === 2 && server.mails.length === 1);

  await waiting().update({ due_at: new Date(0) });
  await form.send({ subject: 'Noch etwas' });

  expect((await mails(2))[1]).toContain('Noch etwas');
  expect((await waiting()).map(({ kind }: { kind: string }) => kind).toSorted()).toEqual(['message', 'receipt']);
});
