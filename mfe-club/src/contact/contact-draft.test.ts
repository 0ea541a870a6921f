import { afterEach, expect, jest, test } from '@jest/globals';

const STORED = 'portal-contact-draft';

afterEach(() => sessionStorage.clear());

/** The module as a tab has it that was just loaded. */
async function load() {
  jest.resetModules();
  return await import('./contact-draft.ts');
}

function drawForm(message = ''): HTMLFormElement {
  const form = document.createElement('form');
  form.innerHTML = `<input name="name"><textarea name="message"></textarea><input name="consent" type="checkbox">`;
  form.querySelector('textarea')!.value = message;
  return form;
}

const messageOf = (form: HTMLFormElement) => form.querySelector('textarea')!.value;

test('a text that was not sent is still there when the tab has been loaded anew', async () => {
  const { keepDraft } = await load();
  keepDraft(drawForm('Wann beginnt das Training?'));

  const { restoreDraft, forgetDraft } = await load();
  const form = drawForm();
  restoreDraft(form);
  expect(messageOf(form)).toBe('Wann beginnt das Training?');

  forgetDraft();
  expect(sessionStorage.getItem(STORED)).toBeNull();
});

test.each(['{', 'null', '[]', '{"message":7}', '"Hallo"'])(
  'what else is stored there is no text: %s',
  async (stored) => {
    sessionStorage.setItem(STORED, stored);
    const { restoreDraft } = await load();
    const form = drawForm();
    restoreDraft(form);
    expect(messageOf(form)).toBe('');
  },
);
