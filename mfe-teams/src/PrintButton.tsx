import { ScriptedButton } from '@portal/shared-ui';

/** Prints the page; elements that are not for paper carry `data-noprint`. */
export function PrintButton() {
  return (
    <ScriptedButton variant="secondary" onClick={() => window.print()}>
      Drucken
    </ScriptedButton>
  );
}
