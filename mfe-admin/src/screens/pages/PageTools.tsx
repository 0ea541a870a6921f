import { useContext } from 'react';
import { useFormContext } from 'react-hook-form';
import type { EditablePage, PageVersion } from '@portal/api/contract';
import { Button, formatDateTime, request, showToast } from '@portal/shared-ui';
import { targetOf } from '../../kit/edit/edited-kind.ts';
import { showUndoable } from '../../kit/edit/undo.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { FormSaveContext } from '../../kit/form/form-context.ts';
import { FormNotice } from '../../kit/form/RestoredNotice.tsx';
import { confirm } from '../../kit/dialog/confirm.ts';
import { openPreview, PreviewButton } from '../../kit/history/PreviewButton.tsx';
import { readableText, VersionsButton } from '../../kit/history/VersionsButton.tsx';
import { Buttons } from '../../kit/layout.ts';
import { passesFocus } from '../../kit/passes-focus.ts';
import { useWork } from '../../kit/use-work.ts';
import { pageKind, type PageValues } from './page-kind.ts';

const states = { draft: 'Entwurf', shown: 'Veröffentlicht', hidden: 'Ausgeblendet' } as const;

/** The column beside the text: a waiting draft, whether visitors find the page, its preview and earlier versions. */
export function PageTools({ page }: { page: EditablePage }) {
  const form = useFormContext<PageValues>();
  const save = useContext(FormSaveContext);
  const { refresh, change } = useWriter(pageKind);
  const { isBusy, run } = useWork();
  const source = `${pageKind.list}/${page.slug}` as const;
  // The preview shows the stored text: the draft is saved first.
  const handlePreview = async () => (!save || (await save()) ? openPreview(`${source}/preview`) : undefined);
  const handleDiscard = async () => {
    const question = {
      title: 'Entwurf verwerfen?',
      text: 'Im Formular steht dann wieder, was Besucher lesen. Unter „Frühere Fassungen“ bleibt der Entwurf erhalten.',
      confirmLabel: 'Entwurf verwerfen',
    };
    if (!(await confirm(question))) return;
    await request('DELETE', `${targetOf(pageKind, page.slug)}/draft`);
    await refresh();
    showToast({ title: 'Entwurf verworfen.' });
  };
  const show = async (isHidden: boolean) => {
    await change([page.slug], { isHidden });
    showUndoable({ title: isHidden ? 'Seite ausgeblendet.' : 'Seite ist wieder zu sehen.' }, () => show(!isHidden));
  };
  const handleRestore = ({ title, lead, content, imageUrl, description, timeline, groups }: PageVersion) => {
    const values = { title, lead, content, imageUrl: imageUrl ?? '', description, timeline, groups };
    for (const [name, value] of Object.entries(values))
      form.setValue(name as keyof PageValues, value as never, { shouldDirty: true });
  };
  return (
    <>
      {page.isHidden && (
        <FormNotice>
          <p>Ausgeblendet: Besucher finden diese Seite nicht, und weder Menü noch Knöpfe der Website führen zu ihr.</p>
          <Button variant="secondary" aria-disabled={isBusy} onClick={passesFocus(() => run(() => show(false)))}>
            Wieder zeigen
          </Button>
        </FormNotice>
      )}
      {page.draft && (
        <FormNotice>
          <p>Entwurf vom {formatDateTime(page.draft.savedAt)}: Besucher lesen noch die Fassung davor.</p>
          <Button variant="secondary" aria-disabled={isBusy} onClick={passesFocus(() => run(handleDiscard))}>
            Entwurf verwerfen
          </Button>
        </FormNotice>
      )}
      <Buttons>
        <PreviewButton what="die Seite" open={handlePreview} />
        <VersionsButton<PageVersion>
          source={`${source}/versions`}
          current={() => textOf(form.getValues())}
          textOf={textOf}
          stateOf={({ state }) => states[state]}
          onRestore={handleRestore}
          next="Mit „Veröffentlichen“ wird sie die neueste."
        />
        {page.mayHide && !page.isHidden && (
          <Button variant="quiet" aria-disabled={isBusy} onClick={passesFocus(() => run(() => show(true)))}>
            Ausblenden
          </Button>
        )}
      </Buttons>
    </>
  );
}

type Texts = Pick<PageVersion, 'title' | 'lead' | 'content' | 'timeline' | 'groups'>;

/** All texts of a page, to be compared. */
function textOf({ title, lead, content, timeline, groups }: Texts): string {
  const steps = timeline.map((step) => [step.year, step.title, step.text].join(' '));
  const honours = groups.map((group) =>
    [group.title, group.text, ...group.members.map(({ name, note }) => [name, note ?? ''].join(' '))].join('\n'),
  );
  return [readableText(title, lead, content), ...steps, ...honours].join('\n\n').trim();
}
