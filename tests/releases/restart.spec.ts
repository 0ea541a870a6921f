import { expect, test } from '@playwright/test';
import { startPortal } from '../kit/portal-process.ts';
import {
  builtVariant,
  forceLive,
  liveVersion,
  releaseVariant,
  returnToVersion,
  variantWithPlaceholder,
} from '../kit/section-variant.ts';

test('a restart keeps what is live, and does not bring back what was rolled back', async () => {
  test.slow();
  const first = await startPortal();
  const { version } = await releaseVariant(first, await variantWithPlaceholder('Suche vom Freitagabend'));
  const before = await liveVersion(first, 'teams');
  const later = await forceLive(first, await builtVariant('teams'));
  await returnToVersion(first, before, 'teams');
  await first.stop({ keepData: true });

  const second = await startPortal({ dataDir: first.dataDir });

  expect(await liveVersion(second)).toBe(version);
  expect(await (await fetch(`${second.url}/news`)).text()).toContain('Suche vom Freitagabend');
  expect(later.version).not.toBe(before);
  expect(await liveVersion(second, 'teams')).toBe(before);
  await second.stop();
});
