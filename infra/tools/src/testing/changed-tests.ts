/** The tests to run for a change, each with the reason. */
export type Choice = {
  /** Folders of workspaces whose own tests run. */
  suites: Map<string, string>;
  /** Paths of journeys. */
  journeys: Map<string, string>;
  /** The workspaces whose types it can break. */
  types: Set<string>;
  /** Whether sources have changed that tests of the gates read, where not all tests of `infra` run anyway. */
  readsSources: boolean;
  /** Whether the rules of the gates may be others now, so that they look at everything. */
  isForAll: boolean;
};

/** The inputs of the choice. */
export type Workspace = {
  /** The folder of each workspace, with the folders of those it needs to run. */
  packages: ReadonlyMap<string, readonly string[]>;
  /** The addresses of each section's pages, by its folder. */
  pages: ReadonlyMap<string, readonly string[]>;
  /** The text of each test in `tests`, by its path. */
  journeys: ReadonlyMap<string, string>;
};

/** The workspace whose tests read the documents. */
const READER = 'infra';

/** How many journeys a section stands for: the start of their portal already takes most of the time. */
export const JOURNEYS_OF_A_SECTION = 5;

/**
 * Chooses what changed files can break: a section stands for itself, the gates that read its sources and the journeys
 * that cover its pages most, any other workspace for all that need it and for every journey. A file outside of all
 * workspaces that is no document can break everything.
 */
export function chooseTests(files: readonly string[], workspace: Workspace): Choice {
  const { packages, pages, journeys } = workspace;
  const choice: Choice = {
    suites: new Map(),
    journeys: new Map(),
    types: new Set(),
    readsSources: false,
    isForAll: false,
  };
  const add = (kind: 'suites' | 'journeys', paths: Iterable<string>, reason: string) => {
    for (const path of paths) if (!choice[kind].has(path)) choice[kind].set(path, reason);
  };
  for (const file of files) {
    const folder = file.includes('/') ? (file.split('/')[0] ?? '') : '';
    if (packages.has(folder)) for (const name of [folder, ...dependantsOf(folder, packages)]) choice.types.add(name);
    if (pages.has(folder)) {
      choice.readsSources = true;
      add('suites', [folder], `${file} has changed`);
      add('journeys', journeysOf(folder, workspace), `is about pages of ${folder}`);
    } else if (journeys.has(file)) add('journeys', [file], 'has changed');
    else if (packages.has(folder)) {
      add('suites', [folder], `${file} has changed`);
      add('suites', dependantsOf(folder, packages), `needs ${folder}`);
      add('journeys', journeys.keys(), `${file} has changed`);
    } else if (file.endsWith('.md')) add('suites', [READER], `reads ${file}`);
    else {
      choice.isForAll = true;
      add('suites', packages.keys(), `${file} has changed`);
      add('journeys', journeys.keys(), `${file} has changed`);
    }
  }
  if (choice.suites.has(READER)) choice.readsSources = false;
  return choice;
}

/** The workspaces that depend on one, directly or indirectly. */
function dependantsOf(folder: string, packages: Workspace['packages'], known = new Set<string>()): Set<string> {
  for (const [name, needed] of packages)
    if (needed.includes(folder) && !known.has(name)) dependantsOf(name, packages, known.add(name));
  return known;
}

/**
 * The journeys that name pages of a section most, sorted by the number of the section's addresses in them and their
 * share of all addresses.
 */
function journeysOf(section: string, { pages, journeys }: Workspace): string[] {
  const own = new Set((pages.get(section) ?? []).map((path) => path.split('/')[1]).filter(Boolean));
  const weightOf = (text: string) => {
    // Also behind the address of a portal that is a variable.
    const named = [...text.matchAll(/['"`}]\/([\w-]*)/g)].map(([, name]) => name);
    const count = named.filter((name) => own.has(name)).length;
    return count ** 2 / Math.max(1, named.length);
  };
  return [...journeys]
    .filter(([path]) => path.startsWith('tests/journeys/'))
    .map(([path, text]) => ({ path, weight: weightOf(text) }))
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, JOURNEYS_OF_A_SECTION)
    .map(({ path }) => path);
}
