import type { Overview } from '@portal/api/contract';
import { ErrorArea, Skeleton, useResource } from '@portal/shared-ui';
import { Panels } from '../../kit/panel/Panel.tsx';
import { ChangesPanel } from './ChangesPanel.tsx';
import { TodoPanel } from './TodoPanel.tsx';
import { VisitsPanel } from './VisitsPanel.tsx';

/** What the editorial staff needs to know at a glance. */
export function OverviewPanels() {
  const { data: overview, error, reload } = useResource<Overview>('/api/admin/overview', { freshTime: 0 });
  if (!overview && error) return <ErrorArea onRetry={reload} />;
  if (!overview) return <Skeleton shape="cards" />;
  return (
    <Panels>
      <TodoPanel overview={overview} />
      <ChangesPanel changes={overview.changes} />
      <VisitsPanel visits={overview.visits} />
    </Panels>
  );
}
