import type { FastifyInstance, FastifyRequest } from 'fastify';

const CHANGING = new Set(['PATCH', 'PUT']);

/**
 * What is about to be changed, as its editing form reads it (`GET /api/admin/…`, else the route's own address), with
 * the rights of the same session; null where nothing can be read.
 */
export async function readEarlierState(app: FastifyInstance, request: FastifyRequest): Promise<unknown> {
  const pattern = request.routeOptions.url ?? '';
  if (!CHANGING.has(request.method)) return null;
  const [path = ''] = request.url.split('?', 1);
  const twin = [forEditors, asItIs].find((address) => app.hasRoute({ method: 'GET', url: address(pattern) }));
  if (!twin) return null;
  const { cookie } = request.headers;
  const answer = await app.loopback(twin(path), { ...(cookie && { cookie }) });
  return answer.statusCode === 200 ? JSON.parse(answer.body) : null;
}

const forEditors = (url: string) => url.replace(/^\/api\/(admin\/)?/, '/api/admin/');
const asItIs = (url: string) => url;
