import { ConfigError, readConfig } from '@portal/api';
import { buildPortal } from './build-portal.ts';

/** The portal's process: configuration → portal → listen → close gracefully. */
async function main(): Promise<void> {
  const config = readConfig(process.env);
  const app = await buildPortal(config, process.cwd());
  let isClosing = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      if (isClosing) return;
      isClosing = true;
      app.close().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
  await app.listen({ host: config.host, port: config.port });
}

main().catch((error: unknown) => {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exit(1);
});
