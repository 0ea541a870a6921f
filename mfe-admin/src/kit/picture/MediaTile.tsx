import type { ReactNode } from 'react';
import type { MediaItem } from '@portal/api/contract';
import { Picture, raised } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { counted } from '../counted.ts';

type MediaTileProps = { item: MediaItem; children: ReactNode };

/** A picture of the library as a tile; `children` are its name and actions. */
export function MediaTile({ item, children }: MediaTileProps) {
  const { url, color, uses } = item;
  return (
    <Tile>
      <Picture src={url} alt="" aspectRatio="4 / 3" objectFit="contain" color={color} width={400} height={300} />
      <Text>
        {children}
        <Facts>
          {item.alt === '' && <li data-missing="">Ohne Beschreibung</li>}
          {item.children === 'missing' && <li data-missing="">Einwilligung fehlt</li>}
          {item.children === 'withdrawn' && <li data-missing="">Einwilligung widerrufen</li>}
          <li>{uses === 0 ? 'Nicht verwendet' : `An ${counted(uses, 'Stelle', 'Stellen')}`}</li>
        </Facts>
      </Text>
    </Tile>
  );
}

/** A picture's short name: its alternative text or its file's name. */
export function nameOf({ name, alt }: Pick<MediaItem, 'name' | 'alt'>): string {
  return name || alt || 'Bild ohne Namen';
}

/** A grid with as many tiles in a row as fit; two on phones. */
export const Tiles = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 148px), 1fr));
  gap: var(--space-3);
  @media (min-width: 640px) {
    grid-template-columns: repeat(auto-fill, minmax(190px, 1fr));
  }
`;

const Tile = styled.div`
  position: relative;
  overflow: hidden;
  display: flex;
  flex-direction: column;
  height: 100%;
  ${raised}
  &:focus-within {
    outline: 3px solid var(--color-focus);
    outline-offset: 2px;
  }
`;

const Text = styled.div`
  display: grid;
  gap: var(--space-1);
  padding: var(--space-2) var(--space-3) var(--space-3);
  font-size: var(--text-sm);
  overflow-wrap: anywhere;
  a,
  button {
    color: inherit;
    font-weight: 650;
    text-align: left;
    text-decoration: none;
  }
  [data-cover]::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  [data-cover]:focus-visible {
    outline: none;
  }
`;

const Facts = styled.ul`
  padding: 0;
  color: var(--color-muted);
  list-style: none;
  [data-missing] {
    color: var(--color-brand-text);
    font-weight: 650;
  }
`;
