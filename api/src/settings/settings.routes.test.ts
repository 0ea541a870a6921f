import { createTestApp } from '../../test/app.ts';

test('the club is described as the specification does', async () => {
  const api = await createTestApp();
  const answer = await api.app.inject('/api/settings');
  await api.close();

  expect(answer.json()).toMatchObject({
    name: 'FSV Sommerried 1903 e. V.',
    founded: 1903,
    postcode: '67574',
    stadium: 'Stadion Sommerried',
    league: 'A-Klasse Alzey-Worms',
    season: '2024/25',
  });
});
