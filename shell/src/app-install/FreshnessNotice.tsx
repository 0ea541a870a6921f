import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CloseIcon, formatDateTime } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { focusMainArea } from '../frame/focus-main-area.ts';
import { OFFLINE_PATH } from '../routing/own-pages.ts';
import { useFreshness } from './use-freshness.ts';

/** Says that there is no connection and how old the content is; it can be dismissed until that changes. */
export function FreshnessNotice() {
  const { isOffline, keptSince } = useFreshness();
  const { pathname } = useLocation();
  const state = `${isOffline} ${keptSince}`;
  const [dismissed, setDismissed] = useState('');

  const handleClose = () => {
    focusMainArea();
    setDismissed(state);
  };
  if ((!isOffline && !keptSince) || state === dismissed || pathname === OFFLINE_PATH) return null;
  return (
    <Note data-noprint="">
      <p>
        <b>{isOffline ? 'Keine Verbindung' : 'Aus dem Speicher'}</b>
        {keptSince && <> Stand: {formatDateTime(keptSince)}</>}
      </p>
      {!isOffline && <Action onClick={() => window.location.reload()}>Neu laden</Action>}
      <Action aria-label="Hinweis schließen" onClick={handleClose}>
        <CloseIcon />
      </Action>
    </Note>
  );
}

/* Above the floating buttons: at the top it would cover the page's heading. */
const Note = styled.output`
  --color-focus: #fff;
  position: fixed;
  z-index: var(--z-floating);
  bottom: calc(max(var(--space-4), env(safe-area-inset-bottom)) + 48px + var(--space-3));
  left: 50%;
  display: flex;
  align-items: center;
  width: max-content;
  max-width: calc(100vw - 2 * var(--space-4));
  padding-left: var(--space-4);
  border-left: 6px solid var(--color-frame-brand-mark);
  border-radius: var(--radius);
  background: var(--color-frame);
  color: var(--color-on-frame);
  box-shadow:
    0 0 0 1px var(--color-frame-line),
    var(--shadow-raised);
  font-size: var(--text-sm);
  line-height: 1.3;
  transform: translateX(-50%);
  /* Where somebody works, what was saved is said at the lower edge. */
  [data-application] ~ & {
    top: calc(var(--header-height) + env(safe-area-inset-top) + var(--space-2));
    bottom: auto;
  }
  p {
    padding-block: var(--space-2);
  }
  b {
    display: block;
  }
`;

const Action = styled.button.attrs({ type: 'button' })`
  display: grid;
  place-items: center;
  flex: none;
  min-width: var(--touch);
  min-height: var(--touch);
  padding-inline: var(--space-3);
  font-weight: 700;
`;
