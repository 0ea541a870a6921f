import type {
  Album,
  AlbumSummary,
  Banner,
  BoardMember,
  ContactToken,
  ContentPage,
  Download,
  NewMessage,
  Placement,
  Slide,
  Sponsor,
} from '@portal/api/contract';
import { request, useResource, type Resource, type ResourceKey } from '@portal/shared-ui';

export const SLIDES: ResourceKey = '/api/sliders/active';
export const SPONSORS: ResourceKey = '/api/sponsors/active';
export const BOARD: ResourceKey = '/api/board-members';
export const ALBUMS: ResourceKey = '/api/albums';
export const OWN_PAGES: ResourceKey = '/api/own-pages';
export const DOWNLOADS: ResourceKey = '/api/documents';

/**
 * Milliseconds for which the sponsors page takes its list as fresh; elsewhere it is 5 min
 * (docs/specification.md#7-the-calls-it-makes).
 */
const SPONSORS_PAGE_FRESH_TIME = 120_000;

/** The most banners in one place: with more, nobody would notice any, and the page would be endless. */
const MOST_BANNERS = 24;

export function pageKey(slug: string): ResourceKey {
  return `/api/pages/${encodeURIComponent(slug)}`;
}

export function ownPageKey(slug: string): ResourceKey {
  return `${OWN_PAGES}/${encodeURIComponent(slug)}`;
}

export function bannersKey(placement: Placement): ResourceKey {
  return `/api/banners/active/${placement}`;
}

export function albumKey(slug: string): ResourceKey {
  return `/api/albums/${encodeURIComponent(slug)}`;
}

export function useContentPage(slug: string): Resource<ContentPage> {
  return useResource<ContentPage>(pageKey(slug));
}

export function useSlides(): Resource<Slide[]> {
  return useResource<Slide[]>(SLIDES);
}

/** The first banners of a place in the club's order; none until they have come, or when they do not. */
export function useBanners(placement: Placement): readonly Banner[] {
  return useResource<Banner[]>(bannersKey(placement)).data?.slice(0, MOST_BANNERS) ?? [];
}

export function useSponsors(): Resource<Sponsor[]> {
  return useResource<Sponsor[]>(SPONSORS);
}

/** The sponsors for their own page, which shows a change sooner. */
export function useSponsorsPage(): Resource<Sponsor[]> {
  return useResource<Sponsor[]>(SPONSORS, { freshTime: SPONSORS_PAGE_FRESH_TIME });
}

export function useBoard(): Resource<BoardMember[]> {
  return useResource<BoardMember[]>(BOARD);
}

export function useAlbums(): Resource<AlbumSummary[]> {
  return useResource<AlbumSummary[]>(ALBUMS);
}

/** An album with its pictures; nothing without a slug. */
export function useAlbum(slug: string | null): Resource<Album> {
  return useResource<Album>(slug === null ? null : albumKey(slug));
}

/** The documents for download; 404 as long as there is none. */
export function useDownloads(): Resource<Download[]> {
  return useResource<Download[]>(DOWNLOADS);
}

/** The token to send a message with; never kept, as it is good for one message. */
export function requestContactToken(): Promise<ContactToken> {
  return request<ContactToken>('GET', '/api/contact/token');
}

export function sendMessage(message: NewMessage): Promise<void> {
  return request<void>('POST', '/api/contact', message);
}
