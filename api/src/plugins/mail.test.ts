import { createTestApp } from '../../test/app.ts';
import { receiveMail } from '../../test/mail-server.ts';

test('why a mail was refused is in the log, for whom and what it said is not', async () => {
  const server = await receiveMail((recipient) => `550 5.1.1 ${recipient}: no such user, ask max.mustermann`);
  const written: string[] = [];
  const api = await createTestApp(
    { smtpUrl: server.url, mailFrom: 'verein@example.org', logLevel: 'info' },
    { log: { write: (line) => void written.push(line) } },
  );

  const outcome = await api.app.sendMail({
    to: 'max.mustermann@verein.example',
    subject: 'Einladung',
    text: 'Geheimer Link',
  });
  await api.close();
  await server.close();

  expect(outcome).toBe('failed');
  const line = written.find((each) => each.includes('mail not sent')) ?? '{}';
  expect(JSON.parse(line)).toMatchObject({ level: 40, code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
  expect(written.join('')).not.toMatch(/mustermann|Einladung|Geheimer/);
});
