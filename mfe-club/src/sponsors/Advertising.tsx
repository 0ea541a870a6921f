import { SectionHeading, Picture, useClub, usePageTexts } from '@portal/shared-ui';
import { styled } from 'styled-components';
import type { ClubFacts } from '@portal/api/contract';
import { saying } from './saying.ts';

/** The ways to advertise (docs/specification.md#sponsors-sponsoren). */
export function Advertising() {
  const text = usePageTexts();
  const title = text('adsTitle', 'Werbemöglichkeiten');
  const options = saying([
    {
      title: text('ads1Title', 'Bandenwerbung'),
      text: text(
        'ads1Text',
        'Ihre Bande am Spielfeldrand: bei jedem Heimspiel im Blick der Zuschauer und auf jedem Foto vom Platz.',
      ),
      price: text('ads1Price', ''),
    },
    {
      title: text('ads2Title', 'Trikot-Werbung'),
      text: text(
        'ads2Text',
        'Ihr Logo auf der Brust oder dem Ärmel einer Mannschaft, zu Hause und auswärts, eine ganze Saison lang.',
      ),
      price: text('ads2Price', ''),
    },
    {
      title: text('ads3Title', 'Homepage-Werbung'),
      text: text(
        'ads3Text',
        'Ihr Banner auf diesen Seiten, verlinkt mit Ihrer Website und gut sichtbar auch auf dem Telefon.',
      ),
      price: text('ads3Price', ''),
    },
    {
      title: text('ads4Title', 'Trainingsanzüge'),
      text: text(
        'ads4Text',
        'Ihr Name auf Anzügen und Taschen: unterwegs im ganzen Kreis und bei jedem Turnier dabei.',
      ),
      price: text('ads4Price', ''),
    },
  ]);
  if (!title) return null;
  return (
    <section aria-labelledby="advertising">
      <SectionHeading id="advertising">{title}</SectionHeading>
      <Columns>
        <BoardPicture />
        <Options>
          {options.map((option) => (
            <li key={option.title}>
              <h3>{option.title}</h3>
              <p>{option.text}</p>
              {option.price && <strong>{option.price}</strong>}
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
  color: '#7e8a52',
  credit: null,
};

/** The picture of a board at the pitch, with the photographer. */
function BoardPicture() {
  const { advertisingImage } = useClub();
  const text = usePageTexts();
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
      <figcaption>
        {`${text('adsCaption', 'So steht Ihre Bande am Spielfeldrand.')} `}
        {source && <small>{source}</small>}
      </figcaption>
    </Figure>
  );
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
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

  h3 {
    overflow-wrap: anywhere;
    hyphens: auto;
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
    /* Together where there is room. */
    display: inline-block;
  }
`;
