import { ImportScreen } from './ImportScreen.tsx';

/** `/admin/importieren/dfbnet`. */
export function DfbnetScreen() {
  return (
    <ImportScreen
      kind="dfbnet"
      accept=".csv,.txt,text/csv"
      fileLabel="Datei aus DFBnet (CSV)"
      fileHint="In SpielPLUS unter „Vereinsmeldung“ oder „Spielplan“ exportieren. Schiedsrichter und Ausweisnummern werden nicht gelesen."
    />
  );
}
