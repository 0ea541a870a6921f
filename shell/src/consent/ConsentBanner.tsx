import { useId, useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, ChevronDownIcon, useConsent } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { ConsentSwitches, type Selection } from './ConsentSwitches.tsx';
import { ConsentSheet } from './ConsentSheet.tsx';

/** Must be readable without having decided. */
const pagesToRead = [
  { href: '/datenschutz', label: 'Datenschutzerklärung' },
  { href: '/impressum', label: 'Impressum' },
];

type ConsentBannerProps = {
  /** Called with the page that the reader wants to see before deciding. */ onRead: (path: string) => void;
};

/** Asks once for consent (docs/specification.md#cookie-banner-and-settings). Refusing is as easy as accepting. */
export function ConsentBanner({ onRead }: ConsentBannerProps) {
  const { acceptAll, acceptSelected, rejectAll } = useConsent.getState();
  const [isExpanded, setIsExpanded] = useState(false);
  const [selection, setSelection] = useState<Selection>({ analytics: false, marketing: false });
  const detailsId = useId();
  return (
    <ConsentSheet title="Cookie-Einstellungen" comesUnasked>
      <p>
        Wir zählen Besuche mit einer eigenen, datenschutzfreundlichen Statistik: ohne Speicherung von IP-Adressen und
        ohne Weitergabe an Dritte.
      </p>
      <Small>
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={detailsId}
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? 'Weniger anzeigen' : 'Cookie-Einstellungen'}
          <ChevronDownIcon />
        </button>
        {pagesToRead.map(({ href, label }) => (
          <Link key={href} to={href} onClick={() => onRead(href)}>
            {label}
          </Link>
        ))}
      </Small>
      <div id={detailsId} hidden={!isExpanded}>
        <ConsentSwitches selection={selection} onChange={setSelection} />
      </div>
      <Actions>
        <Button onClick={rejectAll}>Nur erforderliche</Button>
        <Button onClick={acceptAll}>Alle akzeptieren</Button>
        {isExpanded && (
          <Button variant="secondary" onClick={() => acceptSelected(selection)}>
            Auswahl speichern
          </Button>
        )}
      </Actions>
    </ConsentSheet>
  );
}

const Small = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-5);
  margin-top: var(--space-1);
  font-size: var(--text-sm);
  > * {
    display: inline-flex;
    align-items: center;
    gap: var(--space-1);
    min-height: var(--touch);
  }
  button {
    font-weight: 700;
  }
  [aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Actions = styled.div`
  display: grid;
  /* Two in a row, but for large text. */
  grid-template-columns: repeat(auto-fit, minmax(max(8.5rem, 40%), 1fr));
  gap: var(--space-3);
  margin-top: var(--space-2);
  > * {
    padding-inline: var(--space-3);
  }
  > :nth-child(3) {
    grid-column: 1 / -1;
  }
`;
