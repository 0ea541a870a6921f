import type { Registry } from '@portal/api/contract';
import { useResource } from '@portal/shared-ui';
import { useWatch } from 'react-hook-form';
import { SelectField, TextField } from '../../kit/form/fields.tsx';

/** Where the navigation names a page, and how. */
export function MenuField() {
  const { data } = useResource<Registry>('/api/releases');
  const menu: unknown = useWatch({ name: 'menu' });
  const pages = data?.sections.flatMap((section) => section.pages) ?? [];
  const groups = [...new Set(pages.flatMap((page) => page.menu?.group ?? []))];
  return (
    <>
      <SelectField
        name="menu"
        label="Platz im Menü"
        choices={[
          ['', 'Nicht im Menü'],
          ['/', 'In der Leiste'],
          ...groups.map((group) => [group, `Unter „${group}“`] as const),
        ]}
      />
      {Boolean(menu) && (
        <TextField name="menuLabel" label="Name im Menü" hint="Leer: der Titel der Seite." maxLength={40} />
      )}
    </>
  );
}
