import type { WordPressImport } from '@portal/api/contract';
import { Panel } from '../../kit/Panel.tsx';
import { LONG_READING, sendBytes } from '../../kit/upload/send-bytes.ts';
import { FileSender } from './FileSender.tsx';
import { IMPORTS } from './use-imports.ts';

const HINT =
  'Bilder stecken nicht in der Datei. Sie kommen danach von der alten Seite, solange es sie noch gibt, oder aus einem Zip ihres Ordners „wp-content/uploads“. Besteht der Export aus mehreren Dateien, zuerst die mit den Medien.';

/** Sends the export of the old site, which the server reads while it arrives. */
export function ExportForm({ onRead }: { onRead: () => void }) {
  const send = async (file: File, onProgress: (part: number) => void) => {
    const { bytes, type } = await packed(file);
    await sendBytes<WordPressImport>(bytes, {
      method: 'POST',
      url: IMPORTS,
      type,
      onProgress,
      answerTime: LONG_READING,
    });
    onRead();
  };
  return (
    <Panel title="Export der alten Seite" icon="newspaper">
      <p>In WordPress als Administrator: „Werkzeuge“, „Daten exportieren“, „Alle Inhalte“.</p>
      <p>Die Datei, die dabei entsteht (sie endet auf .xml), hier auswählen. Geschrieben wird noch nichts.</p>
      <FileSender
        label="Exportdatei"
        accept=".xml,.gz,text/xml,application/xml,application/gzip"
        hint={() => HINT}
        after="Die Datei wird gelesen …"
        send={send}
      />
    </Panel>
  );
}

/** Text of this kind shrinks to a sixth; browsers that cannot pack send it as it is. */
async function packed(file: File): Promise<{ bytes: Blob; type: string }> {
  if (!('CompressionStream' in window) || file.name.endsWith('.gz'))
    return { bytes: file, type: 'application/octet-stream' };
  const stream = file.stream().pipeThrough(new CompressionStream('gzip'));
  return { bytes: await new Response(stream).blob(), type: 'application/gzip' };
}
