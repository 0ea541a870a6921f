import type { AdminScreen } from './kit/frame/areas.ts';
import type { Entry, EntryKind } from './kit/entries/entry-kind.ts';

/** The screens of a kind of entries, each of which loads what it shows: the list, the order, and the form. */
export function entryScreens<Item extends Entry>(load: () => Promise<EntryKind<Item>>): readonly AdminScreen[] {
  return [
    {
      skeleton: 'table',
      labels: async () => {
        const [{ labelsOf }, { fields }] = await Promise.all([import('./kit/entries/entry-kind.ts'), load()]);
        return labelsOf(fields);
      },
      load: async () => {
        const [{ EntryListScreen }, kind] = await Promise.all([import('./kit/entries/EntryListScreen.tsx'), load()]);
        return { ListScreen: () => <EntryListScreen kind={kind} /> };
      },
    },
    {
      path: '/reihenfolge',
      title: 'Reihenfolge',
      skeleton: 'table',
      load: async () => {
        const [{ OrderScreen }, kind] = await Promise.all([import('./kit/entries/OrderScreen.tsx'), load()]);
        const { present, groups } = kind;
        return {
          EntryOrderScreen: () => (
            <OrderScreen
              kind={kind}
              present={present}
              {...(groups && { groups: groups.choices, groupOf: groups.of })}
            />
          ),
        };
      },
    },
    {
      path: '/:id',
      skeleton: 'form',
      load: async () => {
        const [{ EntryScreen }, kind] = await Promise.all([import('./kit/entries/EntryScreen.tsx'), load()]);
        const [schema, above, below] = await Promise.all([kind.schema(), kind.above?.(), kind.below?.()]);
        const form = { schema, ...(above && { above }), ...(below && { below }) };
        return { FormScreen: () => <EntryScreen kind={kind} form={form} /> };
      },
    },
  ];
}
