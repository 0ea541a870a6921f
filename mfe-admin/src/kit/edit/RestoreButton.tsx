import { useState } from 'react';
import { Button, useRefreshResources } from '@portal/shared-ui';
import { passesFocus } from '../passes-focus.ts';
import { takeBack } from './remove-with-undo.ts';

type RestoreButtonProps = { restorePath: string; name: string };

/** Takes back a deletion of some time ago, as the undo right after it does. */
export function RestoreButton({ restorePath, name }: RestoreButtonProps) {
  const refresh = useRefreshResources();
  const [isRestoring, setIsRestoring] = useState(false);
  const handleClick = async () => {
    if (isRestoring) return;
    setIsRestoring(true);
    // It may stand in any list, and be named by others.
    await takeBack([restorePath], () => refresh('/api/'));
    setIsRestoring(false);
  };
  return (
    <Button
      variant="secondary"
      aria-label={`${name} wiederherstellen`}
      aria-disabled={isRestoring}
      onClick={passesFocus(handleClick)}
    >
      Wiederherstellen
    </Button>
  );
}
