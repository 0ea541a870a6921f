/** The browser's cache storage as far as the service worker uses it (W3C Service Workers, section 5): Node has none. */
export function memoryCaches() {
  const stores = new Map<string, Map<string, Response>>();
  const addressOf = (key: Request | string) =>
    new URL(typeof key === 'string' ? key : key.url, 'https://verein.example').href;

  const cacheOf = (entries: Map<string, Response>) => ({
    put: async (key: Request | string, answer: Response) => {
      entries.delete(addressOf(key));
      entries.set(addressOf(key), answer);
    },
    match: async (key: Request | string) => entries.get(addressOf(key))?.clone(),
    delete: async (key: Request | string) => entries.delete(addressOf(key)),
    keys: async () => [...entries.keys()].map((url) => ({ url })),
  });
  return {
    open: async (name: string) => {
      const entries = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, entries);
      return cacheOf(entries);
    },
    match: async (key: Request | string) => {
      for (const entries of stores.values())
        if (entries.has(addressOf(key))) return entries.get(addressOf(key))?.clone();
      return undefined;
    },
    delete: async (name: string) => stores.delete(name),
    keys: async () => [...stores.keys()],
  };
}
