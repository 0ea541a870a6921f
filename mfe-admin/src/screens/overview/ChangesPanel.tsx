import type { RecentChange } from '@portal/api/contract';
import { formatDateTime } from '@portal/shared-ui';
import { areaOf } from '../../kit/frame/navigation.ts';
import { Panel } from '../../kit/panel/Panel.tsx';
import { PanelList, ScreenLink } from './panel-list.tsx';

/** The last changes: what, when, by whom. */
export function ChangesPanel({ changes }: { changes: readonly RecentChange[] }) {
  return (
    <Panel title="Zuletzt geändert">
      {changes.length === 0 && <p>Noch hat niemand etwas geändert. Was du bearbeitest, erscheint hier.</p>}
      <PanelList>
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
      </PanelList>
    </Panel>
  );
}
