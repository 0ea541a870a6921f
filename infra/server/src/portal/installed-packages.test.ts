import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hasInstalledPackages } from '../../installed-packages.mjs';

const OWN = { os: [process.platform], cpu: [process.arch] };
const LOCKED = {
  '': { name: 'portal' },
  api: { version: '1.0.0' },
  'node_modules/@portal/api': { resolved: 'api', link: true },
  'node_modules/react': { version: '19.2.9' },
  'api/node_modules/react': { version: '18.0.0' },
  'node_modules/binary-here': { version: '1.2.0', optional: true, ...OWN },
  'node_modules/binary-elsewhere': { version: '1.2.0', optional: true, os: ['plan9'], cpu: ['vax'] },
};
const INSTALLED = {
  'node_modules/react': { version: '19.2.9' },
  'api/node_modules/react': { version: '18.0.0' },
  'node_modules/binary-here': { version: '1.2.0' },
};

async function isInstalled(packages: object): Promise<boolean> {
  const root = await mkdtemp(join(tmpdir(), 'portal-packages-'));
  await mkdir(join(root, 'node_modules'));
  await writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages: LOCKED }));
  await writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));
  const answer = hasInstalledPackages(root);
  await rm(root, { recursive: true });
  return answer;
}

test('what npm ci has installed is enough, without the packages of other systems', async () => {
  expect(await isInstalled(INSTALLED)).toBe(true);
});

test.each([
  ['nothing', {}],
  ['another version', { ...INSTALLED, 'node_modules/react': { version: '19.2.8' } }],
  ['no package of a workspace', { ...INSTALLED, 'api/node_modules/react': undefined }],
  ['no binary of this system', { ...INSTALLED, 'node_modules/binary-here': undefined }],
])('with %s something is missing', async (_, packages) => {
  expect(await isInstalled(packages)).toBe(false);
});

test('without a list of what is installed everything is missing', () => {
  expect(hasInstalledPackages(join(tmpdir(), 'nowhere'))).toBe(false);
});
