import type { InjectOptions } from 'fastify';
import { adminDesk } from '../test/editor-desk.ts';

/** Properties that every object inherits. */
const INHERITED = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];

const desk = adminDesk({ config: { weatherUrl: null }, prepare: (app) => app.ready() });

test.each(INHERITED)('%s in an address, a parameter or a body is a name like any other, or refused', async (name) => {
  const faults: string[] = [];
  const query = `?${name}=x&${name}[polluted]=x&${name}.polluted=x`;
  // Signing out would end the attack.
  const routes = desk.app.knownRoutes.filter(({ url }) => url !== '/api/logout');
  for (const { method, url } of routes) {
    const path = url.replaceAll(/:\w+/g, name).replace('*', name);
    for (const target of [path, path + query]) {
      const headers = { cookie: desk.cookie, ...(method !== 'GET' && { 'content-type': 'application/json' }) };
      const payload = method === 'GET' ? {} : { payload: `{"${name}":{"polluted":"x"},"id":"${name}"}` };
      const options = { method: method as InjectOptions['method'] & string, url: target, headers, ...payload };
      const { statusCode, body } = await desk.app.inject(options);
      if (statusCode >= 500 || body.includes('[native code]'))
        faults.push(`${method} ${target}: ${statusCode} ${body}`);
    }
  }

  expect(faults).toEqual([]);
  expect('polluted' in {}).toBe(false);
});
