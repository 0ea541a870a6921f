import type { Section } from '@portal/shared-ui';

/** The club: its people, partners, texts and pictures. */
export const section: Section = { name: 'club', pages: [], widgets: {} };
