import { ImportScreen } from './ImportScreen.tsx';

const columns = { name: 'Name', tier: 'Stufe', websiteUrl: 'Website', description: 'Beschreibung' };

/** `/admin/importieren/sponsoren`. */
export function SponsorImportScreen() {
  return (
    <ImportScreen
      kind="sponsors"
      accept=".csv,.txt,text/csv"
      fileLabel="Tabelle als CSV"
      fileHint="Aus Excel: Speichern unter, „CSV UTF-8“. Die erste Zeile nennt die Spalten. Stufen sind Hauptsponsor, Premium Partner und Partner."
      columnLabels={columns}
    />
  );
}
