import { ScriptedButton } from '@portal/shared-ui';

/** Prints the page; what is not for paper carries `data-noprint`. */
export function PrintButton() {
  return (
    <ScriptedButton variant="secondary" onClick={() => window.print()}>
      Drucken
    </ScriptedButton>
  );
}
