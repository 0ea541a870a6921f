import type { IncomingMessage, ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { explainError, type FindMap } from './explain-error.ts';

type Errors = {
  /** The headers that let a page of that origin read the answer. */
  corsHeaders: (origin: string | undefined) => Record<string, string>;
  say: (line: string) => void;
};

/** Answers what a page tells of an error (`tell-errors.ts`) with its place in the sources, and says it here, too. */
export function answerErrors({ corsHeaders, say }: Errors): (request: IncomingMessage, answer: ServerResponse) => void {
  const explain = async (request: IncomingMessage) => {
    const { message, stack } = JSON.parse(await text(request)) as { message: string; stack: string };
    return explainError(message, stack, findServedMap);
  };
  return (request, answer) => {
    explain(request).then(
      (explained) => {
        say(`\nIm Browser: ${explained}\n`);
        answer.writeHead(200, { ...corsHeaders(request.headers.origin), 'content-type': 'text/plain; charset=utf-8' });
        answer.end(explained);
      },
      () => answer.writeHead(400).end(),
    );
  };
}

/** Maps lie beside the files of development servers; others are not asked. */
const findServedMap: FindMap = async (file) => {
  if (!URL.canParse(file) || new URL(file).hostname !== '127.0.0.1') return undefined;
  const answer = await fetch(`${file}.map`);
  return answer.ok ? ((await answer.json()) as Awaited<ReturnType<FindMap>>) : undefined;
};
