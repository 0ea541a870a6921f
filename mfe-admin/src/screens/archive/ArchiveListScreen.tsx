import type { EditableSeason } from '@portal/api/contract';
import { ButtonLink, EmptyState, ErrorArea, Skeleton, useResource } from '@portal/shared-ui';
import { counted } from '../../kit/counted.ts';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { LinkCards } from '../../kit/layout.ts';
import { LinkCard } from '../../kit/LinkCard.tsx';
import { archivedSeasonKind } from './archived-season-kind.ts';

/** `/admin/archiv`: the seasons that are over. */
export function ArchiveListScreen() {
  return (
    <AdminFrame
      lead="Wer im öffentlichen Archiv nicht mehr genannt werden möchte, lässt sich hier aus dem Kader nehmen."
      access="admin"
    >
      <Seasons />
    </AdminFrame>
  );
}

function Seasons() {
  const { data, error, reload } = useResource<EditableSeason[]>(archivedSeasonKind.list, { freshTime: 0 });
  if (!data) return error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="table" />;
  if (data.length === 0)
    return (
      <EmptyState title="Noch keine Saison im Archiv" text="„Saison wechseln“ legt die erste an.">
        <ButtonLink to="/admin/importieren/saison">Saison wechseln</ButtonLink>
      </EmptyState>
    );
  return (
    <LinkCards>
      {data.map(({ slug, name, squads }) => (
        <LinkCard key={slug} to={`/admin/archiv/${slug}`} title={`Saison ${name}`} text={playersIn(squads)} />
      ))}
    </LinkCards>
  );
}

function playersIn(squads: EditableSeason['squads']): string {
  const players = squads.reduce((sum, { squad }) => sum + squad.length, 0);
  return players === 0 ? 'Ohne Kader' : `${counted(players, 'Spieler', 'Spieler')} in den Kadern`;
}
