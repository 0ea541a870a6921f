/** The one description of the data: schemas for the API, types of the same name for the front ends. */
export * from './schema.ts';
export * from './account.ts';
export * from './activity.ts';
export * from './albums.ts';
export * from './article-history.ts';
export * from './auth.ts';
export * from './backup.ts';
export * from './banners.ts';
export * from './bill-of-materials.ts';
export * from './board.ts';
export * from './browser-errors.ts';
export * from './club.ts';
export * from './contact.ts';
export { EditableQuery, NewOrder, PictureUrl, ShownState, type PageOf } from './editing.ts';
export * from './event-editing.ts';
export * from './events.ts';
export * from './media.ts';
export * from './modules.ts';
export * from './news.ts';
export * from './overview.ts';
export * from './pages.ts';
export * from './release-health.ts';
export * from './release-trials.ts';
export * from './releases.ts';
export {
  EditableSectionSettings,
  NewSectionSettings,
  SectionSetting,
  SectionSettingValues,
  type SectionExtras,
} from './section-extras.ts';
export * from './section-keys.ts';
export { AllowedOrigins, ModuleOrigins, NamedOrigin, OriginChange, SectionOrigin } from './section-origins.ts';
export * from './section-tokens.ts';
export * from './slides.ts';
export * from './sponsors.ts';
export * from './teams.ts';
export { PLAIN_TEXT, toPlainText } from './text.ts';
export * from './training-times.ts';
export * from './users.ts';
export * from './visits.ts';
export * from './weather.ts';
