import type { CategoryLook } from '@portal/api/contract';
import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { categoryColor, categoryLabel, type CategoryColor } from '../format/categories.ts';

type BadgeProps = { color?: CategoryColor; children: ReactNode };

/** A short coloured label with the diagonal cut at its end. */
export function Badge({ color = 'slate', children }: BadgeProps) {
  return <Label $color={color}>{children}</Label>;
}

type CategoryBadgeProps = { category: string; look?: CategoryLook | undefined };

/** The badge of a news category, as specified or in the club's own look. */
export function CategoryBadge({ category, look }: CategoryBadgeProps) {
  return (
    <Label $color={categoryColor(category)} style={{ background: look?.color, color: look?.ink }}>
      {look?.name ?? categoryLabel(category)}
    </Label>
  );
}

const Label = styled.span<{ $color: CategoryColor }>`
  display: inline-block;
  max-width: 100%;
  padding: 5px 16px 4px 10px;
  background: var(--color-category-${({ $color }) => $color});
  color: var(--color-on-category-${({ $color }) => $color});
  clip-path: polygon(0 0, 100% 0, calc(100% - 9px) 100%, 0 100%);
  font: 750 0.9375rem/1.1 var(--font-display);
  letter-spacing: 0.025em;
  word-spacing: 0.08em;
  hyphens: none;
  overflow-wrap: break-word;
`;
