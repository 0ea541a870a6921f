import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiServer } from '../../../test/api-server.ts';
import { ChildrenQuestion } from './ChildrenQuestion.tsx';
import { askAboutPictures } from './picture-answers.ts';
import { PictureQuestions } from './PictureQuestions.tsx';

const api = apiServer();
beforeEach(() => api.answer('POST /api/media/answers', { body: {} }));

test('a consent of a year that is not meant is told at its field, not by the name that the API has for it', async () => {
  const user = userEvent.setup();
  render(<ChildrenQuestion ids={['1']} />);
  await user.click(screen.getByRole('button', { name: /^Ja, die Einwilligung/ }));
  const day = screen.getByLabelText<HTMLInputElement>('Einwilligung vom');
  fireEvent.change(day, { target: { value: '0026-05-01' } });
  await user.click(screen.getByRole('button', { name: 'Antwort übernehmen' }));
  expect(day.validity.rangeUnderflow).toBe(true);
  expect(api.asked).toEqual([]);

  fireEvent.change(day, { target: { value: '2026-05-01' } });
  await user.click(screen.getByRole('button', { name: 'Antwort übernehmen' }));
  await waitFor(() => expect(api.asked[0]?.body).toMatchObject({ consentDate: '2026-05-01' }));
});

test.each([
  [12, null],
  [13, 'und 1 weiteres'],
  [300, 'und 288 weitere'],
])('of %s pictures it shows twelve, and says how many more are meant', (count, more) => {
  render(<PictureQuestions />);
  const pictures = Array.from({ length: count }, (_, index) => ({ id: String(index), url: `/objects/${index}.jpg` }));
  act(() => void askAboutPictures({ pictures }));

  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  expect(screen.queryByText(/^und \d+ weitere/)?.textContent ?? null).toBe(more);
  fireEvent.click(screen.getByRole('button', { name: 'Schließen' }));
});
