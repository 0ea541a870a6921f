import { useConsent } from '@portal/shared-ui';
import { startApiServer, type ApiServer } from '@portal/shared-ui/test/api-server';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { show } from '../../test/show.tsx';
import { ConsentArea } from './ConsentArea.tsx';

const banner = () => screen.queryByRole('dialog', { name: 'Cookie-Einstellungen' });
const dialog = () => screen.queryByRole('dialog', { name: 'Cookie-Einstellungen verwalten' });
const cookieButton = () => screen.queryByRole('button', { name: 'Cookie-Einstellungen öffnen' });
const button = (name: string) => screen.getByRole('button', { name });
const aSwitch = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name });
const preferences = () => useConsent.getState().preferences;
const scrollTo = (top: number) => act(() => window.scrollTo({ top }));

let api: ApiServer;
beforeAll(async () => {
  api = await startApiServer();
  api.answer('POST /api/logout?device=forget', { status: 204 });
});
afterAll(() => api.stop());
afterEach(() => {
  jest.useRealTimers();
  scrollTo(0);
  localStorage.clear();
  act(() => useConsent.setState(useConsent.getInitialState()));
});

async function showBanner(address = '/') {
  useConsent.setState({ isBannerVisible: true });
  const user = show(<ConsentArea />, address);
  await waitFor(() => expect(banner()).toBeTruthy());
  return user;
}

function showDialog() {
  useConsent.getState().acceptSelected({ analytics: true, marketing: false });
  useConsent.getState().openDialog();
  return show(<ConsentArea />);
}

test('nothing is there until the consent store says so', () => {
  show(<ConsentArea />);

  expect(banner()).toBeNull();
  expect(dialog()).toBeNull();
});

describe('the banner', () => {
  test('says that statistics are our own, without IP addresses and third parties, and leads to the privacy page', async () => {
    await showBanner();

    expect(banner()?.textContent).toMatch(/eigenen, datenschutzfreundlichen Statistik.*IP-Adressen.*Dritte/);
    expect(screen.getByRole('link', { name: 'Datenschutzerklärung' }).getAttribute('href')).toBe('/datenschutz');
  });

  test('is there before it opens, because that is work enough for one task of a phone', async () => {
    useConsent.setState({ isBannerVisible: true });
    show(<ConsentArea />);
    const element = document.querySelector('dialog');
    expect(element?.open).toBe(false);

    await waitFor(() => expect(element?.open).toBe(true));
  });

  test('waits while somebody is in a field of the page, however long they think', async () => {
    jest.useFakeTimers();
    useConsent.setState({ isBannerVisible: true });
    show(
      <>
        <input aria-label="Name" />
        <textarea aria-label="Nachricht" />
        <ConsentArea />
      </>,
    );
    const [name, message] = [screen.getByLabelText('Name'), screen.getByLabelText('Nachricht')];
    const isOpen = () => document.querySelector('dialog')?.open;
    name.focus();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    message.focus();
    fireEvent.keyDown(message, { key: 'a' });
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect([isOpen(), document.activeElement]).toEqual([false, message]);

    message.blur();
    await act(() => jest.advanceTimersByTimeAsync(2000));

    expect(isOpen()).toBe(true);
  });

  test('does not wait for a box that was ticked', async () => {
    jest.useFakeTimers();
    useConsent.setState({ isBannerVisible: true });
    show(
      <>
        <input type="checkbox" aria-label="Gelesen" />
        <ConsentArea />
      </>,
    );
    screen.getByRole('checkbox').focus();

    await act(() => jest.advanceTimersByTimeAsync(2000));

    expect(document.querySelector('dialog')?.open).toBe(true);
  });

  test('waits where somebody works', () => {
    useConsent.setState({ isBannerVisible: true });
    show(<ConsentArea />, '/admin/termine');

    expect(document.querySelector('dialog')).toBeNull();
  });

  test('is read from its title, with no button marked in advance', async () => {
    await showBanner();

    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Cookie-Einstellungen' }));
  });

  test.each([
    ['Nur erforderliche', { essential: true, analytics: false, marketing: false }],
    ['Alle akzeptieren', { essential: true, analytics: true, marketing: true }],
  ])('„%s“ decides and closes it', async (name, decided) => {
    const user = await showBanner();

    await user.click(button(name));

    expect(preferences()).toEqual(decided);
    expect(banner()).toBeNull();
  });

  test('unfolds switches, locked for what is required, and saves what is chosen', async () => {
    const user = await showBanner();
    expect(screen.queryByRole('switch')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Auswahl speichern' })).toBeNull();

    await user.click(button('Cookie-Einstellungen'));
    expect(aSwitch('Erforderlich')).toMatchObject({ checked: true, disabled: true });
    expect(aSwitch('Analyse').checked).toBe(false);
    await user.click(aSwitch('Analyse'));
    await user.click(button('Auswahl speichern'));

    expect(preferences()).toEqual({ essential: true, analytics: true, marketing: false });
    expect(banner()).toBeNull();
  });

  test('folds the switches again', async () => {
    const user = await showBanner();
    await user.click(button('Cookie-Einstellungen'));

    await user.click(button('Weniger anzeigen'));

    expect(screen.queryByRole('switch')).toBeNull();
    expect(button('Cookie-Einstellungen')).toBeTruthy();
  });

  test('stays on Escape, because it wants an answer', async () => {
    const user = await showBanner();

    await user.keyboard('{Escape}');

    expect(banner()).toBeTruthy();
  });

  test('steps aside while the privacy page is read, and comes back afterwards', async () => {
    const user = await showBanner('/news');
    await user.click(screen.getByRole('link', { name: 'Datenschutzerklärung' }));
    expect(window.location.pathname).toBe('/datenschutz');
    expect(banner()).toBeNull();

    act(() => window.history.back());

    expect(await screen.findByRole('dialog', { name: 'Cookie-Einstellungen' })).toBeTruthy();
  });

  test('comes on that page as well where it is asked for again', async () => {
    const user = await showBanner('/news');
    await user.click(screen.getByRole('link', { name: 'Datenschutzerklärung' }));
    act(() => useConsent.getState().acceptAll());

    act(() => useConsent.getState().reset());

    expect(window.location.pathname).toBe('/datenschutz');
    await waitFor(() => expect(banner()).toBeTruthy());
  });
});

describe('the floating button', () => {
  test('appears after 100 px of scrolling and opens the settings', async () => {
    useConsent.getState().rejectAll();
    const user = show(<ConsentArea />);
    scrollTo(100);
    expect(cookieButton()).toBeNull();

    scrollTo(101);
    await user.click(button('Cookie-Einstellungen öffnen'));

    expect(dialog()).toBeTruthy();
  });

  test('leaves the navigation of the admin area uncovered', () => {
    useConsent.getState().rejectAll();
    show(<ConsentArea />, '/admin/termine');
    scrollTo(900);

    expect(cookieButton()).toBeNull();
  });

  test('is not there before consent', async () => {
    await showBanner();
    scrollTo(900);

    expect(cookieButton()).toBeNull();
  });
});

describe('the settings', () => {
  test('show the current state and what deleting means', () => {
    showDialog();

    const settings = within(screen.getByRole('dialog'));
    const terms = settings.getAllByRole('term').map(({ textContent }) => textContent);
    const states = settings.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(terms).toEqual(['Erforderlich', 'Analyse', 'Marketing']);
    expect(states).toEqual(['Aktiv', 'Aktiv', 'Inaktiv']);
    expect(dialog()?.textContent).toMatch(/neu anmelden, und Einstellungen gehen verloren/);
    expect(aSwitch('Analyse').checked).toBe(true);
  });

  test('save what is switched', async () => {
    const user = showDialog();

    await user.click(aSwitch('Marketing'));
    await user.click(button('Einstellungen speichern'));

    expect(preferences()).toEqual({ essential: true, analytics: true, marketing: true });
    expect(dialog()).toBeNull();
  });

  test.each(['Schließen', 'Escape'])('change nothing with %s', async (way) => {
    const user = showDialog();
    await user.click(aSwitch('Marketing'));

    await (way === 'Escape' ? user.keyboard('{Escape}') : user.click(button(way)));

    expect(dialog()).toBeNull();
    expect(preferences().marketing).toBe(false);
  });

  test.each(['Banner erneut anzeigen', 'Alle Cookies löschen'])(
    '„%s“ forgets the consent and asks again',
    async (name) => {
      const user = showDialog();

      await user.click(button(name));

      expect(dialog()).toBeNull();
      await waitFor(() => expect(banner()).toBeTruthy());
      expect(useConsent.getState().isGiven).toBe(false);
    },
  );
});
