import { pictureScript } from './picture-script.ts';

type Sighting = { isIntersecting: boolean; target: Element };

const PAGE = `
  <img id="card" src="data:," data-src="/card.jpg" data-srcset="/card-300.jpg 300w" sizes="50vw" loading="lazy">
  <img id="far" src="data:," data-src="/far.jpg" loading="lazy">
  <img id="first" src="/first.jpg">`;

let margins: unknown;
let watched: Set<Element>;
let see: (...sightings: Sighting[]) => void;

class Observer {
  constructor(onSight: (sightings: Sighting[]) => void, options: object) {
    margins = options;
    see = (...sightings) => onSight(sightings);
  }
  observe = (element: Element) => watched.add(element);
  unobserve = (element: Element) => watched.delete(element);
}

const picture = (id: string) => document.getElementById(id) as HTMLImageElement;
const sources = () => ['card', 'far', 'first'].map((id) => picture(id).getAttribute('src'));

/** Runs the script as the parser of the page does. */
function runScript(): void {
  const script = document.createElement('script');
  script.textContent = pictureScript;
  document.body.append(script);
}

beforeEach(() => {
  watched = new Set();
  document.body.innerHTML = PAGE;
});
afterEach(() => Reflect.deleteProperty(window, 'IntersectionObserver'));

test('a picture is put in when it is 200 px from being seen, in the row of a carousel as well', () => {
  Object.assign(window, { IntersectionObserver: Observer });
  runScript();
  expect(margins).toEqual({ rootMargin: '200px', scrollMargin: '0px 200px' });
  expect([...watched]).toEqual([picture('card'), picture('far')]);

  see({ isIntersecting: true, target: picture('card') }, { isIntersecting: false, target: picture('far') });

  expect(sources()).toEqual(['/card.jpg', 'data:,', '/first.jpg']);
  expect(picture('card').getAttribute('srcset')).toBe('/card-300.jpg 300w');
  expect([...watched]).toEqual([picture('far')]);
});

test('pictures that come later are watched, too', () => {
  Object.assign(window, { IntersectionObserver: Observer });
  runScript();
  document.body.insertAdjacentHTML('beforeend', '<img id="late" src="data:," data-src="/late.jpg">');

  window.watchPicture?.(picture('late'));

  expect(watched.has(picture('late'))).toBe(true);
});

test('what goes to paper is loaded, however far it is', () => {
  Object.assign(window, { IntersectionObserver: Observer });
  runScript();

  window.dispatchEvent(new Event('beforeprint'));

  expect(sources()).toEqual(['/card.jpg', '/far.jpg', '/first.jpg']);
  expect(picture('far').loading).toBe('eager');
});

test('a browser that cannot tell what is near loads all', () => {
  runScript();

  expect(sources()).toEqual(['/card.jpg', '/far.jpg', '/first.jpg']);
});
