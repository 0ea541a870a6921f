import { TextInput } from '@portal/shared-ui';
import { styled } from 'styled-components';
import type { ListQuery } from '../../kit/list/use-list-query.ts';

/** From which day to which; both count. */
export function PeriodFilter({ query }: { query: ListQuery }) {
  const days = [
    ['from', 'Von'],
    ['to', 'Bis'],
  ] as const;
  return (
    <Days>
      {days.map(([name, label]) => (
        <label key={name}>
          {label}
          <TextInput
            type="date"
            value={query.value(name)}
            onChange={(event) => query.set({ [name]: event.target.value })}
          />
        </label>
      ))}
    </Days>
  );
}

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 220px));
  gap: var(--space-3);
  margin-bottom: var(--space-3);
  label {
    font-weight: 650;
  }
  input {
    width: 100%;
    min-width: 0;
  }
`;
