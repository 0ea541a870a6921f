import { useState } from 'react';
import { diffWords } from 'diff';
import { Button, ErrorArea, showToast, Skeleton, useResource, type ResourceKey } from '@portal/shared-ui';
import { htmlText } from '@portal/shared-ui/html-text';
import { styled } from 'styled-components';
import { fullTime } from '../full-time.ts';
import { Dialog } from '../dialog/Dialog.tsx';
import { Details } from '../Panel.tsx';

/** An earlier version after a change. */
type KeptVersion = { version: number; savedAt: string; savedBy: string | null };

type VersionsProps<Version> = {
  /** The address of the versions, newest first. */
  source: ResourceKey;
  /** The text in the form, and that of a version, to be compared. */
  current: () => string;
  textOf: (version: Version) => string;
  /** „Veröffentlicht“. */
  stateOf: (version: Version) => string;
  /** Puts a version into the form. */
  onRestore: (version: Version) => void;
};

/** Opens the earlier versions; `next` explains how a restored one becomes the newest. */
export function VersionsButton<Version extends KeptVersion>({
  next,
  onRestore,
  ...versions
}: VersionsProps<Version> & { next?: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const handleRestore = (version: Version) => {
    onRestore(version);
    setIsOpen(false);
    showToast({ title: 'Fassung übernommen.', ...(next && { description: next }) });
  };
  return (
    <>
      <Button variant="quiet" onClick={() => setIsOpen(true)}>
        Frühere Fassungen
      </Button>
      {isOpen && <VersionDialog {...versions} onRestore={handleRestore} onClose={() => setIsOpen(false)} />}
    </>
  );
}

type VersionDialogProps<Version> = VersionsProps<Version> & { onClose: () => void };

/** Earlier versions, the changes since, and restoring one. */
function VersionDialog<Version extends KeptVersion>(props: VersionDialogProps<Version>) {
  const { source, current, textOf, stateOf, onRestore, onClose } = props;
  const now = current();
  const { data, error, reload } = useResource<Version[]>(source, { freshTime: 0 });
  return (
    <Dialog title="Frühere Fassungen" look="wide" onClose={onClose}>
      {!data && !error && <Skeleton shape="text" />}
      {error && <ErrorArea onRetry={reload} />}
      {data && <p>Was seitdem dazukam, ist unterstrichen; was wegfiel, durchgestrichen.</p>}
      {data?.map((version) => (
        <OneVersion key={version.version}>
          <summary>
            {fullTime(version.savedAt)}, {stateOf(version)}
            {version.savedBy && `, ${version.savedBy}`}
          </summary>
          <Difference>
            {diffWords(textOf(version), now).map(({ value, added, removed }, index) => {
              const key = `${index} ${value.slice(0, 20)}`;
              if (added) return <ins key={key}>{value}</ins>;
              return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
            })}
          </Difference>
          <Button variant="secondary" onClick={() => onRestore(version)}>
            Diese Fassung übernehmen
          </Button>
        </OneVersion>
      ))}
    </Dialog>
  );
}

/** A title, a few words below it and rich text as one text. */
export function readableText(title: string, words: string | null, html: string | null): string {
  const text = htmlText((html ?? '').replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, '[Bild: $1]'));
  return [title, words ?? '', text].filter(Boolean).join('\n\n');
}

const OneVersion = styled(Details)`
  padding: var(--space-2) 0;
  border-bottom: 1px solid var(--color-line);
`;

const Difference = styled.div`
  max-height: 45vh;
  margin-block: var(--space-3);
  padding: var(--space-4);
  overflow: auto;
  border-radius: var(--radius);
  background: var(--color-sunken);
  white-space: pre-wrap;
  del {
    color: var(--color-muted);
  }
  ins {
    color: var(--color-brand-text);
    font-weight: 650;
  }
`;
