import { useMemo } from 'react';
import { Type } from 'typebox';
import { NewArticle, type EditableArticle } from '@portal/api/contract';
import { Button, ButtonLink, ErrorArea, Skeleton, useClub } from '@portal/shared-ui';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { articleKind } from '../../kit/kinds/article-kind.ts';
import { firstCategory, useCategoryList } from '../../kit/use-categories.ts';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { TextAreaField, TextField } from '../../kit/form/fields.tsx';
import { Buttons, Stack } from '../../kit/layout.ts';
import { htmlFromPlainText } from '../../kit/rich-text/paste/plain-text.ts';
import { SkipButton, type StepProps } from './SkipButton.tsx';

type Greeting = Pick<NewArticle, 'title' | 'content'>;

const schema = Type.Pick(NewArticle, ['title', 'content']);

/**
 * A first article, which is published when the site opens. Once there are articles, the step does not offer a second
 * one.
 */
export function ArticleStep({ isDone, onDone, onSkip }: StepProps) {
  const { data, error, reload } = useCategoryList(!isDone);
  if (isDone)
    return (
      <Stack $gap={5}>
        <p>Der erste Artikel ist geschrieben. Er steht mit allen weiteren unter „Neuigkeiten“.</p>
        <Buttons>
          <Button onClick={onDone}>Weiter</Button>
          <ButtonLink to="/admin/neuigkeiten" variant="secondary">
            Zu den Neuigkeiten
          </ButtonLink>
        </Buttons>
      </Stack>
    );
  if (!data) return error ? <ErrorArea onRetry={reload} /> : <Skeleton shape="form" />;
  return <GreetingForm category={firstCategory(data.items)} onDone={onDone} onSkip={onSkip} />;
}

type GreetingFormProps = Pick<StepProps, 'onDone' | 'onSkip'> & { category: string };

function GreetingForm({ category, onDone, onSkip }: GreetingFormProps) {
  const { shortName } = useClub();
  const writer = useWriter(articleKind);
  const toValues = useMemo(
    () => (): Greeting => ({
      title: 'Willkommen auf unserer Website',
      content: `Schön, dass du da bist! Hier liest du ab jetzt, was bei uns los ist: Spielberichte, Termine und Geschichten aus dem Verein.\n\nDein ${shortName}`,
    }),
    [shortName],
  );
  const save = ({ title, content }: Greeting, base: EditableArticle | null) => {
    const article: NewArticle = { title, content: htmlFromPlainText(content), category, published: true };
    return writer.save(article, base);
  };
  return (
    <ContractForm<Greeting, EditableArticle>
      schema={schema}
      item={null}
      toValues={toValues}
      save={save}
      onSaved={onDone}
      savedText="Artikel gespeichert."
      submitLabel="Weiter"
      extra={<SkipButton onSkip={onSkip} />}
    >
      <TextField name="title" label="Überschrift" maxLength={200} />
      <TextAreaField name="content" label="Text" rows={6} />
    </ContractForm>
  );
}
