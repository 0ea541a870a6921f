import { Skeleton } from '@portal/shared-ui';
import { NextMatch } from '../fixtures/NextMatch.tsx';
import { useNextMatch } from '../teams-api.ts';

/** The home page's next match; nothing if none is known: the fixtures page says more. */
export function NextClubMatch() {
  const { data, error } = useNextMatch();

  if (error) return null;
  if (!data) return <Skeleton shape="scoreboard" />;
  return data.match && <NextMatch match={data.match} />;
}
