import type { Role } from '@portal/api/contract';
import { createResourceCache, ResourceProvider, useSession, useToasts, type ResourceCache } from '@portal/shared-ui';
import { render } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { BrowserRouter, Route, Routes } from 'react-router-dom';

/** Screens by the path of their page, such as `/admin/fotos/:id`. */
export type Screens = Readonly<Record<string, ReactNode>>;

/**
 * Shows the screen of an address to a signed-in user, as the shell does; other pages are blank. Give `cache` to open
 * several after one another with the data read before, `state` to open one at an earlier place of the tab's history.
 */
export function openScreen(
  screens: Screens,
  address: string,
  {
    role = 'admin',
    readsMessages = false,
    publishes = false,
    cache = createResourceCache(),
    state = null,
  }: { role?: Role; readsMessages?: boolean; publishes?: boolean; cache?: ResourceCache; state?: unknown } = {},
): { user: UserEvent; unmount: () => void } {
  useToasts.setState({ toasts: [] });
  const user = { id: 'me', email: 'ich@verein.example', name: 'Ich', role, readsMessages, publishes };
  useSession.getState().setUser(user);
  window.history.replaceState(state, '', address);
  const { unmount } = render(
    <ResourceProvider cache={cache}>
      <BrowserRouter>
        <Routes>
          {Object.entries(screens).map(([path, element]) => (
            <Route key={path} path={path} element={element} />
          ))}
          <Route path="*" element={null} />
        </Routes>
      </BrowserRouter>
    </ResourceProvider>,
  );
  return { user: userEvent.setup(), unmount };
}
