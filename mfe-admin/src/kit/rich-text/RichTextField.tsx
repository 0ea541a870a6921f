import { lazy, Suspense } from 'react';
import { Skeleton } from '@portal/shared-ui';
import type { RichTextProps } from './RichTextEditor.tsx';

// The editor's library is large; lists, login and all other forms do without it.
const RichTextEditor = lazy(() =>
  import('./RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

/** Formatted text; the form's value is HTML as the API's sanitiser lets it in. */
export function RichTextField(props: RichTextProps) {
  return (
    <Suspense fallback={<Skeleton shape="text" />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}
