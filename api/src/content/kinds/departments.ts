import { departmentSchemas } from '../../contract/index.ts';
import { declareKind } from '../declared-kind.ts';

/** Departments. */
export const departmentKind = declareKind({
  table: 'departments',
  resource: 'departments',
  title: 'name',
  contract: departmentSchemas,
  searched: ['name'],
  unknown: 'Diese Abteilung gibt es nicht.',
  stale: 'Die Abteilung wurde inzwischen von jemand anderem geändert.',
  route: { path: '/api/departments', most: 100 },
});
