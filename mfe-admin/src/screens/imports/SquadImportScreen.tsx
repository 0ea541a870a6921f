import { useState } from 'react';
import { NO_FILE, NO_TEAM } from './complaint.ts';
import { ImportScreen } from './ImportScreen.tsx';
import { TeamChoice } from './TeamChoice.tsx';

const columns = {
  name: 'Name',
  firstName: 'Vorname, wenn er allein steht',
  number: 'Rückennummer',
  position: 'Position',
};

/** `/admin/importieren/kader`. */
export function SquadImportScreen() {
  const [teamId, setTeamId] = useState('');
  const more = (file: File | undefined) => {
    if (!teamId) return NO_TEAM;
    return file ? { body: { teamId } } : NO_FILE;
  };
  return (
    <ImportScreen
      kind="squad"
      accept=".csv,.txt,text/csv"
      fileLabel="Tabelle als CSV"
      fileHint="Aus Excel: Speichern unter, „CSV UTF-8“. Die erste Zeile nennt die Spalten. Wer nicht in der Tabelle steht, bleibt im Kader."
      more={more}
      before={(message) => <TeamChoice value={teamId} onChange={setTeamId} message={message} />}
      columnLabels={columns}
    />
  );
}
