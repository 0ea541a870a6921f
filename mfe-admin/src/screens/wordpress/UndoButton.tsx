import type { WordPressImport } from '@portal/api/contract';
import { Button, request } from '@portal/shared-ui';
import { confirm } from '../../kit/dialog/confirm.ts';
import { focusOnLeaving } from '@portal/shared-ui/focus-on-leaving';
import { withProof } from '../../kit/proof/with-proof.ts';
import { useWork } from '../../kit/use-work.ts';
import { IMPORTS } from './use-imports.ts';

type UndoButtonProps = { import: WordPressImport; label: string; onUndone: () => void };

/** Takes an import back, after a question. */
export function UndoButton({ import: { id }, label, onUndone }: UndoButtonProps) {
  const { isBusy, run } = useWork('Nicht zurückgenommen');
  const handleClick = () =>
    run(async () => {
      const isSure = await confirm({
        title: 'Import zurücknehmen?',
        text: 'Alle Artikel und Seiten dieses Imports verschwinden in einem Schritt, ihre Bilder kommen in den Papierkorb. Was er nur erneuert hat, bekommt den Stand von vorher. Was seitdem jemand geändert hat, bleibt. Die Datei lässt sich danach noch einmal einspielen.',
        confirmLabel: 'Zurücknehmen',
      });
      if (!isSure) return;
      await withProof(() => request('POST', `${IMPORTS}/${id}/undo`));
      onUndone();
    });
  return (
    <div ref={focusOnLeaving}>
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => void handleClick()}>
        {label}
      </Button>
    </div>
  );
}
