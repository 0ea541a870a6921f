import { SectionHeading } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { BannerExample } from './BannerExample.tsx';

/** Where a sponsor is shown on this website. */
const placements = [
  {
    title: 'Sponsoren-Ticker',
    text: 'Ihr Logo läuft auf der Startseite durchs Bild, gleich unter dem großen Titelbild.',
  },
  {
    title: 'Startseiten-Widget',
    text: 'Ihr Banner neben den Neuigkeiten, dort, wo alle nachsehen, wann gespielt wird.',
  },
  {
    title: 'Footer-Banner',
    text: 'Ihr Banner am Ende der Startseite: der Schlusspunkt für alle, die bis unten lesen.',
  },
  { title: 'Sponsoren-Seite', text: 'Ihr Eintrag auf dieser Seite mit Logo, Beschreibung und Link zu Ihrer Website.' },
];

/** The places on the website (docs/specification.md#sponsors-sponsoren). */
export function HomepagePlacements() {
  return (
    <section aria-labelledby="placements">
      <SectionHeading id="placements">Ihr Platz auf unserer Homepage</SectionHeading>
      <Columns>
        <ol>
          {placements.map(({ title, text }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ol>
        <BannerExample />
      </Columns>
    </section>
  );
}

const Columns = styled.div`
  display: grid;
  gap: var(--space-8);
  align-items: start;

  ol {
    display: grid;
    gap: var(--space-5);
    counter-reset: place;
  }

  li {
    position: relative;
    min-height: 44px;
    padding-left: 60px;
    counter-increment: place;
  }

  li::before {
    content: counter(place);
    position: absolute;
    left: 0;
    display: grid;
    place-items: center;
    width: 44px;
    height: 44px;
    background: var(--color-brand);
    color: var(--color-on-brand);
    clip-path: polygon(9px 0, 100% 0, calc(100% - 9px) 100%, 0 100%);
    font: var(--weight-display) var(--text-xl) / 1 var(--font-display);
  }

  p {
    margin-top: var(--space-1);
    color: var(--color-muted);
  }

  @media (min-width: 900px) {
    grid-template-columns: 1fr 1fr;
  }
`;
