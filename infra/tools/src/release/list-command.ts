import type { PublishedRelease, Registry } from '@portal/api/contract';
import { describeSource } from '@portal/server/git-source';
import { shownTime } from '@portal/server/shown-time';

/** The live version of the shell and of every section, one line each. */
export function describeRegistry({ shell, sections }: Registry): string[] {
  if (!shell && sections.length === 0) return ['Es ist noch nichts veröffentlicht.'];
  const frame = shell ? [`${shell.name.padEnd(10)} ${shell.version}  Rahmen`] : [];
  const lines = sections.map(({ name, version, pages, widgets }) => {
    return `${name.padEnd(10)} ${version.padEnd(10)} ${pages.length} Seiten, ${widgets.length} Widgets`;
  });
  return [...frame, ...lines];
}

/** The published versions of a section, newest first; the live one carries a mark. */
export function describeHistory(section: string, history: readonly PublishedRelease[]): string[] {
  if (history.length === 0) return [`Von ${section} ist noch nichts veröffentlicht.`];
  const kept = history.filter(({ removed }) => !removed);
  return kept.map(
    ({ version, active, publishedAt, publishedBy, source, available, rolledBack, pinned, notAllowed, signedWith }) => {
      const origins = notAllowed?.map(({ origin }) => origin).join(', ');
      const notes = [
        !available && 'Dateien fehlen',
        rolledBack && 'zurückgenommen',
        pinned && 'angepinnt',
        signedWith && `unterschrieben mit „${signedWith}“`,
        origins && `${active ? 'Herkunft entzogen' : 'nicht erlaubt'}: ${origins}`,
      ].filter(Boolean);
      const note = notes.length > 0 ? `  (${notes.join(', ')})` : '';
      return `${active ? '●' : ' '} ${version.padEnd(10)} ${shownTime(publishedAt)}  ${publishedBy}, aus ${describeSource(source)}${note}`;
    },
  );
}
