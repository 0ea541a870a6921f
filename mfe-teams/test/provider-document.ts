/**
 * Lets each test of a file begin in a document whose policy allows the club's provider of football data, as the server
 * names it.
 */
export function allowProviderInDocument(): void {
  beforeEach(() => {
    document.documentElement.dataset['footballData'] = 'https://fussball.example https://next.fussball.de';
  });
  afterEach(() => {
    delete document.documentElement.dataset['footballData'];
  });
}
