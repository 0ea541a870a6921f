import {
  missingByLaw,
  SETUP_STEPS,
  type CheckedFacts,
  type Setup,
  type SetupMark,
  type SetupStep,
  type SetupStepState,
} from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { findOpenedAt } from '../plugins/opening.ts';

/** Which facts a step is about; `imprint` stands for all that is named there. */
const STEP_OF_FACT: Readonly<Record<string, SetupStep>> = {
  name: 'name',
  street: 'anschrift',
  postcode: 'anschrift',
  town: 'anschrift',
  email: 'anschrift',
  imprint: 'impressum',
};

/** How far the guided set-up is; a step whose facts are there needs no mark. */
export function createSetupRepository(db: Database) {
  const isFilled = async (table: string) => (await db(table).whereNull('deleted_at').first('id')) !== undefined;

  async function find(): Promise<Setup> {
    const [facts, openedAt, hasTeams, hasArticles, marks] = await Promise.all([
      db('settings').first<CheckedFacts | undefined>('name', 'street', 'postcode', 'town', 'email', 'imprint'),
      findOpenedAt(db),
      isFilled('teams'),
      isFilled('articles'),
      db('setup_steps').select<{ step: SetupStep; mark: SetupMark }[]>('step', 'mark'),
    ]);
    if (!facts) throw new Error('the settings row is missing');
    const isOpen = openedAt !== null;
    const missing = missingByLaw(facts).map(({ field, label }) => ({
      label,
      step: STEP_OF_FACT[field.split('.')[0] ?? ''],
    }));
    const stateOf = (step: SetupStep): SetupStepState => {
      const labels = missing.filter((fact) => fact.step === step).map(({ label }) => label);
      const known: Partial<Record<SetupStep, boolean>> = {
        name: labels.length === 0,
        anschrift: labels.length === 0,
        impressum: labels.length === 0,
        mannschaften: hasTeams,
        artikel: hasArticles,
        veroeffentlichen: isOpen,
      };
      const mark = marks.find((marked) => marked.step === step)?.mark ?? 'open';
      // Nobody can mark a step as done that lacks what the law requires.
      const said = mark === 'done' && (labels.length > 0 || step === 'veroeffentlichen') ? 'open' : mark;
      return { step, state: known[step] ? 'done' : said, missing: labels };
    };
    return { isOpen, steps: SETUP_STEPS.map(stateOf) };
  }

  return {
    find,

    async mark(step: SetupStep, mark: SetupMark): Promise<Setup> {
      await db('setup_steps').insert({ step, mark }).onConflict('step').merge({ mark, marked_at: db.fn.now() });
      return find();
    },
  };
}
