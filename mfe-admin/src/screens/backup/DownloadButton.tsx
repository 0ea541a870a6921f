import { Button, request } from '@portal/shared-ui';
import { withProof } from '../../kit/proof/with-proof.ts';
import { useWork } from '../../kit/use-work.ts';

/** Saves everything as one file, with the own password. */
export function DownloadButton() {
  const { isBusy, run } = useWork();
  const handleClick = () =>
    run(async () => {
      // Before the download: the browser would save a refusal as the file.
      await withProof(() => request('GET', '/api/account/proof'));
      download('/api/admin/backup');
    });
  return (
    <Button aria-disabled={isBusy} onClick={() => void handleClick()}>
      Sicherung herunterladen
    </Button>
  );
}

function download(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, download: '' });
  link.click();
}
