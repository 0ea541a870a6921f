import { ConfigError, ensureFirstAdministrator, readConfig } from '@portal/api';
import { buildPortal } from './build-portal.ts';
import type { Development } from './development.ts';
import { fillWithDemoContent } from './demo-content.ts';
import { publishOwnSections } from './publish-own-sections.ts';

/** The portal's process: configuration → portal → content → listen → own sections → ready. Ends it with what failed. */
export async function runPortal(development?: Development): Promise<void> {
  await start(development).catch((error: unknown) => {
    console.error(error instanceof ConfigError ? error.message : (portInUse(error) ?? error));
    process.exit(1);
  });
}

async function start(development?: Development): Promise<void> {
  const config = readConfig(process.env);
  const projectRoot = process.cwd();
  let obstacle: string | undefined = 'Das Portal startet noch.';

  say('Datenbank und Server werden gestartet …');
  const app = await buildPortal(config, projectRoot, () => obstacle, development);
  closeOnSignal(() => app.close());
  await app.ready();
  const firstSignIn = await ensureFirstAdministrator(app.db, config);
  if (config.demo) await fillWithDemoContent(app, say);
  await app.listen({ host: config.host, port: config.port });
  await publishOwnSections(app, projectRoot, say, development?.sections);
  obstacle = undefined;

  if (firstSignIn) say(firstSignIn);
  say(`Das Portal läuft: ${app.listeningOrigin}`);
}

/** `disconnect`: whoever started this process is gone. */
function closeOnSignal(close: () => Promise<unknown>): void {
  let isClosing = false;
  for (const event of ['SIGINT', 'SIGTERM', 'disconnect'] as const) {
    process.on(event, () => {
      if (isClosing) return;
      isClosing = true;
      close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}

function say(line: string): void {
  console.log(line);
}

function portInUse(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || error.code !== 'EADDRINUSE') return undefined;
  const port = 'port' in error ? String(error.port) : '';
  return `Port ${port} ist schon belegt. Beenden Sie das andere Programm, oder wählen Sie einen anderen Port mit der Umgebungsvariablen PORT.`;
}
