import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import type { ClubFacts } from '../../contract/index.ts';
import type { PictureRoot } from '../pictures/picture-variants.ts';

/** Draws the crest of a club without a picture of its own, as SVG; `name` changes with the drawing. */
export type DrawCrest = (club: Pick<ClubFacts, 'shortName' | 'founded' | 'color' | 'secondColor'>) => {
  name: string;
  svg: string;
};

const PREFIX = '/drawn/';

/** The path of the picture that the club's icons are drawn from, and how to read it when nobody has uploaded it. */
export function createCurrentCrest({ db, services }: Pick<FastifyInstance, 'db' | 'services'>) {
  type Row = Pick<ClubFacts, 'shortName' | 'founded' | 'color' | 'secondColor' | 'crestUrl'>;
  const columns = {
    shortName: 'short_name',
    founded: 'founded',
    color: 'color',
    secondColor: 'second_color',
    crestUrl: 'crest_url',
  };

  const read = async () => {
    const club = await db('settings').first<Row | undefined>(columns);
    return { crestUrl: club?.crestUrl, drawn: club && services.drawCrest?.(club) };
  };

  /** Only the current drawing can be made. */
  const open = async (name: string): Promise<Readable> => {
    const { drawn } = await read();
    if (drawn?.name !== name) throw Object.assign(new Error('not the crest of now'), { code: 'ENOENT' });
    return Readable.from([Buffer.from(drawn.svg)]);
  };
  const root: PictureRoot = { prefix: PREFIX, name: 'drawn', storage: { open } };

  return {
    root,
    /** Undefined where nobody can draw one. */
    findPath: async (): Promise<string | undefined> => {
      const { crestUrl, drawn } = await read();
      return crestUrl ?? (drawn && `${PREFIX}${drawn.name}`);
    },
  };
}
