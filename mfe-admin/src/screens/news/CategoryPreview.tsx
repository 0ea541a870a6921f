import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { InkedBadge } from './InkedBadge.tsx';

const COLOR = /^#[0-9a-f]{6}$/;

/** The badge as it stands in the form. */
export function CategoryPreview() {
  const { name = '', color = '' } = useWatch<Record<string, string>>();
  return (
    <Preview aria-label="Vorschau der Kategorie">
      {COLOR.test(color) && <InkedBadge color={color}>{name || 'Neue Kategorie'}</InkedBadge>}
    </Preview>
  );
}

const Preview = styled.section`
  min-height: 32px;
  overflow: hidden;
`;
