import { useId, useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Type } from 'typebox';
import {
  pageTexts,
  PageTextsChange,
  textPages,
  type EditablePageTexts,
  type PageText,
  type PageTextName,
  type TextPage,
} from '@portal/api/contract';
import { Button, ButtonLink, mayLeave, Select } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { EditForm } from '../../kit/edit/EditForm.tsx';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { FormPart } from '../../kit/form/Field.tsx';
import { TextAreaField, TextField } from '../../kit/form/fields.tsx';
import { Note, Stack } from '../../kit/layout.ts';
import { MenuOrder } from './MenuOrder.tsx';
import { pageTextsKind } from './page-texts-kind.ts';

type NamedText = PageText & { name: PageTextName };

const texts = Object.entries(pageTexts).map(([name, text]): NamedText => ({ ...text, name: name as PageTextName }));

/** Names the page whose texts are shown. */
const PAGE_PARAMETER = 'seite';

/** `/admin/texte`: the texts of the fixed pages, page by page. */
export function PageTextsScreen() {
  const [query] = useSearchParams();
  const asked = query.get(PAGE_PARAMETER) ?? '';
  const page = isTextPage(asked) ? asked : 'start';
  return (
    <EditScreen
      kind={pageTextsKind}
      id={page}
      source={pageTextsKind.list}
      lead="Überschriften, Einleitungen, die Karten der Startseite und das Angebot an Sponsoren, mit den eigenen Worten des Vereins."
      actions={() => (
        <ButtonLink to={textPages[page].path} variant="secondary">
          Seite ansehen
        </ButtonLink>
      )}
    >
      {(stored) =>
        stored && (
          <Stack $gap={6}>
            <PageChoice page={page} stored={stored} />
            <TextsForm page={page} stored={stored} />
            {page === 'menu' && <MenuOrder stored={stored} />}
          </Stack>
        )
      }
    </EditScreen>
  );
}

/** The pages, each with how many of its texts are no longer the usual ones. */
function PageChoice({ page, stored }: { page: TextPage; stored: EditablePageTexts }) {
  const id = useId();
  const navigate = useNavigate();
  // Replaced, so that going back leaves the screen, before which the form asks.
  const choose = async (name: string) => {
    if (await mayLeave()) void navigate(`?${PAGE_PARAMETER}=${name}`, { replace: true });
  };
  const changesOf = (of: string) => texts.filter((text) => text.page === of && stored[text.name] !== text.usual).length;
  return (
    <Choice>
      <label htmlFor={id}>Seite</label>
      <Select id={id} value={page} onChange={({ target }) => void choose(target.value)}>
        {Object.entries(textPages).map(([name, { label }]) => (
          <option key={name} value={name}>
            {changesOf(name) > 0 ? `${label} (${changesOf(name)} geändert)` : label}
          </option>
        ))}
      </Select>
      <Note>Ein leeres Feld lässt weg, was dort stünde. „Zurücksetzen“ holt die üblichen Worte wieder.</Note>
    </Choice>
  );
}

function TextsForm({ page, stored }: { page: TextPage; stored: EditablePageTexts }) {
  const ofPage = useMemo(() => texts.filter((text) => text.page === page), [page]);
  const schema = useMemo(
    () =>
      Type.Pick(
        PageTextsChange,
        ofPage.map(({ name }) => name),
      ),
    [ofPage],
  );
  const toValues = useMemo(
    () => (item: EditablePageTexts | null) =>
      Object.fromEntries(ofPage.map(({ name, usual }) => [name, item?.[name] ?? usual])),
    [ofPage],
  );
  const parts = [...new Set(ofPage.map(({ part }) => part))];
  return (
    <EditForm<Record<string, string>, EditablePageTexts>
      kind={pageTextsKind}
      after="here"
      schema={schema}
      item={stored}
      toValues={toValues}
      savedText="Texte gespeichert."
    >
      {parts.map((part) => (
        <FormPart key={part}>
          <legend>{part}</legend>
          {ofPage
            .filter((text) => text.part === part)
            .map((text) => (
              <TextWithReset key={text.name} text={text} />
            ))}
        </FormPart>
      ))}
    </EditForm>
  );
}

/** A text, and the way back to its usual words once it says something else. */
function TextWithReset({ text: { name, label, usual, most, isLong } }: { text: NamedText }) {
  const { setValue, setFocus } = useFormContext<Record<string, string>>();
  const value = useWatch<Record<string, string>>({ name });
  const handleReset = () => {
    setValue(name, usual, { shouldDirty: true, shouldValidate: true });
    setFocus(name);
  };
  return (
    <Row>
      {isLong ? (
        <TextAreaField name={name} label={label} rows={2} />
      ) : (
        <TextField name={name} label={label} maxLength={most} />
      )}
      {value !== usual && (
        <Button variant="quiet" onClick={handleReset} aria-label={`${label} zurücksetzen`}>
          Zurücksetzen
        </Button>
      )}
    </Row>
  );
}

function isTextPage(page: string): page is TextPage {
  return Object.hasOwn(textPages, page);
}

const Choice = styled.div`
  display: grid;
  gap: var(--space-1);
  max-width: 760px;
  > label {
    font-weight: 650;
  }
`;

const Row = styled.div`
  display: grid;
  justify-items: start;
  > :first-child {
    width: 100%;
  }
`;
