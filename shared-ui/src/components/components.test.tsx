import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { Button, ButtonAnchor, ButtonLink, ScriptedButton } from './Button.tsx';
import { CategoryBadge } from './Badge.tsx';
import { clubFacts } from '../../test/club.ts';
import { createResourceCache } from '../data/resource-cache.ts';
import { ResourceProvider } from '../data/ResourceProvider.tsx';
import { Crest } from './Crest.tsx';
import { EmptyState } from './EmptyState.tsx';
import { ErrorArea } from './ErrorArea.tsx';
import { SectionHeading } from './SectionHeading.tsx';
import { Skeleton } from './Skeleton.tsx';

test('a button submits nothing unless told to', async () => {
  const submitted: string[] = [];
  render(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submitted.push('form');
      }}
    >
      <Button onClick={() => submitted.push('click')}>Mehr</Button>
    </form>,
  );

  await userEvent.click(screen.getByRole('button', { name: 'Mehr' }));

  expect(submitted).toEqual(['click']);
});

test('a button link is a link', () => {
  render(
    <BrowserRouter>
      <ButtonLink to="/news">Alle anzeigen</ButtonLink>
    </BrowserRouter>,
  );

  expect(screen.getByRole('link', { name: 'Alle anzeigen' }).getAttribute('href')).toBe('/news');
});

test('a failed area announces itself and can be tried again', async () => {
  let retries = 0;
  render(<ErrorArea onRetry={() => retries++} />);

  expect(screen.getByRole('alert').textContent).toContain('Dieser Bereich konnte nicht geladen werden');
  await userEvent.click(screen.getByRole('button', { name: 'Erneut versuchen' }));

  expect(retries).toBe(1);
});

test('a failed area without a way to retry offers none', () => {
  render(<ErrorArea />);

  expect(screen.queryByRole('button')).toBeNull();
});

test('an empty state says what is missing at the asked heading level', () => {
  render(<EmptyState title="Noch keine Sponsoren" text="Wir freuen uns." level={3} />);

  expect(screen.getByRole('heading', { level: 3, name: 'Noch keine Sponsoren' })).toBeTruthy();
  expect(screen.getByText('Wir freuen uns.')).toBeTruthy();
});

test('a section heading can be the title of the page', () => {
  render(<SectionHeading level={1}>Vorstand</SectionHeading>);

  expect(screen.getByRole('heading', { level: 1, name: 'Vorstand' })).toBeTruthy();
});

test('a category badge carries the label of its category', () => {
  render(<CategoryBadge category="1-mannschaft" />);

  expect(screen.getByText('1. Mannschaft')).toBeTruthy();
});

test.each([
  ['1-mannschaft', 'red'],
  ['erfunden', 'slate'],
])('the badge of %s is %s', (category, color) => {
  render(<CategoryBadge category={category} />);

  const badge = document.querySelector('span') as HTMLElement;
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules] as CSSStyleRule[]);
  const own = rules.filter(({ selectorText }) => selectorText && badge.matches(selectorText));
  expect(own.map(({ cssText }) => cssText).join()).toContain(`var(--color-category-${color})`);
});

test.each(['cards', 'article', 'table', 'text', 'form', 'hero', 'scoreboard'] as const)(
  'the %s skeleton says that it is loading',
  (shape) => {
    render(<Skeleton shape={shape} />);

    expect(screen.getByRole('status', { name: 'Wird geladen' })).toBeTruthy();
  },
);

test('what is pressed is not for paper', () => {
  render(
    <BrowserRouter>
      <Button>Drücken</Button>
      <ScriptedButton>Laden</ScriptedButton>
      <ButtonLink to="/kontakt">Kontakt</ButtonLink>
      <ButtonAnchor href="https://karte.example">Karte</ButtonAnchor>
    </BrowserRouter>,
  );

  const pressed = [...screen.getAllByRole('button'), ...screen.getAllByRole('link')];
  expect(pressed.map(({ dataset }) => dataset['noprint'])).toEqual(['', '', '', '']);
});

test('the crest is decoration unless it is named', () => {
  render(<Crest title="Wappen" />);
  render(<Crest />);

  expect(screen.getAllByRole('img')).toHaveLength(1);
});

test('a club without a crest of its own has a drawn one in its colours', () => {
  const club = clubFacts({ color: '#15803d', secondColor: '#facc15' });
  const cache = createResourceCache({ '/api/club': { data: club } });
  const { container } = render(
    <ResourceProvider cache={cache}>
      <Crest />
    </ResourceProvider>,
  );
  const fills = [...container.querySelectorAll('path')].map((path) => path.getAttribute('fill'));

  expect(fills).toEqual(expect.arrayContaining(['#15803d', '#facc15']));
});

test("a club's crest that does not come is asked for as it is, and then drawn", () => {
  const cache = createResourceCache({ '/api/club': { data: clubFacts({ crestUrl: '/objects/wappen.png' }) } });
  render(
    <ResourceProvider cache={cache}>
      <Crest title="Wappen" />
    </ResourceProvider>,
  );
  const sources: unknown[] = [];

  for (let crest = screen.getByRole('img'); crest instanceof HTMLImageElement; crest = screen.getByRole('img')) {
    sources.push(crest.getAttribute('src'));
    fireEvent.error(crest);
  }

  expect(sources).toEqual([expect.stringMatching(/^\/optimize-image\/objects\/wappen\.png\?/), '/objects/wappen.png']);
  expect(screen.getByRole('img', { name: 'Wappen' }).tagName).toBe('svg');
});
