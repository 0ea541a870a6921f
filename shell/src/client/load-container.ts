import { getInstance } from '@module-federation/enhanced/runtime';
import { remoteName } from '@portal/shared-ui';

/** A container of Module Federation, as webpack writes it. */
type Container = {
  /** Takes the shared modules it asks for from `shareScope`. */
  init(shareScope: object): void | Promise<void>;
  get(module: string): Promise<() => unknown>;
};

/**
 * Runs the entry at `url`, which defines the container `name`, and returns its `module`. Rejects when the entry cannot
 * be loaded or defines no container. The runtime's own `loadRemote` brings manifests, hooks and kinds of entries that
 * are unused here.
 */
export async function loadExposed(name: string, url: string, module: string): Promise<unknown> {
  await loadScript(url);
  const container = (globalThis as unknown as Record<string, Container | undefined>)[name];
  if (!container) throw new Error(`${url} defines no ${name}`);
  const scopes = getInstance(({ options }) => options.name === remoteName('shell'))?.shareScopeMap;
  await container.init(scopes?.['default'] ?? {});
  const evaluate = await container.get(module);
  return evaluate();
}

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => reject(new Error(`${url} cannot be loaded`)));
    document.head.append(script);
  });
}
