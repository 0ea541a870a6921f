import type { ReactNode } from 'react';
import { StyleSheetManager } from 'styled-components';

const CLASS = 'own-styles';
const own = typeof document === 'object' ? { target: document.head, namespace: `.${CLASS}` } : {};

/**
 * Wraps parts added to a visible page: their rules are in a style of their own, because a single new `@media` among the
 * page's rules makes the browser restyle all of it. They apply only in here, so that parts of the page made of the same
 * components keep their look.
 */
export function OwnStyles({ children }: { children: ReactNode }) {
  return (
    <div className={CLASS}>
      <StyleSheetManager {...own}>{children}</StyleSheetManager>
    </div>
  );
}
