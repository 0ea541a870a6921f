import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { runReleaseCommand } from './cli.ts';
import { commandOptions } from './command-options.ts';
import { commandUsage } from './command-usage.ts';

const names = ['release', 'rollback', 'withdraw', 'releases', 'check'] as const;

/** The output of a command on one of the console's streams, and its exit code. */
async function printed(stream: 'log' | 'error', name: (typeof names)[number], ...args: string[]) {
  const lines: string[] = [];
  const spy = jest.spyOn(console, stream).mockImplementation((...words: unknown[]) => void lines.push(words.join(' ')));
  try {
    return { code: await runReleaseCommand(name, args), text: lines.join('\n') };
  } finally {
    spy.mockRestore();
  }
}

test.each(names)('%s --help says in German how the command is called, also beside other words', async (name) => {
  const help = { code: 0, text: commandUsage[name] };

  expect(await printed('log', name, '--help')).toEqual(help);
  expect(await printed('log', name, 'news', '--help')).toEqual(help);
  expect(help.text).toMatch(new RegExp(`^Aufruf: npm run ${name} -- `));
});

test.each(names)('%s names a word that it does not take, and says how it is called', async (name) => {
  expect(await printed('error', name, 'news', '--gibt-es-nicht')).toEqual({
    code: 2,
    text: `Unbekannte, fehlende oder zu viele Angaben: news --gibt-es-nicht\n${commandUsage[name]}`,
  });
});

test.each(['release', 'rollback', 'withdraw'] as const)('%s without a section says how it is called', async (name) => {
  expect(await printed('error', name)).toEqual({ code: 2, text: commandUsage[name] });
});

test.each(['shell', 'news'])('check asks the portal before it builds anything of %s', async (name) => {
  const { code, text } = await printed('error', 'check', name, '--against', 'http://127.0.0.1:1');

  expect([code, text]).toEqual([1, expect.stringMatching(/antwortet nicht/)]);
});

test('check says that there is no such section here', async () => {
  const portal = createServer((_request, answer) => void answer.end('{"sections":[]}')).listen(0, '127.0.0.1');
  await once(portal, 'listening');
  const url = `http://127.0.0.1:${(portal.address() as AddressInfo).port}`;

  const { code, text } = await printed('error', 'check', 'nowhere', '--against', url);
  portal.closeAllConnections();
  portal.close();

  expect([code, text]).toEqual([2, expect.stringMatching(/^Das Modul „nowhere“ gibt es hier nicht: /)]);
});

test.each([
  ['--promote or --end-canary', ['--promote', '--end-canary'], 'Entweder --promote oder --end-canary.'],
  ['--pin or --live', ['--live', '1.0.0', '--pin', '1.0.0'], 'Entweder --pin oder --live.'],
  ['a list or a version', ['--older'], '--older gehört zu --live oder --promote.'],
  [
    'figures or a version',
    ['--health', '--again', '--new-origin'],
    '--again, --new-origin gehört zu --live oder --promote.',
  ],
  ['a list or a canary', ['1.0.0'], `Unbekannte, fehlende oder zu viele Angaben: 1.0.0\n${commandUsage.releases}`],
  ['a list or a token', ['--health', '--token', 'news'], 'Entweder --health oder --token.'],
])('releases asks which was meant, %s, and does neither', async (_which, words, text) => {
  expect(await printed('error', 'releases', 'news', ...words, '--to', 'http://127.0.0.1:1')).toEqual({ code: 2, text });
});

test('release refuses notes that are too long before it builds anything', async () => {
  const words = ['news', '--notes', 'ü'.repeat(2001), '--to', 'http://127.0.0.1:1'];
  process.env['RELEASE_TOKEN'] = 'news.geheim';
  const refused = await printed('error', 'release', ...words);
  delete process.env['RELEASE_TOKEN'];

  expect(refused).toEqual({ code: 2, text: '--notes hat 2001 Zeichen; mehr als 2000 nimmt das Portal nicht.' });
});

test('every option of a command stands in its usage', () => {
  const unnamed = Object.entries(commandOptions).flatMap(([name, options]) =>
    Object.keys(options)
      .filter((option) => !commandUsage[name as keyof typeof commandOptions].includes(`--${option}`))
      .map((option) => `${name} --${option}`),
  );

  expect(unnamed).toEqual([]);
});
