import { developWith } from '@portal/tools/develop-with';
import { isFree, portFrom } from '@portal/tools/ports';
import { remote } from '@portal/tools/remote';

/** The portal's port unless PORT is set. */
const PORT = 3000;
/** How far the development server's port is from that one. */
const DISTANCE = 100;

/** Shows a deployed portal on this machine with the section from its sources here, until the process is ended. */
export async function develop(name: string, portalUrl: string, say: (line: string) => void): Promise<void> {
  const address = { host: '127.0.0.1', port: portFrom(process.env, 'PORT', PORT) };
  if (!(await isFree(address.host, address.port)))
    throw new Error(
      `Port ${address.port} ist schon belegt. Einen anderen wählt PORT, etwa: PORT=${address.port + 1} npx section-kit dev`,
    );
  say(`${name} wird gebaut, alles andere kommt von ${portalUrl} …`);
  const configs = remote(name)('development');
  const stop = await developWith({ name, configs, portalUrl, address, firstPort: address.port + DISTANCE, say });
  say(`Das Portal mit dem Modul von hier: http://${address.host}:${address.port}`);
  say('Jede gespeicherte Änderung lädt offene Seiten neu. Ende: Strg+C');
  await new Promise<void>((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, resolve);
  });
  await stop();
}
