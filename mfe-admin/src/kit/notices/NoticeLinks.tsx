import { Link } from 'react-router-dom';
import { styled } from 'styled-components';
import { Panel } from '../Panel.tsx';
import { Note } from '../layout.ts';
import { noticeTemplates, TEMPLATE_PARAMETER } from './notice-templates.ts';

const NEW_NOTICE = '/admin/eilmeldungen/neu';

/** The usual urgent notices: one tap opens the filled form, the next one saves it. */
export function NoticeLinks() {
  return (
    <Panel title="Eilmeldung" icon="alert">
      <Note>Steht sofort ganz oben auf der Website und endet von selbst.</Note>
      <Chips>
        {noticeTemplates.map(({ key, text }) => (
          <li key={key}>
            <Chip to={`${NEW_NOTICE}?${TEMPLATE_PARAMETER}=${key}`}>{text}</Chip>
          </li>
        ))}
        <li>
          <Chip to={NEW_NOTICE}>Anderer Text …</Chip>
        </li>
      </Chips>
    </Panel>
  );
}

/* On phones one row to swipe: the tasks come below. */
const Chips = styled.ul`
  display: flex;
  gap: var(--space-2);
  overflow-x: auto;
  padding: 3px;

  > li {
    flex: none;
  }

  @media (min-width: 768px) {
    flex-wrap: wrap;
  }
`;

const Chip = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 48px;
  padding: var(--space-2) var(--space-4);
  border: 1px solid var(--color-control);
  border-radius: var(--radius);
  background: var(--color-surface);
  color: var(--color-text);
  font-weight: 600;
  line-height: 1.2;
  text-decoration: none;
  &:hover {
    border-color: var(--color-text);
  }
`;
