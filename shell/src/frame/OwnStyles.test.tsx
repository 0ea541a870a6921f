import { render } from '@testing-library/react';
import { styled } from 'styled-components';
import { OwnStyles } from './OwnStyles.tsx';

const Box = styled.div`
  color: rgb(1, 2, 3);
  @media (min-width: 1px) {
    margin: 4px;
  }
`;
const styles = () => [...document.querySelectorAll('style')];
const rulesOf = ({ sheet }: HTMLStyleElement) => [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText);

test('what comes into a shown page leaves the rules of the page alone, and its own hold within it', () => {
  render(<Box />);
  const [before, ofPage] = [styles(), styles().flatMap(rulesOf)];
  expect(ofPage.join()).toContain('rgb(1, 2, 3)');

  render(
    <OwnStyles>
      <Box />
    </OwnStyles>,
  );

  expect(before.flatMap(rulesOf)).toEqual(ofPage);
  const added = styles()
    .filter((style) => !before.includes(style))
    .flatMap(rulesOf);
  expect(added.join()).toContain('rgb(1, 2, 3)');
  for (const rule of added) expect(rule).toMatch(/^(@media \(min-width: ?1px\) \{\s*)?\.own-styles /);
});
