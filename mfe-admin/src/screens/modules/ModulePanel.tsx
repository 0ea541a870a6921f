import type { PortalModule, PublishedRelease } from '@portal/api/contract';
import { Button, formatDateTime } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { confirm } from '../../kit/dialog/confirm.ts';
import { isIconName } from '../../kit/Icon.tsx';
import { Panel, Details } from '../../kit/Panel.tsx';
import { passesFocus } from '../../kit/passes-focus.ts';
import { BrowserErrors } from './BrowserErrors.tsx';
import { EntryLine } from './EntryLine.ts';
import { ModuleHealth } from './ModuleHealth.tsx';
import { ModuleHistory } from './ModuleHistory.tsx';
import { billOfMaterials, goTo } from './modules-api.ts';
import { SectionKeys } from './SectionKeys.tsx';
import { SectionMaintainers } from './SectionMaintainers.tsx';
import { SectionOrigins } from './SectionOrigins.tsx';
import { SectionSettings } from './SectionSettings.tsx';
import { SectionTokens } from './SectionTokens.tsx';
import { sourceText } from './source-text.ts';
import { Trials } from './Trials.tsx';
import { useModuleWork } from './use-module-work.ts';
import { WaitingVersion } from './WaitingVersion.tsx';
import { counted } from '../../kit/counted.ts';

/** One section or the frame: its live version, rollback, failures and history. */
export function ModulePanel({ module }: { module: PortalModule }) {
  const { name, icon, settings, live, revision, rollbackTo, pages, widgets, releases, changes, recentErrors } = module;
  const title = moduleName(module);
  const { isBusy, change } = useModuleWork();
  const [latest] = changes;
  const shown = releases.find(({ active }) => active);

  const handleChange = async (version: string) => {
    const isAgain = releases.some((release) => release.version === version && release.rolledBack);
    const isSure = await confirm({
      title: `Zu Version ${version} wechseln?`,
      text: `Das Modul „${title}“ zeigt allen Besuchern in wenigen Sekunden wieder Version ${version}${live ? ` statt ${live}` : ''}. Inhalte gehen dabei nicht verloren.${isAgain ? ' Sie wurde schon einmal zurückgenommen.' : ''}`,
      confirmLabel: `Version ${version} zeigen`,
    });
    if (!isSure) return;
    await change(async () => {
      await goTo(name, { version, expected: revision, ...(isAgain && { again: true }) });
      return `„${title}“ zeigt jetzt Version ${version}.`;
    });
  };

  return (
    <Panel title={title} icon={isIconName(icon) ? icon : 'modules'}>
      <Live>
        <dt>Auf der Website</dt>
        <dd>{live ? `Version ${live}` : 'keine Version'}</dd>
        {latest && (
          <>
            <dt>Seit</dt>
            <dd>
              {formatDateTime(latest.at)}, {latest.isRollback ? 'zurückgeholt von' : 'durch'} {latest.by}
            </dd>
          </>
        )}
        {shown && (
          <>
            <dt>Herkunft</dt>
            <dd>{sourceText(shown.source)}</dd>
          </>
        )}
        <dt>Umfang</dt>
        <dd>
          {name === FRAME ? 'Kopf und Fuß aller Seiten, Startseite' : counted(pages.length, 'Seite', 'Seiten')}
          {widgets > 0 && `, ${counted(widgets, 'Baustein', 'Bausteine')} auf der Startseite`}
          {shown?.bom && (
            <>
              , <BillLink name={name} version={shown.version} />
            </>
          )}
        </dd>
      </Live>
      {module.waiting && <WaitingVersion section={name} revision={revision} waiting={module.waiting} />}
      <SectionOrigins module={module} />
      <Trials module={module} />
      {rollbackTo && (
        <Button aria-disabled={isBusy} onClick={() => void handleChange(rollbackTo)}>
          Zurück zu Version {rollbackTo}
        </Button>
      )}
      {live && <ModuleHealth section={name} live={live} before={rollbackTo} />}
      <BrowserErrors section={name} recent={recentErrors} />
      <VersionList name={name} releases={releases} isBusy={isBusy} onChoose={handleChange} />
      {settings > 0 && <SectionSettings section={name} />}
      <SectionTokens section={name} />
      {name !== FRAME && <SectionKeys section={name} />}
      <SectionMaintainers section={name} />
      <ModuleHistory module={module} />
    </Panel>
  );
}

/** The frame around every page; released like a section, but with pages of no section. */
const FRAME = 'shell';

/** The name of a section for people, from its release. */
function moduleName({ name, title }: PortalModule): string {
  return name === FRAME ? 'Rahmen' : (title ?? name);
}

type VersionListProps = {
  name: string;
  releases: readonly PublishedRelease[];
  isBusy: boolean;
  onChoose: (version: string) => Promise<void>;
};

/** The versions that are kept, newest first; each may go live again. */
function VersionList({ name, releases, isBusy, onChoose }: VersionListProps) {
  return (
    <Details>
      <summary>Alle Versionen ({releases.length})</summary>
      <ul>
        {releases.map(
          ({ version, publishedAt, publishedBy, source, notes, active, available, rolledBack, pinned, ...more }) => (
            <EntryLine key={version}>
              <span>
                <strong>{version}</strong>
                {active && ' (auf der Website)'}
                {rolledBack && ' (zurückgenommen)'}
                {pinned && ' (angepinnt)'}
                <br />
                {formatDateTime(publishedAt)}, {publishedBy}, {sourceText(source)}
                {more.signedWith && `, unterschrieben mit „${more.signedWith}“`}
                {!available && ' – Dateien fehlen'}
                {more.bom && (
                  <>
                    , <BillLink name={name} version={version} />
                  </>
                )}
                {notes && <Notes>{notes}</Notes>}
              </span>
              {!active && available && (
                <Button
                  variant="quiet"
                  aria-disabled={isBusy}
                  aria-label={`Version ${version} von ${name} zeigen`}
                  onClick={passesFocus(() => onChoose(version))}
                >
                  Zeigen
                </Button>
              )}
            </EntryLine>
          ),
        )}
      </ul>
    </Details>
  );
}

/** The packages that a version holds, to look for one with a known flaw. */
function BillLink({ name, version }: { name: string; version: string }) {
  return (
    <a href={billOfMaterials(name, version)} download aria-label={`Stückliste von Version ${version}`}>
      Stückliste
    </a>
  );
}

const Live = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-4);
  dt {
    color: var(--color-muted);
  }
  dd {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  dd:first-of-type {
    font-weight: 700;
  }
`;

const Notes = styled.small`
  display: block;
  white-space: pre-line;
`;
