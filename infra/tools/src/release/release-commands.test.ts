import { execFile, execFileSync } from 'node:child_process';
import { generateKeyPairSync } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { SectionDescriptor, ReleaseConsent } from '@portal/api/contract';
import { buildTiny, buildTinyShell, startReleaseTarget, type ReleaseTarget } from '@portal/server/test/release-target';
import { nextSteps } from './command-options.ts';
import { describeHealth } from './health-command.ts';
import { describeHistory, describeRegistry } from './list-command.ts';
import {
  fetchHealth,
  fetchHistory,
  fetchRegistry,
  fetchTrials,
  pinVersion,
  publishSection,
  rollBackSection,
  withdrawSection,
  type PortalError,
} from '@portal/server/portal-client';
import { projectRoot } from '../webpack/index.ts';
import { releaseSection, releaseShell } from './release-command.ts';
import { decideCanary, describeTrials, makeLive, wishOf, type TrialWish } from './trial-command.ts';
import { withdrawLive } from './withdraw-command.ts';
import { inLongForm } from '@portal/server/test/in-long-form';

let portal: ReleaseTarget;
beforeAll(async () => {
  portal = await startReleaseTarget();
});
afterAll(() => portal.stop(), 60_000);

const historyOf = (section: string) => fetchHistory(portal.accessTo(section), section);

/** Runs the release command over a section whose build is `text`; returns its output. */
async function release(
  section: string,
  text: string,
  version?: string,
  whileItBuilds: () => Promise<unknown> = async () => undefined,
  typeErrors: string[] = [],
  {
    said = {},
    ask,
    notes,
    flaws = [],
    known = [],
    look = () => undefined,
    trial,
    package: own = { version: '1.0.0' },
  }: {
    said?: ReleaseConsent;
    ask?: (question: string) => Promise<boolean>;
    notes?: string;
    flaws?: string[];
    known?: string[];
    look?: () => void;
    trial?: TrialWish;
    package?: { version?: string };
  } = {},
): Promise<string[]> {
  await mkdir(join(portal.root, `mfe-${section}`), { recursive: true });
  await writeFile(join(portal.root, `mfe-${section}/package.json`), JSON.stringify(own));
  const lines: string[] = [];
  await releaseSection({
    section,
    version,
    access: portal.accessTo(section),
    said,
    notes,
    ask,
    projectRoot: portal.root,
    findTypeErrors: async () => typeErrors,
    buildSection: async (name, wanted) => {
      await whileItBuilds();
      return buildTiny(portal.root, name, text, wanted);
    },
    inspect: async (_built, _portal, hint) => {
      look();
      known.forEach(hint);
      return flaws;
    },
    trial,
    say: (line) => lines.push(line),
  });
  return lines;
}

test('the first release takes the version of package.json, the next one the next patch', async () => {
  const first = await release('news', 'one');
  const second = await release('news', 'two');

  expect(first.at(-1)).toBe('news 1.0.0 ist live.');
  expect(second).toContain('news 1.0.1 ist live (vorher 1.0.0).');
  expect(await portal.liveVersion('news')).toBe('1.0.1');
});

test('a section whose package names no version begins with 1.0.0, and one that is none is told before anything is built', async () => {
  const said = await release('unversioned', 'one', undefined, undefined, [], { package: {} });

  expect(said.at(-1)).toBe('unversioned 1.0.0 ist live.');
  await expect(
    release('unversioned', 'two', undefined, undefined, [], { package: { version: '2.0.0-beta' } }),
  ).rejects.toThrow(/mfe-unversioned\/package\.json: „2\.0\.0-beta“ ist keine Version/);
});

test('what is new is kept with the version', async () => {
  await release('noted', 'one', undefined, undefined, [], { notes: 'Suche findet Umlaute' });
  await release('noted', 'two');
  const lines = await release('noted', 'two', undefined, undefined, [], { notes: 'Zu spät' });

  expect(lines).toContain('--notes wird übergangen: was in 1.0.1 neu ist, bleibt, wie es dort steht.');
  const { releases } = await historyOf('noted');
  expect(releases.map(({ notes }) => notes)).toEqual([undefined, 'Suche findet Umlaute']);
});

test('a preview is a link and nothing is live; then just these bytes go live under their version', async () => {
  await release('shown', 'one');
  const lines = await release('shown', 'two', undefined, undefined, [], { trial: { kind: 'preview' } });
  const before = await portal.liveVersion('shown');

  expect(lines.at(-3)).toMatch(/^shown 1\.0\.1 ist geprüft und nicht live\. Wer diesen Link hat, sieht es bis \d/);
  expect(lines.at(-2)).toMatch(/^ {2}http:\/\/127\.0\.0\.1:\d+\/\?vorschau-modul=shown\.1\.0\.1\./);
  expect(lines.at(-1)).toBe('Für alle wird es mit: npm run releases -- shown --live 1.0.1');
  expect(before).toBe('1.0.0');
  await expect(release('shown', 'three', '1.0.1')).rejects.toMatchObject({ code: 'version_exists' });
  const said: string[] = [];
  await makeLive(portal.accessTo('shown'), 'shown', { version: '1.0.1' }, (line) => said.push(line));
  expect(said).toEqual(['shown 1.0.1 ist live (vorher 1.0.0).']);
  expect(await portal.liveVersion('shown')).toBe('1.0.1');
  expect((await historyOf('shown')).releases.map(({ rolledBack }) => rolledBack)).toEqual([false, false]);
});

test('a canary of an older version is for all when that is said again, at a terminal when it is asked', async () => {
  const access = portal.accessTo('trusted');
  await release('trusted', 'one', '1.5.0');
  const trial = { kind: 'canary', share: 5 } as const;
  await release('trusted', 'two', '1.4.0', undefined, [], { trial, said: { older: true } });
  const asked: string[] = [];
  const decide = (answer: boolean) => {
    const ask = async (question: string) => asked.push(question) > 0 && answer;
    return decideCanary(access, 'trusted', { isForAll: true, ask }, () => {});
  };

  await expect(decideCanary(access, 'trusted', { isForAll: true }, () => {})).rejects.toMatchObject({
    code: 'older_release',
  });
  await expect(decide(false)).rejects.toMatchObject({ code: 'older_release' });
  await decide(true);

  expect(asked).toEqual(
    Array(2).fill('Live ist trusted 1.5.0; 1.4.0 ist eine niedrigere Version. Trotzdem live schalten?'),
  );
  expect(await portal.liveVersion('trusted')).toBe('1.4.0');
});

test('a canary gets its share until somebody decides; then it is for all, or for nobody', async () => {
  const access = portal.accessTo('shared');
  const lines: string[] = [];
  const say = (line: string) => lines.push(line);
  await release('shared', 'one');
  const begun = await release('shared', 'two', undefined, undefined, [], { trial: { kind: 'canary', share: 5 } });
  const during = describeTrials(await fetchTrials(access, 'shared'));
  const health = describeHealth(await fetchHealth(access, 'shared'));
  await decideCanary(access, 'shared', { isForAll: false }, say);
  await release('shared', 'two', undefined, undefined, [], { trial: { kind: 'canary', share: 10 } });
  const before = await portal.liveVersion('shared');
  await decideCanary(access, 'shared', { isForAll: true }, say);

  expect(begun.at(-3)).toMatch(/^shared 1\.0\.1 bekommen ab jetzt 5 % der Aufrufe, bis \d/);
  expect(begun.at(-1)).toContain('npm run releases -- shared --promote');
  expect(during).toEqual([expect.stringMatching(/^Probelauf für 5 %: 1\.0\.1, läuft bis /)]);
  expect(health).toEqual(['shared hat noch keine Aufrufe.']);
  expect([before, await portal.liveVersion('shared')]).toEqual(['1.0.0', '1.0.1']);
  expect(lines).toEqual([
    'Der Probelauf von shared 1.0.1 ist zu Ende; live bleibt, was live war.',
    'shared 1.0.1 ist live (vorher 1.0.0).',
  ]);
  expect(describeTrials(await fetchTrials(access, 'shared')).join()).toContain('(jetzt für alle)');
  await expect(decideCanary(access, 'shared', { isForAll: true }, say)).rejects.toMatchObject({ code: 'no_canary' });
});

test('another canary of the section is replaced by a word or at the terminal, and decided about by its version', async () => {
  const access = portal.accessTo('crowded');
  await release('crowded', 'one');
  const canary = { kind: 'canary', share: 5 } as const;
  await release('crowded', 'two', undefined, undefined, [], { trial: canary });
  const asked: string[] = [];
  const ask = async (question: string) => asked.push(question) > 1;
  const look = jest.fn();
  const next = (words: object) =>
    release('crowded', 'three', undefined, undefined, [], { trial: canary, look, ...words });

  await expect(next({})).rejects.toMatchObject({ code: 'canary_running' });
  await expect(next({ ask })).rejects.toMatchObject({ code: 'canary_running' });
  expect(look).not.toHaveBeenCalled();
  await next({ ask });
  await release('crowded', 'two', undefined, undefined, [], { trial: { ...canary, insteadOf: '1.0.2' } });

  const question = /^Von crowded läuft schon der Probelauf von 1\.0\.1, .*\. Soll 1\.0\.2 an seine Stelle treten\?$/;
  expect(asked).toEqual(Array(2).fill(expect.stringMatching(question)));
  for (const isForAll of [true, false])
    await expect(decideCanary(access, 'crowded', { isForAll, version: '1.0.2' }, () => {})).rejects.toMatchObject({
      code: 'other_canary',
    });
  await decideCanary(access, 'crowded', { isForAll: true, version: '1.0.1' }, () => {});
  expect(await portal.liveVersion('crowded')).toBe('1.0.1');
});

test.each([
  [false, '0'],
  [false, '51'],
  [false, 'fünf'],
  [true, '5'],
])('a wish that nobody can fulfil is refused in words (%s, %s)', (preview, canary) => {
  expect(() => wishOf(preview, canary)).toThrow(/--canary/);
});

test('a build that is live already is not published twice', async () => {
  await release('same', 'one');

  const lines = await release('same', 'one');

  expect(lines.at(-1)).toBe('same 1.0.0 war schon live; es hat sich nichts geändert.');
  expect((await historyOf('same')).releases).toHaveLength(1);
});

test('a build that is live heals when it is released again', async () => {
  await release('healed', 'one');
  const file = join(portal.app.releases.folder('healed', '1.0.0'), 'client/remoteEntry.js');
  await writeFile(file, 'cut off');

  const lines = await release('healed', 'one');

  expect(lines).toContain('Dateien von healed 1.0.0 fehlten oder waren beschädigt; sie sind wieder da.');
  expect(await readFile(file, 'utf8')).toBe('one client/remoteEntry.js');
});

test('a build that was withdrawn goes live again when it is released on purpose', async () => {
  await release('away', 'one');
  await withdrawSection(portal.accessTo('away'), 'away', (await historyOf('away')).revision);

  const lines = await release('away', 'one');

  expect(lines.at(-1)).toBe('away 1.0.0 ist live.');
  expect(await portal.liveVersion('away')).toBe('1.0.0');
});

test('who withdraws a section learns what else is missed without it, and may say no at a terminal', async () => {
  const skeleton = 'text' as const;
  for (const [name, widgets, slots] of [
    ['owner', ['latest-news', 'owner/own'], ['prizes', 'own']],
    ['filler', ['owner/prizes'], []],
  ] as const) {
    const { folder, descriptor } = await buildTiny(portal.root, name, name, '1.0.0');
    const [page] = descriptor.pages;
    const described: SectionDescriptor = {
      ...descriptor,
      pages: page ? [{ ...page, slots: [...slots] }] : [],
      widgets: widgets.map((widget) => ({ name: widget, skeleton, files: [] })),
    };
    await publishSection({ ...portal.accessTo(name), folder, descriptor: described, expected: 0 });
  }
  const lines: string[] = [];
  const withdraw = (section: string, ask?: (question: string) => Promise<boolean>) =>
    withdrawLive({ access: portal.accessTo(section), section, ask, say: (line) => lines.push(line) });
  await withdraw('owner', async () => false);
  const kept = await portal.liveVersion('owner');
  const before = lines.splice(0);
  await withdraw('owner');

  const missed = [
    'Der Platz „latest-news“ der Startseite bleibt leer.',
    'Das Widget von filler 1.0.0 im Platz „owner/prizes“ ist nicht zu sehen.',
  ];
  const named = ['Ohne owner fehlt auch anderes:', ...missed.map((sentence) => `  – ${sentence}`)];
  expect([kept, before]).toEqual(['1.0.0', [...named, 'owner 1.0.0 bleibt live.']]);
  expect(lines.splice(0)).toEqual([
    ...named,
    'owner ist nicht mehr live. Zurück geht es mit: npm run rollback -- owner 1.0.0',
  ]);
  await withdraw('filler');
  await withdraw('filler');
  expect(lines).toEqual([
    'filler ist nicht mehr live. Zurück geht es mit: npm run rollback -- filler 1.0.0',
    'filler ist nicht live.',
  ]);
});

test('a section whose types are wrong is not released, and the compiler is quoted', async () => {
  await release('typed', 'one');

  const attempt = release('typed', 'two', undefined, undefined, ["mfe-typed/src/page.ts(1,2): error TS2551: 'titel'"]);

  await expect(attempt).rejects.toThrow(/Typen.*titel/s);
  expect(await portal.liveVersion('typed')).toBe('1.0.0');
});

test('a section with faults in a browser is not released, and they are listed', async () => {
  await release('looked-at', 'one');

  const flaws = ['/looked-at im Browser: Error: Abseits (client/remoteEntry.js:1:20)'];
  const attempt = release('looked-at', 'two', undefined, undefined, [], { flaws });

  await expect(attempt).rejects.toThrow(/Im Browser .*\n {2}\/looked-at im Browser: Error: Abseits/);
  expect(await portal.liveVersion('looked-at')).toBe('1.0.0');
});

test('what a browser finds that the live version has, too, is told in one line and keeps nothing back', async () => {
  await release('faulty', 'one');
  const known = ['/faulty im Browser: Error: Abseits (client/remoteEntry.js:1:20); auch mit 1.0.0'];

  const lines = await release('faulty', 'two', undefined, undefined, [], { known });

  expect(lines.filter((line) => line.startsWith('Hinweis'))).toEqual([`Hinweis: ${known[0]}`]);
  expect(await portal.liveVersion('faulty')).toBe('1.0.1');
});

test('a build that was rolled back goes live again when that is said expressly', async () => {
  await release('returning', 'one');
  await release('returning', 'two');
  await rollBackSection(portal.accessTo('returning'), 'returning');

  await expect(release('returning', 'two')).rejects.toMatchObject({ code: 'rolled_back' });
  expect(await portal.liveVersion('returning')).toBe('1.0.0');
  await release('returning', 'two', undefined, undefined, [], { said: { again: true } });

  expect(await portal.liveVersion('returning')).toBe('1.0.1');
});

test.each([
  ['what was rolled back', 'rolled_back', async (name: string) => rollBackSection(portal.accessTo(name), name)],
  ['a lower version', 'older_release', async (name: string) => release(name, 'three', '3.0.0')],
])('%s is refused before a browser looks at it, and at once with the word for it', async (_what, code, arrange) => {
  const name = `early-${code.replace('_', '-')}`;
  await release(name, 'one');
  await release(name, 'two');
  await arrange(name);
  const look = jest.fn();
  const again = (said: ReleaseConsent) => release(name, 'two', undefined, undefined, [], { said, look });

  await expect(again({})).rejects.toMatchObject({ code });
  expect(look).not.toHaveBeenCalled();
  await again({ again: true, older: true });

  expect(look).toHaveBeenCalledTimes(1);
  expect(await portal.liveVersion(name)).toBe('1.0.1');
});

test('a lower version goes live when whoever sits at the terminal says so, and elsewhere with --older', async () => {
  await release('older', 'one', '2.0.0');
  const asked: string[] = [];
  const answer = (isSure: boolean) => async (question: string) => {
    asked.push(question);
    return isSure;
  };
  const older = (words: Parameters<typeof release>[5]) => release('older', 'two', '1.0.0', undefined, [], words);

  await expect(older({})).rejects.toMatchObject({ code: 'older_release' });
  await expect(older({ ask: answer(false) })).rejects.toMatchObject({ code: 'older_release' });
  expect(await portal.liveVersion('older')).toBe('2.0.0');
  await older({ ask: answer(true) });

  expect(await portal.liveVersion('older')).toBe('1.0.0');
  expect(asked[0]).toBe('Live ist older 2.0.0; 1.0.0 ist eine niedrigere Version. Trotzdem live schalten?');
});

/** Makes the portal's root a clone whose only commit nobody has seen before. */
function freshClone(message: string): void {
  const git = (...args: string[]) => execFileSync('git', ['-C', portal.root, ...args], { stdio: 'ignore' });
  git('init');
  git('config', 'user.name', 'Anna');
  git('config', 'user.email', 'anna@example.org');
  git('remote', 'add', 'origin', 'https://github.com/verein/portal');
  git('commit', '--allow-empty', '-m', message);
}

async function shallowClone(message: string): Promise<void> {
  await rm(join(portal.root, '.git'), { recursive: true, force: true });
  freshClone(message);
  await writeFile(join(portal.root, '.git/shallow'), execFileSync('git', ['-C', portal.root, 'rev-parse', 'HEAD']));
}

test('a pipeline with a shallow clone says so once, and releases from then on', async () => {
  const built = await buildTiny(portal.root, 'clipped', 'one', '1.0.0');
  const source = { origin: 'github.com/verein/portal', commit: 'f'.repeat(40), dirty: false };
  await publishSection({ ...portal.accessTo('clipped'), ...built, expected: 0, source });
  const releaseClipped = (text: string, said: ReleaseConsent) =>
    release('clipped', text, undefined, undefined, [], { said });

  await shallowClone('two');
  await expect(releaseClipped('two', {})).rejects.toMatchObject({ code: 'unknown_ancestry' });
  await releaseClipped('two', { newOrigin: true });
  await shallowClone('three');
  const lines = await releaseClipped('three', {});
  await rm(join(portal.root, '.git'), { recursive: true });

  expect(lines).toContain('clipped 1.0.2 ist live (vorher 1.0.1).');
});

test('a preview follows what was live when it was built: what went live meanwhile is left only by a word', async () => {
  const access = portal.accessTo('compared');
  freshClone('one');
  await release('compared', 'one');
  const preview = (text: string, whileItBuilds?: () => Promise<unknown>) =>
    release('compared', text, undefined, whileItBuilds, [], { trial: { kind: 'preview' } });
  const others = async () => {
    const built = await buildTiny(portal.root, 'compared', 'theirs', '1.1.0');
    const { revision: expected } = await historyOf('compared');
    const source = { origin: 'github.com/verein/portal', commit: 'f'.repeat(40), dirty: false };
    await publishSection({ ...access, ...built, expected, source, ancestry: 'follows' });
  };
  await preview('two');
  await makeLive(access, 'compared', { version: '1.0.1' }, () => undefined);

  await preview('three', others);
  await rm(join(portal.root, '.git'), { recursive: true });

  const { releases } = await historyOf('compared');
  const candidate = releases.find(({ activatedAt }) => activatedAt === null)?.version ?? '';
  const goLive = (said: object) => makeLive(access, 'compared', { version: candidate, said }, () => undefined);
  await expect(goLive({ newOrigin: true })).rejects.toMatchObject({
    code: 'older_release',
    message: 'Inzwischen ist compared 1.1.0 live gegangen; bitte noch einmal bauen.',
  });
  expect(await portal.liveVersion('compared')).toBe('1.1.0');
  await goLive({ older: true });
  expect(await portal.liveVersion('compared')).toBe(candidate);
});

test('where git finds no commit, that is told: without it a release would only be said to come from elsewhere', async () => {
  const built = await buildTiny(portal.root, 'gitless', 'one', '1.0.0');
  const source = { origin: 'github.com/verein/portal', commit: 'f'.repeat(40), dirty: false };
  await publishSection({ ...portal.accessTo('gitless'), ...built, expected: 0, source });

  await expect(release('gitless', 'two')).rejects.toMatchObject({ code: 'no_commit' });

  expect(nextSteps['no_commit']).toContain('git status');
});

test('who has the whole history but not the live commit is told to fetch that, and in a shallow clone the rest of it', async () => {
  const commit = 'f'.repeat(40);
  freshClone('one');
  const built = await buildTiny(portal.root, 'unknown', 'one', '1.0.0');
  const source = { origin: 'github.com/verein/portal', commit, dirty: false };
  await publishSection({ ...portal.accessTo('unknown'), ...built, expected: 0, source });
  const refusal = () => release('unknown', 'two').catch((error: PortalError) => nextSteps[error.code]);

  const whole = await refusal();
  await shallowClone('two');
  const shallow = await refusal();
  await rm(join(portal.root, '.git'), { recursive: true });

  expect(whole).toMatch(/git fetch(?! --unshallow).*--new-origin/);
  expect(shallow).toContain('git fetch --unshallow');
});

test('a version with a zero before a figure is refused by the command and by the portal', async () => {
  await expect(release('padded', 'one', '01.0.1')).rejects.toThrow('„01.0.1“ ist keine Version');
  const built = await buildTiny(portal.root, 'padded', 'one', '01.0.1');
  await expect(publishSection({ ...portal.accessTo('padded'), ...built, expected: 0 })).rejects.toThrow(/\/version/);
});

test('a version given by hand is taken, and refused before a browser looks at it when it stands for another build', async () => {
  await release('manual', 'one', '3.0.0');
  const look = jest.fn();

  await expect(release('manual', 'two', '3.0.0', undefined, [], { look })).rejects.toMatchObject({
    code: 'version_exists',
    message: 'manual 3.0.0 gibt es schon mit anderem Inhalt. Bitte die Version erhöhen.',
  });
  expect(look).not.toHaveBeenCalled();
  expect(await portal.liveVersion('manual')).toBe('3.0.0');
});

test.each([undefined, '1.5.0'])(
  'of two pipelines the one that began first and ends last is refused in words, and what went live meanwhile stays (version %s)',
  async (version) => {
    const section = version ? 'overtaken' : 'passed';
    await release(section, 'one');

    const overtaken = release(section, 'older', version, () => release(section, 'newer'));

    await expect(overtaken).rejects.toMatchObject({
      code: 'stale_release',
      message: 'Inzwischen ist Version 1.0.1 aktiv. Geändert wurde nichts; bitte den Stand prüfen.',
    });
    expect(await portal.liveVersion(section)).toBe('1.0.1');
    expect((await historyOf(section)).releases).toHaveLength(2);
  },
);

test('a refusal carries its reasons', async () => {
  const built = await buildTiny(portal.root, 'greedy', 'one', '1.0.0', '/api/everything');

  const refusal = publishSection({ ...portal.accessTo('greedy'), ...built, expected: 0 });

  await expect(refusal).rejects.toMatchObject({ code: 'not_admitted', reasons: [expect.stringContaining('/api')] });
});

test('a portal that does not answer is named', async () => {
  const refusal = fetchRegistry('http://127.0.0.1:1').catch((error: PortalError) => error.message);

  expect(await refusal).toMatch(/http:\/\/127.0.0.1:1 antwortet nicht/);
});

test('the shell is released under its build with notes and signature, and is the same version again when nothing has changed', async () => {
  const lines: string[] = [];
  const { privateKey: signingKey } = generateKeyPairSync('ed25519');
  const release = async (text: string, typeErrors: string[] = [], inBrowser: string[] = []) =>
    releaseShell({
      access: portal.accessTo('shell'),
      said: {},
      notes: 'Neuer Kopf.',
      signingKey,
      ask: undefined,
      projectRoot: portal.root,
      findTypeErrors: async () => typeErrors,
      buildShell: () => buildTinyShell(portal.root, text),
      inspect: async () => inBrowser,
      say: (line) => lines.push(line),
    });
  await release('one');
  await release('one');
  const { shell } = await fetchRegistry(portal.portalUrl);

  expect(lines).toContain(`shell ${shell?.version} ist live.`);
  expect(lines.at(-1)).toBe(`shell ${shell?.version} war schon live; es hat sich nichts geändert.`);
  const [published] = (await historyOf('shell')).releases;
  expect(published?.notes).toBe('Neuer Kopf.');
  expect(await portal.app.db('releases').where({ section: 'shell' }).whereNull('signature')).toEqual([]);
  expect(describeRegistry(await fetchRegistry(portal.portalUrl))[0]).toBe(`shell      ${shell?.version}  Rahmen`);
  await expect(release('two', ['shared-ui/src/x.ts(1,2): error'])).rejects.toThrow(/Typen/);
  await expect(release('two', [], ['/ im Browser: Eigentor'])).rejects.toThrow(/Im Browser[^]*Eigentor/);
  expect((await fetchRegistry(portal.portalUrl)).shell).toEqual(shell);
});

test('the history names who released with the letters of their name, as far as a header has them', async () => {
  const { RELEASED_BY } = process.env;
  process.env['RELEASED_BY'] = 'A\u0308nne Groß 🏆';
  await release('signed-off', 'one').finally(() => {
    if (RELEASED_BY === undefined) delete process.env['RELEASED_BY'];
    else process.env['RELEASED_BY'] = RELEASED_BY;
  });

  const { releases } = await historyOf('signed-off');
  expect(releases.map(({ publishedBy }) => publishedBy)).toEqual(['Änne Groß ??']);
});

test('the lists show what is live, and what is pinned', async () => {
  await release('listed', 'one');
  await release('listed', 'two');
  await pinVersion(portal.accessTo('listed'), 'listed', '1.0.0', true);

  const registry = describeRegistry(await fetchRegistry(portal.portalUrl));
  const history = describeHistory('listed', (await historyOf('listed')).releases);

  expect(registry).toContainEqual(expect.stringMatching(/^listed +1\.0\.1 +1 Seiten/));
  expect(history).toEqual([
    expect.stringMatching(/^● 1\.0\.1 /),
    expect.stringMatching(/^ {2}1\.0\.0 .*\(angepinnt\)$/),
  ]);
});

test('the health of a section is a table: a version beside the one before, and what failed last', async () => {
  const access = portal.accessTo('healthy');
  await release('healthy', 'one');
  await release('healthy', 'two');
  expect(describeHealth(await fetchHealth(access, 'healthy'))).toEqual(['healthy hat noch keine Aufrufe.']);
  const counts = portal.app.releaseCounts;
  counts.add({ section: 'healthy', version: '1.0.0' }, 'pages', { count: 1000 });
  counts.add({ section: 'healthy', version: '1.0.1' }, 'pages', { count: 500 });
  counts.add({ section: 'healthy', version: '1.0.1' }, 'server_failures', { count: 6 });
  await counts.flush();
  const report = { section: 'healthy', version: '1.0.1', part: '/healthy', message: 'x is not a function' };
  await fetch(new URL('/api/errors', portal.portalUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(report),
  });
  const release101 = { section: 'healthy', version: '1.0.1' };
  portal.app.serverErrors.note(release101, { part: '/healthy/:id', reason: 'TypeError: y\n    at render (/a.js:1:1)' });
  await portal.app.serverErrors.flush();
  await counts.flush();

  const [, heading, live, before, ...rest] = describeHealth(await fetchHealth(access, 'healthy'));

  expect(heading).toMatch(/^Version +Aufrufe +Fehler +je 1000 /);
  expect(live).toMatch(/^● 1\.0\.1 +500 +7 +14\.0 +1 +6 +0 +0 +- +- +- +- +-$/);
  expect(before).toMatch(/^ {2}1\.0\.0 +1000 +0 +0\.0 /);
  expect(rest).toContain('1 x x is not a function (1.0.1, /healthy)');
  expect(rest).toContain('1 x TypeError: y (1.0.1, /healthy/:id, auf dem Server)');
});

// Installing takes minutes and a registry.
inLongForm(
  'a fresh clone with `npm ci` releases a section, and builds nothing but that and what describes it',
  async () => {
    const clone = await mkdtemp(join(portal.root, 'fresh-clone-'));
    const { portalUrl, token } = portal.accessTo('teams');
    const { NODE_OPTIONS: _, ...env } = process.env;
    const options = { cwd: clone, env: { ...env, RELEASE_TOKEN: token }, maxBuffer: 100_000_000 };
    const run = promisify(execFile);
    await run('git', ['clone', '--quiet', '--no-local', projectRoot, '.'], options);
    await run('npm', ['ci', '--prefer-offline', '--no-audit', '--no-fund'], options);

    const { stdout } = await run('npm', ['run', 'release', '--', 'teams', '--to', portalUrl, '--no-browser'], options);

    expect(stdout).toMatch(/teams \d+\.\d+\.\d+ ist live/);
    expect(await portal.liveVersion('teams')).toBeDefined();
    const built = ['mfe-news/dist', 'mfe-club/dist', 'mfe-teams/dist', 'mfe-admin/dist', 'shell/dist/client'];
    expect(built.filter((path) => existsSync(join(clone, path)))).toEqual(['mfe-teams/dist']);
  },
  900_000,
);
