import { mkdirSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { DescribedPage, SectionDescriptor, ShellDescriptor } from '@portal/api/contract';
import { clubFacts } from '@portal/shared-ui/test/club';
import type { ResourceKey } from '@portal/shared-ui';
import { faultyWorker } from '../../../test/faulty-worker.ts';
import { liveShell } from '../../../test/shell.ts';
import { frameResources } from '../../routing/frame-resources.ts';
import { checkCandidate, checkShell, type AdmissionOptions, type RenderedCandidate } from './admission.ts';
import { createFailingPaths } from '../pipeline/failing-paths.ts';
import { SHELL_PROTOCOL, type Shell } from '../pipeline/shell-release.ts';
import type { PortalAnswer, PortalApi } from '../pipeline/portal-api.ts';

const { folder, workerFile, remove } = faultyWorker();
afterAll(remove);

const page = (path: string, more: Partial<DescribedPage> = {}): DescribedPage => ({
  path,
  title: path,
  description: '',
  prefetch: 'idle',
  skeleton: 'text',
  query: [],
  files: [],
  ...more,
});
const section = (name: string, pages: DescribedPage[], widgets: string[] = []) =>
  ({
    name,
    version: '1.0.0',
    entry: 'client/remoteEntry.js',
    server: 'server/remoteEntry.cjs',
    files: [],
    pages,
    widgets: widgets.map((widget) => ({ name: widget, skeleton: 'text', files: [] })),
  }) as unknown as SectionDescriptor;

/** The resources that every page requests. */
const OF_FRAME = new Set(['/api/departments', '/api/club', '/api/team-names']);

/** The version of the news that is live. */
const before = (...parts: [DescribedPage[], string[]?]) => [{ ...section('news', ...parts), version: '0.9.0' }];

const answers: Record<string, PortalAnswer | Promise<PortalAnswer>> = {
  '/api/club': { statusCode: 200, body: JSON.stringify(clubFacts()) },
};
let asked: string[];
beforeEach(() => (asked = []));

function apiOf(live: SectionDescriptor[], shell: Shell | undefined): PortalApi {
  return {
    get: async (path) => {
      asked.push(path);
      return answers[path] ?? { statusCode: 200, body: '[]' };
    },
    settingsOf: async () => ({}),
    contentRevision: () => 1,
    registry: () => ({ revision: 1, sections: live }),
    shell: () => shell,
    releaseFolder: () => folder,
    mendRelease: () => undefined,
    releaseUrl: () => '/',
  };
}

type Circumstances = Pick<AdmissionOptions, 'failing' | 'hint' | 'isReturn' | 'openInspection'> & {
  live?: SectionDescriptor[];
  widgets?: string[];
  /** The slots of the live shell. */
  slots?: string[];
};

/** The reasons against a section `news` with these pages beside live ones. */
function check(pages: DescribedPage[], { live = [], widgets = [], slots, ...options }: Circumstances = {}) {
  const provides = { contract: '1.0.0', shared: {}, names: {}, ...(slots && { slots }) };
  return checkCandidate(
    { descriptor: section('news', pages, widgets), folder },
    { api: apiOf(live, liveShell({ workerFile, provides })), timeLimit: 150, unmetRequirements: () => [], ...options },
  );
}

test('a section is admitted when each page, a few entries and the home page can be had', async () => {
  answers['/api/list'] = { statusCode: 200, body: JSON.stringify(['/news/a', '/news/b', '/news/c', '/news/d']) };

  const reasons = await check([page('/news'), page('/news/:id', { entries: '/api/list' })], {
    widgets: ['latest-news'],
  });

  expect(reasons).toEqual([]);
  const pages = ['/api/', '/api/news', '/api/news/gibt-es-nicht', '/api/news/a', '/api/news/b', '/api/news/c'];
  expect(asked.filter((path) => !OF_FRAME.has(path) && !frameResources.includes(path as ResourceKey))).toEqual([
    '/api/list',
    ...pages,
  ]);
});

test('what a path with a star claims is tried as what a parameter claims: by its entries, and by one that is not there', async () => {
  answers['/api/list'] = { statusCode: 200, body: JSON.stringify(['/archiv/2025/mai']) };

  expect(await check([page('/archiv/*', { entries: '/api/list' })])).toEqual([]);
  expect(asked).toEqual(expect.arrayContaining(['/api/archiv/gibt-es-nicht', '/api/archiv/2025/mai']));
});

test('entries that the section names as unlike the others are tried, too: one that breaks the candidate alone refuses it', async () => {
  answers['/api/list'] = {
    statusCode: 200,
    body: JSON.stringify(['/news/a', '/news/b', '/news/c', '/news/render-throws']),
  };
  answers['/api/unlike'] = { statusCode: 200, body: JSON.stringify(['/news/render-throws', '/news/a']) };
  const all = page('/news/:id', { entries: '/api/list' });
  const unlike = { ...all, samples: '/api/unlike' };

  expect(await check([all])).toEqual([]);
  expect(await check([unlike])).toEqual(['/news/render-throws lässt sich nicht erzeugen: Error: Abseits']);
  expect(asked.filter((path) => path === '/api/news/a')).toHaveLength(2);
});

test('a portal that does not have what lists them tries the first ones', async () => {
  answers['/api/list'] = { statusCode: 200, body: JSON.stringify(['/news/a']) };
  answers['/api/unlike'] = { statusCode: 404, body: '' };

  expect(await check([page('/news/:id', { entries: '/api/list', samples: '/api/unlike' })])).toEqual([]);
  expect(asked).toContain('/api/news/a');
});

test.each(['resources', 'render'])('what throws in its %s is refused, page by page', async (step) => {
  expect(await check([page(`/${step}-throws`), page('/well'), page(`/${step}-throws-too`)])).toEqual([
    `/${step}-throws lässt sich nicht erzeugen: Error: Abseits`,
    `/${step}-throws-too lässt sich nicht erzeugen: Error: Abseits`,
  ]);
});

test.each(['resources', 'render'])(
  'what hangs in its %s is refused, and its other pages are not waited for',
  async (step) => {
    expect(await check([page(`/${step}-hangs`), page(`/${step}-hangs-too`)])).toEqual([
      `/${step}-hangs lässt sich nicht erzeugen: es dauert zu lange`,
    ]);
  },
);

test('a widget for which the home page has no slot is refused, unless the live version has it, too: then that is told', async () => {
  const reason = 'Das Widget „raffle“ wäre nirgends zu sehen: einen Platz dieses Namens hat das Portal nicht.';
  const live = before([], ['raffle']);

  expect(await check([page('/news')], { widgets: ['latest-news', 'raffle'] })).toEqual([reason]);
  const hints: string[] = [];
  const hint = (sentence: string) => hints.push(sentence);
  expect(await check([page('/news')], { live, widgets: ['raffle'], hint })).toEqual([]);
  expect(hints).toEqual([reason]);
});

test('the slots of the home page are those of the live shell, whatever the server was built with', async () => {
  const reason = (name: string) =>
    `Das Widget „${name}“ wäre nirgends zu sehen: einen Platz dieses Namens hat das Portal nicht.`;
  const slots = ['hero-slider', 'raffle'];

  expect(await check([], { slots, widgets: ['raffle'] })).toEqual([]);
  expect(asked).toContain('/api/');
  expect(await check([], { slots, widgets: ['latest-news'] })).toEqual([reason('latest-news')]);
});

test('a widget is tried in pages with parameters of other sections, too; that these cannot be listed is no fault of it', async () => {
  answers['/api/list'] = { statusCode: 200, body: JSON.stringify(['/club/a', '/club/b', '/club/c']) };
  const checkIn = (entries: string) =>
    check([], {
      live: [section('club', [page('/club/:id', { slots: ['prizes'], entries }), page('/club/:id/x', { entries })])],
      widgets: ['club/prizes'],
    });

  expect(await checkIn('/api/list')).toEqual([]);
  expect(asked.filter((path) => path.startsWith('/api/club/'))).toEqual(['/api/club/a', '/api/club/b']);
  answers['/api/lost'] = { statusCode: 500, body: '' };
  expect(await checkIn('/api/lost')).toEqual([]);
});

test('a slot that another section fills is not dropped, but on the way back', async () => {
  const prizes = page('/news', { slots: ['prizes'] });
  const live = [...before([prizes]), section('club', [], ['news/prizes'])];
  const reason = 'Der Platz „news/prizes“ fehlt, gefüllt von club 1.0.0.';
  const hints: string[] = [];

  expect(await check([prizes], { live })).toEqual([]);
  expect(await check([page('/news')], { live })).toEqual([reason]);
  expect(await check([page('/news')], { live, isReturn: true, hint: (sentence) => hints.push(sentence) })).toEqual([]);
  expect(hints).toEqual([reason]);
});

test('what the live version cannot do either is no reason, what is new or worked before is', async () => {
  answers['/api/gone'] = { statusCode: 503, body: '' };
  const broken = ['/render-throws', '/render-hangs'].map((path) => page(path));
  const unreadable = page('/news/:id', { entries: '/api/gone' });

  expect(await check([...broken, unreadable], { live: before([...broken, unreadable]) })).toEqual([]);
  expect(await check([...broken, page('/resources-throws')], { live: before(broken) })).toEqual([
    '/resources-throws lässt sich nicht erzeugen: Error: Abseits',
  ]);
});

test('where the live version has failed among visitors the candidate is tried, too: what both fail on is a hint', async () => {
  answers['/api/list'] = { statusCode: 200, body: '[]' };
  const articles = page('/news/:id', { entries: '/api/list' });
  const live = before([articles]);
  const failing = createFailingPaths();
  for (const path of ['/news/well', '/news/render-throws']) failing.note({ section: 'news', version: '0.9.0' }, path);
  const hints: string[] = [];

  const reasons = await check([articles], { live, failing, hint: (sentence) => hints.push(sentence) });

  expect(reasons).toEqual([]);
  expect(asked).toContain('/api/news/well');
  expect(hints).toEqual(['/news/render-throws lässt sich auch in 0.9.0 nicht erzeugen: Error: Abseits']);
});

test('what is live is compared with nothing: it is checked because the shell has changed', async () => {
  const live = [section('news', [page('/render-throws')])];

  expect(await check([page('/render-throws')], { live })).toHaveLength(1);
});

test('data that does not come in time is left to the browser, as it is for visitors', async () => {
  answers['/api/slow'] = new Promise(() => undefined);
  answers['/api/away'] = { statusCode: 503, body: '' };

  expect(await check([page('/slow'), page('/away')])).toEqual([]);
});

test('a page that moved is led there, as visitors are, and not rendered', async () => {
  answers['/api/render-throws/gibt-es-nicht'] = { statusCode: 301, body: '', location: '/api/render-throws/new' };

  expect(await check([page('/render-throws/:id')])).toEqual([]);
});

test('a browser opens the first pages while the others are rendered', async () => {
  const inspect = async ({ candidate }: RenderedCandidate) => {
    const { html, policy } = await candidate.documentOf('/news');
    return [`${html.includes('<h1>Seite news</h1>')} ${policy.split(';', 1)[0]} ${asked.includes('/api/mehr')}`];
  };
  const openInspection = () => ({ inspect, close: async () => undefined });
  const pages = ['/news', '/archiv', '/termine', '/tore', '/mehr'].map((path) => page(path));

  expect(await check(pages, { openInspection })).toEqual(["true default-src 'self' false"]);
  expect(asked).toContain('/api/mehr');
});

test('a page that hangs while a browser waits for two does not take the other one with it', async () => {
  const inspect = async ({ candidate }: RenderedCandidate) => {
    await Promise.all(['/render-hangs', '/mehr'].map(candidate.documentOf));
    return [];
  };
  const openInspection = () => ({ inspect, close: async () => undefined });
  const broken = [page('/render-hangs')];

  expect(await check([...broken, page('/mehr')], { live: before(broken), openInspection })).toEqual([]);
  expect(asked).toContain('/api/mehr');
});

test('a page that cannot be rendered ends what the browser is doing, and nothing is told of it', async () => {
  const hint = jest.fn();
  let end: (reasons: string[]) => void;
  const inspect = (_: unknown, told: AdmissionOptions['hint']) =>
    new Promise<string[]>((resolve) => {
      told?.('zu dunkel');
      end = resolve;
    });
  const openInspection = () => ({ inspect, close: async () => end(['zu hell']) });

  expect(await check([page('/news'), page('/render-throws')], { openInspection, hint })).toEqual([
    '/render-throws lässt sich nicht erzeugen: Error: Abseits',
  ]);
  expect(hint).not.toHaveBeenCalled();
});

test('another live section that hangs is no fault of the candidate', async () => {
  const live = [section('render-hangs', [], ['sponsor-ticker'])];

  expect(await check([page('/news')], { live, widgets: ['latest-news'] })).toEqual([]);
});

test('entries that cannot be read are refused: there would be no sitemap', async () => {
  answers['/api/away'] = { statusCode: 503, body: '' };
  answers['/api/fault'] = { statusCode: 200, body: '{"fault":"hangs"}' };

  expect(await check([page('/news/:id', { entries: '/api/away' })])).toEqual([
    'Die Einträge von /news/:id lassen sich nicht lesen: /api/away is answered with 503',
  ]);
  expect(await check([page('/news/:id', { entries: '/api/fault' })])).toContain(
    'Die Einträge von /news/:id lassen sich nicht lesen: es dauert zu lange',
  );
});

describe('a shell', () => {
  const names = { '@portal/shared-ui': ['Card', 'SectionHeading'] };
  const provides = { contract: '1.0.0', shared: {}, names };
  const club = { ...section('club', [page('/sponsoren', { files: ['client/sponsors.js'] })]), version: '1.4.0' };
  const files = {
    'server/remoteEntry.cjs':
      'var _ui = __webpack_require__("webpack/sharing/consume/default/@portal/shared-ui"); _ui.SectionHeading;',
    'client/sponsors.js': 'r.SectionHeading',
    'ends.cjs': 'throw new Error("Abseits")',
    'recorder.js': '',
  };
  beforeAll(() => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(join(folder, path, '..'), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
  });

  type Fields = { worker?: string; protocol?: number; provides?: Shell['provides'] };
  type Inspect = ReturnType<NonNullable<AdmissionOptions['openInspection']>>['inspect'];
  /** The reasons against it while `before` is live, with the sections given. */
  function checkNext(
    fields: Fields,
    live = [club],
    before: Shell | null = liveShell({ workerFile, provides }),
    inspect?: Inspect,
    hint?: AdmissionOptions['hint'],
  ) {
    const { worker = basename(workerFile), protocol = SHELL_PROTOCOL } = fields;
    const descriptor = {
      version: 'ba9876543210',
      protocol,
      server: worker,
      assets: { entry: '', files: [], late: [], starter: '', recorder: 'recorder.js', serviceWorker: 'recorder.js' },
      provides: fields.provides ?? provides,
      files: [],
    } as unknown as ShellDescriptor;
    const openInspection = inspect && (() => ({ inspect, close: async () => undefined }));
    const options = {
      api: apiOf(live, before ?? undefined),
      timeLimit: 150,
      unmetRequirements: () => [],
      ...(openInspection && { openInspection }),
      ...(hint && { hint }),
    };
    return checkShell({ descriptor, folder }, options);
  }

  test('that has what the live sections take, and renders their pages, may go live', async () => {
    expect(await checkNext({})).toEqual([]);
    expect(asked).toContain('/api/sponsoren');
  });

  test('without a name that a section takes is refused with the name, the section and its page', async () => {
    const less = { ...provides, names: { '@portal/shared-ui': ['Card'] } };

    expect(await checkNext({ provides: less })).toEqual([
      'SectionHeading fehlt, gebraucht von club 1.4.0 in /sponsoren.',
    ]);
    expect(await checkNext({ provides: less }, [club], liveShell({ workerFile, provides: less }))).toEqual([]);
  });

  test('without a slot that a section fills is refused with the slot and the section', async () => {
    const live = [section('club', [], ['raffle'])];
    const before = liveShell({ workerFile, provides: { ...provides, slots: ['raffle', 'live'] } });

    expect(await checkNext({ provides: { ...provides, slots: ['raffle'] } }, live, before)).toEqual([]);
    expect(await checkNext({ provides: { ...provides, slots: ['live'] } }, live, before)).toEqual([
      'Der Platz „raffle“ fehlt, gefüllt von club 1.0.0.',
    ]);
  });

  test('that lacks a name which a section takes refuses another version of it only where the live one did without', async () => {
    const less = { ...provides, names: { '@portal/shared-ui': ['Card'] } };
    const api = (live: SectionDescriptor[]) => apiOf(live, liveShell({ workerFile, provides: less }));
    const next = { descriptor: { ...club, version: '1.5.0' }, folder };
    const hints: string[] = [];
    const options = { timeLimit: 150, unmetRequirements: () => [], hint: (sentence: string) => hints.push(sentence) };

    expect(await checkCandidate(next, { ...options, api: api([]) })).toEqual([
      'SectionHeading fehlt im Rahmen, gebraucht in /sponsoren.',
    ]);
    expect(await checkCandidate(next, { ...options, api: api([club]) })).toEqual([]);
    expect(hints).toEqual(['SectionHeading fehlt im Rahmen auch 1.4.0.']);
  });

  test('that cannot render a page is refused, unless the live one cannot, either', async () => {
    const live = [club, section('news', [page('/render-throws')])];

    expect(await checkNext({}, live)).toEqual([]);
    expect(await checkNext({ worker: 'ends.cjs' }, live)).toEqual([
      'Rahmen: / lässt sich nicht erzeugen: der Server, der die Seiten erzeugt, startet damit nicht: Abseits',
      'Rahmen: /offline lässt sich nicht erzeugen: der Server, der die Seiten erzeugt, startet damit nicht: Abseits',
      'Rahmen: /gibt-es-nicht lässt sich nicht erzeugen: der Server, der die Seiten erzeugt, startet damit nicht: Abseits',
    ]);
  });

  test('is opened in a browser at its own pages and at one of each section, unless it cannot render them', async () => {
    const news = section('news', [
      page('/news/:id'),
      page('/archiv/*'),
      page('/konto', { access: 'signed-in' }),
      page('/news'),
      page('/mehr'),
    ]);
    const opened: string[] = [];
    const inspect: Inspect = async ({ candidate, paths }, hint) => {
      hint?.('zu dunkel');
      opened.push(...paths);
      return [(await candidate.documentOf('/news')).html.includes('<h1>Seite news</h1>') ? 'zu hell' : 'keine Seite'];
    };

    const hint = jest.fn();
    expect(await checkNext({}, [club, news], undefined, inspect, hint)).toEqual(['zu hell']);
    expect(hint).toHaveBeenCalledWith('zu dunkel');
    expect(opened).toEqual(['/', '/offline', '/gibt-es-nicht', '/sponsoren', '/news']);
    expect(await checkNext({ worker: 'ends.cjs' }, [club], undefined, inspect)).toHaveLength(3);
  });

  test('documents of a hostile size are not kept until the browser has opened them, but made again', async () => {
    const pages = Array.from({ length: 9 }, (_, index) => page(`/news/huge-${index + 1}`));
    const news = section('news', pages);
    const inspect: Inspect = async ({ candidate }) => {
      for (const { path } of pages) await candidate.documentOf(path);
      asked = [];
      await candidate.documentOf('/news/huge-9');
      const ofKept = asked.length;
      const again = await candidate.documentOf('/news/huge-1');
      return [`${ofKept} ${asked.length > 0} ${again.html.includes('<h1>Seite news/huge-1</h1>')}`];
    };
    const openInspection = () => ({ inspect, close: async () => undefined });
    const api = apiOf([], liveShell({ workerFile, provides }));

    const options = { api, timeLimit: 5_000, unmetRequirements: () => [], openInspection };
    expect(await checkCandidate({ descriptor: news, folder }, options)).toEqual(['0 true true']);
  });

  test('that another server was built for is refused', async () => {
    expect(await checkNext({ protocol: SHELL_PROTOCOL + 1 })).toEqual([
      expect.stringContaining('für einen anderen Stand des Portals gebaut'),
    ]);
  });

  test('is not refused when there is none: without it there are no pages at all', async () => {
    expect(await checkNext({ worker: 'ends.cjs' }, [club], null)).toEqual([]);
  });
});
