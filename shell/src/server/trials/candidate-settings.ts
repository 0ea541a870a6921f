import type { SectionDescriptor } from '@portal/api/contract';
import type { FastifyInstance } from 'fastify';
import { CANDIDATE_PARAMETER, PAGE_DATA_PATH } from '../../routing/page-state.ts';
import { settingsKey } from '../pipeline/data-of-releases.ts';
import type { PortalApi } from '../pipeline/portal-api.ts';
import { candidateAsked } from './candidate-asked.ts';
import { trialName, type Trials } from './trial.ts';

/** Where a tab gets the settings of its candidate. */
const SETTINGS_PATH = `${PAGE_DATA_PATH}/settings`;

type Options = { api: Pick<PortalApi, 'registry' | 'settingsOf'>; trials: Trials; isHttps: boolean };

/**
 * A section's settings as its candidate declares them, in a tab that has it, and as the live release does once that is
 * over. Other visitors get them from the API.
 */
export async function candidateSettingsRoute(app: FastifyInstance, { api, trials, isHttps }: Options): Promise<void> {
  app.get<{ Querystring: Asked }>(
    SETTINGS_PATH,
    { schema: { querystring: candidateAlone } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const [section] = request.query[CANDIDATE_PARAMETER].split('@');
      const declared =
        candidateAsked(request, trials, isHttps)?.descriptor ??
        api.registry().sections.find(({ name }) => name === section);
      return declared ? api.settingsOf(declared) : {};
    },
  );
}

type Asked = Record<typeof CANDIDATE_PARAMETER, string>;

const candidateAlone = {
  type: 'object',
  properties: { [CANDIDATE_PARAMETER]: { type: 'string', maxLength: 200 } },
  required: [CANDIDATE_PARAMETER],
  additionalProperties: false,
} as const;

/**
 * An inline script, kept as text, for documents with a candidate that has settings; no other page has a byte of it. The
 * tab would get the settings that the live release declares: it requests its candidate's instead, and takes none from
 * the data that were made for all visitors.
 */
export function candidateScript(
  candidate: Pick<SectionDescriptor, 'name' | 'version' | 'settings'>,
): string | undefined {
  if (!candidate.settings || candidate.settings.length === 0) return undefined;
  const own = `${SETTINGS_PATH}?${CANDIDATE_PARAMETER}=${trialName({ descriptor: candidate })}`;
  return `(()=>{
const asks=self.fetch,key=${JSON.stringify(settingsKey(candidate))};
self.fetch=async(asked,options)=>{
if(asked===key)return asks(${JSON.stringify(own)},options);
const answer=await asks(asked,options);
if(!answer.ok||!String(asked).startsWith('${PAGE_DATA_PATH}?'))return answer;
const data=await answer.json();
delete data[key];
return new Response(JSON.stringify(data))}
})()`;
}
