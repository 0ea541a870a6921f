import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

const CLASS = 'own-styles';
const own = typeof document === 'object' ? { target: document.head, namespace: `.${CLASS}` } : {};

/**
 * Around what comes into a page that is shown already: its rules stand in a style of their own, because a single
 * `@media` more among those of the page makes the browser style all of it. They hold in here alone, so that parts of
 * the page made of the same components keep their look.
 */
export function OwnStyles({ children }: { children: ReactNode }) {
  return (
    <div className={CLASS}>
      <StyleSheetManager {...own}>{children}</StyleSheetManager>
    </div>
  );
}
