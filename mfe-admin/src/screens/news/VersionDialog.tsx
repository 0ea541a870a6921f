import { diffWords } from 'diff';
import type { ArticleVersion } from '@portal/api/contract';
import { Button, ErrorArea, formatDateTime, Skeleton, useResource } from '@portal/shared-ui';
import { htmlText } from '@portal/shared-ui/html-text';
import { styled } from 'styled-components';
import { Dialog } from '../../kit/frame/Dialog.tsx';
import { Details } from '../../kit/panel/Panel.tsx';
import { statusNames, type ArticleValues } from './article-kind.ts';

type VersionDialogProps = {
  id: string;
  current: ArticleValues;
  onRestore: (values: ArticleValues) => void;
  onClose: () => void;
};

/** Earlier versions, the changes since, and restoring one. */
export function VersionDialog({ id, current, onRestore, onClose }: VersionDialogProps) {
  const { data, error, reload } = useResource<ArticleVersion[]>(`/api/admin/news/${id}/versions`, { freshTime: 0 });
  return (
    <Dialog title="Frühere Fassungen" look="wide" onClose={onClose}>
      {!data && !error && <Skeleton shape="text" />}
      {error && <ErrorArea onRetry={reload} />}
      {data && <p>Was seitdem dazukam, ist unterstrichen; was wegfiel, durchgestrichen.</p>}
      {data?.map((version) => (
        <Version key={version.version}>
          <summary>
            {formatDateTime(version.savedAt)}, {statusNames[version.status]}
            {version.savedBy && `, ${version.savedBy}`}
          </summary>
          <Difference>
            {diffWords(readable(version), readable(current)).map(({ value, added, removed }, index) => {
              const key = `${index} ${value.slice(0, 20)}`;
              if (added) return <ins key={key}>{value}</ins>;
              return removed ? <del key={key}>{value}</del> : <span key={key}>{value}</span>;
            })}
          </Difference>
          <Button variant="secondary" onClick={() => onRestore(valuesOf(version))}>
            Diese Fassung übernehmen
          </Button>
        </Version>
      ))}
    </Dialog>
  );
}

function valuesOf({ title, excerpt, category, imageUrl, content }: ArticleVersion): ArticleValues {
  return { title, excerpt: excerpt ?? '', category, imageUrl: imageUrl ?? '', content };
}

function readable({ title, excerpt, content }: { title: string; excerpt: string | null; content: string }): string {
  const text = htmlText(content.replace(/<img[^>]*alt="([^"]*)"[^>]*>/g, '[Bild: $1]'));
  return [title, excerpt ?? '', text].filter(Boolean).join('\n\n');
}

const Version = styled(Details)`
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
