import type { ReactNode } from 'react';
import { styled } from 'styled-components';
import { categoryColor, categoryLabel, type CategoryColor } from '../format/categories.ts';

type BadgeProps = { color?: CategoryColor; children: ReactNode };

/** A short coloured label with the diagonal cut at its end. */
export function Badge({ color = 'slate', children }: BadgeProps) {
  return <Label $color={color}>{children}</Label>;
}

/** The badge of a news category. */
export function CategoryBadge({ category }: { category: string }) {
  return <Badge color={categoryColor(category)}>{categoryLabel(category)}</Badge>;
}

const Label = styled.span<{ $color: CategoryColor }>`
  display: inline-block;
  padding: 5px 16px 4px 10px;
  background: var(--color-category-${({ $color }) => $color});
  color: var(--color-on-category-${({ $color }) => $color});
  clip-path: polygon(0 0, 100% 0, calc(100% - 9px) 100%, 0 100%);
  font: 750 0.9375rem/1.1 var(--font-display);
  letter-spacing: 0.025em;
  word-spacing: 0.08em;
  hyphens: none;
  white-space: nowrap;
`;
