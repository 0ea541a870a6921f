import { Type, type FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { ErrorAnswer, Weather } from '../contract/index.ts';
import { createCurrentWeather } from './current-weather.ts';
import { fetchWeather, type Place } from './fetch-weather.ts';

/** The weather at the club (docs/product.md#weather). */
export const weatherRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const { weatherUrl } = app.config;

  async function ask() {
    const place = await app.db('settings').first<Place>('latitude', 'longitude');
    return fetchWeather(weatherUrl ?? '', place);
  }

  async function isWanted(): Promise<boolean> {
    const wanted = await app
      .db('settings')
      .where({ show_weather: true })
      .whereNotNull('latitude')
      .whereNotNull('longitude')
      .first('version');
    return wanted !== undefined;
  }

  const currentWeather = createCurrentWeather({
    ask,
    onFailure: (error) => app.log.info({ error: String(error) }, 'no weather, will be asked for again'),
  });

  app.get(
    '/api/weather',
    { schema: { response: { 200: Weather, 204: Type.Null(), '4xx': ErrorAnswer, '5xx': ErrorAnswer } } },
    async (_request, reply) => {
      const weather = weatherUrl && (await isWanted()) ? await currentWeather() : null;
      // No fault of this site: the widget is hidden, and the browser's console stays quiet.
      return weather ?? reply.code(204).send(null);
    },
  );
};
