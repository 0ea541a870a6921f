import { Link } from 'react-router-dom';
import { styled } from 'styled-components';

type PeriodChoiceProps = { days: number; periods: readonly number[] };

/** Which days are shown, in the address. */
export function PeriodChoice({ days, periods }: PeriodChoiceProps) {
  return (
    <Choice aria-label="Zeitraum">
      {periods.map((period) => (
        <Link key={period} to={`?tage=${period}`} aria-current={period === days ? 'true' : undefined}>
          {period === 365 ? '1 Jahr' : `${period} Tage`}
        </Link>
      ))}
    </Choice>
  );
}

const Choice = styled.nav`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-bottom: var(--space-6);
  a {
    display: grid;
    place-items: center;
    flex: none;
    min-height: var(--touch);
    padding-inline: var(--space-3);
    border: 1px solid var(--color-control);
    border-radius: var(--radius);
    color: var(--color-text);
    font-weight: 600;
    text-decoration: none;
  }
  a[aria-current] {
    border-color: transparent;
    background: var(--color-brand);
    color: var(--color-on-brand);
  }
`;
