import type {
  ContentPage,
  ContentPageSummary,
  EditablePage,
  EditablePageSummary,
  HonourGroup,
  PageSlug,
  TimelineEntry,
} from '../contract/index.ts';
import { toFields } from '../editing/columns.ts';
import { toPicture, type PictureColumns } from '../editing/joined-picture.ts';
import { sanitizeRichText } from '../rich-text/rich-text.ts';
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
  version: number;
  updated_at: Date;
};

export function toSummary(row: PageRow, facts: Facts): ContentPageSummary {
  return {
    slug: row.slug,
    title: row.title,
    lead: fillText(row.lead, facts),
    description: fillText(row.description, facts),
    updatedAt: row.updated_at.toISOString(),
  };
}

/** As visitors see it. Sanitised after filling: a fact may be part of a link's address. */
export function toPage(row: PageRow, facts: Facts): ContentPage {
  return { ...wholePage(row), ...toSummary(row, facts), content: sanitizeRichText(fillHtml(row.content, facts)) };
}

export function toEditableSummary(row: PageRow, facts: Facts): EditablePageSummary {
  return { ...toSummary(row, facts), missing: missing(row, facts), version: row.version };
}

export function toEditable(row: PageRow, facts: Facts): EditablePage {
  return { ...wholePage(row), placeholders: [...facts.keys()], missing: missing(row, facts) };
}

function missing({ lead, content }: PageRow, facts: Facts): string[] {
  return missingFacts(`${lead}\n${content}`, facts);
}

function wholePage(row: PageRow): ContentPage {
  const timeline = row.timeline.toSorted((a, b) => a.year - b.year);
  return { ...toFields<ContentPage>(row), image: toPicture(row), timeline };
}
