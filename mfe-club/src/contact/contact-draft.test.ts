const STORED = 'portal-contact-draft';

afterEach(() => sessionStorage.clear());

/** The module as in a tab that was just loaded. */
async function load() {
  jest.resetModules();
  return await import('./contact-draft.ts');
}

function drawForm(text = ''): { form: HTMLFormElement; message: HTMLTextAreaElement } {
  const form = document.createElement('form');
  const message = document.createElement('textarea');
  message.name = 'message';
  message.value = text;
  const consent = document.createElement('input');
  Object.assign(consent, { type: 'checkbox', name: 'consent' });
  form.append(message, consent);
  return { form, message };
}

test('a text that was not sent is still there when the tab has been loaded anew', async () => {
  const { keepDraft } = await load();
  keepDraft(drawForm('Wann beginnt das Training?').form);

  const { restoreDraft, forgetDraft } = await load();
  const { form, message } = drawForm();
  restoreDraft(form);
  expect(message.value).toBe('Wann beginnt das Training?');

  forgetDraft();
  expect(sessionStorage.getItem(STORED)).toBeNull();
});

test.each(['{', 'null', '[]', '{"message":7}', '"Hallo"'])(
  'what else is stored there is no text: %s',
  async (stored) => {
    sessionStorage.setItem(STORED, stored);
    const { restoreDraft } = await load();
    const { form, message } = drawForm();
    restoreDraft(form);
    expect(message.value).toBe('');
  },
);
