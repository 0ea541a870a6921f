import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

const kit = join(import.meta.dirname, '..');
const templates = ['.github/workflows/section.yml', '.forgejo/workflows/section.yml', '.gitlab-ci.yml'];

/** The commands of a pipeline, each once, without those specific to its forge: the cache and the trigger. */
async function commandsOf(template: string): Promise<string[]> {
  const text = await readFile(join(kit, 'templates', template), 'utf8');
  const commands = [...text.matchAll(/^ +(?:- )?(?:run: )?((?:\w+="[^"]*" )?(?:npm|npx) .+)$/gm)].map(([, line = '']) =>
    line.replace(/^\w+="[^"]*" /, '').replace(' --cache .npm', ''),
  );
  return [...new Set(commands)];
}

test.each(templates)(
  'the template %s installs a browser before it looks at the pages, as the others do',
  async (template) => {
    expect(await commandsOf(template)).toEqual([
      'npm ci',
      'npx playwright install --with-deps chromium',
      'npx section-kit gate',
      'npx section-kit release',
    ]);
  },
);

test('each job of GitLab, which begins anew, has the browser', async () => {
  const text = await readFile(join(kit, 'templates/.gitlab-ci.yml'), 'utf8');
  const scripts = text.split(/^ {2}script:$/m).slice(1);

  expect(scripts).toHaveLength(2);
  for (const script of scripts) expect(script).toContain('npx playwright install --with-deps chromium');
});

test('what GitLab caches in the work tree is no change of it: the history would tell of unsaved ones', async () => {
  const [pipeline, ignored] = await Promise.all(
    ['templates/.gitlab-ci.yml', 'example/.gitignore'].map((file) => readFile(join(kit, file), 'utf8')),
  );

  expect(pipeline).toContain('paths: [.npm]');
  expect(ignored?.split('\n')).toContain('.npm/');
});

test('the example names what drives the browser, in the versions of the kit', async () => {
  const [example, own] = await Promise.all(
    ['example/package.json', 'package.json'].map(
      async (file) =>
        JSON.parse(await readFile(join(kit, file), 'utf8')) as { devDependencies: Record<string, string> },
    ),
  );

  for (const name of ['axe-core', 'playwright'])
    expect(example?.devDependencies[name]).toBe(own?.devDependencies[name]);
});
