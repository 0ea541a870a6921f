import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ToolRow } from './ToolRow.tsx';

test('the tools are one stop of the Tab key, at the one used last, and arrows move between them', async () => {
  const user = userEvent.setup();
  render(
    <>
      <input aria-label="Titel" />
      <ToolRow label="Text gestalten">
        <button>Fett</button>
        <button>Kursiv</button>
        <button>Link</button>
      </ToolRow>
      <input aria-label="Text" />
    </>,
  );
  const focusAfter = async (keys: string) => {
    await user.keyboard(keys);
    return document.activeElement?.textContent || document.activeElement?.getAttribute('aria-label');
  };

  expect(await focusAfter('{Tab}{Tab}')).toBe('Fett');
  expect(await focusAfter('{ArrowRight}')).toBe('Kursiv');
  expect(await focusAfter('{Tab}')).toBe('Text');
  expect(await focusAfter('{Shift>}{Tab}{/Shift}')).toBe('Kursiv');
  expect(await focusAfter('{End}')).toBe('Link');
  expect(await focusAfter('{ArrowRight}')).toBe('Fett');
  expect(await focusAfter('{ArrowLeft}')).toBe('Link');
  expect(await focusAfter('{Home}')).toBe('Fett');
});
