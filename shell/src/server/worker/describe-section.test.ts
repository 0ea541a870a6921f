import type { SectionPage } from '@portal/shared-ui';
import { describeSection } from './describe-section.ts';

const page: SectionPage = {
  path: '/heavy',
  title: '',
  description: '',
  prefetch: 'never',
  // As the server build leaves it.
  load: Object.assign(() => Promise.resolve({}), { toString: () => '() => load("./src/HeavyPage.tsx")' }),
};
const isListed = (more: Partial<SectionPage>) =>
  describeSection({ name: 'news', pages: [{ ...page, ...more }], widgets: {} }).pages[0]?.listed;

test('a page is listed unless it says otherwise or is for those who are signed in', () => {
  expect(isListed({})).toBe(true);
  expect(isListed({ listed: false, prefetch: 'idle' })).toBe(false);
  expect(isListed({ access: 'signed-in' })).toBe(false);
});
