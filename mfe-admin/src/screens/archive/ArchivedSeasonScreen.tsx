import type { EditableSeason, SquadMember } from '@portal/api/contract';
import { Button, ButtonLink, VisuallyHidden } from '@portal/shared-ui';
import { useParams } from 'react-router-dom';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { showUndoable } from '../../kit/edit/undo.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { ActionRows, Note, Stack } from '../../kit/layout.ts';
import { Panel } from '../../kit/Panel.tsx';
import { passesFocus } from '../../kit/passes-focus.ts';
import { useWork } from '../../kit/use-work.ts';
import { archivedSeasonKind } from './archived-season-kind.ts';

type ArchivedSquad = EditableSeason['squads'][number];

/** `/admin/archiv/:id`: the squads of a season that is over. */
export function ArchivedSeasonScreen() {
  const { id = '' } = useParams();
  return (
    <EditScreen
      kind={archivedSeasonKind}
      id={id}
      title={(season) => (season ? `Saison ${season.name}` : undefined)}
      lead="Wer herausgenommen ist, steht nicht mehr im öffentlichen Archiv. Spiele und Ergebnisse bleiben."
      access="admin"
      actions={({ slug }) => (
        <ButtonLink to={`/archiv/${slug}`} variant="secondary">
          Im Archiv ansehen
        </ButtonLink>
      )}
    >
      {(season) => season && <Squads season={season} />}
    </EditScreen>
  );
}

function Squads({ season }: { season: EditableSeason }) {
  const { save, refresh } = useWriter(archivedSeasonKind);
  const { isBusy, run } = useWork('Nicht herausgenommen');
  const squads = season.squads.filter(({ squad }) => squad.length > 0);

  const takeOut = ({ team, squad }: ArchivedSquad, left: SquadMember[], title: string) =>
    run(async () => {
      try {
        const saved = await save({ squads: [{ team, squad: left }] }, season);
        showUndoable({ title }, () => save({ squads: [{ team, squad }] }, saved));
      } catch (error) {
        await refresh(); // After a conflict the next attempt begins with what is stored.
        throw error;
      }
    });

  return (
    <Stack $gap={6}>
      {squads.length === 0 && <Note>Von dieser Saison ist kein Kader im Archiv.</Note>}
      {squads.map((each) => (
        <Panel key={each.team} title={each.name}>
          {!each.isShown && <Note>Besucher sehen diesen Kader zurzeit nicht.</Note>}
          <ActionRows>
            {each.squad.map((player, place) => (
              <li key={keyOf(each.squad, place)}>
                <span>
                  {nameOf(player)}
                  <small>{player.position}</small>
                </span>
                <Button
                  variant="secondary"
                  aria-disabled={isBusy}
                  onClick={passesFocus(() =>
                    takeOut(
                      each,
                      each.squad.filter((other) => other !== player),
                      `${each.name}: ${nameOf(player)} steht nicht mehr im Kader dieser Saison.`,
                    ),
                  )}
                >
                  Herausnehmen<VisuallyHidden>: {nameOf(player)}</VisuallyHidden>
                </Button>
              </li>
            ))}
          </ActionRows>
          <Button
            variant="quiet"
            aria-disabled={isBusy}
            onClick={passesFocus(() =>
              takeOut(each, [], `Der Kader von ${each.name} steht nicht mehr im Archiv dieser Saison.`),
            )}
          >
            Ganzen Kader herausnehmen<VisuallyHidden>: {each.name}</VisuallyHidden>
          </Button>
        </Panel>
      ))}
    </Stack>
  );
}

/** What keeps the rows of the other players when one goes; two of them may be alike. */
function keyOf(squad: readonly SquadMember[], place: number): string {
  const texts = squad.slice(0, place + 1).map((player) => JSON.stringify(player));
  const text = texts.at(-1) ?? '';
  return `${text} ${texts.filter((other) => other === text).length}`;
}

function nameOf({ name, number }: SquadMember): string {
  return name ?? (number === null ? 'Ohne Namen' : `Nummer ${number}`);
}
