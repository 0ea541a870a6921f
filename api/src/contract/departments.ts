import { Type, type Static } from 'typebox';
import { content } from './content.ts';
import { Line } from './text.ts';

/**
 * Departments of a club with more than football, answer of `GET /api/departments`, in order. Teams belong to one, or to
 * none.
 */
export const departmentSchemas = content({
  fields: { name: Line(80) },
  required: ['name'],
  shown: ['name'],
  also: { sortOrder: Type.Integer() },
  editors: {},
  filters: {},
  sorts: ['order', 'name', 'newest'],
});
export type Department = Static<typeof departmentSchemas.shown>;
export type EditableDepartment = Static<typeof departmentSchemas.item>;
