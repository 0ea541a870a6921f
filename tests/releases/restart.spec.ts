import { expect, test } from '@playwright/test';
import { startPortal } from '../kit/portal-process.ts';
import { liveVersion, releaseVariant, returnToVersion, variantWithPlaceholder } from '../kit/section-variant.ts';

const listPage = async (url: string): Promise<string> => (await fetch(`${url}/news`)).text();

test('a restart keeps what is live, and does not bring back what was rolled back', async () => {
  test.slow();
  const first = await startPortal();
  const own = await liveVersion(first);
  const { version } = await releaseVariant(first, await variantWithPlaceholder('Suche vom Freitagabend'));
  await first.stop({ keepData: true });

  const second = await startPortal({ dataDir: first.dataDir });
  expect(await liveVersion(second)).toBe(version);
  expect(await listPage(second.url)).toContain('Suche vom Freitagabend');
  await returnToVersion(second, own);
  await second.stop({ keepData: true });

  const third = await startPortal({ dataDir: first.dataDir });
  expect(await liveVersion(third)).toBe(own);
  expect(await listPage(third.url)).not.toContain('Suche vom Freitagabend');
  await third.stop();
});
