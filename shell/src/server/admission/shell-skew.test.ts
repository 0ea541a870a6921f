import type { DescribedPage, SectionDescriptor } from '@portal/api/contract';
import { missedBy } from './shell-skew.ts';

const section = (name: string, { widgets = [], slots = [] }: { widgets?: string[]; slots?: string[] } = {}) =>
  ({
    name,
    version: '1.1.0',
    server: 'server/remoteEntry.cjs',
    uses: { shared: { '@portal/shared-ui': ['Card', 'Tabs'] }, api: 'server/api-uses.json' },
    pages: [{ path: `/${name}`, files: [], slots } as Partial<DescribedPage>],
    widgets: widgets.map((widget) => ({ name: widget, skeleton: 'text', files: [] })),
  }) as unknown as SectionDescriptor;
const provides = { contract: '1.0.0', shared: {}, names: { '@portal/shared-ui': ['Card'] }, slots: ['raffle'] };
const unmet = () => ['Section-Vertrag fehlt.'];
const hidden = (slot: string) =>
  `Das Widget „${slot}“ wäre nirgends zu sehen: einen Platz dieses Namens hat das Portal nicht.`;

test('a section lacks what its shell lacks, and slots for its widgets that neither shell nor sections have', async () => {
  const widgets = ['raffle', 'live', 'club/prizes', 'club/gone', 'news/own'];
  const descriptor = section('news', { widgets, slots: ['own'] });
  const live = [section('club', { slots: ['prizes'] }), section('news', { slots: ['gone', 'live'] })];

  expect(await missedBy({ descriptor, folder: '/away' }, provides, live, unmet)).toEqual([
    'Section-Vertrag fehlt.',
    'Tabs fehlt im Rahmen.',
    hidden('live'),
    hidden('club/gone'),
  ]);
});
