import type { RecentChange } from '@portal/api/contract';
import { formatDateTime } from '@portal/shared-ui';
import { RestoreButton } from '../../kit/edit/RestoreButton.tsx';
import { areaName, areaOf } from '../../kit/frame/navigation.ts';
import { Panel } from '../../kit/Panel.tsx';
import { PanelList, ScreenLink } from './panel-list.tsx';

/** The last changes: what, when, by whom; a deletion can be taken back. */
export function ChangesPanel({ changes }: { changes: readonly RecentChange[] }) {
  return (
    <Panel title="Zuletzt geändert">
      {changes.length === 0 && <p>Noch hat niemand etwas geändert. Was du bearbeitest, erscheint hier.</p>}
      <PanelList>
        {changes.map(({ resource, id, title, at, by, restorePath }) => {
          const area = areaOf(resource);
          return (
            <li key={restorePath ?? `${resource} ${id}`}>
              <ScreenLink to={area && !restorePath ? `${area.to}/${id}` : ''}>{title || areaName(resource)}</ScreenLink>
              <small>
                {area?.one ?? areaName(resource)}
                {restorePath && ' gelöscht'}, {formatDateTime(at)}
                {by && `, ${by}`}
              </small>
              {restorePath && <RestoreButton restorePath={restorePath} name={title || areaName(resource)} />}
            </li>
          );
        })}
      </PanelList>
    </Panel>
  );
}
