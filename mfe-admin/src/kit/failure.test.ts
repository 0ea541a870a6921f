import { HttpError, useToasts } from '@portal/shared-ui';
import { failureText, showFailure } from './failure.ts';

test('the API says what was wrong', () => {
  expect(failureText(new HttpError(400, '{"message":"Der Name fehlt."}'))).toBe('Der Name fehlt.');
});

test('the page of a proxy is no sentence for a person', () => {
  const page = '<html>\r\n<head><title>503 Service Temporarily Unavailable</title></head></html>';

  expect(failureText(new HttpError(503, page))).toBe(
    'Der Server kann das gerade nicht annehmen (503). Bitte später noch einmal versuchen.',
  );
});

test('without an answer the connection is to blame', () => {
  expect(failureText(new TypeError('Failed to fetch'))).toMatch(/^Keine Verbindung\./);
});

test('who was signed out in another tab is told so, and offered the login, whatever was being saved', () => {
  const refusal = { statusCode: 401, code: 'not_signed_in', message: 'Bitte zuerst anmelden.' };
  useToasts.setState({ toasts: [] });
  showFailure('Reihenfolge nicht gespeichert', new HttpError(401, JSON.stringify(refusal)));

  expect(useToasts.getState().toasts).toMatchObject([
    {
      title: 'Reihenfolge nicht gespeichert',
      description: expect.stringMatching(/^Nicht mehr angemeldet\./),
      action: { label: 'Anmelden' },
    },
  ]);
});
