import type { Overview } from '@portal/api/contract';
import { ButtonLink } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Panel } from '../../kit/Panel.tsx';

/** The visits of the last seven days beside those of the seven before. */
export function VisitsPanel({ visits: { week, weekBefore } }: { visits: Overview['visits'] }) {
  return (
    <Panel title="Besuche">
      <Figure>
        <strong>{week}</strong> {week === 1 ? 'Aufruf' : 'Aufrufe'} in den letzten 7 Tagen
        <small>{comparison(week, weekBefore)}</small>
      </Figure>
      <ButtonLink to="/admin/statistik" variant="secondary">
        Zur Statistik
      </ButtonLink>
    </Panel>
  );
}

function comparison(week: number, weekBefore: number): string {
  if (week === 0 && weekBefore === 0) return 'auch in den 7 Tagen davor keine';
  if (week === weekBefore) return 'genauso viele wie in den 7 Tagen davor';
  const difference = Math.abs(week - weekBefore);
  return `${difference} ${week > weekBefore ? 'mehr' : 'weniger'} als in den 7 Tagen davor`;
}

const Figure = styled.p`
  strong {
    font: var(--weight-display) var(--text-2xl) / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
  small {
    display: block;
  }
`;
