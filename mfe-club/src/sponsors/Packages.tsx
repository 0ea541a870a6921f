import { PitchLines, darkPitchGround, usePageTexts } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { saying } from './saying.ts';

/** The benefits of a package of one's own. */
export function Packages() {
  const text = usePageTexts();
  const title = text('packagesTitle', 'Individuelle Sponsoring-Pakete');
  const advantages = saying([
    {
      title: text('packages1Title', 'Flexible Laufzeiten'),
      text: text('packages1Text', 'Ein Spieltag, eine Saison oder mehrere Jahre: Sie entscheiden.'),
    },
    {
      title: text('packages2Title', 'Attraktive Paketpreise'),
      text: text('packages2Text', 'Wer mehrere Werbeformen verbindet, zahlt weniger als einzeln.'),
    },
    {
      title: text('packages3Title', 'Persönliche Betreuung'),
      text: text('packages3Text', 'Eine feste Ansprechperson, vom ersten Gespräch bis zur fertigen Bande.'),
    },
  ]);
  if (!title) return null;
  return (
    <Band aria-labelledby="packages">
      <PitchLines />
      <Title id="packages">{title}</Title>
      <p>{text('packagesText', 'Jedes Unternehmen ist anders. Wir stellen zusammen, was zu Ihnen passt.')}</p>
      <ul>
        {advantages.map((advantage) => (
          <li key={advantage.title}>
            <h3>{advantage.title}</h3>
            <p>{advantage.text}</p>
          </li>
        ))}
      </ul>
    </Band>
  );
}

const Band = styled.section`
  ${darkPitchGround}
  padding: clamp(24px, 4vw, 56px);

  p {
    color: var(--color-on-frame-muted);
  }

  ul {
    display: grid;
    grid-template-columns: repeat(auto-fit, minmax(min(100%, 240px), 1fr));
    gap: var(--space-6);
    margin-top: var(--space-8);
  }

  li {
    padding-top: var(--space-4);
    box-shadow: inset 0 4px var(--color-brand);
  }
`;

const Title = styled.h2`
  margin-bottom: var(--space-2);
`;
