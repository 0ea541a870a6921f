import { ErrorArea, Skeleton } from '@portal/shared-ui';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { Stack } from '../../kit/layout.ts';
import { ExportForm } from './ExportForm.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ImportResult } from './ImportResult.tsx';
import { useImports } from './use-imports.ts';

/** Takes over a website that was made with WordPress: file, report, choices, progress, result. */
export function WordPressScreen() {
  return (
    <AdminFrame
      title="Website aus WordPress"
      lead="Artikel, Seiten, Kategorien und Bilder der bisherigen Vereinsseite. Du siehst zuerst einen Bericht; danach lässt sich alles in einem Schritt zurücknehmen."
      access="admin"
    >
      <Imports />
    </AdminFrame>
  );
}

function Imports() {
  const { data, error, reload } = useImports();
  if (!data && error) return <ErrorArea onRetry={reload} />;
  if (!data) return <Skeleton shape="form" />;
  const [current] = data;
  // What is not over yet comes first.
  if (current?.state === 'ready') return <ImportReport import={current} onChange={reload} />;
  if (current?.state === 'running' || current?.state === 'undoing')
    return <ImportProgress import={current} onChange={reload} />;
  return (
    <Stack $gap={8}>
      <ExportForm onRead={reload} />
      {data
        .filter(({ state }) => state === 'done' || state === 'undone')
        .map((each) => (
          <ImportResult key={each.id} import={each} onChange={reload} />
        ))}
    </Stack>
  );
}
