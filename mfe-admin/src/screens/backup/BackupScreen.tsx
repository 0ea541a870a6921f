import { AdminFrame } from '../../kit/frame/AdminFrame.tsx';
import { Panel, Panels } from '../../kit/Panel.tsx';
import { ProofQuestion } from '../../kit/proof/ProofQuestion.tsx';
import { DemoPanel } from './DemoPanel.tsx';
import { DownloadButton } from './DownloadButton.tsx';
import { KeptBackups, useKeptBackups } from './KeptBackups.tsx';
import { RestoreForm } from './RestoreForm.tsx';
import { Note } from '../../kit/layout.ts';

/** Everything as one file, and back again. */
export function BackupScreen() {
  const { data, error } = useKeptBackups();
  return (
    <AdminFrame
      lead="Die ganze Vereinsseite als eine Datei: herunterladen, aufbewahren, wieder einspielen."
      access="admin"
    >
      <Panels>
        <Panel title="Sicherung herunterladen">
          <p>
            Die Datei enthält alle Inhalte, Bilder, Termine, Einstellungen, Konten, Nachrichten und die Statistik – so,
            wie sie in diesem Augenblick sind.
          </p>
          <DownloadButton />
          <Note>
            Bitte sicher aufbewahren: Sie enthält auch persönliche Daten und die (verschlüsselten) Passwörter. Am besten
            die Datei nicht nur auf einem Gerät lassen.
          </Note>
        </Panel>
        <Panel title="Sicherung einspielen">
          <RestoreForm />
        </Panel>
        <Panel title="Von selbst gesichert">
          <KeptBackups />
        </Panel>
        {/* Rendered together with the list above, whose length is unknown, so that it does not shift. */}
        {(data || error) && <DemoPanel />}
      </Panels>
      <ProofQuestion />
    </AdminFrame>
  );
}
