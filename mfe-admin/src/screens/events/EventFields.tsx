import { useFormContext, useWatch } from 'react-hook-form';
import type { EditableEvent, OwnTeam } from '@portal/api/contract';
import { styled } from 'styled-components';
import { eventTypes } from '@portal/shared-ui/event-words';
import { Details } from '../../kit/panel/Details.tsx';
import { FieldRow } from '../../kit/form/Field.tsx';
import { ColorField, SelectField, SwitchField, TextAreaField, TextField } from '../../kit/form/fields.tsx';
import type { EventDraft } from './event-draft.ts';
import { RepeatFields } from './RepeatFields.tsx';
import { ScopeChoice } from '../../kit/agenda/ScopeChoice.tsx';

type EventFieldsProps = { event: EditableEvent | null; teams: readonly OwnTeam[]; isForClub: boolean };

const SIDES = [
  ['home', 'Heimspiel'],
  ['away', 'Auswärtsspiel'],
] as const;

const USUAL_TITLES = {
  match: 'Ohne eigenen Titel heißt das Spiel nach den beiden Mannschaften.',
  training: 'Ohne eigenen Titel heißt es „Training“.',
} as const;

/** The fields of an event; those of other types are hidden. */
export function EventFields({ event, teams, isForClub }: EventFieldsProps) {
  const { control, setValue } = useFormContext<EventDraft>();
  const [type, allDay, scope] = useWatch({ control, name: ['type', 'allDay', 'scope'] });
  const isMatch = type === 'match';
  const ofTeams = teams.map(({ slug, name }) => [slug, name] as const);
  const canRepeat = !isMatch && (!event?.seriesId || scope !== 'this');
  return (
    <>
      {event?.seriesId && (
        <ScopeChoice
          question="Wofür gilt die Änderung?"
          scopes={['this', 'following', 'all']}
          scope={scope}
          onChange={(chosen) => setValue('scope', chosen)}
        />
      )}
      <FieldRow>
        <SelectField name="type" label="Art" choices={Object.entries(eventTypes)} />
        <SelectField
          name="team"
          label="Mannschaft"
          choices={isForClub && !isMatch ? [['', 'Ganzer Verein'], ...ofTeams] : [['', 'Bitte wählen'], ...ofTeams]}
        />
      </FieldRow>
      {isMatch && (
        <FieldRow>
          <TextField name="opponent" label="Gegner" maxLength={80} />
          <SelectField name="side" label="Heim oder auswärts" choices={SIDES} />
          <TextField name="competition" label="Wettbewerb (freiwillig)" placeholder="A-Klasse" maxLength={80} />
        </FieldRow>
      )}
      <TextField
        name="title"
        label={type === 'event' ? 'Titel' : 'Eigener Titel (freiwillig)'}
        maxLength={120}
        {...(type !== 'event' && { hint: USUAL_TITLES[type] })}
      />
      <SwitchField name="allDay" label={isMatch ? 'Uhrzeit ist noch offen' : 'Ganztägig'} />
      <Times>
        <TextField name="day" label="Tag" type="date" />
        {!allDay && <TextField name="start" label="Beginn" type="time" />}
        {type === 'event' && <TextField name="lastDay" label="Letzter Tag" type="date" />}
        {!allDay && <TextField name="end" label="Ende (freiwillig)" type="time" />}
      </Times>
      <TextField name="location" label="Ort (freiwillig)" placeholder="Hauptplatz" maxLength={120} />
      {canRepeat && <RepeatFields isSeries={Boolean(event?.repeat)} />}
      <More>
        <summary>Beschreibung und Farbe</summary>
        <TextAreaField name="description" label="Beschreibung (freiwillig)" />
        <ColorField name="color" label="Farbe im Kalender" />
      </More>
    </>
  );
}

/* Four fields, two by two: the beginning above, the end below. */
const Times = styled(FieldRow)`
  &:has(> :nth-child(4)) {
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 280px), 1fr));
  }
`;

const More = styled(Details)`
  &[open] {
    display: grid;
    gap: var(--space-4);
  }
`;
