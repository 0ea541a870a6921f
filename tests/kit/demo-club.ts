import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { EditableSettings } from '@portal/api/contract';

type Facts = Pick<EditableSettings, 'shortName' | 'postcode' | 'founded' | 'town' | 'email'> & {
  footballData: { clubUrl: string };
};

const file = join(import.meta.dirname, '../../api/demo/club.json');

/** The club whose demo content the journeys walk through. */
export const { settings: demoClub } = JSON.parse(readFileSync(file, 'utf8')) as { settings: Facts };
