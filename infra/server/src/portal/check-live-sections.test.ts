import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SectionDescriptor } from '@portal/api/contract';
import type { PortalApi } from '@portal/shell/server';
import { checkLiveSections } from './check-live-sections.ts';
import { passedChecks } from './passed-checks.ts';

let root: string;
let shell: string;
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'portal-checks-'));
  shell = 'one';
  await buildServer('one');
});
afterEach(() => rm(root, { recursive: true }));

async function buildServer(stamp: string) {
  await mkdir(join(root, 'infra/server/dist'), { recursive: true });
  await writeFile(join(root, 'infra/server/dist/.build-inputs'), stamp);
}

type Start = { misfit?: string; admitted?: { name: string; build: string } };

/** Starts with these builds live; the names of the checked sections, and the messages. */
async function start(builds: Readonly<Record<string, string>>, { misfit, admitted }: Start = {}) {
  const sections = Object.entries(builds).map(([name, digest]) => ({ name, version: '1.0.0', build: digest }));
  const api = {
    registry: () => ({ revision: 1, sections: sections as SectionDescriptor[] }),
    releaseFolder: (name: string) => name,
  } as unknown as PortalApi;
  const checked: string[] = [];
  const check = ({ descriptor: { name } }: { descriptor: SectionDescriptor }) => {
    checked.push(name);
    return Promise.resolve(name === misfit ? ['Passt nicht'] : []);
  };
  const passed = await passedChecks(root, join(root, 'data'), () => shell);
  if (admitted) passed.add(admitted);
  const misfits = await checkLiveSections(api, check, passed);
  return { checked, misfits: misfits.map(({ section }) => section) };
}

test('a section that has passed the check with this shell is not checked again', async () => {
  expect(await start({ news: 'a', club: 'b' })).toMatchObject({ checked: ['news', 'club'] });
  expect(await start({ news: 'a', club: 'b' })).toMatchObject({ checked: [] });
  expect(await start({ news: 'c', club: 'b' })).toMatchObject({ checked: ['news'] });
  expect(await start({ news: 'a', club: 'b' })).toMatchObject({ checked: ['news'] });
});

test('what was admitted since the start is not checked again, at the next start neither', async () => {
  const admitted = { name: 'news', build: 'a' };
  expect(await start({ news: 'a', club: 'b' }, { admitted })).toMatchObject({ checked: ['club'] });
  expect(await start({ news: 'a', club: 'b' })).toMatchObject({ checked: [] });
});

test.each([
  ['shell', () => void (shell = 'two')],
  ['server', () => buildServer('two')],
])('when the build of the %s changes, all are checked', async (_what, change) => {
  await start({ news: 'a' });
  await change();

  expect(await start({ news: 'a' })).toMatchObject({ checked: ['news'] });
});

test('what does not fit is said at every start', async () => {
  const misfit = { checked: ['news'], misfits: ['news'] };
  expect(await start({ news: 'a' }, { misfit: 'news' })).toEqual(misfit);
  expect(await start({ news: 'a', club: 'b' }, { misfit: 'news' })).toMatchObject({ misfits: ['news'] });
  expect(await start({ news: 'a', club: 'b' }, { misfit: 'news' })).toEqual(misfit);
});

test('while the server is being built, all are checked', async () => {
  await start({ news: 'a' });
  await rm(join(root, 'infra/server/dist/.build-inputs'));

  expect(await start({ news: 'a' })).toMatchObject({ checked: ['news'] });
});
