import { typeErrors } from './type-errors.ts';

test('the folders of the shell are right each on its own, as its release looks at them', async () => {
  // The gate joins workspaces, so that what one of them declares for Fastify is known to all.
  const findings = await Promise.all(['shared-ui', 'shell'].map((folder) => typeErrors(folder)));

  expect(findings.flat()).toEqual([]);
}, 120_000);
