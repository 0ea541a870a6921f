import { isShell, type ReleaseDescriptor, type SectionDescriptor } from '../contract/index.ts';

const KB = 1024;

/**
 * Largest brotli sizes in bytes: a remote's entry, and what one page loads beside it; of the shell what each page loads
 * until it can be operated, and all that a page loads of it.
 */
export const SIZE_BUDGET = {
  entry: 10 * KB,
  page: 120 * KB,
  adminPage: 220 * KB,
  shellStart: 140 * KB,
  shellPage: 175 * KB,
};

/** Where the candidate exceeds the budget: German sentences, none when it is held. */
export function sizeRefusals(candidate: ReleaseDescriptor): string[] {
  const sizes = new Map(candidate.files.map((file) => [file.path, file.brotliBytes]));
  if (isShell(candidate)) {
    const { entry, files, starter } = candidate.assets;
    const bytes = [...new Set([entry, starter, ...files])].reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
    const budget = SIZE_BUDGET.shellStart;
    return bytes > budget ? [`Start jeder Seite: ${inKB(bytes)} komprimiert, erlaubt sind ${inKB(budget)}.`] : [];
  }
  const pageBudget = pageBudgetOf(candidate);
  const parts = [
    { label: candidate.entry, files: [candidate.entry], budget: SIZE_BUDGET.entry },
    ...candidate.pages.map(({ path, files }) => ({ label: `Seite „${path}“`, files, budget: pageBudget })),
    ...candidate.widgets.map(({ name, files }) => ({ label: `Widget „${name}“`, files, budget: pageBudget })),
  ];
  return parts.flatMap(({ label, files, budget }) => {
    const loaded = [...new Set(files)].filter((path) => label === path || path !== candidate.entry);
    const bytes = loaded.reduce((sum, path) => sum + (sizes.get(path) ?? 0), 0);
    return bytes > budget ? [`${label}: ${inKB(bytes)} komprimiert, erlaubt sind ${inKB(budget)}.`] : [];
  });
}

/**
 * The same for all that a browser loaded of the candidate at an address where so many of its parts are seen; undefined
 * when that is within their budgets.
 */
export function loadedTooMuch(candidate: ReleaseDescriptor, loaded: readonly string[], parts = 1): string | undefined {
  const apart = isShell(candidate) ? undefined : candidate.entry;
  const bytes = candidate.files
    .filter(({ path }) => path !== apart && loaded.includes(path))
    .reduce((sum, { brotliBytes }) => sum + brotliBytes, 0);
  const budget = isShell(candidate) ? SIZE_BUDGET.shellPage : parts * pageBudgetOf(candidate);
  return bytes > budget ? `lädt im Browser ${inKB(bytes)} komprimiert, erlaubt sind ${inKB(budget)}` : undefined;
}

function pageBudgetOf({ name }: SectionDescriptor): number {
  return name === 'admin' ? SIZE_BUDGET.adminPage : SIZE_BUDGET.page;
}

function inKB(bytes: number): string {
  return `${(bytes / KB).toLocaleString('de-DE', { maximumFractionDigits: 1 })} KB`;
}
