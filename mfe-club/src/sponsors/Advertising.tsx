import { SectionHeading } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { BoardPicture } from './BoardPicture.tsx';

/** What can carry a sponsor's name around the pitch. */
const options = [
  {
    title: 'Bandenwerbung',
    text: 'Ihre Bande am Spielfeldrand: bei jedem Heimspiel im Blick der Zuschauer und auf jedem Foto vom Platz.',
  },
  {
    title: 'Trikot-Werbung',
    text: 'Ihr Logo auf der Brust oder dem Ärmel einer Mannschaft, zu Hause und auswärts, eine ganze Saison lang.',
  },
  {
    title: 'Homepage-Werbung',
    text: 'Ihr Banner auf diesen Seiten, verlinkt mit Ihrer Website und gut sichtbar auch auf dem Telefon.',
  },
  {
    title: 'Trainingsanzüge',
    text: 'Ihr Name auf Anzügen und Taschen: unterwegs im ganzen Kreis und bei jedem Turnier dabei.',
  },
];

/** The ways to advertise (docs/specification.md#sponsors-sponsoren). */
export function Advertising() {
  return (
    <section aria-labelledby="advertising">
      <SectionHeading id="advertising">Werbemöglichkeiten</SectionHeading>
      <Columns>
        <BoardPicture />
        <Options>
          {options.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </Options>
      </Columns>
    </section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-8);
  align-items: start;

  @media (min-width: 900px) {
    grid-template-columns: 1fr 1fr;
  }
`;

const Options = styled.ul`
  display: grid;
  gap: var(--space-5);

  li {
    padding-left: var(--space-5);
    box-shadow: inset 4px 0 var(--color-brand);
  }

  p {
    margin-top: var(--space-1);
    color: var(--color-muted);
  }
`;
