import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type PointerEvent } from 'react';
import { NavLink, useLocation } from 'react-router-dom';
import { ChevronDownIcon } from '@portal/shared-ui';
import { isGroup } from '@portal/shared-ui/menu';
import { css, styled } from 'styled-components';
import type { BarGroup } from './menu-room.ts';

/**
 * A submenu of the desktop navigation: opens by click, mouse and keyboard; Escape, leaving and choosing close it.
 * Groups in it stand there under their names.
 */
export function Submenu({ group: { label, items } }: { group: BarGroup }) {
  const [opener, setOpener] = useState<'click' | 'hover' | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const listId = useId();
  const { pathname } = useLocation();
  const links = items.flatMap((item) => (isGroup(item) ? item.items : [item]));
  const isNamed = links.some(({ href }) => href === pathname);
  const isBelow = links.some(({ href }) => pathname.startsWith(`${href}/`));

  const handleClick = () => setOpener(opener === 'click' ? null : 'click');
  const handleEnter = (event: PointerEvent) => event.pointerType === 'mouse' && setOpener(opener ?? 'hover');
  const handleLeave = (event: PointerEvent) => event.pointerType === 'mouse' && setOpener(null);
  const handleBlur = (event: FocusEvent) => !event.currentTarget.contains(event.relatedTarget) && setOpener(null);
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || opener === null) return;
    setOpener(null);
    button.current?.focus();
  };

  const renderLink = (link: { label: string; href: string }) => (
    <li key={link.href}>
      <NavLink to={link.href} end={isNamed} onClick={() => setOpener(null)}>
        {link.label}
      </NavLink>
    </li>
  );
  return (
    <Group onPointerEnter={handleEnter} onPointerLeave={handleLeave} onBlur={handleBlur} onKeyDown={handleKeyDown}>
      <Toggle
        ref={button}
        type="button"
        aria-expanded={opener !== null}
        aria-controls={listId}
        data-current={isNamed || isBelow || undefined}
        onClick={handleClick}
      >
        {label}
        <ChevronDownIcon />
      </Toggle>
      <Panel id={listId} $isOpen={opener !== null}>
        {items.map((item, place) =>
          isGroup(item) ? (
            <li key={item.label}>
              <Name id={`${listId}-${place}`}>{item.label}</Name>
              <ul aria-labelledby={`${listId}-${place}`}>{item.items.map(renderLink)}</ul>
            </li>
          ) : (
            renderLink(item)
          ),
        )}
      </Panel>
    </Group>
  );
}

/** An entry on the header's bar; the current one carries the diagonal mark. */
export const menuEntryLook = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 2px;
  height: var(--header-height);
  padding-inline: clamp(6px, 4vw - 37px, 16px);
  color: var(--color-on-frame);
  font: 700 clamp(1.0625rem, 0.8rem + 0.5vw, 1.25rem) / 1 var(--font-display);
  letter-spacing: 0.015em;
  text-decoration: none;
  white-space: nowrap;
  &::after {
    content: '';
    position: absolute;
    inset: auto clamp(8px, 1.1vw, 16px) 0;
    height: 6px;
    background: var(--color-frame-brand-mark);
    clip-path: polygon(4px 0, 100% 0, calc(100% - 4px) 100%, 0 100%);
    transform: scaleX(0);
    transform-origin: left;
    transition: transform var(--motion) var(--ease);
  }
  &:hover::after,
  &[aria-current]::after,
  &[data-current]::after {
    transform: none;
  }
  &:focus-visible {
    outline-offset: -6px;
  }
`;

const Group = styled.div`
  position: relative;
  @media (scripting: none) {
    &:is(:hover, :focus-within) > ul {
      display: block;
    }
  }
`;

const Toggle = styled.button`
  ${menuEntryLook}
  svg {
    width: 0.9em;
    transition: transform var(--motion-fast);
  }
  &[aria-expanded='true'] svg {
    transform: rotate(180deg);
  }
`;

const Name = styled.span`
  display: block;
  padding: var(--space-3) var(--space-5) 0;
  color: var(--color-on-frame-muted);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
`;

const Panel = styled.ul<{ $isOpen: boolean }>`
  display: ${({ $isOpen }) => ($isOpen ? 'block' : 'none')};
  position: absolute;
  top: 100%;
  left: 0;
  width: max-content;
  min-width: 220px;
  max-width: 320px;
  overflow-y: auto;
  max-height: calc(100dvh - var(--header-height));
  padding: var(--space-2) 0;
  border-radius: 0 0 var(--radius) var(--radius);
  background: var(--color-frame-raised);
  box-shadow: 0 16px 32px rgb(0 0 0 / 0.35);
  /* The last one of a long menu stands near the window's edge. */
  [data-drawer='1024'] li:last-child > * > & {
    right: 0;
    left: auto;
  }
  a {
    display: flex;
    align-items: center;
    min-height: var(--touch);
    padding: var(--space-1) var(--space-5);
    color: var(--color-on-frame);
    font-size: 1rem;
    text-decoration: none;
    overflow-wrap: anywhere;
  }
  a:hover,
  a[aria-current] {
    background: linear-gradient(105deg, var(--color-frame-brand-mark) 8px, var(--color-frame-line) 8.5px);
  }
  a:focus-visible {
    outline-offset: -3px;
  }
`;
