import { lazy, Suspense } from 'react';
import { Skeleton } from '@portal/shared-ui';
import { styled } from 'styled-components';
import type { RichTextProps } from './RichTextEditor.tsx';

// The editor's library is large; lists, login and all other forms do without it.
const RichTextEditor = lazy(() =>
  import('./RichTextEditor.tsx').then((module) => ({ default: module.RichTextEditor })),
);

/** Formatted text; the form's value is HTML as the API's sanitiser lets it in. */
export function RichTextField(props: RichTextProps) {
  return (
    <Suspense
      fallback={
        <Place>
          <Skeleton shape="text" />
        </Place>
      }
    >
      <RichTextEditor {...props} />
    </Suspense>
  );
}

/* As high as the editor of an empty text. */
const Place = styled.div`
  min-height: 557px;
  @media (min-width: 640px) {
    min-height: 589px;
  }
`;
