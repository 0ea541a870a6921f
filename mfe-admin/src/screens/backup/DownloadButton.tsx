import type { ReactNode } from 'react';
import { Button, request, type ButtonVariant } from '@portal/shared-ui';
import { withProof } from '../../kit/proof/with-proof.ts';
import { useWork } from '../../kit/use-work.ts';

type DownloadButtonProps = {
  /** The API's address of the file. */
  href?: string;
  variant?: ButtonVariant;
  children?: ReactNode;
};

/** Saves a backup as a file, with the own password; by default everything as it is now. */
export function DownloadButton({
  href = '/api/admin/backup',
  variant = 'primary',
  children = 'Sicherung herunterladen',
}: DownloadButtonProps) {
  const { isBusy, run } = useWork();
  const handleClick = () =>
    run(async () => {
      // Before the download: the browser would save a refusal as the file.
      await withProof(() => request('GET', '/api/account/proof'));
      download(href);
    });
  return (
    <Button variant={variant} aria-disabled={isBusy} onClick={() => void handleClick()}>
      {children}
    </Button>
  );
}

function download(href: string): void {
  const link = Object.assign(document.createElement('a'), { href, download: '' });
  link.click();
}
