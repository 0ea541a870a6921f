import { useRef, useState } from 'react';
import type { DfbnetImport, ImportReport, ImportRun } from '@portal/api/contract';
import { request, showToast, useRefreshResources } from '@portal/shared-ui';
import { useNavigate } from 'react-router-dom';
import { failureText, refusalCodeOf, showFailure, showRefusal } from '../../kit/failure.ts';

/** The answers to a report. */
export type Answers = {
  names: NonNullable<DfbnetImport['names']>;
  columns: Record<string, number | null>;
  /** Whose value a row takes, by the key of the row. */
  choices: Record<string, 'file' | 'portal'>;
};

const NOTHING_SAID: Answers = { names: [], columns: {}, choices: {} };

/** One import, from the file to its report, through the answers to it, until it is carried out. */
export function useImport(kind: string) {
  const [source, setSource] = useState<object>();
  const [answers, setAnswers] = useState(NOTHING_SAID);
  const [report, setReport] = useState<ImportReport>();
  const [failure, setFailure] = useState<string>();
  const [isAsking, setIsAsking] = useState(false);
  const [isCarryingOut, setIsCarryingOut] = useState(false);
  // Counts requests and resets: an answer to any but the last comes too late.
  const turn = useRef(0);
  const isBusy = isAsking || isCarryingOut;
  const refresh = useRefreshResources();
  const navigate = useNavigate();

  const bodyOf = (from: object, { names, columns }: Answers) => ({
    ...from,
    ...(names.length > 0 && { names }),
    ...(Object.keys(columns).length > 0 && { columns }),
  });

  const ask = async (
    from: object,
    said: Answers,
    onFailure = (error: unknown) => showFailure('Kein Bericht', error),
  ) => {
    turn.current += 1;
    const own = turn.current;
    setIsAsking(true);
    try {
      const answer = await request<ImportReport>('POST', `/api/imports/${kind}/report`, bodyOf(from, said));
      if (turn.current !== own) return;
      setReport(answer);
      setSource(from);
      setAnswers(said);
    } catch (error) {
      if (turn.current !== own) return;
      onFailure(error);
    }
    setIsAsking(false);
  };

  const forget = () => {
    turn.current += 1;
    setIsAsking(false);
    setReport(undefined);
    setFailure(undefined);
  };

  const carryOut = async () => {
    if (!source || !report || isBusy) return;
    setIsCarryingOut(true);
    const own = turn.current;
    const choices = Object.entries(answers.choices).map(([key, take]) => ({ key, take }));
    const body = { ...bodyOf(source, answers), digest: report.digest, ...(choices.length > 0 && { choices }) };
    try {
      const { added, changed } = await request<ImportRun>('POST', `/api/imports/${kind}`, body);
      showToast({ title: `Übernommen: ${added} neu, ${changed} geändert.` });
      await refresh('/api/');
      void navigate('/admin/importieren');
    } catch (error) {
      // Behind a backup it takes long.
      showRefusal('Nichts übernommen', error, 'Ob übernommen wurde, steht unter „Bisherige Importe“.');
      if (refusalCodeOf(error) === 'report_outdated' && turn.current === own) await ask(source, answers);
    }
    setIsCarryingOut(false);
  };

  return {
    report,
    /** The reason why there is no report. */
    failure,
    answers,
    isBusy,
    /** Requests the report of a file. */
    begin: (from: object) => {
      forget();
      return ask(from, NOTHING_SAID, (error) => setFailure(failureText(error)));
    },
    /** Called when something else is going to be imported. */
    forget,
    /** Sets a value that changes the interpretation of the file, and requests the report anew. */
    say: (said: Partial<Pick<Answers, 'names' | 'columns'>>) => source && ask(source, { ...answers, ...said }),
    choose: (key: string, take: 'file' | 'portal') =>
      setAnswers({ ...answers, choices: { ...answers.choices, [key]: take } }),
    carryOut,
  };
}

/** An import in progress. */
export type RunningImport = ReturnType<typeof useImport>;
