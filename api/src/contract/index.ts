/** The one description of the data: schemas for the API, types of the same name for the front ends. */
export * from './schema.ts';
export * from './account.ts';
export * from './activity.ts';
export * from './age-of-team.ts';
export * from './albums.ts';
export * from './article-categories.ts';
export * from './article-history.ts';
export * from './auth.ts';
export * from './backup.ts';
export * from './banners.ts';
export * from './bill-of-materials.ts';
export * from './board.ts';
export * from './browser-errors.ts';
export * from './cancellations.ts';
export * from './club.ts';
export * from './contact.ts';
export * from './departments.ts';
export * from './documents.ts';
export * from './demo-removal.ts';
export { EditableQuery, Link, NewOrder, PHONE, PHONE_HINT, PictureUrl, ShownState, type PageOf } from './editing.ts';
export * from './event-editing.ts';
export * from './events.ts';
export { FootballData, ProviderKind, type ProviderTab } from './football-data.ts';
export * from './imports.ts';
export * from './imprint-check.ts';
export {
  doubtAboutRow,
  faultOfRow,
  LeagueTable,
  LeagueTableRow,
  LONGEST_TABLE_CLUB,
  MOST_TABLE_ROWS,
} from './league-table.ts';
export * from './legal-form.ts';
export * from './media.ts';
export * from './modules.ts';
export * from './news.ts';
export * from './notices.ts';
export * from './overview.ts';
export * from './own-pages.ts';
export * from './page-texts.ts';
export * from './pages.ts';
export * from './passkeys.ts';
export * from './release-health.ts';
export {
  LONGEST_RELEASE_NOTES,
  NAME_PATTERN,
  NEW_VERSION_PATTERN,
  repositoryText,
  SHELL,
  STORED_VERSION_PATTERN,
  VERSION_PATTERN,
} from './release-names.ts';
export * from './release-trials.ts';
export * from './releases.ts';
export {
  EditableSectionSettings,
  NewSectionSettings,
  SectionSetting,
  SectionSettingValues,
  type SectionExtras,
} from './section-extras.ts';
export * from './scoreboard.ts';
export * from './seasons.ts';
export * from './section-keys.ts';
export * from './section-maintainers.ts';
export { AllowedOrigins, ModuleOrigins, NamedOrigin, OriginChange, SectionOrigin } from './section-origins.ts';
export * from './section-tokens.ts';
export * from './setup.ts';
export * from './slides.ts';
export * from './school-holidays.ts';
export * from './sponsors.ts';
export * from './teams.ts';
export { PLAIN_TEXT, toPlainLine, toPlainText } from './text.ts';
export * from './training-times.ts';
export * from './users.ts';
export * from './young-name.ts';
export * from './visits.ts';
export * from './weather.ts';
export * from './wordpress.ts';
