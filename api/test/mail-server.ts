import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

type MailServer = { url: string; mails: string[]; close(): Promise<void> };

/** A mail server on a free port; `mails` are what it took. It answers recipients and mails as it is told. */
export async function receiveMail(
  refuses?: (recipient: string) => string,
  answerTo: (mail: string) => string = () => '250 taken',
): Promise<MailServer> {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let mail: string | null = null;
    let rest = '';
    const say = (line: string) => void socket.write(`${line}\r\n`);
    say('220 ready');
    socket.on('data', (bytes) => {
      const lines = (rest + bytes.toString()).split('\r\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        if (mail !== null && line !== '.') mail += `${line}\n`;
        else if (mail !== null) {
          const answer = answerTo(mail);
          if (answer.startsWith('250')) mails.push(mail);
          mail = null;
          say(answer);
        } else if (line === 'DATA') {
          mail = '';
          say('354 go on');
        } else if (line === 'QUIT') socket.end('221 bye\r\n');
        else if (refuses && line.startsWith('RCPT TO:')) say(refuses(line.slice('RCPT TO:'.length)));
        else say('250 ok');
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = async () => {
    server.close();
    await once(server, 'close');
  };
  return { url: `smtp://127.0.0.1:${port}`, mails, close };
}
