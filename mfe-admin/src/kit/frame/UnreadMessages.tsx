import { mayReadMessages, type UnreadMessages as Unread } from '@portal/api/contract';
import { useResource, useSession, VisuallyHidden } from '@portal/shared-ui';
import { styled } from 'styled-components';

const FRESH_MS = 60_000;
const MOST_SHOWN = 99;

/** How many messages nobody has read yet, for those who may read them; nothing while there is none. */
export function UnreadMessages() {
  const isReader = useSession(({ user }) => Boolean(user && mayReadMessages(user)));
  const { data } = useResource<Unread>(isReader ? '/api/admin/messages/unread' : null, { freshTime: FRESH_MS });
  if (!data?.unread) return null;
  const { unread } = data;
  return (
    <Count>
      {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
      <VisuallyHidden> {unread === 1 ? 'ungelesene Nachricht' : 'ungelesene Nachrichten'}</VisuallyHidden>
    </Count>
  );
}

const Count = styled.span`
  min-width: 1.5em;
  padding: 0.1em 0.45em;
  border-radius: 1em;
  background: #b91c1c;
  color: #fff;
  font-size: min(0.75rem, 4.4vw);
  font-weight: 700;
  font-variant-numeric: tabular-nums;
  line-height: 1.4;
  text-align: center;
`;
