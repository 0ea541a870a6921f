import { useMemo } from 'react';
import { Type } from 'typebox';
import { NewArticle, type EditableArticle } from '@portal/api/contract';
import { request, useClub, useRefreshResources } from '@portal/shared-ui';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { TextAreaField, TextField } from '../../kit/form/fields.tsx';
import { htmlFromPlainText } from '../../kit/rich-text/paste/plain-text.ts';
import { SkipButton, type StepProps } from './SkipButton.tsx';

type Greeting = Pick<NewArticle, 'title' | 'content'>;

const schema = Type.Pick(NewArticle, ['title', 'content']);

/** A greeting to begin with; it goes public with the site. */
export function ArticleStep({ onDone, onSkip }: StepProps) {
  const { shortName } = useClub();
  const refresh = useRefreshResources();
  const toValues = useMemo(
    () => (): Greeting => ({
      title: 'Willkommen auf unserer Website',
      content: `Schön, dass du da bist! Hier liest du ab jetzt, was bei uns los ist: Spielberichte, Termine und Geschichten aus dem Verein.\n\nDein ${shortName}`,
    }),
    [shortName],
  );
  const save = async ({ title, content }: Greeting) => {
    const article: NewArticle = { title, content: htmlFromPlainText(content), category: 'verein', published: true };
    const saved = await request<EditableArticle>('POST', '/api/news', article);
    await refresh('/api/admin/news', '/api/news');
    return saved;
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
