import type { MouseEvent } from 'react';
import { ArrowRightIcon, ButtonAnchor, ButtonLink, ExternalLinkIcon, useSiteOrigin } from '@portal/shared-ui';
import { isFile } from '../link/is-file.ts';
import { NewTabLink } from '../link/NewTabLink.tsx';
import { slideAction } from './slide-action.ts';

type SlideButtonProps = { text: string | null; action: string | null };

/**
 * A slide's button; none unless both its text and its action are non-blank (docs/specification.md#5-validation-rules).
 */
export function SlideButton({ text, action }: SlideButtonProps) {
  const origin = useSiteOrigin();
  const label = text?.trim();
  if (!label || !action?.trim()) return null;
  const target = slideAction(action, origin);

  switch (target.kind) {
    case 'scroll':
      return (
        <ButtonAnchor href={`#${target.id}`} onClick={(event) => scrollTo(event, target.id)}>
          {label}
        </ButtonAnchor>
      );
    case 'external':
      return (
        <NewTabLink variant="primary" href={target.href}>
          {label} <ExternalLinkIcon />
        </NewTabLink>
      );
    case 'internal':
      return (
        <ButtonLink to={target.path} reloadDocument={isFile(target.path)}>
          {label} <ArrowRightIcon />
        </ButtonLink>
      );
  }
}

function scrollTo(event: MouseEvent, id: string): void {
  event.preventDefault();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  document.getElementById(id)?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
}
