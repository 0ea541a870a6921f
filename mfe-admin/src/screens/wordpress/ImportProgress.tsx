import type { WordPressImport } from '@portal/api/contract';
import { Note } from '../../kit/layout.ts';
import { Panel } from '../../kit/Panel.tsx';
import { Bar } from '../../kit/upload/UploadProgress.tsx';
import { UndoButton } from './UndoButton.tsx';
import { counted } from '../../kit/counted.ts';

type ImportProgressProps = { import: WordPressImport; onChange: () => void };

/** An import that is under way. */
export function ImportProgress({ import: running, onChange }: ImportProgressProps) {
  const { state, total, finished, pictures } = running;
  if (state === 'undoing')
    return (
      <Panel title="Wird zurückgenommen" icon="undo">
        <p aria-live="polite">Die Artikel sind schon fort; die Bilder werden aufgeräumt.</p>
        <Bar aria-label="Fortschritt" />
      </Panel>
    );
  return (
    <Panel title="Wird übernommen" icon="download">
      <p>
        {finished} von {total} Einträgen, {counted(pictures.taken, 'Bild', 'Bilder')}
      </p>
      <Bar value={finished} max={Math.max(1, total)} aria-label="Fortschritt" />
      <Note>
        Das läuft auf dem Server: Du kannst die Seite verlassen und später nachsehen. Nach einem Neustart geht es dort
        weiter, wo es war.
      </Note>
      <UndoButton import={running} label="Abbrechen und zurücknehmen …" onUndone={onChange} />
    </Panel>
  );
}
