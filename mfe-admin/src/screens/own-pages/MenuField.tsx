import { useState } from 'react';
import type { Registry } from '@portal/api/contract';
import { Select, TextInput, useClub, useResource } from '@portal/shared-ui';
import { useController } from 'react-hook-form';
import { Field } from '../../kit/form/Field.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { Note, Stack } from '../../kit/layout.ts';

/** No group begins with a space. */
const NEW_GROUP = ' ';
const NONE = 'none';
const LONGEST = 40;

/** The place and name of a page in the navigation. */
export function MenuField() {
  const { field } = useController<Record<string, string | undefined>>({ name: 'menu' });
  const [isNew, setIsNew] = useState(false);
  const groups = useGroups();
  const menu = field.value ?? '';
  const isKnown = menu === '' || menu === '/' || groups.includes(menu);
  const handleChoice = (choice: string) => {
    setIsNew(choice === NEW_GROUP);
    field.onChange(choice === NEW_GROUP || choice === NONE ? '' : choice);
  };
  return (
    <>
      <Field name="menu" label="Platz im Menü" show={placeName}>
        {(connection) => (
          <Stack $gap={2}>
            <Select
              {...connection}
              ref={field.ref}
              value={isNew ? NEW_GROUP : menu || NONE}
              onBlur={field.onBlur}
              onChange={({ target }) => handleChoice(target.value)}
            >
              {['', '/', ...groups, ...(isKnown || isNew ? [] : [menu])].map((place) => (
                <option key={place} value={place || NONE}>
                  {placeName(place)}
                </option>
              ))}
              <option value={NEW_GROUP}>Neue Gruppe …</option>
            </Select>
            {isNew && (
              <>
                <TextInput
                  aria-label="Name der neuen Gruppe"
                  placeholder="Abteilungen"
                  maxLength={LONGEST}
                  value={menu}
                  onChange={({ target }) => field.onChange(target.value)}
                />
                <Note>
                  Sie steht als letzte im Menü, bis du sie unter „Texte der Seiten“ an ihren Platz ziehst. Leer: nicht
                  im Menü.
                </Note>
              </>
            )}
          </Stack>
        )}
      </Field>
      {Boolean(menu) && (
        <TextField name="menuLabel" label="Name im Menü" hint="Leer: der Titel der Seite." maxLength={LONGEST} />
      )}
    </>
  );
}

function placeName(menu: unknown): string {
  if (typeof menu !== 'string' || menu === '') return 'Nicht im Menü';
  return menu === '/' ? 'In der Leiste' : `Unter „${menu}“`;
}

/** The groups of the navigation: those of the sections, and those that own pages have made. */
function useGroups(): readonly string[] {
  const { data } = useResource<Registry>('/api/releases');
  const { ownPages = [] } = useClub();
  const pages = data?.sections.flatMap((section) => section.pages) ?? [];
  const ofSections = pages.flatMap((page) => page.menu?.group ?? []);
  const ofClub = ownPages.map(({ group }) => group).filter((group) => group !== '/');
  const byName = new Map([...ofClub, ...ofSections].map((group) => [group.toLowerCase(), group]));
  return [...byName.values()];
}
