/** Lets each test of a file begin in a document whose policy allows the club's provider of football data. */
export function allowProviderInDocument(): void {
  beforeEach(() => {
    document.documentElement.dataset['footballData'] = '';
  });
  afterEach(() => {
    delete document.documentElement.dataset['footballData'];
  });
}
