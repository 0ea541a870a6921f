import { createHash } from 'node:crypto';
import { expect, test } from '../kit/journey-test.ts';
import { openHydrated } from '../kit/hydrated-page.ts';

test('pages allow scripts from here and, where they show it, the named provider only, inline those they bring by their digests, and nothing to embed them', async ({
  request,
}) => {
  const settings = await (await request.get('/api/settings')).text();
  for (const path of ['/', '/news', '/gibt-es-nicht']) {
    const answer = await request.get(path);
    const headers = answer.headers();
    const inline = [...(await answer.text()).matchAll(/<script>([^]*?)<\/script>/g)].map(([, code = '']) => code);
    const policy = directivesOf(headers['content-security-policy'] ?? '');

    const [own, ...rest] = (policy['script-src'] ?? '').split(' ');
    const digests = inline.map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
    const providers = rest.slice(digests.length);
    expect(own).toBe("'self'");
    expect(rest.slice(0, digests.length).sort()).toEqual(digests.sort());
    expect(providers.length > 0, path).toBe(path === '/');
    for (const origin of providers) {
      expect(origin).toMatch(/^https:\/\/[\w.-]+$/);
      expect(settings).toContain(origin);
    }
    expect(policy['default-src']).toBe("'self'");
    expect(policy['object-src']).toBe("'none'");
    expect(policy['base-uri']).toBe("'none'");
    expect(policy['frame-ancestors']).toBe("'none'");
    expect(policy['form-action']).toBe("'self'");
    expect(headers['content-security-policy']).not.toMatch(/unsafe-eval|script-src[^;]*(unsafe-inline|data:|\*)/);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['x-powered-by']).toBeUndefined();
  }
});

test('no page breaches its own policy', async ({ page, complaints, createArticle }) => {
  const { title } = await createArticle({
    content: '<p>Text</p><img src="/assets/pictures/advertising-boards.webp" alt="Wappen">',
  });

  await openHydrated(page, '/');
  await page.getByRole('link', { name: 'Alle anzeigen' }).click();
  await page.getByRole('link', { name: title }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await page.waitForLoadState('networkidle');

  expect(complaints).toEqual([]);
});

test('an inline script and a foreign script are refused', async ({ page, complaints }) => {
  await openHydrated(page, '/news');

  await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.hasRunInline = true';
    document.body.append(script);
  });

  expect(await page.evaluate(() => 'hasRunInline' in window)).toBe(false);
  await expect.poll(() => complaints.join()).toContain('Content Security Policy');
});

function directivesOf(policy: string): Record<string, string> {
  return Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(' ');
      return [name, values.join(' ')];
    }),
  );
}
