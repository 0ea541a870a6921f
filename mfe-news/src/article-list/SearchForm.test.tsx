import { act, fireEvent, render, screen } from '@testing-library/react';
import { SearchForm } from './SearchForm.tsx';

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const searched = jest.fn();
const form = (search: string) => (
  <SearchForm
    filter={{ category: '', search, page: 1 }}
    categories={[]}
    names={{}}
    onSearch={searched}
    onCategory={() => undefined}
  />
);

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  searched.mockReset();
});

/** Types a text and pauses, so that it is searched for. */
function searchFor(text: string) {
  const { rerender } = render(form(''));
  fireEvent.change(field(), { target: { value: text } });
  act(() => jest.advanceTimersByTime(300));
  expect(searched).toHaveBeenLastCalledWith(text);
  return (search: string) => rerender(form(search));
}

test('a letter that is there before the address has changed stays', () => {
  const showAddress = searchFor('derby');
  // Browsers show a letter before they tell of it.
  field().value = 'derbys';

  showAddress('derby');

  expect(field().value).toBe('derbys');
});

test('what the back button or a chip asks for is shown', () => {
  const showAddress = searchFor('derby');
  showAddress('derby');

  showAddress('');
  expect(field().value).toBe('');
  showAddress('derby');
  expect(field().value).toBe('derby');
});
