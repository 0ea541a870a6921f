import { useClub } from '../data/club.ts';
import { useSiteOrigin } from '../data/site-origin.tsx';
import { clubIconFolder } from '../document/club-icons.ts';
import { writeJsonLd } from '../document/json-ld.ts';
import { truncate } from '../format/truncate.ts';

type PageMetaProps = {
  /** The title without the club's name; left out on the home page. */
  title?: string;
  description?: string | undefined;
  /** The page's canonical path; left out if there is none, as on the not-found page. */
  path?: string;
  /** Path or address of the link preview's picture; the club's card (300 × 300) when left out. */
  image?: string | null | undefined;
  type?: 'website' | 'article';
  /** ISO 8601. */
  publishedAt?: string | undefined;
  /** schema.org data; written at the component's place. */
  jsonLd?: object;
};

/** The link preview of pages without a picture of their own; its edges in px. */
const DEFAULT_CARD = 'social-card.png';
const DEFAULT_CARD_SIZE = '300';

/**
 * Title, description, canonical address, Open Graph and position of a page
 * (docs/specification.md#behaviour-common-to-all-routes).
 */
export function PageMeta({ title, description, path, image, type = 'website', publishedAt, jsonLd }: PageMetaProps) {
  const club = useClub();
  const origin = useSiteOrigin();
  const absolute = (address: string) => (address.startsWith('/') ? origin + address : address);
  const fullTitle = title ? `${title} – ${club.name}` : club.name;
  const summary = cutDescription(description);
  const { latitude, longitude, town } = club;
  const isPlaced = latitude !== null && longitude !== null;
  return (
    <>
      <title>{fullTitle}</title>
      {summary && <meta name="description" content={summary} />}
      {path && <link rel="canonical" href={absolute(path)} />}
      <meta property="og:title" content={title ?? club.name} />
      {summary && <meta property="og:description" content={summary} />}
      <meta property="og:type" content={type} />
      {path && <meta property="og:url" content={absolute(path)} />}
      <meta property="og:site_name" content={club.name} />
      <meta property="og:locale" content="de_DE" />
      <meta property="og:image" content={absolute(image ?? `${clubIconFolder(club)}/${DEFAULT_CARD}`)} />
      {!image && <meta property="og:image:width" content={DEFAULT_CARD_SIZE} />}
      {!image && <meta property="og:image:height" content={DEFAULT_CARD_SIZE} />}
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {publishedAt && <meta property="article:published_time" content={publishedAt} />}
      {town && <meta name="geo.placename" content={town} />}
      {isPlaced && <meta name="geo.position" content={`${latitude};${longitude}`} />}
      {isPlaced && <meta name="ICBM" content={`${latitude}, ${longitude}`} />}
      {jsonLd && <script type="application/ld+json">{writeJsonLd(jsonLd)}</script>}
    </>
  );
}

/** At most 160 characters (docs/specification.md#news-article-newsid-or-slug). */
function cutDescription(description: string | undefined): string | undefined {
  const text = description?.replace(/\s+/g, ' ').trim();
  return text && text.length > 160 ? truncate(text, 159) : text;
}
