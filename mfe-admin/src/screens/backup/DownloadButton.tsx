import { useState } from 'react';
import { Button, request, showToast } from '@portal/shared-ui';
import { failureText } from '../../kit/failure.ts';
import { withProof } from '../../kit/proof/with-proof.ts';

/** Saves everything as one file, with the own password. */
export function DownloadButton() {
  const [isAsking, setIsAsking] = useState(false);
  const handleClick = async () => {
    if (isAsking) return;
    setIsAsking(true);
    try {
      // Before the download: the browser would save a refusal as the file.
      await withProof(() => request('GET', '/api/account/proof'));
      download('/api/admin/backup');
    } catch (error) {
      showToast({ title: 'Das hat nicht geklappt', description: failureText(error), variant: 'danger' });
    } finally {
      setIsAsking(false);
    }
  };
  return (
    <Button aria-disabled={isAsking} onClick={() => void handleClick()}>
      Sicherung herunterladen
    </Button>
  );
}

function download(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, download: '' });
  link.click();
}
