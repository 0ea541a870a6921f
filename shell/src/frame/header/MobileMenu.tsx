import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { CloseIcon, MenuIcon, ModalDialog, PitchLines } from '@portal/shared-ui';
import type { MenuItem } from '@portal/shared-ui/menu';
import { usePainted } from '@portal/shared-ui/use-painted';
import { styled } from 'styled-components';
import { Brand } from '../Brand.tsx';
import { OwnStyles } from '../OwnStyles.tsx';
import { roomFrom } from './menu-room.ts';
import { MobileMenuContent } from './MobileMenuContent.tsx';

/**
 * The drawer of windows that are narrower than `below` px: a modal dialog, so that focus stays inside and Escape closes
 * it.
 */
export function MobileMenu({ menu, below }: { menu: readonly MenuItem[]; below: number }) {
  const location = useLocation();
  const [openedAt, setOpenedAt] = useState<typeof location>();
  const isOpen = openedAt === location;
  const isPressSeen = usePainted(isOpen);
  const close = () => setOpenedAt(undefined);
  useEffect(() => {
    if (!isOpen) return undefined;
    const isWide = window.matchMedia(roomFrom(below));
    isWide.addEventListener('change', close);
    return () => isWide.removeEventListener('change', close);
  }, [isOpen, below]);

  return (
    <Narrow $below={below}>
      <Square type="button" aria-label="Menü öffnen" aria-expanded={isOpen} onClick={() => setOpenedAt(location)}>
        <MenuIcon />
      </Square>
      <Square as="a" href="#fussbereich" aria-label="Menü am Ende der Seite">
        <MenuIcon />
      </Square>
      <OwnStyles>
        {isOpen && isPressSeen && (
          <Drawer aria-label="Menü" onClose={close} closesBeside isSeenFirst>
            <Sheet>
              <PitchLines />
              <Top>
                <Brand />
                <Square type="button" aria-label="Menü schließen" onClick={close}>
                  <CloseIcon />
                </Square>
              </Top>
              <MobileMenuContent menu={menu} />
            </Sheet>
          </Drawer>
        )}
      </OwnStyles>
    </Narrow>
  );
}

const Narrow = styled.div<{ $below: number }>`
  @media ${({ $below }) => roomFrom($below)} {
    display: none;
  }
`;

const Square = styled.button`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-right: -10px;
  color: inherit;
  font-size: 1.375rem;
  &[aria-expanded='true'] {
    opacity: 0.6;
  }
  /* Without scripts no drawer opens: the footer has the same pages. */
  &[href] {
    display: none;
  }
  @media (scripting: none) {
    display: none;
    &[href] {
      display: grid;
    }
  }
`;

const Drawer = styled(ModalDialog)`
  --color-focus: #fff;
  position: fixed;
  inset: 0 0 0 auto;
  width: min(100vw, 420px);
  max-width: none;
  height: 100dvh;
  max-height: none;
  margin: 0;
  padding: 0;
  border: 0;
  background: var(--color-frame);
  color: var(--color-on-frame);
  overscroll-behavior: contain;
  transition: transform var(--motion) var(--ease);
  &::backdrop {
    background: rgb(11 15 20 / 0.6);
  }
  @starting-style {
    &[open] {
      transform: translateX(40px);
    }
  }
`;

const Sheet = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  min-height: 100%;
  padding-inline: var(--gutter);
`;

const Top = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  height: var(--header-height);
`;
