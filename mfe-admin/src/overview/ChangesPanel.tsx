import type { RecentChange } from '@portal/api/contract';
import { formatDateTime } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Panel } from '../panel/Panel.tsx';
import { ScreenLink } from './ScreenLink.tsx';

/** What a resource is called, and where it is edited. */
const KINDS: Readonly<Record<string, { name: string; to: (id: string) => string }>> = {
  news: { name: 'Artikel', to: (id) => `/admin/neuigkeiten/${id}` },
  pages: { name: 'Seite', to: (id) => `/admin/seiten/${id}` },
  sliders: { name: 'Slide', to: () => '/admin/slides' },
  banners: { name: 'Banner', to: () => '/admin/banner' },
  sponsors: { name: 'Sponsor', to: (id) => `/admin/sponsoren/${id}` },
  'board-members': { name: 'Vorstand', to: () => '/admin/vorstand' },
  albums: { name: 'Fotos', to: (id) => `/admin/fotos/${id}` },
  teams: { name: 'Mannschaft', to: (id) => `/admin/mannschaften/${id}` },
  'training-times': { name: 'Trainingszeit', to: (id) => `/admin/trainingszeiten/${id}` },
  events: { name: 'Termin', to: (id) => `/admin/termine/${id}` },
};

/** The last changes: what, when, by whom. */
export function ChangesPanel({ changes }: { changes: readonly RecentChange[] }) {
  return (
    <Panel title="Zuletzt geändert">
      {changes.length === 0 && <p>Noch hat niemand etwas geändert. Was du bearbeitest, erscheint hier.</p>}
      <List>
        {changes.map(({ resource, id, title, at, by }) => {
          const kind = KINDS[resource];
          return (
            <li key={`${resource} ${id}`}>
              <ScreenLink to={kind?.to(id) ?? ''}>{title}</ScreenLink>
              <small>
                {kind?.name ?? resource}, {formatDateTime(at)}
                {by && `, ${by}`}
              </small>
            </li>
          );
        })}
      </List>
    </Panel>
  );
}

const List = styled.ul`
  display: grid;
  width: 100%;
  li {
    padding-block: var(--space-1) var(--space-2);
    border-top: 1px solid var(--color-line);
    overflow-wrap: anywhere;
  }
  a,
  b {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    font-weight: 600;
  }
  small {
    display: block;
    margin-top: calc(-1 * var(--space-2));
    color: var(--color-muted);
    font-size: var(--text-sm);
  }
`;
