import { ConfigError, ensureFirstAdministrator, readConfig } from '@portal/api';
import { buildPortal } from './build-portal.ts';
import { fillWithDemoContent } from './demo-content.ts';
import { publishOwnSections } from './publish-own-sections.ts';

/** The portal's process: configuration → portal → content → listen → own sections → ready. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const projectRoot = process.cwd();
  let obstacle: string | undefined = 'Das Portal startet noch.';

  say('Datenbank und Server werden gestartet …');
  const app = await buildPortal(config, projectRoot, () => obstacle);
  closeOnSignal(() => app.close());
  await app.ready();
  const firstSignIn = await ensureFirstAdministrator(app.db, config);
  if (config.demo) await fillWithDemoContent(app, say);
  await app.listen({ host: config.host, port: config.port });
  await publishOwnSections(app, projectRoot, say);
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

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
