import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { agendaViews, viewPath, type AgendaView } from './agenda-view.ts';

type AgendaViewsProps = { view: AgendaView; text: string };

/** From one view to another; the filters stay. */
export function AgendaViews({ view, text }: AgendaViewsProps) {
  return (
    <Views aria-label="Ansicht">
      {Object.entries(agendaViews).map(([name, label]) => (
        <Link key={name} to={viewPath(name as AgendaView, text)} aria-current={name === view ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </Views>
  );
}

const Views = styled.nav`
  display: flex;
  overflow-x: auto;
  gap: var(--space-1);
  border-bottom: 1px solid var(--color-line);
  a {
    flex: none;
    display: grid;
    place-items: center;
    min-height: 48px;
    padding: 0 var(--space-2);
    border-bottom: 4px solid transparent;
    color: inherit;
    font: 750 1.0625rem/1.1 var(--font-display);
    text-decoration: none;
  }
  @media (min-width: 480px) {
    a {
      padding-inline: var(--space-3);
    }
  }
  a:focus-visible {
    outline-offset: -3px;
  }
  a[aria-current] {
    border-color: var(--color-brand);
  }
`;
