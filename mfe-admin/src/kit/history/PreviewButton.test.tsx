import { useToasts } from '@portal/shared-ui';
import { fireEvent, render, screen } from '@testing-library/react';
import { PreviewLink } from './PreviewButton.tsx';

const link = { path: '/news/vorschau/geheim', expiresAt: '2099-12-01T00:00:00Z' };

test('without a clipboard, as on pages that came without HTTPS, it says how to copy the link', async () => {
  useToasts.setState({ toasts: [] });
  render(<PreviewLink source="/api/admin/news/1/preview" link={link} what="den Artikel" onClose={() => undefined} />);
  expect(navigator.clipboard).toBeUndefined();

  // Not by user-event, which brings a clipboard.
  fireEvent.click(screen.getByRole('button', { name: 'Link kopieren' }));

  expect(await screen.findByText(/Bitte den Link von Hand kopieren\./)).toBeTruthy();
});
