import type { NamedOrigin, PortalModule } from '@portal/api/contract';
import { Button } from '@portal/shared-ui';
import { confirm } from '../../kit/dialog/confirm.ts';
import { passesFocus } from '../../kit/passes-focus.ts';
import { Details } from '../../kit/Panel.tsx';
import { EntryLine } from './EntryLine.ts';
import { withdrawOrigin } from './modules-api.ts';
import { purposeOf } from './origin-text.ts';
import { useModuleWork } from './use-module-work.ts';
import { Notice } from './WaitingVersion.tsx';

type SectionOriginsProps = { module: Pick<PortalModule, 'name' | 'origins' | 'releases'> };

/**
 * The origins besides the site that a section's pages may load from, and those that its live version lacks because they
 * were revoked.
 */
export function SectionOrigins({ module: { name, origins, releases } }: SectionOriginsProps) {
  const { isBusy, change } = useModuleWork();
  const withdrawn = releases.find(({ active }) => active)?.notAllowed ?? [];

  const handleWithdraw = async (origin: NamedOrigin) => {
    const isSure = await confirm({
      title: `${origin.origin} entziehen?`,
      text: `Browser der Besucher dürfen von dort sofort nichts mehr laden (${purposeOf(origin)}). Die jetzige Version bleibt und muss ohne auskommen; eine spätere, die es braucht, wartet wieder auf eine Erlaubnis.`,
      confirmLabel: 'Entziehen',
    });
    if (!isSure) return;
    await change(async () => {
      await withdrawOrigin(name, origin);
      return `${origin.origin} ist entzogen.`;
    });
  };

  return (
    <>
      {withdrawn.length > 0 && (
        <Notice>
          <p>
            <strong>Herkunft entzogen.</strong> Die jetzige Version möchte auf ihren Seiten, darf aber nicht:
          </p>
          <ul>
            {withdrawn.map(({ kind, origin, why }) => (
              <li key={`${kind} ${origin}`}>
                {purposeOf({ kind, origin })}: <code>{origin}</code> – {why}
              </li>
            ))}
          </ul>
        </Notice>
      )}
      {origins.allowed.length > 0 && (
        <Details>
          <summary>Erlaubte fremde Adressen ({origins.allowed.length})</summary>
          <ul>
            {origins.allowed.map((one) => (
              <EntryLine key={`${one.kind} ${one.origin}`}>
                <span>
                  <strong>{one.origin}</strong>
                  <br />
                  {purposeOf(one)}
                </span>
                <Button
                  variant="quiet"
                  aria-disabled={isBusy}
                  aria-label={`${one.origin} entziehen (${purposeOf(one)})`}
                  onClick={passesFocus(() => handleWithdraw(one))}
                >
                  Entziehen
                </Button>
              </EntryLine>
            ))}
          </ul>
        </Details>
      )}
    </>
  );
}
