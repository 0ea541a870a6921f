import type { PortalModule } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { confirm } from '../../kit/dialog/confirm.ts';
import { passesFocus } from '../../kit/passes-focus.ts';
import { allowOrigins } from './modules-api.ts';
import { purposeOf } from './origin-text.ts';
import { showToAllAsked } from './show-to-all.ts';
import { useModuleWork } from './use-module-work.ts';

type WaitingVersionProps = { section: string; revision: number; waiting: NonNullable<PortalModule['waiting']> };

/** A version that is not live, because it would load from addresses that nobody has allowed yet. */
export function WaitingVersion({ section, revision, waiting: { version, origins } }: WaitingVersionProps) {
  const { isBusy, change } = useModuleWork();
  const handleAllow = async () => {
    const isSure = await confirm({
      title: `Version ${version} erlauben und zeigen?`,
      text: 'Browser der Besucher wenden sich dann an diese Adressen; das gehört in die Datenschutzerklärung.',
      confirmLabel: 'Erlauben und zeigen',
    });
    if (!isSure) return;
    await change(async () => {
      await allowOrigins(section, origins);
      const isLive = await showToAllAsked(section, { version, expected: revision });
      return isLive
        ? `Version ${version} ist für alle zu sehen.`
        : `Version ${version} ist erlaubt und noch nicht zu sehen.`;
    });
  };
  return (
    <Notice>
      <p>
        <strong>Version {version} wartet auf eine Erlaubnis.</strong> Sie möchte auf ihren Seiten:
      </p>
      <ul>
        {origins.map(({ kind, origin, why }) => (
          <li key={`${kind} ${origin}`}>
            {purposeOf({ kind, origin })}: <code>{origin}</code> – {why}
          </li>
        ))}
      </ul>
      <Button aria-disabled={isBusy} onClick={passesFocus(handleAllow)}>
        Erlauben und zeigen
      </Button>
    </Notice>
  );
}

/** The most urgent fact about a section for an administrator. */
export const Notice = styled.div`
  display: grid;
  justify-items: start;
  gap: var(--space-3);
  padding-left: var(--space-4);
  border-left: 6px solid var(--color-brand);
  overflow-wrap: anywhere;
`;
