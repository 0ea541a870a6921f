import { Button } from '@portal/shared-ui';
import { styled } from 'styled-components';

/** Prints the page; what is not for paper carries `data-noprint`. */
export function PrintButton() {
  return (
    <ScriptedButton variant="secondary" data-noprint="" onClick={() => window.print()}>
      Drucken
    </ScriptedButton>
  );
}

const ScriptedButton = styled(Button)`
  @media (scripting: none) {
    display: none;
  }
`;
