import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { NewArticle, type ArticleStatus, type EditableArticle } from '@portal/api/contract';
import { HttpError, useSession } from '@portal/shared-ui';
import { isKeptBack } from '../../kit/children/picture-answers.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { failureText } from '../../kit/failure.ts';
import { contractResolver } from '../../kit/form/contract-resolver.ts';
import type { VersionChoice } from '../../kit/form/use-edited-version.ts';
import { useKeptForm, type KeptForm } from '../../kit/form/use-kept-form.ts';
import { articleKind } from '../../kit/kinds/article-kind.ts';
import { removeLocalCopy, type CopyName } from '../../kit/local-copy.ts';
import { useTurns } from '../../kit/use-turns.ts';
import { isSame, toBody, toValues, type ArticleValues } from './article-values.ts';

/** ms without typing before the server gets it. */
const AUTOSAVE_DELAY = 3000;
/** ms after which it gets it even so. */
const AUTOSAVE_LIMIT = 30_000;
/** ms after a failure until the server is asked again, unless the browser says earlier that it is online. */
const RETRY_DELAY = 10_000;

type Publishing = { status?: ArticleStatus; publishAt?: string | null; handedIn?: boolean };

/** An article while somebody writes it. */
export type ArticleDraft = {
  kept: KeptForm<ArticleValues, EditableArticle>;
  form: UseFormReturn<ArticleValues>;
  /** The article as the server keeps it; null before the first save. */
  article: EditableArticle | null;
  isDirty: boolean;
  isSaving: boolean;
  failure: string | undefined;
  /** It was not saved because the session has ended. */
  needsLogin: boolean;
  /**
   * Why the text is not saved by itself: somebody else has changed it, too, or it is a restored one that may still be
   * discarded.
   */
  waitsFor: 'decision' | 'restored' | undefined;
  /** Saves now and changes the status; returns the stored article, or undefined after a failure. */
  save: (publishing?: Publishing) => Promise<EditableArticle | undefined>;
  /**
   * Does what `save` does, for changes that readers see; returns a function that undoes it, while the form keeps its
   * text. Does nothing if it is so already.
   */
  publish: (publishing: Publishing) => Promise<(() => Promise<boolean>) | undefined>;
  choose: (choice: VersionChoice) => void;
  replace: (values: ArticleValues) => void;
};

/**
 * Saves by itself while somebody types: drafts go to the server, changes of a published article wait for a decision.
 * Until the server has it, this browser keeps a copy that survives a closed tab. A new article begins with `category`;
 * `onBegun` is told its id once it is stored.
 */
export function useArticleDraft(
  initial: EditableArticle | null,
  category?: string,
  onBegun?: (id: string) => void,
): ArticleDraft {
  const valuesOf = useMemo(
    () => (item: EditableArticle | null) => ({ ...toValues(item), ...(!item && category && { category }) }),
    [category],
  );
  // Keeps the values as sent: the server's clean-up must not change a text while somebody writes it.
  const [begun] = useState(() => valuesOf(initial));
  const stored = useRef(begun);
  const [isDirty, setIsDirty] = useState(false);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isTriedAgain, setIsTriedAgain] = useState(false);
  const [needsLogin, setNeedsLogin] = useState(false);
  const [isTouched, setIsTouched] = useState(false);
  const inTurn = useTurns();
  const writer = useWriter(articleKind, 'artikel:neu');
  const kept = useKeptForm<ArticleValues, EditableArticle>({
    item: initial,
    toValues: valuesOf,
    resolver,
    copyOf,
    saysSame: isSame,
    stored,
    // Field by field: resetting the form would take the cursor away from the writer.
    fill(of, nowStored, values) {
      putInto(of, values);
      stored.current = nowStored;
      setIsDirty(!isSame(values, nowStored));
    },
  });
  const { form, version } = kept;
  const { base: baseRef, stored: article } = version;
  const copyName = () => copyOf(baseRef.current);

  const send = async (publishing: Publishing, given?: ArticleValues): Promise<EditableArticle | undefined> => {
    const values = given ?? form.getValues();
    if (!given && !(await form.trigger(undefined, { shouldFocus: Object.keys(publishing).length > 0 })))
      return undefined;
    const sent = copyName();
    setIsSaving(true);
    try {
      // The version counts at once: a tab that is closed before the list was read again must not meet its own save.
      const saved = await version.store((before) => writer.send({ ...toBody(values), ...publishing }, before), values);
      if (saved === 'asked') return undefined;
      if (copyName() !== sent) {
        onBegun?.(baseRef.current?.id ?? '');
        // A new article that turned out to exist continues under its own name; under the other it would begin the next
        // one.
        removeLocalCopy(sent);
      }
      // Undoing a publication restores values that differ from those in the form.
      if (saved === 'merged') return given ? undefined : await send(publishing);
      void writer.refresh();
      stored.current = values;
      setIsDirty(!isSame(values, form.getValues()));
      kept.settle(values);
      setFailure(undefined);
      setIsTriedAgain(false);
      setNeedsLogin(false);
      return saved;
    } catch (error) {
      setFailure(failureText(error));
      // A writer who has left the question about children unanswered is not asked again every few seconds.
      setIsTriedAgain(!isKeptBack(error));
      setNeedsLogin(error instanceof HttpError && error.status === 401);
      return undefined;
    } finally {
      setIsSaving(false);
    }
  };
  // One after another: the second needs the version that the first returns.
  const save = (publishing: Publishing = {}, given?: ArticleValues) => inTurn(() => send(publishing, given));
  const publish = (publishing: Publishing) =>
    inTurn(async () => {
      const before = baseRef.current;
      // Pressed twice: the first one's undo is the one that takes it back.
      if (before && isAlready(publishing, before) && isSame(form.getValues(), stored.current)) return undefined;
      if (!(await send(publishing))) return undefined;
      const { status = 'draft', publishAt = null, handedIn = false } = before ?? {};
      const readBefore = before?.status === 'published' ? toValues(before) : undefined;
      const wasWaiting = (handedIn || publishing.handedIn) && { handedIn };
      return async () => Boolean(await save({ status, publishAt, ...wasWaiting }, readBefore));
    });

  const isToBeSaved = () => {
    const values = form.getValues();
    const isHidden = baseRef.current?.status !== 'published';
    // Who puts the decision off must not be asked again after every sentence.
    return (
      isHidden &&
      !version.isUndecided &&
      !kept.isDiscarded.current &&
      values.title.trim() !== '' &&
      !isSame(values, stored.current)
    );
  };
  const autosave = useEffectEvent(() => {
    // An earlier turn may have stored it already.
    if (isToBeSaved()) void inTurn(async () => (isToBeSaved() ? send({}) : undefined));
  });
  useEffect(() => {
    if (!isTriedAgain || isSaving) return undefined;
    const timer = setTimeout(() => autosave(), RETRY_DELAY);
    return () => clearTimeout(timer);
  }, [isTriedAgain, isSaving]);
  useEffect(() => {
    if (!needsLogin) return undefined;
    return useSession.subscribe(({ user }, before) => {
      if (user && !before.user) autosave();
    });
  }, [needsLogin]);
  const noteChange = useEffectEvent(() => setIsDirty(!isSame(form.getValues(), stored.current)));
  useEffect(() => {
    let saveTimer: ReturnType<typeof setTimeout> | undefined;
    let limitTimer: ReturnType<typeof setTimeout> | undefined;
    const saveNow = () => {
      clearTimeout(saveTimer);
      clearTimeout(limitTimer);
      limitTimer = undefined;
      autosave();
    };
    const unsubscribe = form.subscribe({
      formState: { values: true },
      callback: () => {
        noteChange();
        setIsTouched(true);
        clearTimeout(saveTimer);
        saveTimer = setTimeout(saveNow, AUTOSAVE_DELAY);
        limitTimer ??= setTimeout(saveNow, AUTOSAVE_LIMIT);
      },
    });
    const handleLeave = () => {
      if (document.visibilityState === 'hidden') autosave();
    };
    const handleOnline = () => autosave();
    document.addEventListener('visibilitychange', handleLeave);
    window.addEventListener('online', handleOnline);
    return () => {
      unsubscribe();
      document.removeEventListener('visibilitychange', handleLeave);
      window.removeEventListener('online', handleOnline);
      saveNow();
    };
  }, [form]);

  const choose = (choice: VersionChoice) => {
    if (choice === 'theirs') removeLocalCopy(copyName());
    version.choose(choice, () => void save());
  };
  const replace = (values: ArticleValues) => putInto(form, values);
  const isOnlyRestored = kept.restoredAt !== undefined && !isTouched;
  const waitsFor = version.isUndecided ? 'decision' : isOnlyRestored ? 'restored' : undefined;
  return { kept, form, article, isDirty, isSaving, failure, needsLogin, waitsFor, save, publish, choose, replace };
}

const resolver = contractResolver<ArticleValues>(NewArticle);

function isAlready({ status, publishAt, handedIn }: Publishing, article: EditableArticle): boolean {
  const isPlannedSo = !publishAt || Date.parse(publishAt) === Date.parse(article.publishAt ?? '');
  return (
    (status ?? article.status) === article.status && isPlannedSo && (handedIn ?? article.handedIn) === article.handedIn
  );
}

const copyOf = (article: EditableArticle | null): CopyName => `artikel:${article?.id ?? 'neu'}`;

function putInto(form: UseFormReturn<ArticleValues>, values: ArticleValues): void {
  for (const [name, value] of Object.entries(values))
    form.setValue(name as keyof ArticleValues, value, { shouldDirty: true });
}
