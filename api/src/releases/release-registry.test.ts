import type { Registry } from '../contract/index.ts';
import { createReleaseRegistry } from './release-registry.ts';

/** A source whose answer the test decides. */
function createSource() {
  const source = { revision: 1, isAway: false };
  const load = async (): Promise<Registry> => {
    if (source.isAway) throw new Error('the database is away');
    return { revision: source.revision, sections: [] };
  };
  return { source, registry: createReleaseRegistry(load) };
}

test('while the database is away the last known releases stay, afterwards it catches up', async () => {
  const { source, registry } = createSource();
  await registry.refresh();
  source.revision = 2;
  source.isAway = true;

  await expect(registry.refresh()).rejects.toThrow('away');
  const meanwhile = registry.current().revision;
  source.isAway = false;
  await registry.refresh();

  expect(meanwhile).toBe(1);
  expect(registry.current().revision).toBe(2);
});

test('listeners hear of changes only, until they stop', async () => {
  const { source, registry } = createSource();
  const heard: number[] = [];
  const stop = registry.onChange(({ revision }) => heard.push(revision));

  await registry.refresh();
  await registry.refresh();
  source.revision = 2;
  await registry.refresh();
  stop();
  source.revision = 3;
  await registry.refresh();

  expect(heard).toEqual([1, 2]);
});
