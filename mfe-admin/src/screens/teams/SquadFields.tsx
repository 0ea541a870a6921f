import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { isOneWord, squadRule, youngName } from '@portal/api/contract';
import { Button, CloseIcon, TextInput } from '@portal/shared-ui';
import { POSITIONS } from '@portal/shared-ui/squad-positions';
import { styled } from 'styled-components';
import { Message, FormPart } from '../../kit/form/Field.tsx';
import { passesFocus } from '../../kit/passes-focus.ts';
import { useFormLabel } from '../../kit/form/form-context.ts';
import { freeNumber, sortSquad, type PlayerDraft, type TeamDraft } from './team-draft.ts';
import { Buttons, Note } from '../../kit/layout.ts';
import { SortableList } from '../../kit/sortable/SortableList.tsx';
import { stepTo } from './squad-order.ts';

/** The contract's limit of a squad. */
const MOST_PLAYERS = 60;

/** The players of a team, in any order: number, position and, if the player wants to be named, the name. */
export function SquadFields() {
  const { control, register, getValues, getFieldState, formState } = useFormContext<TeamDraft>();
  const { fields, append, move, remove, replace } = useFieldArray({ control, name: 'squad' });
  useFormLabel('squad', 'Kader');
  const handleAdd = () => {
    const squad = getValues('squad');
    const player = { number: freeNumber(squad), position: squad.at(-1)?.position ?? 'Tor', name: '' };
    append(player, { focusName: `squad.${squad.length}.name` });
  };
  const placeOf = (id: string) => fields.findIndex((field) => field.id === id);
  const nameOf = (index: number) => getValues(`squad.${index}.name`) || `Spieler ${index + 1}`;
  const faultOf = (index: number, part: keyof PlayerDraft) =>
    getFieldState(`squad.${index}.${part}`, formState).error?.message;
  return (
    <Squad>
      <legend>Kader</legend>
      {fields.length === 0 && <p>Noch keine Spieler. Namen sind freiwillig: Nummer und Position genügen.</p>}
      <datalist id="squad-positions">
        {POSITIONS.map((position) => (
          <option key={position}>{position}</option>
        ))}
      </datalist>
      <SortableList
        label="Spieler"
        items={fields}
        nameOf={({ id }) => nameOf(placeOf(id))}
        onReorder={async (ids) => {
          const step = stepTo(
            fields.map(({ id }) => id),
            ids,
          );
          if (step) move(...step);
        }}
      >
        {({ id }) => {
          const index = placeOf(id);
          const place = index + 1;
          const faults = (['number', 'position', 'name'] as const).map((part) => faultOf(index, part));
          const [ofNumber, ofPosition, ofName] = faults;
          return (
            <>
              <Player>
                <Name
                  {...register(`squad.${index}.name`)}
                  aria-label={`Name, Spieler ${place} (freiwillig)`}
                  aria-invalid={Boolean(ofName)}
                  placeholder="Name (freiwillig)"
                  maxLength={80}
                />
                <TextInput
                  {...register(`squad.${index}.number`)}
                  aria-label={`Nummer, Spieler ${place}`}
                  aria-invalid={Boolean(ofNumber)}
                  placeholder="Nr."
                  inputMode="numeric"
                  maxLength={2}
                />
                <TextInput
                  {...register(`squad.${index}.position`)}
                  aria-label={`Position, Spieler ${place}`}
                  aria-invalid={Boolean(ofPosition)}
                  placeholder="Position"
                  list="squad-positions"
                  maxLength={40}
                />
                <Remove
                  type="button"
                  aria-label={`Spieler ${place} entfernen`}
                  onClick={passesFocus(() => remove(index))}
                >
                  <CloseIcon />
                </Remove>
              </Player>
              <NameOnSite index={index} />
              <Message role="alert">{faults.filter(Boolean).join(' ')}</Message>
            </>
          );
        }}
      </SortableList>
      <Buttons>
        <Button variant="secondary" disabled={fields.length >= MOST_PLAYERS} onClick={handleAdd}>
          Spieler hinzufügen
        </Button>
        {fields.length > 1 && (
          <Button variant="quiet" onClick={() => replace(sortSquad(getValues('squad')))}>
            Nach Position und Nummer sortieren
          </Button>
        )}
      </Buttons>
    </Squad>
  );
}

/** The name of a young player that visitors read: only the person who types it knows which word is the first name. */
function NameOnSite({ index }: { index: number }) {
  const [name, ageGroup, group, showsSquad, squad] = useWatch<
    TeamDraft,
    ['name', 'ageGroup', 'group', 'showsSquad', 'squad']
  >({ name: ['name', 'ageGroup', 'group', 'showsSquad', 'squad'] });
  const player = squad[index]?.name ?? '';
  const { isYoung } = squadRule({ name, ageGroup, group: group || undefined });
  if (!isYoung || showsSquad !== 'yes' || player.trim() === '') return null;
  return (
    <Note>
      So steht es auf der Seite: {youngName(player)}
      {isOneWord(player) && '. Ist das der Vorname?'}
    </Note>
  );
}

const Squad = styled(FormPart)`
  gap: var(--space-3);
  /* The fields need the room: there the handle moves a player, by finger and by keyboard. */
  @media (max-width: 699px) {
    li > div + div {
      display: none;
    }
  }
`;

/** The name, below it number and position; beside each other if there is room. */
const Player = styled.div`
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr) 48px;
  grid-template-areas: 'name name remove' 'number position .';
  gap: var(--space-2);
  @media (min-width: 700px) {
    grid-template-columns: minmax(0, 1fr) 4rem 10rem 48px;
    grid-template-areas: 'name number position remove';
  }
`;

const Name = styled(TextInput)`
  grid-area: name;
`;

const Remove = styled.button`
  display: grid;
  grid-area: remove;
  place-items: center;
  min-width: 48px;
  min-height: 48px;
  border-radius: var(--radius);
  &:hover {
    background: var(--color-sunken);
  }
`;
