/** @jest-environment node */
import { createResourceCache, ResourceProvider } from '@portal/shared-ui';
import { renderToString } from 'react-dom/server';
import { Router } from 'react-router-dom';
import { ServerStyleSheet } from 'styled-components';
import { clubFacts } from '@portal/shared-ui/test/club';
import { buildMenu } from '@portal/shared-ui/menu';
import { fullNavigation } from '../../test/navigation.ts';
import { ClubHero } from '../pages/ClubHero.tsx';
import { Footer } from './footer/Footer.tsx';
import { Header } from './header/Header.tsx';
import { NotFoundPage } from '../pages/NotFoundPage.tsx';
import { ScrollToTopButton } from './ScrollToTopButton.tsx';

const nowhere = {
  createHref: (to: string | { pathname?: string }) => (typeof to === 'string' ? to : (to.pathname ?? '')),
  push: () => undefined,
  replace: () => undefined,
  go: () => undefined,
};

/** The whole frame as a server without any browser global renders it. */
function renderFrame(): { html: string; css: string } {
  const menu = buildMenu(fullNavigation);
  const sheet = new ServerStyleSheet();
  const html = renderToString(
    sheet.collectStyles(
      <Router location="/spielplan" navigator={nowhere} static>
        <ResourceProvider cache={createResourceCache({ '/api/club': { data: clubFacts() } })}>
          <Header menu={menu} />
          <ClubHero />
          <NotFoundPage />
          <Footer menu={menu} year={2031} />
          <ScrollToTopButton />
        </ResourceProvider>
      </Router>,
    ),
  );
  return { html, css: sheet.getStyleTags() };
}

test('the frame renders without a browser, navigation and contact included', () => {
  const { html } = renderFrame();

  expect(html).toContain('href="/news"');
  expect(html).toContain('href="/kontakt"');
  expect(html).toContain('mailto:info@verein.example');
  expect(html).toContain('2031');
});

test('two renders are the same, so that the browser can take over what the server sent', () => {
  expect(renderFrame().html).toBe(renderFrame().html);
});

test('submenus open without JavaScript', () => {
  expect(renderFrame().css).toMatch(/@media \(scripting: ?none\)/);
});
