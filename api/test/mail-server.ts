import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

type MailServer = { url: string; mails: string[]; close(): Promise<void> };

/** A mail server on a free port; `mails` are what it was given. It takes everything but recipients it `refuses` so. */
export async function receiveMail(refuses?: (recipient: string) => string): Promise<MailServer> {
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
          mails.push(mail);
          mail = null;
          say('250 taken');
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
