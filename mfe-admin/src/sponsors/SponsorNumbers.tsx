import type { EditableSponsor, SponsorCounts } from '@portal/api/contract';
import { ErrorArea, formatDate, Skeleton, useResource } from '@portal/shared-ui';
import { styled } from 'styled-components';

const number = new Intl.NumberFormat('de-DE');

/** How often a sponsor was seen and followed in the last thirty days. */
export function SponsorNumbers({ item: { id } }: { item: EditableSponsor }) {
  const { data, error, reload } = useResource<SponsorCounts>(`/api/admin/sponsors/${id}/counts`);

  if (error) return <ErrorArea title="Die Zahlen konnten nicht geladen werden" onRetry={reload} />;
  if (!data) return <Skeleton shape="text" />;
  const most = Math.max(1, ...data.days.map(({ views }) => views));
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
      <Chart aria-label={`Ansichten je Tag, höchstens ${number.format(most)}`}>
        {data.days.map(({ day, views, clicks }) => (
          <Day key={day} title={`${formatDate(day)}: ${views} Ansichten, ${clicks} Klicks`}>
            <span style={{ height: `${(views / most) * 100}%` }} />
          </Day>
        ))}
      </Chart>
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
    margin: 0;
    font: var(--weight-display) var(--text-2xl) / 1 var(--font-display);
    font-variant-numeric: tabular-nums;
  }
`;

const Chart = styled.figure`
  margin: 0;
  display: flex;
  gap: 2px;
  height: 96px;
  border-bottom: 1px solid var(--color-line);
`;

const Day = styled.div`
  flex: 1;
  display: flex;
  align-items: end;

  span {
    width: 100%;
    min-height: 2px;
    border-radius: 2px 2px 0 0;
    background: var(--color-brand);
  }
`;

const Hint = styled.p`
  margin-top: var(--space-3);
  color: var(--color-muted);
  font-size: var(--text-sm);
`;
