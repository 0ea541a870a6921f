import type { ReactNode } from 'react';
import { ButtonAnchor, VisuallyHidden, type ButtonVariant } from '@portal/shared-ui';

type NewTabLinkProps = {
  href: string;
  /** true: paid for, and marked so for search engines. */
  sponsored?: boolean;
  /** Look of a button; a plain link without it. */
  variant?: ButtonVariant;
  tabIndex?: number;
  className?: string;
  children: ReactNode;
};

/**
 * A link to another site: opens in a new tab, without access to this one
 * (docs/specification.md#5-validation-rules).
 */
export function NewTabLink({ sponsored = false, variant, children, ...rest }: NewTabLinkProps) {
  const attributes = { ...rest, target: '_blank', rel: sponsored ? 'noopener sponsored' : 'noopener' };
  const content = (
    <>
      {children}
      <VisuallyHidden> (öffnet in neuem Tab)</VisuallyHidden>
    </>
  );
  return variant ? (
    <ButtonAnchor variant={variant} {...attributes}>
      {content}
    </ButtonAnchor>
  ) : (
    <a {...attributes}>{content}</a>
  );
}
