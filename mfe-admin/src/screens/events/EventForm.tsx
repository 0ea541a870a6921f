import { useCallback, useEffect, useId } from 'react';
import { NewEvent, type EditableEvent, type OwnTeam } from '@portal/api/contract';
import { Button, HttpError } from '@portal/shared-ui';
import { useFormContext, useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { eventTypes } from '@portal/shared-ui/event-words';
import {
  changesBetween,
  complaintsOf,
  draftField,
  draftOf,
  endComplaint,
  isWhole,
  movedLastDay,
  movedSeries,
  toNewEvent,
  type EventDraft,
} from './event-draft.ts';
import { eventKind } from '../../kit/agenda/event-kind.ts';
import { fieldOf } from '../../kit/failure.ts';
import { useRefreshEvents } from '../../kit/agenda/use-event-actions.ts';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { Details } from '../../kit/Panel.tsx';
import { FieldRow } from '../../kit/form/Field.tsx';
import { SelectField, SwitchField, TextAreaField, TextField } from '../../kit/form/fields.tsx';
import { RepeatFields } from './RepeatFields.tsx';
import { ScopeChoice } from '../../kit/agenda/ScopeChoice.tsx';

type EventFormProps = {
  /** null for a new one, which begins as `blank`. */
  event: EditableEvent | null;
  blank: EventDraft;
  teams: readonly OwnTeam[];
  /** Whether the user may edit events of the whole club. */
  isForClub: boolean;
  onRemove?: () => void;
};

/** The form of an event: a single one, a weekly series, or one date of a series and the following ones. */
export function EventForm({ event, blank, teams, isForClub, onRemove }: EventFormProps) {
  const refresh = useRefreshEvents();
  const writer = useWriter(eventKind);
  const toValues = useCallback(
    (item: EditableEvent | null): EventDraft => (item ? draftOf(item, teams) : blank),
    [blank, teams],
  );
  const toBody = useCallback((draft: EventDraft) => toNewEvent(draft, teams), [teams]);

  const send = async (draft: EventDraft, base: EditableEvent | null): Promise<EditableEvent> => {
    if (!base) return writer.send(toBody(draft), null);
    const { repeat, ...change } = changesBetween(toBody(draftOf(base, teams)), toBody(draft));
    if (Object.keys(change).length === 0 && !repeat) return base;
    const { seriesId } = base;
    const body = {
      ...change,
      ...(repeat && (!seriesId || draft.scope !== 'this') && { repeat }),
      ...(seriesId && { scope: draft.scope }),
    };
    return writer.send(body, base);
  };
  const save = async (draft: EventDraft, base: EditableEvent | null) => {
    const saved = await send(draft, base).catch((error: unknown) => {
      throw inFormWords(error, draft);
    });
    // Lists alone, unlike `writer.save`: the date that is open here is read again when it is opened next.
    await refresh();
    return saved;
  };
  return (
    <EditForm<EventDraft, EditableEvent>
      kind={eventKind}
      schema={NewEvent}
      item={event}
      toValues={toValues}
      toBody={toBody}
      fieldFor={draftField}
      alsoWrong={complaintsOf}
      save={save}
      submitLabel={event ? 'Speichern' : 'Termin anlegen'}
      savedText={event ? 'Termin gespeichert.' : 'Termin angelegt.'}
      extra={
        onRemove && (
          <Button variant="quiet" onClick={onRemove}>
            Löschen
          </Button>
        )
      }
    >
      <EventFields event={event} teams={teams} isForClub={isForClub} />
    </EditForm>
  );
}

/** A refused end, reported at the field that is wrong. */
function inFormWords(error: unknown, draft: EventDraft): unknown {
  const complaint = fieldOf(error) === 'endDate' ? endComplaint(draft) : undefined;
  return complaint && error instanceof HttpError ? new HttpError(error.status, JSON.stringify(complaint)) : error;
}

type EventFieldsProps = { event: EditableEvent | null; teams: readonly OwnTeam[]; isForClub: boolean };

const SIDES = [
  ['home', 'Heimspiel'],
  ['away', 'Auswärtsspiel'],
] as const;

/** The notes that the import of DFBnet writes, and the usual ones after a cup match. */
const RESULT_NOTES = ['Abbruch', 'Wertung', 'Nichtantritt', 'n. V.', 'n. E.'];

const USUAL_TITLES = {
  match: 'Ohne eigenen Titel heißt das Spiel nach den beiden Mannschaften.',
  training: 'Ohne eigenen Titel heißt es „Training“ mit dem Namen der Mannschaft.',
} as const;

/** The fields of an event; those of other types are hidden. */
function EventFields({ event, teams, isForClub }: EventFieldsProps) {
  const { control, setValue } = useFormContext<EventDraft>();
  const [type, allDay, scope] = useWatch({ control, name: ['type', 'allDay', 'scope'] });
  useDaysThatMove(Boolean(event?.seriesId));
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
      {isMatch && event && <ResultNoteField />}
      <TextField name="location" label="Ort (freiwillig)" placeholder="Hauptplatz" maxLength={120} />
      {canRepeat && <RepeatFields isSeries={Boolean(event?.repeat)} />}
      <More>
        <summary>Beschreibung</summary>
        <TextAreaField name="description" label="Beschreibung (freiwillig)" />
      </More>
    </>
  );
}

/** The text beside the result, or in its place; usual ones can be chosen. */
function ResultNoteField() {
  const id = useId();
  return (
    <>
      <TextField
        name="resultNote"
        label="Zusatz zum Ergebnis (freiwillig)"
        hint="Steht neben dem Ergebnis, oder an seiner Stelle."
        maxLength={40}
        list={id}
      />
      <datalist id={id}>
        {RESULT_NOTES.map((note) => (
          <option key={note}>{note}</option>
        ))}
      </datalist>
    </>
  );
}

/** „Letzter Tag“ and a new series move with „Tag“; the last day is somebody's own from when it is typed. */
function useDaysThatMove(isSeries: boolean): void {
  const { getValues, setValue, subscribe } = useFormContext<EventDraft>();
  useEffect(() => {
    let before = getValues('day');
    return subscribe({
      formState: { values: true },
      callback: ({ values: { day, lastDay, weekdays, until }, name, type }) => {
        if (type === 'change' && name === 'lastDay') setValue('hasOwnLastDay', lastDay !== '', { shouldDirty: true });
        if (!isWhole(day) || day === before) return;
        const moved = {
          lastDay: movedLastDay({ day: before, lastDay }, day),
          ...(!isSeries && movedSeries({ weekdays, until }, before, day)),
        };
        before = day;
        if (type !== 'change' || name !== 'day') return;
        for (const [field, value] of Object.entries(moved))
          setValue(field as keyof typeof moved, value, { shouldDirty: true });
      },
    });
  }, [getValues, setValue, subscribe, isSeries]);
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
