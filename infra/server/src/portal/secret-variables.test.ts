import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConfig } from '@portal/api';
import { removeSecrets } from '../../secret-variables.mjs';

/** Variables that every process the portal starts may see; all others count as secrets. */
const OPEN = [
  'ADMIN_EMAIL',
  'ADMISSION_BROWSER',
  'ALLOW_SKEW',
  'CHROMIUM_PATH',
  'DATA_DIR',
  'DEMO',
  'DEV_PORT',
  'HOST',
  'LOG_LEVEL',
  'MAIL_FROM',
  'METRICS_PORT',
  'PICTURES_AHEAD',
  'PORT',
  'PORTAL_URL',
  'PORTAL_WORKERS',
  'PUBLIC_URL',
  'RELEASED_BY',
  'RELEASES_MB',
  'RENDER_TIMEOUT_MS',
  'S3_BUCKET',
  'S3_ENDPOINT',
  'S3_PREFIX',
  'S3_REGION',
  'SERVICE_WORKER',
  'TRUST_PROXY',
];

const root = join(import.meta.dirname, '../../../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** Every variable that the configuration or a command for portals reads. */
async function knownVariables(): Promise<string[]> {
  const DATA_DIR = await mkdtemp(join(tmpdir(), 'portal-secrets-'));
  const names = new Set<string>();
  const env: NodeJS.ProcessEnv = { DATA_DIR };
  const noting: ProxyHandler<NodeJS.ProcessEnv> = {
    get(target, name) {
      names.add(String(name));
      return target[String(name)];
    },
  };
  readConfig(new Proxy(env, noting));
  await rm(DATA_DIR, { recursive: true });
  const commands = ['release-access.ts', 'signing-key.ts', 'portal-client.ts']
    .map((file) => `infra/server/src/client/${file}`)
    .concat('infra/server/src/backup/cli.ts', 'infra/server/src/browser-gate/installed-chromium.ts')
    .flatMap((file) => [...read(file).matchAll(/process\.env\['([A-Z0-9_]+)'\]/g)]);
  const [, chapter = ''] = read('README.md').split('\n## Configuration\n');
  const [settings = ''] = chapter.split('For tests:');
  const documented = settings.matchAll(/`([A-Z][A-Z0-9_]{3,})`/g);
  for (const [, name = ''] of [...commands, ...documented]) names.add(name);
  return [...names].toSorted();
}

test('everything the portal is told stays in the environment only if it is known to be open', async () => {
  const known = await knownVariables();
  const env = Object.fromEntries([...known, 'PATH'].map((name) => [name, 'x']));

  removeSecrets(env);

  expect(known).toEqual(expect.arrayContaining([...OPEN, 'SIGNING_KEY', 'SESSION_SECRET', 'S3_SECRET_ACCESS_KEY']));
  expect(Object.keys(env).toSorted()).toEqual([...OPEN, 'PATH'].toSorted());
});
