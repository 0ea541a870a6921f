import { outsideOfPortal } from './portal.ts';

/** Whether a package stays outside of the portal's bundles. */
const isOutside = (request: string) => {
  const answers: (string | undefined)[] = [];
  outsideOfPortal({ request }, (_error, result) => void answers.push(result));
  return answers[0] === request;
};

test('packages stay outside, but for those that are hundreds of files to read at each start', () => {
  const outside = ['fastify', 'sharp', 'typebox-of-others', '@fastify/cookie', 'node:fs'];
  const inside = ['typebox', 'typebox/value', '@fastify/type-provider-typebox', '@portal/api', './start.ts'];

  expect(outside.filter(isOutside)).toEqual(outside);
  expect(inside.filter(isOutside)).toEqual([]);
});
