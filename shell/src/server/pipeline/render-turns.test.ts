import { createRenderTurns, TooManyRenders } from './render-turns.ts';

/** A render that ends when it is told to. */
function openRender() {
  let end: (page: string) => void = () => undefined;
  const page = new Promise<string>((resolve) => (end = resolve));
  return { render: () => page, end: () => end('Seite') };
}

test('who has too many renders waiting is refused, others go on', async () => {
  const inTurn = createRenderTurns(2);
  const [first, second] = [openRender(), openRender()];
  const waiting = [inTurn('a', first.render), inTurn('a', second.render)];

  await expect(inTurn('a', async () => 'dritte')).rejects.toBeInstanceOf(TooManyRenders);
  await expect(inTurn('b', async () => 'andere')).resolves.toBe('andere');

  first.end();
  await waiting[0];
  await expect(inTurn('a', async () => 'dritte')).resolves.toBe('dritte');
  second.end();
  await waiting[1];
});

test('a render that fails makes room as well', async () => {
  const inTurn = createRenderTurns(1);
  const failing = inTurn('a', () => Promise.reject(new Error('kaputt')));

  await expect(failing).rejects.toThrow('kaputt');
  await expect(inTurn('a', async () => 'nächste')).resolves.toBe('nächste');
});
