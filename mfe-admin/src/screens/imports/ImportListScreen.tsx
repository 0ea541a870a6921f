import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { LinkCards, Stack } from '../../kit/layout.ts';
import { LinkCard } from '../../kit/LinkCard.tsx';
import { useIsAllowed } from '../../kit/frame/navigation.ts';
import { ImportRuns } from './ImportRuns.tsx';
import { importKinds, importTitle } from './import-kinds.ts';

/** `/admin/importieren`: the possible imports, and the earlier ones. */
export function ImportListScreen() {
  const isAdmin = useIsAllowed('admin');
  return (
    <AdminFrame lead="Du siehst immer zuerst einen Bericht. Geschrieben wird erst, wenn du ihn bestätigst; gelöscht wird dabei nie etwas.">
      <Stack $gap={8}>
        <LinkCards>
          {importKinds
            .filter(({ role }) => role !== 'admin' || isAdmin)
            .map(({ to, kind, lead }) => (
              <LinkCard key={to} to={to} title={importTitle(kind)} text={lead} />
            ))}
        </LinkCards>
        <ImportRuns />
      </Stack>
    </AdminFrame>
  );
}
