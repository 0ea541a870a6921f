import { createRelease, createShell } from '../../test/release.ts';
import { loadedTooMuch, SIZE_BUDGET, sizeRefusals } from './size-budget.ts';

function sized(name: string, sizes: Record<string, number>) {
  const { descriptor } = createRelease({ name });
  const files = descriptor.files.map((file) => ({ ...file, brotliBytes: sizes[file.path] ?? 1 }));
  return { ...descriptor, files };
}

test('sizes up to the budget are admitted', () => {
  const candidate = sized('news', { 'client/remoteEntry.js': SIZE_BUDGET.entry, 'client/page.js': SIZE_BUDGET.page });

  expect(sizeRefusals(candidate)).toEqual([]);
});

test('an entry above its budget is named with both sizes', () => {
  const candidate = sized('news', { 'client/remoteEntry.js': SIZE_BUDGET.entry + 1024 });

  expect(sizeRefusals(candidate)).toEqual(['client/remoteEntry.js: 11 KB komprimiert, erlaubt sind 10 KB.']);
});

test('the admin area may load more per page than the public sections', () => {
  const sizes = { 'client/page.js': SIZE_BUDGET.adminPage };

  expect(sizeRefusals(sized('admin', sizes))).toEqual([]);
  expect(sizeRefusals(sized('news', sizes))).toHaveLength(1);
});

test('the entry does not count into the pages, nor a file twice', () => {
  const candidate = sized('news', { 'client/remoteEntry.js': SIZE_BUDGET.entry, 'client/page.js': SIZE_BUDGET.page });
  const pages = candidate.pages.map((page) => ({
    ...page,
    files: [candidate.entry, 'client/page.js', 'client/page.js'],
  }));

  expect(sizeRefusals({ ...candidate, pages })).toEqual([]);
});

test('what a browser has loaded counts whoever asked for it, once for each part that is seen', () => {
  const candidate = sized('news', {
    'client/remoteEntry.js': SIZE_BUDGET.entry,
    'client/page.js': SIZE_BUDGET.page + 1024,
  });
  const loaded = ['client/remoteEntry.js', 'client/page.js'];

  expect(loadedTooMuch(candidate, loaded)).toBe('lädt im Browser 121 KB komprimiert, erlaubt sind 120 KB');
  expect(loadedTooMuch(candidate, loaded, 2)).toBeUndefined();
  expect(loadedTooMuch(candidate, ['client/remoteEntry.js'])).toBeUndefined();
});

test('a shell has a budget for what each page starts with, and for all that a browser loads of it', () => {
  const { descriptor } = createShell();
  const of = (brotliBytes: number) => ({
    ...descriptor,
    files: descriptor.files.map((file) =>
      file.path === 'client/main.js' ? { ...file, brotliBytes } : { ...file, brotliBytes: 1 },
    ),
  });

  expect(sizeRefusals(of(SIZE_BUDGET.shellStart - 1))).toEqual([]);
  expect(sizeRefusals(of(SIZE_BUDGET.shellStart + 1024))).toEqual([
    'Start jeder Seite: 141 KB komprimiert, erlaubt sind 140 KB.',
  ]);
  expect(loadedTooMuch(of(SIZE_BUDGET.shellPage), ['client/main.js'])).toBeUndefined();
  expect(loadedTooMuch(of(SIZE_BUDGET.shellPage + 1024), ['client/main.js'])).toBe(
    'lädt im Browser 176 KB komprimiert, erlaubt sind 175 KB',
  );
});
