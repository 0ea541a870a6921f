import { screen, waitFor } from '@testing-library/react';
import { NavLink, useNavigate } from 'react-router-dom';
import { show } from '../../test/show.tsx';
import { FollowingLinks } from './FollowingLinks.tsx';

function Press() {
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => void navigate('/news')}>
      Neuigkeiten
    </button>
  );
}

test('links learn of another address after what is pressed', async () => {
  const user = show(
    <>
      <Press />
      <NavLink to="/news">Seite</NavLink>
      <FollowingLinks>
        <NavLink to="/news">Menü</NavLink>
      </FollowingLinks>
    </>,
    '/',
  );
  const isCurrent = (name: string) => screen.getByRole('link', { name }).getAttribute('aria-current') === 'page';
  const seen: boolean[] = [];
  const watch = new MutationObserver(() => seen.push(isCurrent('Menü')));
  watch.observe(screen.getByRole('link', { name: 'Seite' }), { attributes: true });

  await user.click(screen.getByRole('button'));

  await waitFor(() => expect(isCurrent('Menü')).toBe(true));
  watch.disconnect();
  expect(seen[0]).toBe(false);
});
