import type { ApiSurface } from '@portal/api/own-surface';
import type { SectionDescriptor } from '@portal/api/contract';
import { fetchRegistry, publishSection } from '@portal/server/portal-client';
import {
  buildTiny,
  buildTinyShell,
  buildTinyUsing,
  startReleaseTarget,
  type ReleaseTarget,
} from '@portal/server/test/release-target';
import { checkAgainst } from './check-command.ts';
import { checkSection } from './check-section.ts';

const teams = (...fields: string[]): ApiSurface => {
  const properties = Object.fromEntries(fields.map((field) => [field, { type: 'string' }]));
  return { 'GET /api/teams': { answer: { type: 'array', items: { type: 'object', properties, required: fields } } } };
};

let portal: ReleaseTarget;
beforeAll(async () => {
  portal = await startReleaseTarget();
  const { folder, descriptor } = await buildTinyUsing(portal.root, 'teams', teams('slug'));
  const uses = { api: 'server/api-uses.json', shared: { '@portal/shared-ui': ['Card'], react: ['useState'] } };
  const widgets: SectionDescriptor['widgets'] = [{ name: 'live', skeleton: 'text', files: [] }];
  const candidate = { ...descriptor, version: '1.4.0', uses, widgets };
  await publishSection({ ...portal.accessTo('teams'), folder, descriptor: candidate, expected: 0 });
});
afterAll(() => portal.stop(), 60_000);

/** The findings about a shell with these names and an API with this surface. */
async function check(names: string[], surface: ApiSurface, slots?: string[]) {
  const lines: string[] = [];
  const provides = {
    contract: '1.0.0',
    shared: {},
    names: { '@portal/shared-ui': names },
    ...(slots && { slots }),
  };
  await checkAgainst({ portalUrl: portal.portalUrl, surface, provides, say: (line) => lines.push(line) });
  return lines;
}

test('a shell with other versions of what is shared than a live section asks for is refused', async () => {
  const provides = { contract: '3.0.0', shared: {}, names: {} };
  const said = checkAgainst({ portalUrl: portal.portalUrl, surface: teams('slug'), provides, say: () => undefined });

  await expect(said).rejects.toMatchObject({
    reasons: ['teams 1.4.0: Section-Vertrag ^1.0.0 wird gebraucht, hier ist 3.0.0.'],
  });
});

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

describe('a section that is only tried', () => {
  beforeAll(async () => {
    const shell = await buildTinyShell(portal.root, 'one');
    await publishSection({ ...portal.accessTo('shell'), ...shell, expected: 0 });
  });

  type Faults = Partial<Pick<SectionDescriptor, 'requires' | 'widgets' | 'origins' | 'settings'>> & {
    page?: string;
    client?: number;
    types?: string[];
    flaws?: string[];
  };
  /** The findings about a section that is new to the portal. */
  async function tryOut({ types = [], widgets = [], flaws = [], page, client, ...said }: Faults): Promise<string[]> {
    const lines: string[] = [];
    await checkSection({
      section: 'shop',
      portalUrl: portal.portalUrl,
      findTypeErrors: async () => types,
      buildSection: async (name, version) => {
        const { folder, descriptor } = await buildTiny(portal.root, name, 'one', version, page);
        const files = descriptor.files.map((file) => ({ ...file, ...(client && { brotliBytes: client }) }));
        return { folder, descriptor: { ...descriptor, files, widgets, ...said } };
      },
      inspect: async () => flaws,
      say: (line) => lines.push(line),
    });
    return lines;
  }

  test('is told whether it may go live, and nothing is sent', async () => {
    expect((await tryOut({})).at(-1)).toBe(
      `shop kann unter ${portal.portalUrl} veröffentlicht werden; gesendet wurde nichts.`,
    );
    expect((await fetchRegistry(portal.portalUrl)).sections.map(({ name }) => name)).toEqual(['teams']);
  });

  test('is refused for what it would hide, and for a widget that nothing would show', async () => {
    const widgets = (name: string) => [{ name, skeleton: 'text' as const, files: [] }];
    const nowhere = 'Das Widget „raffle“ wäre nirgends zu sehen: einen Platz dieses Namens hat das Portal nicht.';

    await expect(tryOut({ widgets: widgets('raffle') })).rejects.toMatchObject({ code: 'skew', reasons: [nowhere] });
    await expect(check(['Card'], teams('slug'), ['hero-slider'])).rejects.toMatchObject({
      reasons: ['Der Platz „live“ fehlt, gefüllt von teams 1.4.0.'],
    });
    expect(await check(['Card'], teams('slug'), ['live'])).toHaveLength(1);
  });

  test('is refused for an address or a slot of another section, for its size and for its settings', async () => {
    const widgets = [{ name: 'live', skeleton: 'text' as const, files: [] }];
    const settings = [{ name: 'price', type: 'number' as const, label: 'Preis', default: 5, maximum: 2 }];

    await expect(tryOut({ page: '/teams' })).rejects.toMatchObject({
      reasons: ['„/teams“ überschneidet sich mit „/teams“ aus teams 1.4.0.'],
    });
    await expect(tryOut({ page: '/auth' })).rejects.toMatchObject({ reasons: [expect.stringContaining('/auth')] });
    await expect(tryOut({ widgets })).rejects.toMatchObject({ reasons: [expect.stringContaining('teams 1.4.0')] });
    await expect(tryOut({ client: 200_000 })).rejects.toMatchObject({ reasons: [expect.stringContaining('KB')] });
    await expect(tryOut({ settings })).rejects.toMatchObject({ reasons: [expect.stringContaining('price')] });
  });

  test('hears which origins an administrator has to allow first, and what only the portal looks at', async () => {
    const lines = await tryOut({ origins: [{ kind: 'connect', origin: 'https://lose.example', why: 'Fragt.' }] });

    expect(lines).toContainEqual(expect.stringContaining('https://lose.example (connect)'));
    expect(lines).toContainEqual(expect.stringMatching(/^Erst das Portal prüft/));
  });

  test('is refused for its types, for the shell there, and for what a browser finds', async () => {
    await expect(tryOut({ types: ['mfe-shop/src/x.ts(1,2): error'] })).rejects.toThrow(/Typen.*mfe-shop/s);
    await expect(tryOut({ requires: { contract: '^99.0.0', shared: {} } })).rejects.toMatchObject({
      code: 'skew',
      reasons: [expect.stringMatching(/^Section-Vertrag \^99\.0\.0 wird gebraucht, hier ist /)],
    });
    await expect(tryOut({ flaws: ['/shop im Browser: Error: Abseits'] })).rejects.toThrow(/Im Browser.*Abseits/s);
  });
});
