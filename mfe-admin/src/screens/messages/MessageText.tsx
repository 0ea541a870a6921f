import type { Message } from '@portal/api/contract';
import { ButtonAnchor, formatDate, MailIcon, raised } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { fullTime } from '../../kit/full-time.ts';
import { replyLink } from './reply-link.ts';

/** The sender, the text and its time, and the way to answer. */
export function MessageText({ message }: { message: Message }) {
  const { name, email, message: text, receivedAt, deleteAt } = message;
  return (
    <Letter>
      <dl>
        <dt>Von</dt>
        <dd>
          {name}, <a href={`mailto:${email}`}>{email}</a>
        </dd>
        <dt>Eingang</dt>
        <dd>{fullTime(receivedAt)}</dd>
        <dt>Wird gelöscht</dt>
        <dd>am {formatDate(deleteAt)}</dd>
      </dl>
      <Text>{text}</Text>
      <ButtonAnchor href={replyLink(message)}>
        <MailIcon /> Antworten
      </ButtonAnchor>
    </Letter>
  );
}

const Letter = styled.article`
  display: grid;
  justify-items: start;
  gap: var(--space-5);
  max-width: 760px;
  margin-bottom: var(--space-8);
  padding: var(--space-5);
  ${raised}

  dl {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: var(--space-1) var(--space-4);
    overflow-wrap: anywhere;
  }

  dt {
    color: var(--color-muted);
  }

  dd a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
  }
`;

const Text = styled.p`
  white-space: pre-wrap;
  overflow-wrap: anywhere;
`;
