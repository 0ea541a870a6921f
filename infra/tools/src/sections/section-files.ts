/** The files of a new section with one page, by their path in its folder. `name` in kebab-case. */
export function sectionFiles(name: string): Record<string, string> {
  const words = name.split('-').map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  const title = words.join(' ');
  const component = `${words.join('')}Page`;
  return {
    'package.json': packageFile(name),
    'tsconfig.json': `{
  "extends": "../tsconfig.base.json",
  "compilerOptions": { "lib": ["es2023", "dom", "dom.iterable"] },
  "include": ["."],
  "exclude": ["dist"]
}
`,
    'jest.config.mjs': `import { browserTests } from '@portal/shared-ui/test/browser-tests';

export default browserTests(import.meta.dirname);
`,
    'webpack.config.ts': `import { remote } from '@portal/tools/webpack';

export default remote('${name}');
`,
    'src/section.ts': `import type { Section } from '@portal/shared-ui';

/** ${title}: what it is for. */
export const section: Section = {
  name: '${name}',
  pages: [
    {
      path: '/${name}',
      title: '${title}',
      description: 'Was hier zu finden ist.',
      prefetch: 'idle',
      skeleton: 'text',
      menu: { label: '${title}', order: 60 },
      load: () => import('./${name}/${component}.tsx'),
    },
  ],
  widgets: {},
};
`,
    [`src/${name}/${component}.tsx`]: `import { Container, PageHeader, PageMeta } from '@portal/shared-ui';

/** \`/${name}\`: what it shows. */
export function ${component}() {
  return (
    <>
      <PageMeta title="${title}" description="Was hier zu finden ist." path="/${name}" />
      <PageHeader title="${title}" />
      <Container>
        <p>Hier entsteht etwas.</p>
      </Container>
    </>
  );
}
`,
    [`src/${name}/${component}.test.tsx`]: `import { render, screen } from '@testing-library/react';
import { ${component} } from './${component}.tsx';

test('says what is to come', () => {
  render(<${component} />);

  expect(screen.getByText('Hier entsteht etwas.').tagName).toBe('P');
});
`,
  };
}

/** Its other imports (react-router-dom, styled-components, …) get the versions the other sections have. */
function packageFile(name: string): string {
  const content = {
    name: `@portal/mfe-${name}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    scripts: { test: 'jest' },
    dependencies: { '@portal/shared-ui': '1.0.0' },
    devDependencies: { '@portal/tools': '1.0.0' },
  };
  return `${JSON.stringify(content, null, 2)}\n`;
}
