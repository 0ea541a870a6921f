import { useId, useRef, useState, type KeyboardEvent } from 'react';
import type { ChildrenAnswer, MediaItem } from '@portal/api/contract';
import { Button, showToast, TextInput, useRefreshResources } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { showFailure } from '../failure.ts';
import { Note, Stack } from '../layout.ts';
import { answerPictures } from './picture-answers.ts';

/** The possible answers about pictures. */
export const ANSWERS: readonly (readonly [ChildrenAnswer, string])[] = [
  ['none', 'Nein, keine Kinder zu erkennen'],
  ['consent', 'Ja, die Einwilligung der Eltern liegt beim Verein'],
  ['missing', 'Ja, aber die Einwilligung fehlt'],
];

type ChildrenQuestionProps = {
  ids: readonly string[];
  /** The earlier answer for a single picture. */
  before?: Pick<MediaItem, 'children' | 'consentNote' | 'consentDate'>;
  onAnswered?: () => void;
};

/** Asks once for a batch of pictures whether children can be recognised, and where their parents' consent lies. */
export function ChildrenQuestion({ ids, before, onAnswered }: ChildrenQuestionProps) {
  const said = answerOf(before?.children);
  const [isWithPaper, setIsWithPaper] = useState(said === 'consent');
  const [note, setNote] = useState(before?.consentNote ?? '');
  const [date, setDate] = useState(before?.consentDate ?? '');
  const day = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const refresh = useRefreshResources();
  const [noteId, dateId, hintId] = [useId(), useId(), useId()];

  const save = async (children: ChildrenAnswer) => {
    if (isBusy || (children === 'consent' && !day.current?.reportValidity())) return;
    setIsBusy(true);
    try {
      const paper = children === 'consent' && { consentNote: note.trim() || null, consentDate: date || null };
      if (!(await answerPictures(ids, { children, ...paper }))) return;
      await refresh('/api/admin/media', '/api/admin/overview');
      showToast({ title: ids.length === 1 ? 'Antwort gespeichert.' : `Für ${ids.length} Bilder gespeichert.` });
      onAnswered?.();
    } catch (error) {
      showFailure('Antwort nicht gespeichert', error);
    } finally {
      setIsBusy(false);
    }
  };
  // The form around it is not meant.
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    void save('consent');
  };
  // The others need nothing more than the tap.
  const handleAnswer = (answer: ChildrenAnswer) => {
    setIsWithPaper(answer === 'consent');
    if (answer !== 'consent') void save(answer);
  };
  return (
    <Stack>
      <Answers>
        <legend>
          {ids.length === 1
            ? 'Sind auf dem Bild Kinder zu erkennen?'
            : `Sind auf den ${ids.length} Bildern Kinder zu erkennen?`}
        </legend>
        {ANSWERS.map(([answer, label]) => (
          <Button
            key={answer}
            variant="secondary"
            aria-pressed={answer === 'consent' ? isWithPaper : answer === said && !isWithPaper}
            aria-disabled={isBusy}
            onClick={() => handleAnswer(answer)}
          >
            {label}
          </Button>
        ))}
      </Answers>
      {isWithPaper && (
        <Paper>
          <label htmlFor={noteId}>Wo liegt das Papier?</label>
          <TextInput
            id={noteId}
            aria-describedby={hintId}
            maxLength={200}
            placeholder="Ordner „Fotos“ in der Geschäftsstelle"
            value={note}
            onChange={(event) => setNote(event.target.value)}
            onKeyDown={handleKeyDown}
          />
          <Note id={hintId}>Ohne Namen von Kindern. Das sieht nur die Redaktion.</Note>
          <label htmlFor={dateId}>Einwilligung vom</label>
          <TextInput
            id={dateId}
            ref={day}
            type="date"
            min="1900-01-01"
            max="2200-12-31"
            value={date}
            onChange={(event) => setDate(event.target.value)}
            onKeyDown={handleKeyDown}
          />
          <Button aria-disabled={isBusy} onClick={() => void save('consent')}>
            Antwort übernehmen
          </Button>
        </Paper>
      )}
    </Stack>
  );
}

/** The answer that can be repeated: after a withdrawal somebody has to answer anew. */
export function answerOf(children: MediaItem['children'] | undefined): ChildrenAnswer | undefined {
  return children === 'withdrawn' ? undefined : (children ?? undefined);
}

const Answers = styled.fieldset`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  padding: 0;
  border: 0;
  legend {
    margin-bottom: var(--space-2);
    padding: 0;
    font-weight: 650;
  }
  [aria-pressed='true'] {
    background: color-mix(in srgb, currentColor 16%, transparent);
  }
`;

const Paper = styled.div`
  display: grid;
  gap: var(--space-2);
  button {
    justify-self: start;
  }
  label {
    font-weight: 650;
  }
  input[type='date'] {
    width: auto;
    justify-self: start;
  }
`;
