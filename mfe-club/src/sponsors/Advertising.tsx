import { SectionHeading, Picture, useClub } from '@portal/shared-ui';
import { styled } from 'styled-components';
import type { ClubFacts } from '@portal/api/contract';

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

/** Shown until an administrator chooses a picture of the club's own pitch; no club's name is on it. */
const EXAMPLE: NonNullable<ClubFacts['advertisingImage']> = {
  url: '/assets/pictures/advertising-boards.webp',
  alt: 'Werbebanden am Spielfeldrand, dahinter Zuschauer am Geländer',
  width: 1200,
  height: 750,
  color: '#888857',
  credit: null,
};

/** What a board at the pitch looks like, and who took the picture. */
function BoardPicture() {
  const { advertisingImage } = useClub();
  const { url, alt, width, height, color, credit } = advertisingImage ?? EXAMPLE;
  const source = advertisingImage ? credit && `Foto: ${credit}` : 'Beispielbild: Vereinsportal';
  return (
    <Figure>
      <Picture
        src={url}
        alt={alt}
        width={width}
        height={height}
        color={color}
        sizes="(min-width: 1280px) 592px, (min-width: 900px) 47vw, 94vw"
      />
      <figcaption>So steht Ihre Bande am Spielfeldrand. {source && <small>{source}</small>}</figcaption>
    </Figure>
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

const Figure = styled.figure`
  img {
    border-radius: var(--radius);
    box-shadow: var(--shadow);
  }

  figcaption {
    margin-top: var(--space-2);
    color: var(--color-muted);
    font-size: var(--text-sm);
  }

  small {
    font-size: inherit;
    white-space: nowrap;
  }
`;
