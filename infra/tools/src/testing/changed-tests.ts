/** What is run for a change: each thing with the reason why. */
export type Choice = {
  /** Folders of workspaces whose own tests run. */
  suites: Map<string, string>;
  /** Paths of journeys. */
  journeys: Map<string, string>;
};

/** What a choice is made from. */
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

/**
 * Chooses what changed files can break: a section stands for itself and for the journeys that name its pages, any other
 * workspace for all that need it and for every journey. What is neither in a workspace nor a document can break everything.
 */
export function chooseTests(files: readonly string[], workspace: Workspace): Choice {
  const { packages, pages, journeys } = workspace;
  const choice: Choice = { suites: new Map(), journeys: new Map() };
  const add = (kind: keyof Choice, paths: Iterable<string>, reason: string) => {
    for (const path of paths) if (!choice[kind].has(path)) choice[kind].set(path, reason);
  };
  for (const file of files) {
    const folder = file.includes('/') ? (file.split('/')[0] ?? '') : '';
    if (pages.has(folder)) {
      add('suites', [folder], `${file} has changed`);
      add('journeys', journeysOf(folder, workspace), `names pages of ${folder} most`);
    } else if (journeys.has(file)) add('journeys', [file], 'has changed');
    else if (packages.has(folder)) {
      add('suites', [folder], `${file} has changed`);
      add('suites', dependantsOf(folder, packages), `needs ${folder}`);
      add('journeys', journeys.keys(), `${file} has changed`);
    } else if (file.endsWith('.md')) add('suites', [READER], `reads ${file}`);
    else {
      add('suites', packages.keys(), `${file} has changed`);
      add('journeys', journeys.keys(), `${file} has changed`);
    }
  }
  return choice;
}

/** What needs a workspace, also by way of others. */
function dependantsOf(folder: string, packages: Workspace['packages'], known = new Set<string>()): Set<string> {
  for (const [name, needed] of packages)
    if (needed.includes(folder) && !known.has(name)) dependantsOf(name, packages, known.add(name));
  return known;
}

/** The journeys that name the pages of a section, and those of no other section more often. */
function journeysOf(section: string, { pages, journeys }: Workspace): string[] {
  const isOfSection = (text: string) => {
    const counts = new Map([...pages].map(([name, paths]) => [name, mentions(text, paths)]));
    const own = counts.get(section) ?? 0;
    return own > 0 && own === Math.max(...counts.values());
  };
  return [...journeys]
    .filter(([path, text]) => path.startsWith('tests/journeys/') && isOfSection(text))
    .map(([path]) => path);
}

/** How often a text names addresses that begin like one of these (`/news` for `/news/:id`). */
function mentions(text: string, paths: readonly string[]): number {
  const beginnings = new Set(paths.map((path) => path.split('/')[1]).filter(Boolean));
  return [...text.matchAll(/['"`]\/([\w-]+)/g)].filter(([, name]) => beginnings.has(name)).length;
}
