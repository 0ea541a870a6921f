import { seasonKey, teamPageKeys } from './teams-api.ts';

const AS_TYPED = '1. Mannschaft?&limit=9#\u0000';
const ENCODED = '1.%20Mannschaft%3F%26limit%3D9%23%00';

test('what an address says in the place of a team or season asks for nothing else', () => {
  expect(teamPageKeys(AS_TYPED).slice(0, 5)).toEqual([
    `/api/teams/${ENCODED}`,
    `/api/matches?team=${ENCODED}&limit=5`,
    `/api/news?category=${ENCODED}&page=1&limit=3`,
    `/api/albums?team=${ENCODED}`,
    `/api/training-times?team=${ENCODED}`,
  ]);
  expect(seasonKey(AS_TYPED)).toBe(`/api/seasons/${ENCODED}`);
});
