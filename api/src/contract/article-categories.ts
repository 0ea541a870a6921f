import { Type, type Static } from 'typebox';
import { content } from './content.ts';
import { Closed, Color, Id } from './schema.ts';
import { Line } from './text.ts';

/**
 * A category of news, which articles name by its `slug`. A `hidden` one is offered neither to readers nor to writers;
 * its articles keep it. `articles`: how many have it, drafts included.
 */
export const articleCategorySchemas = content({
  fields: { name: Line(40), color: Color, hidden: Type.Boolean() },
  required: ['name', 'color'],
  shown: ['name', 'color'],
  also: { slug: Type.String(), sortOrder: Type.Integer() },
  editors: { articles: Type.Integer({ minimum: 0 }) },
  filters: {},
  sorts: ['order', 'name', 'newest'],
});
export type EditableArticleCategory = Static<typeof articleCategorySchemas.item>;
export type NewArticleCategory = Static<typeof articleCategorySchemas.new>;
export type ArticleCategoryChange = Static<typeof articleCategorySchemas.change>;

/**
 * `DELETE /api/news-categories/:id`: the articles go to the category `moveTo`; without one they keep the deleted
 * category.
 */
export const ArticleCategoryRemoval = Closed({ moveTo: Type.Optional(Id) });
export type ArticleCategoryRemoval = Static<typeof ArticleCategoryRemoval>;

/**
 * The look of a category whose name or colour the club has changed; `ink` is the colour of text on `color`
 * (docs/specification.md#news-and-reading).
 */
export const CategoryLook = Type.Object({
  name: Type.String(),
  color: Type.Optional(Type.String()),
  ink: Type.Optional(Type.String()),
});
export type CategoryLook = Static<typeof CategoryLook>;
