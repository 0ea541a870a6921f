import type { Knex } from 'knex';
import * as contentRevision from './001-content-revision.ts';
import * as users from './002-users.ts';
import * as settings from './003-settings.ts';
import * as articles from './004-articles.ts';
import * as media from './010-media.ts';
import * as releases from './020-releases.ts';
import * as clubFacts from './030-club-facts.ts';
import * as seeded from './031-seeded.ts';
import * as shownContent from './032-shown-content.ts';
import * as pages from './033-pages.ts';
import * as albums from './034-albums.ts';
import * as messages from './035-messages.ts';
import * as visits from './036-visits.ts';
import * as teams from './050-teams.ts';
import * as trainingTimes from './051-training-times.ts';
import * as events from './052-events.ts';
import * as articleVersions from './060-article-versions.ts';
import * as mediaLibrary from './065-media-library.ts';
import * as accounts from './070-accounts.ts';
import * as activity from './071-activity.ts';
import * as sponsorCounts from './080-sponsor-counts.ts';
import * as moreSettings from './081-more-settings.ts';
import * as browserErrors from './085-browser-errors.ts';
import * as formerSlugs from './090-former-slugs.ts';
import * as cutSeries from './095-cut-series.ts';
import * as growingLists from './100-growing-lists.ts';
import * as changesByTable from './101-changes-by-table.ts';
import * as deletedPictures from './105-deleted-pictures.ts';
import * as longLists from './106-long-lists.ts';
import * as secondFactors from './110-second-factors.ts';
import * as withdrawnSections from './112-withdrawn-sections.ts';
import * as knownDevices from './130-known-devices.ts';
import * as advertisingPicture from './140-advertising-picture.ts';
import * as previewEnds from './145-preview-ends.ts';
import * as teamNames from './146-team-names.ts';
import * as factsMayBeMissing from './147-facts-may-be-missing.ts';
import * as releaseSources from './150-release-sources.ts';
import * as keptReleases from './151-kept-releases.ts';
import * as forcedRollbacks from './152-forced-rollbacks.ts';
import * as stacksOfBrowserErrors from './153-stacks-of-browser-errors.ts';
import * as sectionTokens from './168-section-tokens.ts';
import * as sectionSettings from './169-section-settings.ts';
import * as sectionOrigins from './170-section-origins.ts';
import * as releaseNotes from './171-release-notes.ts';
import * as releaseCounts from './176-release-counts.ts';
import * as reasonsOfChanges from './177-reasons-of-changes.ts';
import * as sumsInPrivacy from './178-sums-in-privacy.ts';
import * as releaseTrials from './190-release-trials.ts';
import * as sectionOriginChanges from './195-section-origin-changes.ts';
import * as sectionKeys from './196-section-keys.ts';
import * as openedAt from './200-opened-at.ts';
import * as secondColour from './201-second-colour.ts';
import * as imprintByLegalForm from './205-imprint-by-legal-form.ts';
import * as setupSteps from './206-setup-steps.ts';
import * as teamList from './210-team-list.ts';
import * as albumsOfTeams from './211-albums-of-teams.ts';
import * as trainingSeries from './220-training-series.ts';
import * as daysOff from './221-days-off.ts';
import * as notices from './230-notices.ts';
import * as backupTimes from './240-backup-times.ts';
import * as outgoingMails from './250-outgoing-mails.ts';
import * as messageReaders from './251-message-readers.ts';
import * as requestedLinks from './252-requested-links.ts';
import * as passkeys from './253-passkeys.ts';
import * as loginInPrivacy from './254-login-in-privacy.ts';
import * as ownPages from './260-own-pages.ts';
import * as pageTexts from './261-page-texts.ts';
import * as articleCategories from './270-article-categories.ts';
import * as videosInPrivacy from './271-videos-in-privacy.ts';
import * as documents from './280-documents.ts';
import * as childrenInPictures from './290-children-in-pictures.ts';
import * as leagueTable from './300-league-table.ts';
import * as imports from './310-imports.ts';
import * as seasons from './311-seasons.ts';
import * as wordpressImports from './320-wordpress-imports.ts';
import * as contractingMigrations from './510-contracting-migrations.ts';
import * as revisionsOfReleases from './511-revisions-of-releases.ts';
import * as trainersWrite from './530-trainers-write.ts';
import * as pageDrafts from './550-page-drafts.ts';
import * as categoriesOfImports from './560-categories-of-imports.ts';
import * as plannedOwnPages from './580-planned-own-pages.ts';
import * as contactOfSponsors from './581-contact-of-sponsors.ts';
import * as ancestryOfReleases from './600-ancestry-of-releases.ts';
import * as freeTrainingIds from './610-free-training-ids.ts';
import * as unseenPagesAndAlbums from './620-unseen-pages-and-albums.ts';
import * as previewsOfDeletedPages from './621-previews-of-deleted-pages.ts';
import * as dateChanges from './630-date-changes.ts';
import * as daysOffChangeSeries from './640-days-off-change-series.ts';
import * as earlierRequestedLinks from './650-earlier-requested-links.ts';
import * as previewsOfHiddenPages from './660-previews-of-hidden-pages.ts';
import * as stuckReleases from './730-stuck-releases.ts';
import * as serverErrors from './740-server-errors.ts';
import * as loginContact from './750-login-contact.ts';
import * as knownOrigins from './760-known-origins.ts';
import * as sectionMaintainers from './761-section-maintainers.ts';
import * as resultNote from './770-result-note.ts';
import * as photoSeasons from './771-photo-seasons.ts';
import * as formerCategories from './772-former-categories.ts';
import * as schoolHolidaysOfCalendars from './774-school-holidays-of-calendars.ts';
import * as eventsOfFormerTeams from './776-events-of-former-teams.ts';
import * as releasesSentAgain from './777-releases-sent-again.ts';
import * as topicsOfContacts from './778-topics-of-contacts.ts';

export type Migration = {
  up(db: Knex): Promise<void>;
  down(db: Knex): Promise<void>;
  /**
   * What it removes for older versions of the portal, in German; they refuse to start after it. Absent if it only adds.
   */
  contracts?: string;
};

/**
 * All migrations by name, applied in the order of their names. A new one takes the next number after the last; applied
 * migrations keep their names.
 */
export const migrations: Readonly<Record<string, Migration>> = {
  '001-content-revision': contentRevision,
  '002-users': users,
  '003-settings': settings,
  '004-articles': articles,
  '010-media': media,
  '020-releases': releases,
  '030-club-facts': clubFacts,
  '031-seeded': seeded,
  '032-shown-content': shownContent,
  '033-pages': pages,
  '034-albums': albums,
  '035-messages': messages,
  '036-visits': visits,
  '050-teams': teams,
  '051-training-times': trainingTimes,
  '052-events': events,
  '060-article-versions': articleVersions,
  '065-media-library': mediaLibrary,
  '070-accounts': accounts,
  '071-activity': activity,
  '080-sponsor-counts': sponsorCounts,
  '081-more-settings': moreSettings,
  '085-browser-errors': browserErrors,
  '090-former-slugs': formerSlugs,
  '095-cut-series': cutSeries,
  '100-growing-lists': growingLists,
  '101-changes-by-table': changesByTable,
  '105-deleted-pictures': deletedPictures,
  '106-long-lists': longLists,
  '110-second-factors': secondFactors,
  '112-withdrawn-sections': withdrawnSections,
  '130-known-devices': knownDevices,
  '140-advertising-picture': advertisingPicture,
  '145-preview-ends': previewEnds,
  '146-team-names': teamNames,
  '147-facts-may-be-missing': factsMayBeMissing,
  '150-release-sources': releaseSources,
  '151-kept-releases': keptReleases,
  '152-forced-rollbacks': forcedRollbacks,
  '153-stacks-of-browser-errors': stacksOfBrowserErrors,
  '168-section-tokens': sectionTokens,
  '169-section-settings': sectionSettings,
  '170-section-origins': sectionOrigins,
  '171-release-notes': releaseNotes,
  '176-release-counts': releaseCounts,
  '177-reasons-of-changes': reasonsOfChanges,
  '178-sums-in-privacy': sumsInPrivacy,
  '190-release-trials': releaseTrials,
  '195-section-origin-changes': sectionOriginChanges,
  '196-section-keys': sectionKeys,
  '200-opened-at': openedAt,
  '201-second-colour': secondColour,
  '205-imprint-by-legal-form': imprintByLegalForm,
  '206-setup-steps': setupSteps,
  '210-team-list': teamList,
  '211-albums-of-teams': albumsOfTeams,
  '220-training-series': trainingSeries,
  '221-days-off': daysOff,
  '230-notices': notices,
  '240-backup-times': backupTimes,
  '250-outgoing-mails': outgoingMails,
  '251-message-readers': messageReaders,
  '252-requested-links': requestedLinks,
  '253-passkeys': passkeys,
  '254-login-in-privacy': loginInPrivacy,
  '260-own-pages': ownPages,
  '261-page-texts': pageTexts,
  '270-article-categories': articleCategories,
  '271-videos-in-privacy': videosInPrivacy,
  '280-documents': documents,
  '290-children-in-pictures': childrenInPictures,
  '300-league-table': leagueTable,
  '310-imports': imports,
  '311-seasons': seasons,
  '320-wordpress-imports': wordpressImports,
  '510-contracting-migrations': contractingMigrations,
  '511-revisions-of-releases': revisionsOfReleases,
  '530-trainers-write': trainersWrite,
  '550-page-drafts': pageDrafts,
  '560-categories-of-imports': categoriesOfImports,
  '580-planned-own-pages': plannedOwnPages,
  '581-contact-of-sponsors': contactOfSponsors,
  '600-ancestry-of-releases': ancestryOfReleases,
  '610-free-training-ids': freeTrainingIds,
  '620-unseen-pages-and-albums': unseenPagesAndAlbums,
  '621-previews-of-deleted-pages': previewsOfDeletedPages,
  '630-date-changes': dateChanges,
  '640-days-off-change-series': daysOffChangeSeries,
  '650-earlier-requested-links': earlierRequestedLinks,
  '660-previews-of-hidden-pages': previewsOfHiddenPages,
  '730-stuck-releases': stuckReleases,
  '740-server-errors': serverErrors,
  '750-login-contact': loginContact,
  '760-known-origins': knownOrigins,
  '761-section-maintainers': sectionMaintainers,
  '770-result-note': resultNote,
  '771-photo-seasons': photoSeasons,
  '772-former-categories': formerCategories,
  '774-school-holidays-of-calendars': schoolHolidaysOfCalendars,
  '776-events-of-former-teams': eventsOfFormerTeams,
  '777-releases-sent-again': releasesSentAgain,
  '778-topics-of-contacts': topicsOfContacts,
};
