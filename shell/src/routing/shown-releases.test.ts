import { registryOf } from '../../test/navigation.ts';
import type { LivePage } from './page-state.ts';
import { shownOf } from './shown-releases.ts';

const page = (path: string): LivePage => ({
  path,
  title: path,
  description: '',
  prefetch: 'idle',
  prefetchRank: 1,
  skeleton: 'text',
  query: [],
  files: ['client/1.js'],
  resources: ['/api/teams'],
});
const paths = ['/spielplan', '/mannschaften', '/mannschaften/neu', '/mannschaften/:slug', '/mannschaften/:slug/kader'];
const registry = {
  ...registryOf([]),
  sections: [{ name: 'teams', version: '1.0.0', url: '/releases/teams/1.0.0/', pages: paths.map(page), widgets: [] }],
};
const shownWith = (name: string) => shownOf(registry, [{ section: 'teams', kind: 'page', name }]).sections[0]?.pages;

test('a page carries itself, without what is fetched ahead of opening it', () => {
  const { files: _files, resources: _resources, prefetchRank: _rank, ...open } = page('/mannschaften');

  expect(shownWith('/mannschaften')).toEqual([open]);
});

test('a widget likewise', () => {
  const widgets = [{ name: 'live' as const, skeleton: 'text' as const, files: ['client/2.js'] }];
  const given = { ...registry, sections: registry.sections.map((section) => ({ ...section, widgets })) };

  const [shown] = shownOf(given, [{ section: 'teams', kind: 'widget', name: 'live' }]).sections;

  expect(shown?.widgets).toEqual([{ name: 'live', skeleton: 'text' }]);
});

test('one behind a parameter also carries those of its section that its address may be', () => {
  expect(shownWith('/mannschaften/:slug')?.map(({ path }) => path)).toEqual([
    '/mannschaften/neu',
    '/mannschaften/:slug',
  ]);
});
