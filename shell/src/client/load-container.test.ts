import { init } from '@module-federation/enhanced/runtime';
import { loadExposed } from './load-container.ts';

const added: HTMLScriptElement[] = [];

/** Ends the load of the next script added, as a browser does once it has run, or has failed. */
function answerScript(event: 'load' | 'error', run: () => void = () => undefined) {
  jest.spyOn(document.head, 'append').mockImplementationOnce((script) => {
    added.push(script as HTMLScriptElement);
    run();
    queueMicrotask(() => (script as HTMLScriptElement).dispatchEvent(new Event(event)));
  });
}

const globals = globalThis as unknown as Record<string, unknown>;

beforeAll(() => void init({ name: 'portal_shell', remotes: [] }));
afterEach(() => jest.restoreAllMocks());

test("a section's container gets the shell's share scope before it is asked for what it exposes", async () => {
  const done: unknown[] = [];
  answerScript('load', () => {
    globals['portal_tombola'] = {
      init: (scope: object) => void done.push(typeof scope),
      get: async (module: string) => {
        done.push(module);
        return () => ({ section: 'Tombola' });
      },
    };
  });

  const exposed = await loadExposed('portal_tombola', '/releases/tombola/1.0.0/client/remoteEntry.js', './section');

  expect(added.at(-1)?.getAttribute('src')).toBe('/releases/tombola/1.0.0/client/remoteEntry.js');
  expect(done).toEqual(['object', './section']);
  expect(exposed).toEqual({ section: 'Tombola' });
});

test('an entry that does not come, or defines nothing, is refused with its address', async () => {
  answerScript('error');
  await expect(loadExposed('portal_missing', '/missing.js', './section')).rejects.toThrow('/missing.js');

  answerScript('load');
  await expect(loadExposed('portal_empty', '/empty.js', './section')).rejects.toThrow(
    '/empty.js defines no portal_empty',
  );
});
