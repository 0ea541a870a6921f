import fastify from 'fastify';
import { videoRoutes } from './video-routes.ts';

const answerTo = async (path: string) => {
  const app = fastify();
  await app.register(videoRoutes);
  const answer = await app.inject(path);
  await app.close();
  return answer;
};

test('a video is framed without cookies, by our pages alone, with all that the player needs', async () => {
  const { headers, body } = await answerTo('/assets/video/youtube/dQw4w9WgXcQ');

  expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
  expect(headers['content-security-policy']).toContain("default-src 'none'");
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(body).toContain('src="https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ" title="Video von YouTube"');
  expect(body).toContain('referrerpolicy="strict-origin-when-cross-origin"');
});

test.each(['kurz', 'dQw4w9WgXc"', 'dQw4w9WgXcQ1', '..%2Fetc%2Fpas'])('„%s“ is no video', async (id) => {
  expect((await answerTo(`/assets/video/youtube/${encodeURIComponent(id)}`)).statusCode).toBe(400);
});
