import { render, screen } from '@testing-library/react';
import { Container } from './Container.tsx';
import { Skeleton } from './Skeleton.tsx';

const shape = () => screen.getByLabelText('Wird geladen').firstElementChild as HTMLElement;
const paddingOf = (element: HTMLElement) => getComputedStyle(element).getPropertyValue('padding-block');

test('in place of a page it keeps a distance to the frame', () => {
  render(<Skeleton shape="cards" />);

  expect(paddingOf(shape())).toBe('var(--space-10)');
});

test('within a page it begins where the content will', () => {
  render(
    <Container>
      <Skeleton shape="cards" />
    </Container>,
  );

  expect(paddingOf(shape())).toBe('0');
});

test('on phones it shows as few cards as will come', () => {
  render(<Skeleton shape="cards" phoneCount={3} />);
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
  const phones = rules.filter((rule) => rule instanceof CSSMediaRule && rule.conditionText === '(max-width: 767px)');
  const hiding = (phones as CSSMediaRule[]).flatMap((rule) => [...rule.cssRules] as CSSStyleRule[]);
  const cards = [...shape().children];

  const shown = cards.filter((card) => !hiding.some(({ selectorText }) => card.matches(selectorText)));

  expect(cards).toHaveLength(6);
  expect(shown).toHaveLength(3);
});
