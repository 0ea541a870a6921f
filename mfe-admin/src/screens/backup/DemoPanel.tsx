import { useState } from 'react';
import type { DemoContent, DemoRemoval } from '@portal/api/contract';
import { Button, ButtonLink, CLUB_RESOURCE, request, useRefreshResources } from '@portal/shared-ui';
import { counted } from '../../kit/counted.ts';
import { DEMO, useDemo } from '../../kit/use-demo.ts';
import { showRefusal } from '../../kit/failure.ts';
import { areaName } from '../../kit/frame/navigation.ts';
import { confirm } from '../../kit/dialog/confirm.ts';
import { Note } from '../../kit/layout.ts';
import { Panel } from '../../kit/Panel.tsx';
import { withProof } from '../../kit/proof/with-proof.ts';
import { SETUP_SCREEN } from '../../kit/setup/first-screen.ts';
import { useWork } from '../../kit/use-work.ts';

const NOT_REMOVED = 'Nichts entfernt';

/** Empties the demo content in one step; nothing if there is none. */
export function DemoPanel() {
  const { data: demo } = useDemo();
  const [removal, setRemoval] = useState<DemoRemoval>();
  if (removal)
    return (
      <Panel title="Demo entfernen" isAwaited>
        <Done removal={removal} />
      </Panel>
    );
  if (!demo) return null;
  return (
    <Panel title="Demo entfernen">
      <Remaining demo={demo} onRemoved={setRemoval} />
    </Panel>
  );
}

type RemainingProps = { demo: DemoContent; onRemoved: (removal: DemoRemoval) => void };

function Remaining({ demo: { kinds, facts, pages }, onRemoved }: RemainingProps) {
  const refresh = useRefreshResources();
  const { isBusy, run } = useWork(NOT_REMOVED);
  const [alsoChanged, setAlsoChanged] = useState(false);
  const changed = kinds.reduce((sum, kind) => sum + kind.changed, 0);
  const going = kinds.reduce((sum, kind) => sum + kind.count, 0) - (alsoChanged ? 0 : changed);

  const handleClick = () =>
    run(async () => {
      const isSure = await confirm({
        title: 'Demo wirklich entfernen?',
        text: `${counted(going, 'Eintrag', 'Einträge')} mit allen Bildern, ${counted(facts, 'Angabe', 'Angaben')} zum Verein und die Texte von ${counted(pages, 'Seite', 'Seiten')} werden entfernt. Vorher wird eine Sicherung angelegt; zurück geht es nur mit ihr.`,
        confirmLabel: 'Demo entfernen',
      });
      if (!isSure) return;
      try {
        onRemoved(await withProof(() => request<DemoRemoval>('POST', `${DEMO}/removal`, { alsoChanged })));
      } catch (error) {
        showRefusal(
          NOT_REMOVED,
          error,
          'Gesichert und entfernt wird vielleicht noch. Lade die Seite in einigen Minuten neu: Hier steht, was noch da ist.',
        );
      }
      await refresh('/api/admin', CLUB_RESOURCE);
    });

  return (
    <>
      <p>
        Noch da sind Beispiele unter {kinds.map(({ resource, count }) => `${areaName(resource)} (${count})`).join(', ')}
        {kinds.length > 0 && ', '}
        {counted(facts, 'Angabe', 'Angaben')} zum Verein und Texte auf {counted(pages, 'Seite', 'Seiten')}.
      </p>
      {changed > 0 && (
        <label>
          <input type="checkbox" checked={alsoChanged} onChange={({ target }) => setAlsoChanged(target.checked)} /> Auch{' '}
          {changed === 1 ? 'das eine Beispiel' : `die ${changed} Beispiele`} entfernen, {changed === 1 ? 'das' : 'die'}{' '}
          jemand geändert hat
        </label>
      )}
      <Button variant="secondary" aria-disabled={isBusy} onClick={() => void handleClick()}>
        {isBusy ? 'Wird gesichert und entfernt …' : 'Demo entfernen …'}
      </Button>
      <Note>
        Eigene Artikel, Termine, Bilder, Konten und Nachrichten bleiben, ebenso Angaben, die nicht mehr die der Demo
        sind. Erst wird alles gesichert; misslingt das, bleibt alles, wie es ist.
      </Note>
    </>
  );
}

function Done({ removal: { removed, pictures, kept, backup } }: { removal: DemoRemoval }) {
  return (
    <div aria-live="polite">
      <p>
        <strong>Fertig.</strong> {counted(removed, 'Eintrag', 'Einträge')} und {counted(pictures, 'Bild', 'Bilder')}{' '}
        sind entfernt. Die Sicherung davon heißt „{backup}“.
      </p>
      {kept > 0 && (
        <p>
          {kept === 1 ? 'Ein Eintrag ist' : `${kept} Einträge sind`} geblieben: von jemandem geändert, oder eigene
          Termine gehören dazu. Namen und Bilder darin sind vielleicht noch die der Demo.
        </p>
      )}
      <ButtonLink to={SETUP_SCREEN}>Verein einrichten</ButtonLink>
    </div>
  );
}
