import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { CONTRACT_VERSION } from '@portal/shared-ui/section';
import { projectRoot } from '../webpack/place.ts';

const readChangelog = () => readFile(join(projectRoot, 'infra/section-kit/CHANGELOG.md'), 'utf8');

/** Versions of the kit with the contract of each, newest first. */
const entriesOf = (changelog: string) =>
  [...changelog.matchAll(/^## (\d+\.\d+\.\d+) \(contract (\d+\.\d+\.\d+)\)$/gm)].map(([, kit, contract]) => ({
    kit,
    contract,
  }));

test("the kit's changelog begins with the version of its package and of the contract, and no two entries share one", async () => {
  const { version } = JSON.parse(await readFile(join(projectRoot, 'infra/section-kit/package.json'), 'utf8')) as {
    version: string;
  };
  const entries = entriesOf(await readChangelog());

  expect(entries[0]).toEqual({ kit: version, contract: CONTRACT_VERSION });
  expect(new Set(entries.map(({ kit }) => kit)).size).toBe(entries.length);
});

test('what is published under a contract version keeps it', async () => {
  const entries = entriesOf(await readChangelog());

  // A portal has served packs of these; a later contract is a later version of the kit.
  expect(entries).toContainEqual({ kit: '1.0.0', contract: '1.4.0' });
});
