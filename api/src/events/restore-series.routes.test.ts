import { seriesDesk } from '../../test/series-desk.ts';
import { signInTrainer } from '../../test/sign-in.ts';

const desk = seriesDesk();
const { send, on, dates, overview, seriesId } = desk;

describe('taking back that this and following were deleted', () => {
  const cut = () => send('DELETE', `${on('2026-11-03')}?scope=following`);
  const putBack = (cookie?: string) => send('POST', `${on('2026-11-03')}/restore?scope=following`, undefined, cookie);

  test('puts back all dates and what was their own', async () => {
    await send('PATCH', on('2026-10-27'), { title: 'Laufen' });
    await send('PATCH', on('2026-11-10'), { status: 'cancelled', reason: 'Platz gesperrt' });
    await send('DELETE', on('2026-11-17'));
    const before = await overview();
    await cut();

    const answer = await putBack();

    expect(answer.json()).toMatchObject({ id: seriesId(), repeat: { until: '2026-11-17' } });
    expect(await overview()).toEqual(before);
    expect((await send('GET', on('2026-11-10'))).json()).toMatchObject({ reason: 'Platz gesperrt' });
    expect((await putBack()).statusCode).toBe(404);
  });

  test('gives the dates what the series has become meanwhile', async () => {
    await cut();
    await send('PATCH', seriesId(), { title: 'Halle' });

    await putBack();

    expect((await overview()).map((date) => date.split(' ')[1])).toEqual(Array.from({ length: 5 }, () => 'Halle'));
  });

  test('keeps what dates have become meanwhile, when the series had been made longer again', async () => {
    await send('PATCH', on('2026-11-10'), { title: 'Laufen' });
    await send('PATCH', on('2026-11-17'), { title: 'Turnen' });
    await cut();
    await send('PATCH', seriesId(), { repeat: { until: '2026-11-24' } });
    await send('PATCH', on('2026-11-10'), { title: 'Schwimmen' });

    expect((await putBack()).statusCode).toBe(200);

    expect((await overview()).slice(3)).toEqual([
      '11-10T19:00 Schwimmen planned',
      '11-17T19:00 Turnen planned',
      '11-24T19:00 Training planned',
    ]);
  });

  test('works from the first date on, which is the whole series', async () => {
    await send('DELETE', `${on('2026-10-20')}?scope=following`);

    await send('POST', `${on('2026-10-20')}/restore?scope=following`);

    expect(await dates()).toHaveLength(5);
  });

  test('is not for trainers of others, nor while the series itself is deleted', async () => {
    await cut();

    expect((await putBack(await signInTrainer(desk.app, '2-mannschaft'))).statusCode).toBe(403);
    await send('DELETE', seriesId());
    expect((await putBack()).statusCode).toBe(404);
    expect(await dates()).toEqual([]);
  });
});

test('a deleted series comes back with all its dates', async () => {
  await send('PATCH', on('2026-10-27'), { title: 'Laufen' });
  const before = await overview();
  await send('DELETE', `${on('2026-11-03')}?scope=all`);

  expect((await send('POST', `${on('2026-11-03')}/restore?scope=all`)).statusCode).toBe(200);
  expect(await overview()).toEqual(before);
});
