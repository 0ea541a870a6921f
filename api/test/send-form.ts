import type { FastifyInstance } from 'fastify';

/** A field of a form; a `Blob` is a file. */
export type FormField = [name: string, value: string | Blob];

/** Sends a form as browsers do. */
export async function sendForm(
  app: FastifyInstance,
  method: 'POST' | 'PUT',
  url: string,
  fields: readonly FormField[],
  headers: Record<string, string>,
) {
  const form = new FormData();
  for (const [name, value] of fields) form.append(name, value);
  const encoded = new Response(form);
  return app.inject({
    method,
    url,
    headers: { ...headers, 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  });
}
