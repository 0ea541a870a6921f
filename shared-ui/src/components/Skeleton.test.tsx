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
