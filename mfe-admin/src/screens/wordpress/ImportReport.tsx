import { useState } from 'react';
import type { EditableArticleCategory, WordPressChoices, WordPressImport, WordPressReport } from '@portal/api/contract';
import { Button, ErrorArea, formatDate, request, Skeleton } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useCategoryList } from '../../kit/use-categories.ts';
import { confirm } from '../../kit/dialog/confirm.ts';
import { focusOnLeaving } from '@portal/shared-ui/focus-on-leaving';
import { Buttons, Note, Stack } from '../../kit/layout.ts';
import { Details, Panel } from '../../kit/Panel.tsx';
import { useWork } from '../../kit/use-work.ts';
import { CategoryChoices, guessCategories } from './CategoryChoices.tsx';
import { ChoiceOf } from '../../kit/form/ChoiceOf.tsx';
import { IMPORTS } from './use-imports.ts';
import { ForeignHost } from './ForeignHost.tsx';
import { Losses } from './Losses.tsx';
import { statusText } from './wordpress-words.ts';
import { ZipUpload } from './ZipUpload.tsx';

type ImportReportProps = { import: WordPressImport; onChange: () => void };

/** The content of the file, the parts that get lost, and the choices for the rest. */
export function ImportReport(props: ImportReportProps) {
  const { data, error, reload } = useCategoryList();
  if (!data) return error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="form" />;
  return <KnownReport {...props} articleCategories={data.items} />;
}

type KnownReportProps = ImportReportProps & { articleCategories: readonly EditableArticleCategory[] };

function KnownReport({ import: read, onChange, articleCategories }: KnownReportProps) {
  const { id, site, report, zipBytes, total } = read;
  const [choices, setChoices] = useState<WordPressChoices>({
    articles: 'as-before',
    pages: 'drafts',
    pictures: report?.pictures === 0 ? 'none' : 'site',
    children: 'unanswered',
    categories: guessCategories(report?.categories ?? [], articleCategories),
  });
  const { isBusy, run } = useWork('Nicht begonnen');
  const choose = (change: Partial<WordPressChoices>) => setChoices({ ...choices, ...change });
  const takesPictures = choices.pictures !== 'none';
  const misses = choices.pictures === 'zip' && zipBytes === 0;

  // Refusals are read anew, too: another tab has begun with the report, or thrown it away.
  const tell = async (asked: Promise<unknown>) => {
    try {
      await asked;
    } finally {
      onChange();
    }
  };
  const handleStart = () => run(() => tell(request('POST', `${IMPORTS}/${id}/start`, choices)));
  const handleDiscard = () =>
    run(async () => {
      const isSure = await confirm({
        title: 'Bericht verwerfen?',
        text: 'Die gelesene Datei wird vergessen. Geschrieben wurde noch nichts.',
        confirmLabel: 'Verwerfen',
      });
      if (!isSure) return;
      await tell(request('DELETE', `${IMPORTS}/${id}`));
    });

  return (
    <Stack $gap={6}>
      {report && <Contents site={site} report={report} />}
      {report && report.losses.length > 0 && (
        <Panel title="Was nicht oder nur zum Teil mitkommt" icon="alert">
          <Details open={report.losses.length <= 8}>
            <summary>{report.losses.length === 1 ? 'Eine Art' : `${report.losses.length} Arten`} von Inhalten</summary>
            <Losses losses={report.losses} />
          </Details>
        </Panel>
      )}
      <Panel title="Was soll übernommen werden?" icon="sliders">
        <ChoiceOf
          question="Artikel"
          value={choices.articles}
          onChange={(articles) => choose({ articles })}
          choices={[
            ['as-before', 'Wie sie waren: Veröffentlichtes ist gleich zu lesen'],
            ['drafts', 'Alle als Entwürfe'],
          ]}
        />
        {report && report.pages > 0 && (
          <ChoiceOf
            question="Seiten"
            value={choices.pages}
            onChange={(pages) => choose({ pages })}
            choices={[
              ['drafts', 'Als eigene Seiten, die noch niemand sieht'],
              ['none', 'Nicht übernehmen'],
            ]}
          />
        )}
        <CategoryChoices
          found={report?.categories ?? []}
          categories={articleCategories}
          chosen={choices.categories}
          onChange={(categories) => choose({ categories })}
        />
        {report && report.pictures > 0 && (
          <ChoiceOf
            question="Bilder"
            value={choices.pictures}
            onChange={(pictures) => choose({ pictures })}
            choices={[
              ['site', `Von der alten Seite holen (${site}); sie muss noch erreichbar sein`],
              ['zip', 'Aus einem Zip des Ordners „wp-content/uploads“'],
              ['none', 'Keine'],
            ]}
          />
        )}
        {choices.pictures === 'zip' && <ZipUpload importId={id} bytes={zipBytes} onSent={onChange} />}
        {takesPictures && (
          <ForeignHost
            losses={report?.losses ?? []}
            chosen={choices.pictureHost}
            onChange={(pictureHost) => setChoices(withHost(choices, pictureHost))}
          />
        )}
        {takesPictures && (
          <ChoiceOf
            question="Sind auf den Bildern Kinder oder Jugendliche zu erkennen?"
            hint="Du antwortest einmal für alle Bilder dieses Imports."
            value={choices.children}
            onChange={(children) => choose({ children })}
            choices={[
              ['unanswered', 'Weiß ich noch nicht: Artikel mit Bildern werden Entwürfe'],
              ['none', 'Nein, auf keinem'],
              ['consent', 'Ja, und die Einwilligungen liegen dem Verein vor'],
            ]}
          />
        )}
        <Note>
          Was ein früherer Import gebracht und hier niemand geändert hat, bekommt den Stand dieser Datei, wenn sie neuer
          ist. Alles andere bleibt, wie es ist. Alte Adressen führen danach von selbst zum Artikel.
        </Note>
        {misses && <Note>Es fehlt noch das Zip mit den Bildern.</Note>}
        <Buttons ref={focusOnLeaving}>
          <Button aria-disabled={isBusy || misses} onClick={() => !misses && void handleStart()}>
            {total === 1 ? 'Einen Eintrag übernehmen' : `${total} Einträge übernehmen`}
          </Button>
          <Button variant="quiet" aria-disabled={isBusy} onClick={() => void handleDiscard()}>
            Verwerfen …
          </Button>
        </Buttons>
      </Panel>
    </Stack>
  );
}

function withHost({ pictureHost: _before, ...others }: WordPressChoices, pictureHost: string): WordPressChoices {
  return pictureHost ? { ...others, pictureHost } : others;
}

function Contents({ site, report }: { site: string; report: WordPressReport }) {
  const { title, posts, pages, pictures, firstDate, lastDate, known, repaired } = report;
  const sum = posts.reduce((all, { count }) => all + count, 0);
  return (
    <Panel title={title || site} icon="newspaper">
      <Figures>
        <div>
          <dt>Artikel</dt>
          <dd>
            {sum}
            {sum > 0 && (
              <small> ({posts.map(({ status, count }) => `${count} ${statusText(status)}`).join(', ')})</small>
            )}
          </dd>
        </div>
        <div>
          <dt>Seiten</dt>
          <dd>{pages}</dd>
        </div>
        <div>
          <dt>Bilder darin</dt>
          <dd>{pictures}</dd>
        </div>
        {firstDate && lastDate && (
          <div>
            <dt>Zeitraum</dt>
            <dd>{[...new Set([firstDate, lastDate].map((date) => formatDate(date)))].join(' bis ')}</dd>
          </div>
        )}
        {known > 0 && (
          <div>
            <dt>Davon schon da</dt>
            <dd>{known}</dd>
          </div>
        )}
      </Figures>
      {repaired > 0 && (
        <Note>
          {repaired === 1 ? 'Ein Zeichen war' : `${repaired} Zeichen waren`} falsch gespeichert und{' '}
          {repaired === 1 ? 'ist' : 'sind'} berichtigt. Bitte die Umlaute stichprobenweise ansehen.
        </Note>
      )}
    </Panel>
  );
}

const Figures = styled.dl`
  display: grid;
  gap: var(--space-2);
  width: 100%;
  div {
    display: grid;
    grid-template-columns: minmax(0, 8em) minmax(0, 1fr);
    gap: 0 var(--space-3);
  }
  dt {
    color: var(--color-muted);
  }
  dd {
    margin: 0;
    font-weight: 600;
  }
  small {
    font-weight: 400;
  }
`;
