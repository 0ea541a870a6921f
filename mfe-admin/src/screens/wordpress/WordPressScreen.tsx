import { useState } from 'react';
import type { WordPressImport } from '@portal/api/contract';
import { Button, ErrorArea, formatDateTime, Skeleton } from '@portal/shared-ui';
import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { Buttons, Stack } from '../../kit/layout.ts';
import { Panel } from '../../kit/Panel.tsx';
import { ProofQuestion } from '../../kit/proof/ProofQuestion.tsx';
import { ExportForm } from './ExportForm.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportReport } from './ImportReport.tsx';
import { ImportResult } from './ImportResult.tsx';
import { useImports } from './use-imports.ts';

/** Takes over a website that was made with WordPress: file, report, choices, progress, result. */
export function WordPressScreen() {
  return (
    <AdminFrame
      lead="Artikel, Seiten, Kategorien und Bilder der bisherigen Vereinsseite. Du siehst zuerst einen Bericht; danach lässt sich alles in einem Schritt zurücknehmen."
      access="admin"
    >
      <Imports />
      <ProofQuestion />
    </AdminFrame>
  );
}

function Imports() {
  const { data, error, reload } = useImports();
  const [opened, setOpened] = useState('');
  if (!data && error) return <ErrorArea onRetry={reload} />;
  if (!data) return <Skeleton shape="form" />;
  const isOver = ({ state }: WordPressImport) => state === 'done' || state === 'undone';
  const ready = data.filter(({ state }) => state === 'ready');
  const current = ready.find(({ id }) => id === opened) ?? ready[0];
  return (
    <Stack $gap={8}>
      {data
        .filter(({ state }) => state === 'running' || state === 'undoing')
        .map((each) => (
          <ImportProgress key={each.id} import={each} onChange={reload} />
        ))}
      {current ? <ImportReport key={current.id} import={current} onChange={reload} /> : <ExportForm onRead={reload} />}
      {ready.length > 1 && <OtherReports all={ready.filter((each) => each !== current)} onOpen={setOpened} />}
      {data.filter(isOver).map((each) => (
        <ImportResult key={each.id} import={each} onChange={reload} />
      ))}
    </Stack>
  );
}

function OtherReports({ all, onOpen }: { all: readonly WordPressImport[]; onOpen: (id: string) => void }) {
  return (
    <Panel title="Weitere gelesene Dateien" icon="newspaper">
      <Buttons>
        {all.map(({ id, site, report, createdAt }) => (
          <Button key={id} variant="secondary" onClick={() => onOpen(id)}>
            {report?.title || site}, {formatDateTime(createdAt)}
          </Button>
        ))}
      </Buttons>
    </Panel>
  );
}
