import { refusalCodeOf } from '../failure.ts';
import { createQuestions } from '../dialog/confirm.ts';

const questions = createQuestions<object>();

/**
 * Sends a request that may need the own password, and a code. If it does (403 `proof_required`), `ProofQuestion`
 * asks for it and the same request is repeated; when cancelled, it throws that refusal.
 */
export async function withProof<Answer>(send: () => Promise<Answer>): Promise<Answer> {
  try {
    return await send();
  } catch (error) {
    if (refusalCodeOf(error) !== 'proof_required' || !(await questions.ask({}))) throw error;
    return send();
  }
}

/** The question for the password that is open now. */
export const useProofQuestion = questions.useQuestion;
