import { useId, useState } from 'react';
import { TextInput } from '@portal/shared-ui';
import { useFormContext } from 'react-hook-form';
import { AskedField } from '../../kit/form/asked-field.ts';
import { Message } from '../../kit/form/Field.tsx';
import { Note } from '../../kit/layout.ts';
import { readMapLink, type MapLink } from './map-link.ts';

const degrees = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 6 });
const SAID: Readonly<Record<Exclude<MapLink['is'], 'position'>, string>> = {
  short: 'In diesem kurzen Link steht die Lage nicht. Öffne ihn und kopiere die lange Adresse aus der Adresszeile.',
  unreadable:
    'Darin ist keine Lage zu finden. Bitte den Link einer Karte einfügen oder zwei Zahlen wie 52,5163 13,3777.',
};

/** Takes `latitude` and `longitude` of the surrounding form out of a pasted link. */
export function MapLinkField() {
  const id = useId();
  const { setValue } = useFormContext();
  const [read, setRead] = useState<MapLink>();
  const handleChange = (text: string) => {
    const link = text.trim() ? readMapLink(text) : undefined;
    setRead(link);
    if (link?.is !== 'position') return;
    for (const [name, value] of Object.entries(link.position)) setValue(name, value, { shouldDirty: true });
  };
  return (
    <AskedField>
      <label htmlFor={id}>Link zur Karte</label>
      <Note id={`${id}-hint`}>
        Den Platz in Google Maps, OpenStreetMap oder Apple Karten suchen, den Link kopieren und hier einfügen: Die Lage
        wird daraus gelesen, für Anfahrt und Wetter. Abgefragt wird dabei nichts.
      </Note>
      <TextInput
        id={id}
        inputMode="url"
        autoComplete="off"
        aria-describedby={`${id}-hint ${id}-message`}
        onChange={({ target }) => handleChange(target.value)}
      />
      {read?.is === 'position' ? (
        <Note as="output" id={`${id}-message`}>
          Lage gefunden: {degrees.format(read.position.latitude)} / {degrees.format(read.position.longitude)}
        </Note>
      ) : (
        <Message id={`${id}-message`} role="alert">
          {read && SAID[read.is]}
        </Message>
      )}
    </AskedField>
  );
}
