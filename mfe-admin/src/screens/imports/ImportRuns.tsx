import { useState } from 'react';
import type { ImportRun, ImportUndone } from '@portal/api/contract';
import {
  Button,
  ErrorArea,
  formatDateTime,
  request,
  Skeleton,
  useRefreshResources,
  useResource,
  VisuallyHidden,
} from '@portal/shared-ui';
import { confirm } from '../../kit/dialog/confirm.ts';
import { showRefusal } from '../../kit/failure.ts';
import { passesFocus } from '../../kit/passes-focus.ts';
import { ActionRows, Note } from '../../kit/layout.ts';
import { Panel } from '../../kit/Panel.tsx';
import { useWork } from '../../kit/use-work.ts';
import { importTitle } from './import-kinds.ts';

const RUNS = '/api/admin/imports';

/** Imports that were carried out, each with its way back. */
export function ImportRuns() {
  const { data, error, reload } = useResource<ImportRun[]>(RUNS, { freshTime: 0 });
  const [undone, setUndone] = useState<ImportUndone>();
  const refresh = useRefreshResources();
  const { isBusy, run } = useWork();
  if (!data && error) return <ErrorArea onRetry={reload} />;
  if (!data) return <Skeleton shape="text" />;

  const handleUndo = ({ id, title }: ImportRun) =>
    run(async () => {
      const isSure = await confirm({
        title: 'Import rückgängig machen?',
        text: `Was „${title}“ gebracht oder geändert hat, wird wieder wie vorher. Was seitdem jemand geändert hat, bleibt.`,
        confirmLabel: 'Rückgängig machen',
      });
      if (!isSure) return;
      try {
        setUndone(await request<ImportUndone>('POST', `/api/imports/${id}/undo`));
      } catch (error) {
        showRefusal(
          'Nicht rückgängig gemacht',
          error,
          'Ob er rückgängig gemacht ist, steht unter „Bisherige Importe“.',
        );
      }
      await refresh('/api/');
    });

  return (
    <Panel title="Bisherige Importe" icon="history">
      <div aria-live="polite">{undone && <Undone result={undone} />}</div>
      {data.length === 0 && <Note>Noch keiner.</Note>}
      {data.length > 0 && (
        <ActionRows>
          {data.map((each) => (
            <li key={each.id}>
              <span>
                {importTitle(each.kind)}: {each.title}
                <small>
                  {formatDateTime(each.createdAt)}
                  {each.createdBy && `, ${each.createdBy}`} · {each.added} neu, {each.changed} geändert
                </small>
              </span>
              {each.undoneAt && <small>Rückgängig gemacht</small>}
              {each.canUndo && (
                <Button variant="secondary" aria-disabled={isBusy} onClick={passesFocus(() => handleUndo(each))}>
                  Rückgängig<VisuallyHidden>: {each.title}</VisuallyHidden>
                </Button>
              )}
            </li>
          ))}
        </ActionRows>
      )}
    </Panel>
  );
}

function Undone({ result: { title, undone, left } }: { result: ImportUndone }) {
  return (
    <>
      <p>
        <strong>„{title}“ ist rückgängig gemacht:</strong> {undone === 1 ? 'ein Eintrag' : `${undone} Einträge`}.
      </p>
      {left.length > 0 && (
        <>
          <p>Seitdem geändert und deshalb geblieben:</p>
          <ul>
            {left.map((name, place) => (
              // Two of them may have one name.
              <li key={`${place} ${name}`}>{name}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
