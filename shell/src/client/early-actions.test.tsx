import { startTransition, Suspense, use, useLayoutEffect, useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { keepEarlyActions } from './early-actions.ts';

let done: string[];
let arrive: () => void;
let code: Promise<void>;
let listeners: Parameters<typeof window.addEventListener>[];

/** A part of a section: fields that React controls, and elements that only React knows. */
function Part() {
  const [search, setSearch] = useState('');
  const [choice, setChoice] = useState('alle');
  const [isWanted, setIsWanted] = useState(false);
  const [isSet, setIsSet] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- a part drawn again at once puts its fields back to what it knows
  useLayoutEffect(() => setIsSet(true), []);
  const send = () => done.push(`sent ${search} ${choice} ${isWanted}`);
  return (
    <>
      <p>{`${search} ${choice} ${isWanted} ${isSet}`}</p>
      <form aria-label="Eigenes" onSubmit={(event) => (event.preventDefault(), send())}>
        <input aria-label="Suche" required value={search} onChange={({ target }) => setSearch(target.value)} />
        <select aria-label="Art" value={choice} onChange={({ target }) => setChoice(target.value)}>
          <option value="alle">Alle</option>
          <option value="spiel">Spiel</option>
        </select>
        <input
          type="checkbox"
          aria-label="Ja"
          checked={isWanted}
          onChange={({ target }) => setIsWanted(target.checked)}
        />
        <button type="submit">Los</button>
      </form>
      <form aria-label="Adresse" action="/news">
        <input name="suche" />
      </form>
      <button type="button" onMouseDown={() => done.push('pressed')} onClick={() => done.push('clicked')}>
        Auf
      </button>
      <details onToggle={({ currentTarget }) => done.push(`open: ${currentTarget.open}`)}>
        <summary>Mehr</summary>
      </details>
    </>
  );
}

function Content({ onTakeover }: { onTakeover?: () => void }) {
  useLayoutEffect(() => onTakeover?.(), [onTakeover]);
  if (onTakeover) use(code);
  return <Part />;
}

const page = (content: ReactNode) => <Suspense fallback="…">{content}</Suspense>;

beforeEach(async () => {
  done = [];
  // In development React complains about a panel that is open already.
  jest.spyOn(console, 'error').mockReturnValue(undefined);
  code = new Promise((resolve) => (arrive = resolve));
  document.body.innerHTML = `<div id="root">${renderToString(page(<Content />))}</div>`;
  delete window.earlyActions;
  jest.resetModules();
  const listen = jest.spyOn(window, 'addEventListener');
  await import('./early-recorder.ts');
  listeners = listen.mock.calls;
});

afterEach(() => {
  // Recorders of earlier tests would still call React.
  for (const [type, listener] of listeners) window.removeEventListener(type, listener, true);
  jest.restoreAllMocks();
});

/**
 * Starts as `start.tsx` does; the code of the part has not arrived yet. Returns the function to call once the frame is
 * hydrated.
 */
function start(): () => void {
  const onTakeover = keepEarlyActions();
  startTransition(() => {
    hydrateRoot(document.getElementById('root') as HTMLElement, page(<Content onTakeover={onTakeover} />));
  });
  return onTakeover;
}
const comes = () =>
  act(async () => {
    arrive();
    await code;
  });
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);

test('a finger that is early makes React do nothing in one go, and what it was for is done afterwards', async () => {
  document.body.innerHTML = `<div id="root">${renderToString(<Part />)}</div>`;
  const handleTakeover = jest.fn(keepEarlyActions());
  function Frame() {
    useLayoutEffect(handleTakeover, []);
    return <Part />;
  }
  startTransition(() => {
    hydrateRoot(document.getElementById('root') as HTMLElement, <Frame />);
  });
  const button = screen.getByRole('button', { name: 'Auf' });

  for (const type of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    button.dispatchEvent(new MouseEvent(type, { bubbles: true }));

  expect([handleTakeover.mock.calls, done]).toEqual([[], []]);
  await waitFor(() => expect(done).toEqual(['pressed', 'clicked']));
});

describe.each(['before the shell is there', 'before the code of a part is there'])('%s', (moment) => {
  /** Acts at the given moment, and lets the rest arrive. */
  async function early(work: (user: ReturnType<typeof userEvent.setup>) => Promise<void>) {
    const user = userEvent.setup();
    if (moment === 'before the shell is there') await work(user);
    await act(async () => start());
    if (moment !== 'before the shell is there') await work(user);
    expect(done).toEqual([]);
    await comes();
    return user;
  }

  test('what is typed, chosen and ticked is what the part knows, and what is typed next follows it', async () => {
    const user = await early(async (user) => {
      await user.type(field('Suche'), 'derby');
      await user.selectOptions(field('Art'), 'spiel');
      await user.click(field('Ja'));
    });

    await waitFor(() => expect(screen.getByText('derby spiel true true')).toBeTruthy());
    await user.type(field('Suche'), 's');
    expect([field('Suche').value, field('Art').value, field('Ja').checked]).toEqual(['derbys', 'spiel', true]);
  });

  test('what was deleted again stays deleted', async () => {
    await early(async (user) => {
      await user.type(field('Suche'), 'd{Backspace}');
    });

    expect(field('Suche').value).toBe('');
    expect(screen.getByText(/alle false true/)).toBeTruthy();
  });

  test('a button does what it is for once, however often it was pressed, and a panel is known to be open', async () => {
    await early(async (user) => {
      await user.click(screen.getByText('Auf'));
      await user.click(screen.getByText('Auf'));
      await user.click(screen.getByText('Mehr'));
    });

    await waitFor(() => expect(done).toEqual(['pressed', 'clicked', 'open: true']));
  });

  test('a form of the part is sent by the part, with all that was typed before and after', async () => {
    await early(async (user) => {
      await user.type(field('Suche'), 'derby{Enter}');
      await user.selectOptions(field('Art'), 'spiel');
    });

    await waitFor(() => expect(done).toEqual(['sent derby spiel false']));
  });

  test('a form with an address is left to the browser', async () => {
    const sent: boolean[] = [];
    await early(async () => {
      const form = screen.getByRole<HTMLFormElement>('form', { name: 'Adresse' });
      const note = (event: Event) => {
        sent.push(!event.defaultPrevented);
        event.preventDefault();
      };
      window.addEventListener('submit', note, { once: true });
      form.requestSubmit();
    });

    expect(sent).toEqual([true]);
  });
});

test('what the browser has filled in by itself is known as well', async () => {
  field('Suche').value = 'derby';
  field('Art').value = 'spiel';
  field('Ja').checked = true;
  await act(async () => start());
  await comes();

  await waitFor(() => expect(screen.getByText('derby spiel true true')).toBeTruthy());
});

test('what nobody has touched is not touched again', async () => {
  const events: string[] = [];
  for (const type of ['click', 'input', 'change'])
    document.getElementById('root')?.addEventListener(type, () => events.push(type));
  await act(async () => start());
  await comes();
  await waitFor(() => expect(screen.getByText('alle false true')).toBeTruthy());
  // Actions are done again in a task that was queued before this one, when React took the part over.
  await act(() => new Promise((resolve) => setTimeout(resolve)));

  expect(events).toEqual([]);
});

test('a letter that makes React take the part over is not lost, and nothing is done twice', async () => {
  const user = userEvent.setup();
  start();
  arrive();
  await user.type(field('Suche'), 'derby');
  await user.click(screen.getByText('Auf'));

  await waitFor(() => expect(screen.getByText('derby alle false true')).toBeTruthy());
  expect(done).toEqual(['pressed', 'clicked']);
});

/** As browsers do it: a list shows its choice before its two events, which come in one task. */
const choose = () => {
  field('Art').value = 'spiel';
  for (const type of ['input', 'change']) field('Art').dispatchEvent(new Event(type, { bubbles: true }));
};
const tick = () => field('Ja').click();
const type = () => {
  field('Suche').setRangeText('d');
  field('Suche').dispatchEvent(new InputEvent('input', { bubbles: true }));
};
const deeds = [
  ['a letter', type, 'd alle false true'],
  ['a choice', choose, ' spiel false true'],
  ['a tick', tick, ' alle true true'],
] as const;

test.each(deeds)('%s that makes React take the part over is not lost', async (_name, deed, known) => {
  await act(async () => start()());
  arrive();
  await code;
  deed();

  await waitFor(() => expect(document.querySelector('p')?.textContent).toBe(known));
});

test('a form whose button makes React take it over, or is pressed just after, is sent with what was typed', async () => {
  const user = userEvent.setup();
  start()();
  await user.type(field('Suche'), 'derby');
  arrive();
  await code;

  screen.getByText('Los').click();
  expect(screen.getByText(/true$/)).toBeTruthy();
  screen.getByText('Los').click();

  await waitFor(() => expect(done).toEqual(['sent derby alle false']));
});

test('a field that has to be filled in is not asked for before, nor sent for whoever fills it in later', async () => {
  const user = userEvent.setup();
  await user.click(screen.getByText('Los'));
  await user.type(field('Suche'), 'derby');
  await act(async () => start());
  await comes();
  await waitFor(() => expect(screen.getByText('derby alle false true')).toBeTruthy());

  expect(done).toEqual([]);
});

test('once a part is taken over, everything is left to it', async () => {
  const user = userEvent.setup();
  await act(async () => start());
  await comes();

  await user.type(field('Suche'), 'derby{Enter}');
  await user.click(screen.getByText('Auf'));

  expect(done).toEqual(['sent derby alle false', 'pressed', 'clicked']);
});
