import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { CONTRACT_VERSION } from '@portal/shared-ui/section';
import { buildSection } from '../build/build-section.ts';
import { addSection } from '../sections/add-section.ts';
import { projectRoot } from '../webpack/index.ts';

const NAME = 'contract-probe';

/** One of each that a descriptor can hold, so that later portals show whether they still take it. */
const SECTION = `import type { Section } from '@portal/shared-ui';

export const section: Section = {
  name: '${NAME}',
  title: 'Vertragsprobe',
  icon: 'star',
  settings: [
    { name: 'greeting', type: 'string', label: 'Gruß', default: 'Willkommen', maxLength: 40 },
    { name: 'lots', type: 'number', label: 'Lose', default: 7, minimum: 1, maximum: 99 },
    { name: 'isOpen', type: 'boolean', label: 'Verkauf läuft', default: true },
    { name: 'place', type: 'enum', label: 'Ort', default: 'home', options: [{ value: 'home', label: 'Vereinsheim' }] },
  ],
  origins: [{ kind: 'connect', origin: 'https://lose.example', why: 'Fragt, wie viele Lose es noch gibt.' }],
  pages: [
    {
      path: '/${NAME}',
      title: 'Vertragsprobe',
      description: 'Ein Modul, das nur zeigt, dass es läuft.',
      prefetch: 'never',
      listed: false,
      menu: { label: 'Vertragsprobe', order: 60 },
      slots: ['beside', 'inside'],
      data: () => ['/api/teams', '/api/sections/${NAME}/settings'],
      load: () => import('./ProbePage.tsx'),
    },
  ],
  widgets: {
    '${NAME}/inside': { skeleton: 'text', data: () => ['/api/club'], load: () => import('./ProbeWidget.tsx') },
  },
};
`;

const PAGE = `import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, Container, PageHeader, PageMeta, Slot, request, useResource } from '@portal/shared-ui';

type Settings = { greeting: string; lots: number; isOpen: boolean; place: string };

export function ProbePage() {
  const { data = [] } = useResource<{ slug: string; name: string }[]>('/api/teams');
  const { data: settings } = useResource<Partial<Settings>>('/api/sections/${NAME}/settings');
  const { greeting = 'Willkommen', lots = 7, isOpen = true, place = 'home' } = settings ?? {};
  const [isSent, setIsSent] = useState(false);
  const send = () => void request('POST', '/api/news/mark-read', { timestamp: 0 }).then(() => setIsSent(true));
  return (
    <>
      <PageMeta title="Vertragsprobe" description="" path="/${NAME}" />
      <PageHeader title="Vertragsprobe" />
      <Container>
        <p>{\`\${greeting}: \${lots} Lose, \${isOpen ? 'offen' : 'zu'}, \${place}\`}</p>
        {data.map(({ slug, name }) => (
          <Link key={slug} to={slug}>
            {name}
          </Link>
        ))}
        <Button onClick={send}>{isSent ? 'Gesendet' : 'Senden'}</Button>
        <Slot name="${NAME}/beside" />
        <Slot name="${NAME}/inside" />
      </Container>
    </>
  );
}
`;

const WIDGET = `import { useResource } from '@portal/shared-ui';

export function ProbeWidget() {
  const { data } = useResource<{ name: string }>('/api/club');
  return <h2>{\`Baustein für \${data?.name}\`}</h2>;
}
`;

/**
 * Packs a small section as this contract version builds it, for the journeys that admit sections of the last two
 * versions to today's shell; returns the file's path. The section's folder is there only meanwhile.
 */
export async function packContractSection(): Promise<string> {
  const folder = join(projectRoot, await addSection(NAME, projectRoot));
  try {
    await rm(join(folder, 'src'), { recursive: true });
    await mkdir(join(folder, 'src'));
    await writeFile(join(folder, 'src/section.ts'), SECTION);
    await writeFile(join(folder, 'src/ProbePage.tsx'), PAGE);
    await writeFile(join(folder, 'src/ProbeWidget.tsx'), WIDGET);
    const { folder: built, descriptor } = await buildSection(NAME);
    const texts = descriptor.files.map(async ({ path }) => [path, await readFile(join(built, path), 'utf8')] as const);
    const files = Object.fromEntries(await Promise.all(texts));
    const [major, minor] = CONTRACT_VERSION.split('.');
    const file = join(projectRoot, `tests/releases/contracts/contract-${major}.${minor}.json.br`);
    await writeFile(file, brotliCompressSync(JSON.stringify({ descriptor, files })));
    return file;
  } finally {
    await rm(folder, { recursive: true });
  }
}
