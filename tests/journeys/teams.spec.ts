import type { EditableSettings, FootballData } from '@portal/api/contract';
import type { Editor } from '../kit/editor.ts';
import { expect, ownPortalTest } from '../kit/journey-test.ts';
import { openHydrated } from '../kit/hydrated-page.ts';
import { standInForProviders, TOLD_HEIGHT } from '../kit/provider-stand-ins.ts';
import { overflowFaults, smallTargets } from '../kit/screen-faults.ts';

const test = ownPortalTest();

/** Nine teams of three departments; none of them has a number in its name. */
const departments = {
  Fußball: ['Herren', 'Herren II', 'Frauen', 'C-Jugend', 'U12'],
  Handball: ['Handball Damen', 'Handball mixed', 'Handball Minis'],
  Schach: ['Schach Oberliga Rheinland-Pfalz/Saar'],
};
const squad = [{ number: 7, position: 'Angriff', name: 'Kim Beispiel' }];

test('a club with nine teams in three departments leads to all of them, and to none it does not have', async ({
  page,
  request,
  editor,
  complaints,
}) => {
  for (const [name, teams] of Object.entries(departments)) {
    const departmentId = await editor.create('departments', { name });
    for (const team of teams) await editor.create('teams', { name: team, departmentId, squad });
  }

  await page.setViewportSize({ width: 1280, height: 800 });
  await openHydrated(page, '/');
  const navigation = page.getByRole('navigation', { name: 'Hauptnavigation' });
  await navigation.getByRole('button', { name: 'Mannschaften' }).click();
  await expect(navigation.getByRole('listitem').filter({ hasText: 'Mannschaften' }).getByRole('link')).toHaveText([
    'Herren',
    'Herren II',
    'Frauen',
    'Handball Damen',
    'Alle Mannschaften',
    'Trainingszeiten',
  ]);
  expect(await overflowFaults(page)).toEqual([]);
  await expect(page.getByRole('contentinfo').getByText('A-Jugend')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Live' })).toHaveCount(0);

  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menü öffnen' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menü' });
  await drawer.getByRole('button', { name: 'Mannschaften' }).click();
  await drawer.getByRole('link', { name: 'Alle Mannschaften' }).click();
  await expect(page).toHaveURL('/mannschaften');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 2 })).toHaveText(Object.keys(departments));
  await expect(main.getByRole('link')).toHaveText(Object.values(departments).flat());
  expect([...(await overflowFaults(page)), ...(await smallTargets(page))]).toEqual([]);

  await main.getByRole('link', { name: 'C-Jugend' }).click();
  await expect(page).toHaveURL('/mannschaften/c-jugend');
  await expect(page.getByRole('heading', { level: 1, name: 'C-Jugend' })).toBeVisible();
  await expect(page.getByText('Beispiel')).toHaveCount(0);
  // Each visit prefetches only pages that exist.
  expect(complaints).toEqual([]);

  const statuses = Object.entries({ '/mannschaft': 404, '/2-mannschaft': 404, '/mannschaften/frauen': 200 });
  for (const [path, status] of statuses) expect((await request.get(path)).status(), path).toBe(status);
  const listed = await (await request.get('/sitemap.xml')).text();
  expect(listed).toContain('/mannschaften/handball-minis<');
  expect(listed).not.toContain('/mannschaft<');
});

test('a team that got another address is found at its former one', async ({ request, editor }) => {
  const id = await editor.create('teams', { name: '1. Mannschaft' });
  expect((await request.get('/mannschaft')).status()).toBe(200);

  await editor.call('PATCH', `/api/teams/${id}`, { slug: 'erste' });

  const answer = await request.get('/mannschaft', { maxRedirects: 0 });
  expect([answer.status(), answer.headers()['location']]).toEqual([301, '/mannschaften/erste']);
  expect((await request.get('/mannschaften/erste')).status()).toBe(200);
});

/** A widget of fussball.de. */
const ID = '3f2a1b6c-0d4e-4f5a-8b9c-0d1e2f3a4b5c';

/** The browser's complaints about a page that violates its policy. */
const breaches = (complaints: readonly string[]) =>
  complaints.filter((said) => said.includes('Content Security Policy'));

/** Gives the club a team, and a provider that has its table and ticker. */
async function provide(editor: Editor, team: string, given: Pick<FootballData, 'kind' | 'name' | 'clubUrl'>) {
  const slug = team.toLowerCase().replace(' ', '-');
  await editor.create('teams', { name: team, slug });
  const none = { widgetId: null, url: null };
  const tabs = {
    table: { ...none, widgetId: ID },
    matches: none,
    squad: none,
    stats: none,
    liveticker: { ...none, widgetId: 'Zwei' },
  };
  const { updatedAt: _, ...settings } = (await (
    await editor.call('GET', '/api/admin/settings')
  ).json()) as EditableSettings;
  const footballData = {
    ...given,
    scriptUrl: null,
    loadAtOnce: false,
    teams: [{ team: slug, url: given.clubUrl, frameUrl: null, tabs }],
  };
  const saved = await editor.call('PUT', '/api/settings', { ...settings, footballData });
  expect(saved.status, await saved.text()).toBe(200);
}

test('fussball.de appears in its frame once it is allowed, for visitors from another page as well, and goes with the page', async ({
  page,
  portal,
  editor,
  complaints,
}) => {
  await provide(editor, 'Alte Herren', {
    kind: 'fussball.de',
    name: 'fussball.de',
    clubUrl: 'https://www.fussball.de/',
  });
  const asked = await standInForProviders(page, portal.url);
  const policies: string[] = [];
  page.on('response', async (response) => {
    if (response.request().isNavigationRequest() && response.url().startsWith(portal.url))
      policies.push((await response.headerValue('content-security-policy')) ?? '');
  });
  await openHydrated(page, '/mannschaften');
  // Whoever points at a team costs one request for all its data.
  const ofData: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (/^\/(api\/|page-data)/.test(pathname) && `${pathname}${search}`.includes('alte-herren'))
      ofData.push(pathname + search);
  });
  await page.getByRole('main').getByRole('link', { name: 'Alte Herren' }).hover();
  await expect.poll(() => ofData.length).toBeGreaterThan(0);
  await page.getByRole('main').getByRole('link', { name: 'Alte Herren' }).click();
  await expect(page).toHaveURL('/mannschaften/alte-herren');
  const allow = page.getByRole('tabpanel').getByRole('button', { name: 'Einmal laden' });
  await expect(allow).toBeVisible();
  expect(ofData).toEqual(['/page-data?path=%2Fmannschaften%2Falte-herren']);
  expect([policies.join().includes('fussball.de'), asked]).toEqual([false, []]);

  await allow.click();
  const frame = page.locator('iframe[title="Tabelle bei fussball.de"]');
  await expect(frame.contentFrame().getByRole('heading', { name: `table ${ID}` })).toBeVisible();
  await expect(frame).toHaveCSS('height', `${TOLD_HEIGHT}px`);
  expect(policies.at(-1)).toContain("frame-src 'self' https://next.fussball.de;");
  expect([policies.length, asked.length, await asked[0]?.headerValue('referer')]).toEqual([2, 1, `${portal.url}/`]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Kontakt' }).first().click();
  await expect(page).toHaveURL('/kontakt');
  await expect(page.locator('iframe')).toHaveCount(0);
  await page.goBack();
  await allow.click();
  await expect(frame.contentFrame().getByRole('heading', { name: `table ${ID}` })).toBeVisible();
  expect([policies.length, breaches(complaints)]).toEqual([2, []]);
});

test('FuPa fills its element in each tab that is opened, by one script, with pictures and numbers from its hosts', async ({
  page,
  portal,
  editor,
  complaints,
}) => {
  await provide(editor, 'Freizeit', { kind: 'fupa', name: 'FuPa', clubUrl: 'https://www.fupa.net/' });
  const asked = await standInForProviders(page, portal.url);
  await openHydrated(page, '/mannschaften/freizeit');

  await page.getByRole('tabpanel').getByRole('button', { name: 'Einmal laden' }).click();
  const filled = page.getByRole('tabpanel').getByText('SV Musterstadt, TuS Nord');
  await expect(filled).toBeVisible();
  await expect(filled.getByAltText('Wappen')).toHaveJSProperty('naturalWidth', 20);
  await page.getByRole('tab', { name: 'Liveticker' }).click();

  await expect(page.locator('#fp-widget_root-Zwei')).toHaveText('SV Musterstadt, TuS Nord');
  await expect(page.locator('script[src*="fupa.net"]')).toHaveCount(1);
  expect(new Set(asked.map((request) => new URL(request.url()).hostname))).toEqual(
    new Set(['widget-api.fupa.net', 'api.fupa.net', 'image.fupa.net']),
  );
  expect(breaches(complaints)).toEqual([]);
});
