import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useForm, type UseFormReturn } from 'react-hook-form';
import { NewArticle, type ArticleStatus, type EditableArticle } from '@portal/api/contract';
import { HttpError, useSession } from '@portal/shared-ui';
import { isKeptBack } from '../../kit/children/picture-answers.ts';
import { useWriter } from '../../kit/edit/use-writer.ts';
import { failureText } from '../../kit/failure.ts';
import { contractResolver } from '../../kit/form/contract-resolver.ts';
import { useEditedVersion, type EditedVersion, type VersionChoice } from '../../kit/form/use-edited-version.ts';
import { articleKind } from '../../kit/kinds/article-kind.ts';
import { isSame, toBody, toValues, type ArticleValues } from './article-values.ts';
import {
  keepSentMarks,
  readLocalCopy,
  removeLocalCopy,
  writeLocalCopy,
  type CopyName,
  type LocalCopy,
} from '../../kit/local-copy.ts';
import { saveMark } from '../../kit/form/save-mark.ts';
import { useCopyKeeping } from '../../kit/form/use-copy-keeping.ts';

/** ms without typing before the server gets it. */
const AUTOSAVE_DELAY = 3000;
/** ms after which it gets it even so. */
const AUTOSAVE_LIMIT = 30_000;
/** ms after a failure until the server is asked again, unless the browser says earlier that it is online. */
const RETRY_DELAY = 10_000;

type Publishing = { status?: ArticleStatus; publishAt?: string | null; handedIn?: boolean };

/** An article while somebody writes it. */
export type ArticleDraft = {
  form: UseFormReturn<ArticleValues>;
  /** As the server keeps it; null before the first save. */
  article: EditableArticle | null;
  isDirty: boolean;
  isSaving: boolean;
  failure: string | undefined;
  /** It was not saved because the session has ended. */
  needsLogin: boolean;
  /** The age of the local copy that the form began with. */
  restoredAt: string | undefined;
  /** Somebody else has changed the same field meanwhile. */
  conflict: EditedVersion<ArticleValues, EditableArticle>['conflict'];
  /** Saves now and changes the status; returns what is stored, or undefined after a failure. */
  save: (publishing?: Publishing) => Promise<EditableArticle | undefined>;
  /** As `save`, for changes that readers see; returns a function that undoes it, while the form keeps its text. */
  publish: (publishing: Publishing) => Promise<(() => Promise<boolean>) | undefined>;
  choose: (choice: VersionChoice) => void;
  replace: (values: ArticleValues) => void;
  discardCopy: () => void;
};

/**
 * Saves by itself while somebody types: what readers do not see yet goes to the server, changes of a published article
 * wait for a decision. Until the server has it, this browser keeps a copy that survives a closed tab. A new article begins with
 * `category`; `onBegun` is told its id once it is stored.
 */
export function useArticleDraft(
  initial: EditableArticle | null,
  category?: string,
  onBegun?: (id: string) => void,
): ArticleDraft {
  const [copy] = useState(() => readUnsaved(initial));
  const [restoredAt, setRestoredAt] = useState(copy?.savedAt);
  const [stored, setStored] = useState(() => ({ ...toValues(initial), ...(!initial && category && { category }) }));
  const [isDirty, setIsDirty] = useState(copy !== null);
  const [isSaving, setIsSaving] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [isTriedAgain, setIsTriedAgain] = useState(false);
  const [needsLogin, setNeedsLogin] = useState(false);
  const running = useRef<Promise<unknown>>(Promise.resolve());
  const writer = useWriter(articleKind, 'artikel:neu');
  const form = useForm<ArticleValues>({
    defaultValues: copy?.values ?? stored,
    resolver: contractResolver<ArticleValues>(NewArticle),
    mode: 'onTouched',
  });
  const replace = (values: ArticleValues) => {
    for (const [name, value] of Object.entries(values))
      form.setValue(name as keyof ArticleValues, value, { shouldDirty: true });
  };
  // A copy of an older version must not silently overwrite a newer one.
  const [begun] = useState(() =>
    initial && copy?.version && !isOwnSave(initial, copy) ? { ...initial, version: copy.version } : initial,
  );
  const version = useEditedVersion({
    item: copy ? begun : initial,
    isOlder: copy !== null && begun?.version !== initial?.version,
    toValues,
    getTyped: () => form.getValues(),
    fill(nowStored, values) {
      replace(values);
      setStored(nowStored);
      setIsDirty(!isSame(values, nowStored));
    },
    sentMarks: copy?.marks,
    keepSentMarks: (marks) => keepSentMarks(copyName(), marks),
  });
  const { base: baseRef, conflict, stored: article } = version;
  const copyName = (): CopyName => `artikel:${baseRef.current?.id ?? 'neu'}`;

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
        // A new one that turned out to be there goes on under its own name; under the other it would begin the next one.
        removeLocalCopy(sent);
      }
      // What a publication is taken back to is no longer what stands in the form.
      if (saved === 'merged') return given ? undefined : await send(publishing);
      void writer.refresh();
      removeLocalCopy(copyName());
      setStored(values);
      const written = form.getValues();
      if (!isSame(values, written)) writeLocalCopy(copyName(), written, saved.version);
      setIsDirty(!isSame(values, written));
      setFailure(undefined);
      setIsTriedAgain(false);
      setNeedsLogin(false);
      setRestoredAt(undefined);
      return saved;
    } catch (error) {
      setFailure(failureText(error));
      // Who has left the question about children unanswered is not asked again every few seconds.
      setIsTriedAgain(!isKeptBack(error));
      setNeedsLogin(error instanceof HttpError && error.status === 401);
      return undefined;
    } finally {
      setIsSaving(false);
    }
  };
  // One after another: the second needs the version that the first returns.
  const save = (publishing: Publishing = {}, given?: ArticleValues) => {
    const next = running.current.then(() => send(publishing, given));
    running.current = next;
    return next;
  };
  const publish = async (publishing: Publishing) => {
    await running.current;
    const before = baseRef.current;
    if (!(await save(publishing))) return undefined;
    const { status = 'draft', publishAt = null, handedIn = false } = before ?? {};
    const readBefore = before?.status === 'published' ? toValues(before) : undefined;
    const wasWaiting = (handedIn || publishing.handedIn) && { handedIn };
    return async () => Boolean(await save({ status, publishAt, ...wasWaiting }, readBefore));
  };

  useCopyKeeping(form, () => {
    const values = form.getValues();
    if (isSame(values, stored)) removeLocalCopy(copyName());
    else writeLocalCopy(copyName(), values, baseRef.current?.version ?? null);
  });
  const autosave = useEffectEvent(() => {
    const isHidden = baseRef.current?.status !== 'published';
    const values = form.getValues();
    if (isHidden && values.title.trim() && !isSame(values, stored)) void save();
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
  const noteChange = useEffectEvent(() => setIsDirty(!isSame(form.getValues(), stored)));
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

  const discardCopy = () => {
    removeLocalCopy(copyName());
    setRestoredAt(undefined);
    if (initial && initial.version > (baseRef.current?.version ?? 0)) baseRef.current = initial;
    replace(stored);
  };
  const choose = (choice: VersionChoice) => {
    if (choice === 'theirs') removeLocalCopy(copyName());
    version.choose(choice, () => void save());
  };
  return {
    form,
    article,
    isDirty,
    isSaving,
    failure,
    needsLogin,
    restoredAt,
    conflict,
    save,
    publish,
    choose,
    replace,
    discardCopy,
  };
}

/** What this browser has kept of an article that the server does not have. */
function readUnsaved(initial: EditableArticle | null): LocalCopy<ArticleValues> | null {
  const name: CopyName = `artikel:${initial?.id ?? 'neu'}`;
  const copy = readLocalCopy<ArticleValues>(name);
  if (!initial || !copy) return copy;
  // Perhaps saved while the tab was loaded anew, which took the answer with it.
  const isSent = isOwnSave(initial, copy) && saveMark(0, copy.values) === saveMark(0, toValues(initial));
  if (!isSent && !isSame(copy.values, toValues(initial))) return copy;
  removeLocalCopy(name);
  return null;
}

/** Whether it is the version that was sent with this copy, and whose answer was lost. */
function isOwnSave(article: EditableArticle, { marks = [] }: LocalCopy<ArticleValues>): boolean {
  return marks.includes(saveMark(article.version - 1, toValues(article)));
}
