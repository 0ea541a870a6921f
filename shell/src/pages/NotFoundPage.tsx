import { Link } from 'react-router-dom';
import { ArrowRightIcon, ButtonLink, Container, PageMeta, PitchLines } from '@portal/shared-ui';
import { isGroup } from '@portal/shared-ui/menu';
import { styled } from 'styled-components';
import { useRegistry } from '../routing/part-source.ts';
import { MessageGround } from './MessageGround.tsx';

/** The page of an address that nobody claims, with links to others. */
export function NotFoundPage() {
  const links = useRegistry().menu.flatMap((item) =>
    isGroup(item) || item.variant === 'legal' || item.href === '/' ? [] : [item],
  );
  return (
    <Ground>
      <PageMeta title="Seite nicht gefunden" description="Unter dieser Adresse gibt es nichts (mehr)." />
      <PitchLines />
      <Container>
        <Number aria-hidden="true">
          4<i>0</i>4
        </Number>
        <h1>Seite nicht gefunden</h1>
        <p>Der Ball ist im Aus: Unter dieser Adresse gibt es nichts (mehr). Einwurf – hier geht es weiter.</p>
        <ButtonLink to="/">Zur Startseite</ButtonLink>
        <ul>
          {links.map(({ label, href }) => (
            <li key={href}>
              <Link to={href}>
                {label}
                <ArrowRightIcon />
              </Link>
            </li>
          ))}
        </ul>
      </Container>
    </Ground>
  );
}

const Ground = styled(MessageGround)`
  padding-block: clamp(56px, 9vw, 120px);
  p {
    max-width: 21.9em;
  }
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: 0 var(--space-6);
    margin-top: var(--space-4);
  }
  li a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--touch);
    color: inherit;
  }
`;

const Number = styled.div`
  font: 900 clamp(7rem, 28vw, 19rem) / 0.8 var(--font-display);
  margin-bottom: var(--space-6);
  i {
    color: var(--color-frame-brand-mark);
    font-style: normal;
  }
`;
