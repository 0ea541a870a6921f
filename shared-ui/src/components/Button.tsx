import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { css, styled } from 'styled-components';

/** primary: the one thing to do here; secondary: outlined; quiet: text only. */
export type ButtonVariant = 'primary' | 'secondary' | 'quiet';

type ButtonProps = ButtonHTMLAttributes<HTMLButtonElement> & { variant?: ButtonVariant };

/** A button, at least 44 px high; `type` is "button" by default. Like the links below it is not for paper. */
export function Button({ variant = 'primary', type = 'button', ...rest }: ButtonProps) {
  return <PlainButton $variant={variant} type={type} data-noprint="" {...rest} />;
}

type ButtonLinkProps = {
  to: string;
  variant?: ButtonVariant;
  className?: string;
  onClick?: () => void;
  /** Loads the address as a document, for one that is no page, such as a file's. */
  reloadDocument?: boolean;
  children: ReactNode;
};

/** A link inside the site that looks like a button. */
export function ButtonLink({ variant = 'primary', ...rest }: ButtonLinkProps) {
  return <LinkButton $variant={variant} data-noprint="" {...rest} />;
}

type ButtonAnchorProps = AnchorHTMLAttributes<HTMLAnchorElement> & { href: string; variant?: ButtonVariant };

/** A link to elsewhere (another site, a mail draft, a place on this page) that looks like a button. */
export function ButtonAnchor({ variant = 'primary', children, ...rest }: ButtonAnchorProps) {
  return (
    <PlainAnchor $variant={variant} data-noprint="" {...rest}>
      {children}
    </PlainAnchor>
  );
}

const looks = {
  primary: css`
    border-color: var(--color-brand-edge);
    background: var(--color-brand);
    color: var(--color-on-brand);
    &:hover {
      background: var(--color-brand-hover);
    }
  `,
  secondary: css`
    box-shadow: inset 0 0 0 2px currentColor;
    &:hover {
      background: color-mix(in srgb, currentColor 9%, transparent);
    }
  `,
  quiet: css`
    padding-inline: var(--space-3);
    &:hover {
      background: color-mix(in srgb, currentColor 9%, transparent);
    }
  `,
};

const look = css<{ $variant: ButtonVariant }>`
  display: inline-flex;
  align-items: center;
  justify-content: center;
  gap: var(--space-2);
  min-height: 48px;
  padding: var(--space-2) var(--space-6);
  border: 1px solid transparent; /* Seen where the user's own colours remove backgrounds. */
  border-radius: var(--radius);
  color: inherit;
  font: 750 1.125rem/1.1 var(--font-display);
  letter-spacing: 0.015em;
  word-spacing: 0.08em;
  text-decoration: none;
  hyphens: none;
  transition:
    background-color var(--motion-fast),
    transform var(--motion-fast);
  &:active {
    transform: translateY(1px);
  }
  &:disabled,
  &[aria-disabled='true'] {
    opacity: 0.55;
    cursor: not-allowed;
  }
  &:focus-visible {
    border-radius: var(--radius);
  }
  ${({ $variant }) => looks[$variant]}
`;

/** A button that needs scripts, and is hidden without them. */
export const ScriptedButton = styled(Button)`
  @media (scripting: none) {
    /* More than the button's own rule, which comes behind it. */
    && {
      display: none;
    }
  }
`;

const PlainButton = styled.button<{ $variant: ButtonVariant }>`
  ${look}
`;

const LinkButton = styled(Link)<{ $variant: ButtonVariant }>`
  ${look}
`;

const PlainAnchor = styled.a<{ $variant: ButtonVariant }>`
  ${look}
`;
