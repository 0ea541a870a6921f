import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiServer } from '../../../test/api-server.ts';
import { ChildrenQuestion } from './ChildrenQuestion.tsx';

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
