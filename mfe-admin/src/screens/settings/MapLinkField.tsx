import { useEffect, useId, useRef, useState } from 'react';
import { Button, TextInput, request } from '@portal/shared-ui';
import type { MapLinkAddress } from '@portal/api/contract';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { passesFocus } from '../../kit/passes-focus.ts';
import { AskedField } from '../../kit/form/asked-field.ts';
import { Message } from '../../kit/form/Field.tsx';
import { useFormHold } from '../../kit/form/form-context.ts';
import { Buttons, Note } from '../../kit/layout.ts';
import { readMapLink, type MapLink } from './map-link.ts';

const degrees = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 6 });
const SAID: Readonly<Record<Exclude<MapLink['is'], 'position'>, string>> = {
  short:
    'In diesem kurzen Link ist die Lage nicht zu finden. Öffne ihn am Computer und kopiere die lange Adresse aus der ' +
    'Adresszeile. Oder halte auf dem Handy in der Karten-App den Finger auf den Platz und kopiere die zwei Zahlen, ' +
    'die dann erscheinen.',
  unreadable:
    'Darin ist keine Lage zu finden. Bitte den Link einer Karte einfügen oder zwei Zahlen wie 52,5163 13,3777.',
};

/** The form's values; '' if the place is unknown. */
type Position = Readonly<Record<'latitude' | 'longitude', number | string | null | undefined>>;

/** Asks where a short link leads; whatever keeps that from being known, the place has to come from elsewhere. */
async function followLink(link: string): Promise<MapLink> {
  try {
    const { address } = await request<MapLinkAddress>('POST', '/api/admin/map-links', { address: link });
    const long = readMapLink(address);
    return long.is === 'position' ? long : { is: 'short' };
  } catch {
    return { is: 'short' };
  }
}

const isNumber = (value: unknown) => value !== '' && value !== null && Number.isFinite(Number(value));

/** Takes `latitude` and `longitude` of the surrounding form out of a pasted link. */
export function MapLinkField() {
  const id = useId();
  const { setValue } = useFormContext();
  const [latitude, longitude] = useWatch<Position, ['latitude', 'longitude']>({ name: ['latitude', 'longitude'] });
  const [read, setRead] = useState<MapLink | { is: 'asked' }>();
  const newest = useRef('');
  const answer = useRef<HTMLDivElement>(null);
  // The save button sticks to the lower edge, and would cover the answer to a paste just above it.
  useEffect(() => {
    if (read) answer.current?.scrollIntoView({ block: 'nearest' });
  }, [read]);
  const isKnown = isNumber(latitude) && isNumber(longitude);
  const isAsked = read?.is === 'asked';
  const complaint = read && read.is !== 'position' && read.is !== 'asked' ? SAID[read.is] : undefined;
  // Saving now would drop the place that was just entered.
  useFormHold(isAsked ? 'Link zur Karte: Die Lage wird noch gesucht.' : undefined);
  useFormHold(complaint && `Link zur Karte: ${complaint} Ohne Lage geht es weiter, wenn das Feld leer ist.`);
  const setPosition = (position: Position) => {
    for (const [name, value] of Object.entries(position)) setValue(name, value, { shouldDirty: true });
  };
  const take = (link: MapLink | undefined) => {
    setRead(link);
    if (link?.is === 'position') setPosition(link.position);
  };
  const handleChange = async (text: string) => {
    newest.current = text;
    const link = text.trim() ? readMapLink(text) : undefined;
    if (link?.is !== 'short') return take(link);
    setRead({ is: 'asked' });
    const long = await followLink(text.trim());
    if (newest.current === text) take(long);
  };
  return (
    <AskedField>
      <label htmlFor={id}>Link zur Karte</label>
      <Note id={`${id}-hint`}>
        Den Platz in Google Maps, OpenStreetMap oder Apple Karten suchen, den Link kopieren und hier einfügen: Die Lage
        wird daraus gelesen, für Anfahrt und Wetter. Abgefragt wird nur ein kurzer Link, wie ihn Handys teilen.
      </Note>
      <TextInput
        id={id}
        inputMode="url"
        autoComplete="off"
        aria-describedby={`${id}-hint ${id}-message ${id}-position`}
        aria-invalid={complaint !== undefined}
        onChange={({ target }) => void handleChange(target.value)}
      />
      <Answer ref={answer}>
        {complaint && (
          <Message id={`${id}-message`} role="alert">
            {complaint}
          </Message>
        )}
        {isAsked && <Note as="output">Die Lage wird gesucht …</Note>}
        {isKnown && (
          <Note as="output" id={`${id}-position`}>
            {read?.is === 'position' ? 'Lage gefunden' : 'Lage'}: {degrees.format(Number(latitude))} /{' '}
            {degrees.format(Number(longitude))}
          </Note>
        )}
      </Answer>
      {isKnown && (
        <Buttons>
          <Button variant="quiet" onClick={passesFocus(() => setPosition({ latitude: '', longitude: '' }))}>
            Lage entfernen
          </Button>
        </Buttons>
      )}
    </AskedField>
  );
}

const Answer = styled.div`
  display: grid;
  gap: var(--space-1);
  scroll-margin-bottom: calc(var(--covered-below) + var(--space-4));
  &:empty {
    display: none;
  }
`;
