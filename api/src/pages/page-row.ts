import type {
  ContentPage,
  ContentPageSummary,
  EditablePage,
  EditablePageSummary,
  HonourGroup,
  PagePreview,
  PageSlug,
  TimelineEntry,
} from '../contract/index.ts';
import { toFields } from '../editing/columns.ts';
import { toPicture, type PictureColumns } from '../editing/joined-picture.ts';
import { sanitizeRichText, withoutTitle } from '../rich-text/rich-text.ts';
import { fillHtml, fillText, missingFacts, type Facts } from './placeholders.ts';

/** A row of `pages` with the columns of its picture. */
export type PageRow = PictureColumns & {
  slug: PageSlug;
  title: string;
  lead: string;
  content: string;
  image_url: string | null;
  description: string;
  timeline: TimelineEntry[];
  groups: HonourGroup[];
  hidden: boolean;
  /** Columns by name; null while nothing waits. */
  draft: object | null;
  draft_at: Date | null;
  version: number;
  /** Counts changes of the draft, which `version` does not. */
  draft_version: number;
  updated_at: Date;
};

/** Pages that the law requires or the whole site links to always exist. */
const NEEDED: readonly PageSlug[] = ['impressum', 'datenschutz', 'kontakt'];

export const mayHide = (slug: PageSlug) => !NEEDED.includes(slug);

/** The version that editors write over: it counts drafts, too. */
const editedVersion = ({ version, draft_version }: PageRow) => version + draft_version;

export function toSummary(row: PageRow, facts: Facts): ContentPageSummary {
  return {
    slug: row.slug,
    title: row.title,
    lead: fillText(row.lead, facts),
    description: fillText(row.description, facts),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** The page as visitors see it. It is sanitised after filling: a fact may be part of a link's address. */
export function toPage(row: PageRow, facts: Facts): ContentPage {
  const content = withoutTitle(sanitizeRichText(fillHtml(row.content, facts)), row.title);
  return { ...wholePage(row), ...toSummary(row, facts), content };
}

export function toEditableSummary(row: PageRow, facts: Facts): EditablePageSummary {
  return {
    ...toSummary(row, facts),
    missing: missing(row, facts),
    hasDraft: row.draft !== null,
    isHidden: row.hidden,
    version: editedVersion(row),
  };
}

/** `drafted` is the row with its draft in place of what visitors read. */
export function toEditable(row: PageRow, drafted: PageRow, facts: Facts): EditablePage {
  const { draft_at: savedAt } = row;
  return {
    ...wholePage(row),
    version: editedVersion(row),
    draft: row.draft && savedAt ? { ...wholePage(drafted), savedAt: savedAt.toISOString() } : null,
    isHidden: row.hidden,
    mayHide: mayHide(row.slug),
    placeholders: [...facts.keys()],
    missing: missing(row, facts),
  };
}

/** The page as visitors will see it; takes a row with its draft in place. */
export function toPreview(row: PageRow, facts: Facts): PagePreview {
  return { ...toPage(row, facts), id: row.slug, published: row.draft === null && !row.hidden };
}

function missing({ lead, content }: PageRow, facts: Facts): string[] {
  return missingFacts(`${lead}\n${content}`, facts);
}

function wholePage(row: PageRow): ContentPage {
  const timeline = row.timeline.toSorted((a, b) => a.year - b.year);
  return { ...toFields<ContentPage>(row), image: toPicture(row), timeline };
}
