import { SectionHeading, usePageTexts } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { saying } from './saying.ts';

/** The places on the website (docs/specification.md#sponsors-sponsoren). */
export function HomepagePlacements() {
  const text = usePageTexts();
  const title = text('placesTitle', 'Ihr Platz auf unserer Homepage');
  const placements = saying([
    {
      title: text('places1Title', 'Sponsoren-Ticker'),
      text: text('places1Text', 'Ihr Logo läuft auf der Startseite durchs Bild, gleich unter dem großen Titelbild.'),
    },
    {
      title: text('places2Title', 'Startseiten-Widget'),
      text: text('places2Text', 'Ihr Banner neben den Neuigkeiten, dort, wo alle nachsehen, wann gespielt wird.'),
    },
    {
      title: text('places3Title', 'Footer-Banner'),
      text: text('places3Text', 'Ihr Banner am Ende der Startseite: der Schlusspunkt für alle, die bis unten lesen.'),
    },
    {
      title: text('places4Title', 'Sponsoren-Seite'),
      text: text('places4Text', 'Ihr Eintrag auf dieser Seite mit Logo, Beschreibung und Link zu Ihrer Website.'),
    },
  ]);
  if (!title) return null;
  return (
    <section aria-labelledby="placements">
      <SectionHeading id="placements">{title}</SectionHeading>
      <Columns>
        <ol>
          {placements.map((placement) => (
            <li key={placement.title}>
              <h3>{placement.title}</h3>
              <p>{placement.text}</p>
            </li>
          ))}
        </ol>
        <BannerExample />
      </Columns>
    </section>
  );
}

/** Example picture of a banner on the home page; the numbers are those of the list beside it. */
function BannerExample() {
  return (
    <Sketch viewBox="0 0 480 360" aria-label="Beispiel: die Plätze 1 bis 3 für Banner auf der Startseite">
      <path fill="#0b0f14" d="M0 0h480v34H0z" />
      <path fill="#1d2836" d="M0 34h480v96H0z" />
      <path fill="var(--color-brand)" d="m380 34h100v96H340z" opacity=".85" />
      <path fill="#f6f7f8" d="M24 66h180v16H24zm0 26h120v10H24z" opacity=".9" />
      <path fill="#fff" d="M0 130h480v230H0z" />
      <path fill="#eceef1" d="M24 200h128v78H24zm144 0h128v78H168z" />
      <path fill="#c9cfd6" d="M24 286h110v8H24zm144 0h110v8H168z" />
      <g fill="var(--color-brand)" stroke="var(--color-brand-edge)">
        <path d="M0 138h480v40H0z" />
        <path d="M320 200h136v96H320z" />
        <path d="M24 314h432v32H24z" />
      </g>
      <g
        fill="var(--color-on-brand)"
        fontFamily="var(--font-display)"
        fontWeight="850"
        fontSize="26"
        textAnchor="middle"
      >
        <text x="240" y="168">
          1
        </text>
        <text x="388" y="258">
          2
        </text>
        <text x="240" y="340">
          3
        </text>
      </g>
    </Sketch>
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

const Sketch = styled.svg.attrs({ role: 'img' })`
  width: 100%;
  height: auto;
  border-radius: var(--radius);
  box-shadow: var(--shadow);
`;
