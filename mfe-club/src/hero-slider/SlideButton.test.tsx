import { fireEvent, screen } from '@testing-library/react';
import { address, show } from '@portal/shared-ui/test/show';
import { leftToBrowser } from '../../test/left-to-browser.ts';
import { SlideButton } from './SlideButton.tsx';

afterEach(() => Object.assign(window, { reducedMotion: false }));

function open(action: string) {
  const Slide = () => (
    <>
      <SlideButton text="Mehr" action={action} />
      <section id="termine">Termine</section>
    </>
  );
  return show(Slide, '/', '/');
}

const link = () => screen.getByRole<HTMLAnchorElement>('link', { name: /^Mehr/ });

test.each([
  [false, 'smooth'],
  [true, 'auto'],
])('an #anchor scrolls to its element; less motion asked for: %s, then %s', (reducedMotion, behavior) => {
  Object.assign(window, { reducedMotion });
  open('#termine');
  const scrolled: unknown[] = [];
  const target = screen.getByText('Termine');
  target.scrollIntoView = (options) => scrolled.push(options);

  const isFollowed = fireEvent.click(link());

  expect(scrolled).toEqual([{ behavior }]);
  expect(isFollowed).toBe(false);
  expect(address()).toBe('/');
});

test('an #anchor nobody has goes nowhere', () => {
  open('#gibt-es-nicht');

  expect(() => fireEvent.click(link())).not.toThrow();
});

test.each([
  ['/spielplan?team=1', '/spielplan?team=1'],
  ['https://www.verein.example/spielplan?team=1', '/spielplan?team=1'],
  ['http://localhost:3000/kontakt', '/kontakt'],
  ['mitgliedschaft', '/mitgliedschaft'],
])('%s is shown without loading the document anew', async (action, expected) => {
  const user = open(action);

  await user.click(link());

  expect(await screen.findByRole('heading', { name: 'Andere Seite' })).toBeTruthy();
  expect(address()).toBe(expected);
});

test('a document is left to the browser, which saves it: no page has its address', () => {
  open('/dateien/satzung.pdf');

  expect(leftToBrowser(link())).toBe(true);
  expect(address()).toBe('/');
});

test("another site's address opens in a new tab", () => {
  open('https://www.example.org/turnier');

  expect(link()).toMatchObject({ href: 'https://www.example.org/turnier', target: '_blank', rel: 'noopener' });
});

test.each([
  ['Mehr', ' '],
  [' ', '/news'],
  [null, '/news'],
  ['Mehr', null],
])('the text %j with the action %j is no button', (text, action) => {
  show(() => <SlideButton text={text} action={action} />, '/', '/');

  expect(screen.queryByRole('link')).toBeNull();
});
