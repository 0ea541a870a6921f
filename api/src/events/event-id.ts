import { notFound } from '../errors.ts';

/** A row, and the day of one date when it is a series. */
export type EventKey = { id: string; day: string | null };

/** `{uuid}` or `{uuid}_2026-11-24`. */
export function parseEventId(eventId: string): EventKey {
  const [id = '', day = null] = eventId.split('_');
  return { id, day };
}

/** The id of one date of a series: by the day it was planned for, so that it stays when that date is moved. */
export function dateId(seriesId: string, day: string): string {
  return `${seriesId}_${day}`;
}

export function unknownEvent(): Error {
  return notFound('Diesen Termin gibt es nicht.');
}
