import type { KeyboardEvent, ReactNode } from 'react';
import { styled } from 'styled-components';

type ToolRowProps = { label: string; children: ReactNode };

/**
 * Buttons that are one stop of the Tab key; arrows, Home and End move between them
 * (https://www.w3.org/WAI/ARIA/apg/patterns/toolbar/). Tab stops at the button used last.
 */
export function ToolRow({ label, children }: ToolRowProps) {
  return (
    <Row
      ref={stopAtFirst}
      role="toolbar"
      aria-label={label}
      onFocus={({ currentTarget, target }) => stopAt(currentTarget, target)}
      onKeyDown={moveFocus}
    >
      {children}
    </Row>
  );
}

const buttonsOf = (row: HTMLElement) => [...row.querySelectorAll('button')];

function stopAtFirst(row: HTMLElement | null): void {
  const [first] = row ? buttonsOf(row) : [];
  if (row && first) stopAt(row, first);
}

function stopAt(row: HTMLElement, stop: Element): void {
  for (const button of buttonsOf(row)) button.tabIndex = button === stop ? 0 : -1;
}

function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const buttons = buttonsOf(event.currentTarget);
  const place = buttons.findIndex((button) => button === event.target);
  const next = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 }[event.key];
  if (place < 0 || next === undefined) return;
  event.preventDefault();
  buttons.at(next % buttons.length)?.focus();
}

/*
 * One line on phones, which is pushed sideways: the keyboard leaves little room for the text. A shade lies where more
 * follows.
 */
const Row = styled.div`
  --shade: color-mix(in srgb, var(--color-text) 35%, transparent);
  display: flex;
  gap: 2px;
  min-width: 0;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  background:
    linear-gradient(to left, transparent, var(--color-surface) 60%) left / 48px 100% no-repeat local,
    linear-gradient(to right, transparent, var(--color-surface) 60%) right / 48px 100% no-repeat local,
    linear-gradient(to left, transparent, var(--shade)) left / 20px 100% no-repeat,
    linear-gradient(to right, transparent, var(--shade)) right / 20px 100% no-repeat;
  @media (min-width: 640px) {
    flex-wrap: wrap;
  }
`;
