import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { EditableSettings } from '@portal/api/contract';
import { signIn } from '../kit/editor.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { expect, test as base, type Portal } from '../kit/journey-test.ts';
import { startPortal } from '../kit/portal-process.ts';

/** A weather service that takes every question and answers none. */
type Service = { server: Server; asked: number };

const test = base.extend<object, { service: Service; portal: Portal }>({
  service: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the fixtures a fixture needs from its first parameter
    async ({}, provide) => {
      const service: Service = { server: createServer(() => void (service.asked += 1)), asked: 0 };
      await new Promise<void>((resolve) => service.server.listen(0, '127.0.0.1', resolve));
      await provide(service);
      service.server.closeAllConnections();
      service.server.close();
    },
    { scope: 'worker' },
  ],
  portal: [
    async ({ service }, provide) => {
      const { port } = service.server.address() as AddressInfo;
      const portal = await startPortal({ env: { WEATHER_URL: `http://127.0.0.1:${port}/v1/forecast` } });
      await placeClub(portal);
      await provide(portal);
      await portal.stop();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('while the weather service hangs, pages come and work as ever, and the header says nothing of the weather', async ({
  page,
  portal,
  service,
  complaints,
}) => {
  const weather = page.waitForResponse('**/api/weather');
  await openHydrated(page, '/news');
  expect(await (await fetch(portal.url)).text()).toContain('aria-label="Hauptnavigation"');
  expect((await weather).status()).toBe(204);

  expect(service.asked).toBe(1);
  await expect(page.getByRole('banner')).not.toContainText('°');
  expect(complaints.filter((line) => line.includes('weather'))).toEqual([]);
});

/** Gives the club a place: without one nobody asks for its weather. */
async function placeClub({ url }: Portal): Promise<void> {
  const editor = await signIn(url);
  const known = (await (await editor.call('GET', '/api/admin/settings')).json()) as EditableSettings;
  const { updatedAt: _, ...settings } = known;
  const answer = await editor.call('PUT', '/api/settings', { ...settings, latitude: 49.7, longitude: 8.2 });
  if (!answer.ok) throw new Error(`Settings: ${answer.status} ${await answer.text()}`);
}
