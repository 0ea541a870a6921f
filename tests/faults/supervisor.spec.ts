import { readFile } from 'node:fs/promises';
import { expect, test as base } from '@playwright/test';
import { IS_LONG, LONG_FORM_ONLY } from '../kit/long-form.ts';
import { startPortal, type PortalProcess } from '../kit/portal-process.ts';

/** A portal as `npm start` runs it. */
const test = base.extend<{ supervised: PortalProcess }>({
  supervised: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its first parameter
    async ({}, provide) => {
      const supervised = await startPortal({ isSupervised: true });
      await provide(supervised);
      await supervised.stop();
    },
    { timeout: 120_000 },
  ],
});

/** The portal that runs below; undefined between two runs. */
async function portalOf({ pid }: PortalProcess): Promise<number | undefined> {
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  return Number(children.split(' ')[0]) || undefined;
}

/** Ends the portal as the system does that has no memory left; resolves when it is gone. */
async function killPortal(supervised: PortalProcess): Promise<void> {
  await expect.poll(() => portalOf(supervised), { timeout: 30_000 }).toBeDefined();
  const killed = await portalOf(supervised);
  process.kill(killed ?? 0, 'SIGKILL');
  await expect.poll(() => portalOf(supervised), { timeout: 30_000 }).not.toBe(killed);
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

const answers = async ({ url }: PortalProcess) => (await fetch(`${url}/news`).catch(() => undefined))?.ok ?? false;

test('a portal that was killed answers again by itself, and ends with what started it', async ({ supervised }) => {
  test.setTimeout(180_000);
  expect(await answers(supervised)).toBe(true);

  const began = Date.now();
  await killPortal(supervised);
  await expect.poll(() => answers(supervised), { timeout: 60_000, intervals: [100] }).toBe(true);
  console.log(`answers again ${Date.now() - began} ms after it was killed`);

  expect(supervised.log()).toContain('Das Portal ist unerwartet geendet (SIGKILL) und wird neu gestartet.');
  const successor = await portalOf(supervised);
  await supervised.stop({ keepData: true });
  expect(successor && isAlive(successor)).toBe(false);
  expect(await answers(supervised)).toBe(false);
});

// In the short form infra/server/src/portal/keep-running.test.ts has this.
test.describe(() => {
  test.skip(!IS_LONG, LONG_FORM_ONLY);
  test('a portal that is killed again and again answers again each time', async ({ supervised }) => {
    test.setTimeout(600_000);
    for (let kills = 0; kills < 6; kills += 1) {
      await killPortal(supervised);
      await expect.poll(() => answers(supervised), { timeout: 90_000, intervals: [100] }).toBe(true);
    }

    expect(supervised.log().match(/unerwartet geendet \(SIGKILL\)/g)).toHaveLength(6);
  });
});
