import { EmptyState, ErrorArea, Skeleton } from '@portal/shared-ui';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { Panels } from '../../kit/Panel.tsx';
import { ProofQuestion } from '../../kit/proof/ProofQuestion.tsx';
import { ModulePanel } from './ModulePanel.tsx';
import { useModules } from './modules-api.ts';
import { OutsideModule } from './OutsideModule.tsx';

/** The sections of the site: live version, history, failures in browsers, and rollback. */
export function ModuleListScreen() {
  return (
    <AdminFrame
      lead="Die Vereinsseite besteht aus Modulen, die einzeln erneuert werden. Macht eine neue Version Ärger, geht es hier zurück zur vorigen."
      access="admin"
    >
      <ModuleList />
      <ProofQuestion />
    </AdminFrame>
  );
}

function ModuleList() {
  const { data: modules, error, reload } = useModules();
  if (!modules && error) return <ErrorArea onRetry={reload} />;
  if (!modules) return <Skeleton shape="cards" />;
  if (modules.length === 0)
    return <EmptyState title="Noch keine Module" text="Veröffentlicht wird mit „npm run release -- mfe-news“." />;
  return (
    <Panels>
      {modules.map((module) => (
        <ModulePanel key={module.name} module={module} />
      ))}
      <OutsideModule />
    </Panels>
  );
}
