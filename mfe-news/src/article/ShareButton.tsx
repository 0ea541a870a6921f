import { useState } from 'react';
import { ScriptedButton, VisuallyHidden } from '@portal/shared-ui';

type Outcome = 'none' | 'copied' | 'failed';

const labels: Readonly<Record<Outcome, string>> = {
  none: 'Teilen',
  copied: 'Link kopiert',
  failed: 'Link bitte oben kopieren',
};

/** Opens the device's share sheet; without one the link is copied. */
export function ShareButton({ title }: { title: string }) {
  const [outcome, setOutcome] = useState<Outcome>('none');
  const handleShare = async () => setOutcome(await share(title, location.href));
  return (
    <>
      <ScriptedButton variant="secondary" onClick={() => void handleShare()} onBlur={() => setOutcome('none')}>
        <ShareIcon />
        {labels[outcome]}
      </ScriptedButton>
      <VisuallyHidden as="output">{outcome === 'none' ? '' : labels[outcome]}</VisuallyHidden>
    </>
  );
}

async function share(title: string, url: string): Promise<Outcome> {
  if (typeof navigator.share === 'function') {
    // Closing the sheet rejects, too, and needs no message.
    await navigator.share({ title, url }).catch(() => undefined);
    return 'none';
  }
  try {
    await navigator.clipboard.writeText(url);
    return 'copied';
  } catch {
    return 'failed';
  }
}

function ShareIcon() {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.1em"
      height="1.1em"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.25"
      aria-hidden
    >
      <path d="M12 15V3m-5 5 5-5 5 5M6 12H4v9h16v-9h-2" />
    </svg>
  );
}
