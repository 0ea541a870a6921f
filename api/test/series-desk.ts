import type { ClubEvent, EditableEvent } from '../src/contract/index.ts';
import { editorDesk, type Method } from './editor-desk.ts';
import { createEvent, createTwoTeams } from './sport.ts';

/**
 * A series that an editor changes, anew for each test: Tuesdays, 19:00, from 20 October to 17 November 2026; summer
 * time ends after the first.
 */
export function seriesDesk() {
  const desk = editorDesk({ emptied: ['events'], prepare: createTwoTeams });
  let series: EditableEvent;
  beforeEach(async () => {
    series = await createEvent(desk.app, {
      type: 'training',
      title: 'Training',
      team: '1-mannschaft',
      startDate: '2026-10-20T19:00:00+02:00',
      endDate: '2026-10-20T20:30:00+02:00',
      repeat: { until: '2026-11-17' },
    });
  });

  const dates = () => desk.read<ClubEvent[]>('/api/events/range?start=2026-10-01T00:00:00Z&end=2027-01-01T00:00:00Z');
  return {
    get app() {
      return desk.app;
    },
    seriesId: () => series.id,
    /** The id of the date on a day. */
    on: (day: string) => `${series.id}_${day}`,
    send: (method: Method, id: string, payload?: object, cookie?: string) =>
      desk.send(method, `/api/${method === 'GET' ? 'admin/' : ''}events/${id}`, payload, cookie),
    /** What visitors see of it. */
    dates,
    overview: async () =>
      (await dates()).map(({ startDate, title, status }) => `${startDate.slice(5, 16)} ${title} ${status}`),
  };
}
