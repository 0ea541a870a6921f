import type { RecentChange } from '@portal/api/contract';
import { formatDateTime } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { areaOf } from '../../kit/frame/navigation.ts';
import { Panel } from '../../kit/panel/Panel.tsx';
import { ScreenLink } from './ScreenLink.tsx';

/** The last changes: what, when, by whom. */
export function ChangesPanel({ changes }: { changes: readonly RecentChange[] }) {
  return (
    <Panel title="Zuletzt geändert">
      {changes.length === 0 && <p>Noch hat niemand etwas geändert. Was du bearbeitest, erscheint hier.</p>}
      <List>
        {changes.map(({ resource, id, title, at, by }) => {
          const area = areaOf(resource);
          return (
            <li key={`${resource} ${id}`}>
              <ScreenLink to={area ? `${area.to}/${id}` : ''}>{title}</ScreenLink>
              <small>
                {area?.one ?? resource}, {formatDateTime(at)}
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
