import type { EditableSponsor, SponsorCounts } from '@portal/api/contract';
import { ErrorArea, Skeleton, useResource } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { DayChart } from '../../kit/chart/DayChart.tsx';

const number = new Intl.NumberFormat('de-DE');

/** How often a sponsor was seen and followed in the last thirty days. */
export function SponsorNumbers({ item: { id } }: { item: EditableSponsor }) {
  const { data, error, reload } = useResource<SponsorCounts>(`/api/admin/sponsors/${id}/counts`);

  if (error) return <ErrorArea title="Die Zahlen konnten nicht geladen werden" onRetry={reload} />;
  if (!data) return <Skeleton shape="text" />;
  return (
    <section aria-labelledby="sponsor-numbers">
      <h2 id="sponsor-numbers">Letzte 30 Tage</h2>
      <Sums>
        <div>
          <dt>Ansichten</dt>
          <dd>{number.format(data.views)}</dd>
        </div>
        <div>
          <dt>Klicks auf den Link</dt>
          <dd>{number.format(data.clicks)}</dd>
        </div>
      </Sums>
      <DayChart
        days={data.days.map(({ day, views, clicks }) => ({ day, counts: [views, clicks] }))}
        columns={['Ansichten', 'Klicks']}
      />
      <Hint>
        Gezählt wird, wenn das Logo mindestens eine Sekunde zu sehen ist. Nur Summen je Tag, ohne Personenbezug; wer
        angemeldet ist, zählt nicht.
      </Hint>
    </section>
  );
}

const Sums = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-4) var(--space-10);
  margin-block: var(--space-3);

  dt {
    color: var(--color-muted);
    font-size: var(--text-sm);
  }

  dd {
    font: var(--weight-display) var(--text-2xl) / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;

const Hint = styled.p`
  margin-top: var(--space-3);
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
