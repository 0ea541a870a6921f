import { PitchLines, darkPitchGround } from '@portal/shared-ui';
import { styled } from 'styled-components';

const advantages = [
  { title: 'Flexible Laufzeiten', text: 'Ein Spieltag, eine Saison oder mehrere Jahre: Sie entscheiden.' },
  { title: 'Attraktive Paketpreise', text: 'Wer mehrere Werbeformen verbindet, zahlt weniger als einzeln.' },
  { title: 'Persönliche Betreuung', text: 'Ein fester Ansprechpartner, vom ersten Gespräch bis zur fertigen Bande.' },
];

/** What makes a package of one's own worth it. */
export function Packages() {
  return (
    <Band aria-labelledby="packages">
      <PitchLines />
      <Title id="packages">Individuelle Sponsoring-Pakete</Title>
      <p>Jedes Unternehmen ist anders. Wir stellen zusammen, was zu Ihnen passt.</p>
      <ul>
        {advantages.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
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
