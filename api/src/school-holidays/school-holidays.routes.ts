import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox';
import { schoolHolidayKind } from '../content/kinds/with-own-code.ts';
import * as contract from '../contract/index.ts';
import type { Database } from '../database/connect.ts';
import { brokenRule } from '../database/database-errors.ts';
import { createContentRepository, type ContentKind } from '../editing/content-repository.ts';
import { editingRoutes } from '../editing/editing-routes.ts';
import { AppError } from '../errors.ts';
import { readSchoolHolidays } from './read-calendar.ts';
import { takeCalendar } from './take-calendar.ts';

const KIND: ContentKind = {
  ...schoolHolidayKind,
  computed: ['school_holidays.first_day::text AS first_day', 'school_holidays.last_day::text AS last_day'],
  searched: ['name'],
  order: 'school_holidays.first_day DESC, school_holidays.id',
  list: { sorts: { soonest: 'school_holidays.first_day, school_holidays.id' } },
  unknown: 'Diese Ferien gibt es nicht.',
  stale: 'Die Ferien wurden inzwischen von jemand anderem geändert.',
};

const repositoryOf = (db: Database) =>
  createContentRepository<contract.EditableSchoolHoliday, contract.NewSchoolHoliday, contract.SchoolHolidayChange>(
    db,
    KIND,
  );

/** School holidays, typed in or from a calendar; what they leave out is in `events/days-off.ts`. */
export const schoolHolidayRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const holidays = repositoryOf(app.db);

  app.post(
    '/api/school-holidays/import',
    {
      schema: { body: contract.SchoolHolidayImport, response: { 200: contract.SchoolHolidayImportResult } },
      onRequest: app.requireRole('editor'),
    },
    ({ body, user }) => takeCalendar(app.db, readSchoolHolidays(body.calendar), { repositoryOf, user }),
  );

  const schemas = {
    item: contract.EditableSchoolHoliday,
    page: contract.EditableSchoolHolidayPage,
    query: contract.SchoolHolidayQuery,
    new: contract.NewSchoolHoliday,
    change: contract.SchoolHolidayChange,
  };
  editingRoutes(app, schoolHolidayKind, schemas, {
    find: (id) => holidays.find(id),
    delete: (id, user) => holidays.delete(id, user),
    restore: (id, user) => holidays.restore(id, user),
    findPage: (query) => holidays.findPage(query),
    insert: (period, user) => holidays.insert(period, user).catch(refusePeriod),
    update: (id, change, user) => holidays.update(id, change, user).catch(refusePeriod),
  });
};

function refusePeriod(error: unknown): never {
  if (brokenRule(error) !== 'school_holidays_days') throw error;
  throw new AppError(400, 'invalid_period', 'Der letzte Tag liegt vor dem ersten.', { field: 'lastDay' });
}
