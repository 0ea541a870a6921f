import type { Album, Banner, BoardMember, ContentPage, Slide, Sponsor } from '@portal/api/contract';

let count = 0;

function nextId(): string {
  count += 1;
  return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
}

const created = { createdAt: '2024-11-01T10:00:00+01:00', updatedAt: '2024-11-01T10:00:00+01:00' };
const always = { activeFrom: null, activeUntil: null };

export function slide(given: Partial<Slide> = {}): Slide {
  const id = nextId();
  return {
    id,
    title: `Folie ${count}`,
    subtitle: null,
    imageUrl: null,
    image: null,
    buttonText: null,
    buttonAction: null,
    bgGradient: null,
    active: true,
    sortOrder: count,
    ...always,
    ...created,
    ...given,
  };
}

export function sponsor(given: Partial<Sponsor> = {}): Sponsor {
  const id = nextId();
  return {
    id,
    name: `Sponsor ${count}`,
    description: null,
    logoUrl: null,
    websiteUrl: null,
    tier: 'standard',
    active: true,
    showInTicker: true,
    sortOrder: count,
    image: null,
    ...given,
  };
}

export function banner(given: Partial<Banner> = {}): Banner {
  const id = nextId();
  return {
    id,
    name: `Banner ${count}`,
    imageUrl: `/objects/banner-${count}.png`,
    linkUrl: null,
    image: null,
    ...given,
  };
}

export function boardMember(given: Partial<BoardMember> = {}): BoardMember {
  const id = nextId();
  return {
    id,
    name: `Mitglied ${count}`,
    position: 'Beisitz',
    email: null,
    phone: null,
    imageUrl: null,
    image: null,
    sponsoring: false,
    topics: [],
    sortOrder: count,
    ...given,
  };
}

export function contentPage(given: Partial<ContentPage> = {}): ContentPage {
  return {
    slug: 'ueber-uns',
    title: 'Über uns',
    lead: 'Wer wir sind.',
    description: 'Der Verein stellt sich vor.',
    content: '<p>Wir spielen Fußball.</p>',
    imageUrl: null,
    image: null,
    timeline: [],
    groups: [],
    version: 1,
    updatedAt: created.updatedAt,
    ...given,
  };
}

/** An album with the given number of pictures: „Bild 1“, „Bild 2“ and so on. */
export function album(pictures: number, given: Partial<Album> = {}): Album {
  const id = nextId();
  return {
    id,
    slug: `album-${count}`,
    title: `Album ${count}`,
    description: null,
    date: '2024-07-20',
    cover: null,
    count: pictures,
    pictures: Array.from({ length: pictures }, (_, index) => ({
      url: `/objects/bild-${index + 1}.jpg`,
      alt: `Bild ${index + 1}`,
      width: 1600,
      height: 1067,
      color: '#336633',
      caption: null,
      credit: null,
    })),
    ...given,
  };
}
