import type { ApiSurface } from '@portal/api/own-surface';
import { publishSection } from '@portal/server/portal-client';
import { buildTinyUsing, startReleaseTarget, type ReleaseTarget } from '@portal/server/test/release-target';
import { checkAgainst } from './check-command.ts';

const teams = (...fields: string[]): ApiSurface => {
  const properties = Object.fromEntries(fields.map((field) => [field, { type: 'string' }]));
  return { 'GET /api/teams': { answer: { type: 'array', items: { type: 'object', properties, required: fields } } } };
};

let portal: ReleaseTarget;
beforeAll(async () => {
  portal = await startReleaseTarget();
  const { folder, descriptor } = await buildTinyUsing(portal.root, 'teams', teams('slug'));
  const uses = { api: 'server/api-uses.json', shared: { '@portal/shared-ui': ['Card'], react: ['useState'] } };
  const candidate = { ...descriptor, version: '1.4.0', uses };
  await publishSection({ ...portal.accessTo('teams'), folder, descriptor: candidate, expected: 0 });
}, 60_000);
afterAll(() => portal.stop(), 60_000);

/** What is said of a shell with these names and an API with this surface. */
async function check(names: string[], surface: ApiSurface) {
  const lines: string[] = [];
  const provides = { contract: '1.0.0', shared: {}, names: { '@portal/shared-ui': names } };
  await checkAgainst({ portalUrl: portal.portalUrl, surface, provides, say: (line) => lines.push(line) });
  return lines;
}

test('a shell and an API that have what is live there needs fit it', async () => {
  expect(await check(['Badge', 'Card'], teams('slug', 'name'))).toEqual([
    `Rahmen und Schnittstelle passen zu dem, was unter ${portal.portalUrl} live ist.`,
  ]);
});

test('what is missing is named with who needs it', async () => {
  await expect(check(['Badge'], teams('name'))).rejects.toMatchObject({
    code: 'skew',
    reasons: ['Card fehlt, gebraucht von teams 1.4.0.', '/api/teams: Feld slug fehlt (gebraucht von teams 1.4.0)'],
  });
});
