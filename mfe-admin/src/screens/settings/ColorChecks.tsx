import { useWatch } from 'react-hook-form';
import { styled } from 'styled-components';
import { colorChecks } from './color-checks.ts';

const ratioFormat = new Intl.NumberFormat('de-DE', { maximumFractionDigits: 1 });

/** Shows whether the club's colours, as they stand in the form, can be read where they are used (WCAG 2.2: 4,5 : 1). */
export function ColorChecks() {
  const { color = '', colorDark = '' } = useWatch<{ color: string; colorDark: string }>();
  return (
    <List aria-label="Lesbarkeit der Farben" aria-live="polite">
      {colorChecks(color, colorDark).map(({ use, text, ground, ratio, isReadable }) => (
        <li key={use}>
          <Sample aria-hidden="true" style={{ color: text, background: ground }}>
            Tor!
          </Sample>
          <span>
            {use}: <strong>{isReadable ? 'gut lesbar' : 'zu wenig Kontrast'}</strong> ({ratioFormat.format(ratio)} : 1)
            {!isReadable && <Advice>Bitte eine dunklere Farbe wählen, mindestens 4,5 : 1.</Advice>}
          </span>
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  gap: var(--space-3);

  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-3);
    align-items: center;
    font-size: var(--text-sm);
  }
`;

const Sample = styled.span`
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--color-line);
  border-radius: var(--radius);
  font-weight: 700;
`;

const Advice = styled.span`
  display: block;
  color: var(--color-brand-text);
`;
