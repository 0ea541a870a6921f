import type {
  EditableArticleCategory,
  EditableBanner,
  EditableBoardMember,
  EditableDepartment,
  EditableNotice,
  EditableOwnPage,
  EditableSlide,
  EditableSponsor,
} from '@portal/api/contract';

const written = { version: 3, createdAt: '2026-11-01T10:00:00Z', updatedAt: '2026-11-01T10:00:00Z' };
const period = { active: true, activeFrom: null, activeUntil: null, state: 'shown' } as const;
const noPicture = { imageUrl: null, image: null };

/** A partner of the club that visitors see, by default. */
export function editableSponsor(values: Partial<EditableSponsor> = {}): EditableSponsor {
  return {
    id: '1',
    name: 'Bäckerei Krume',
    description: null,
    logoUrl: null,
    image: null,
    websiteUrl: null,
    tier: 'standard',
    showInTicker: true,
    sortOrder: 0,
    views: 1200,
    clicks: 34,
    ...period,
    ...written,
    ...values,
  };
}

/** A banner of the carousel that visitors see, by default. */
export function editableBanner(values: Partial<EditableBanner> = {}): EditableBanner {
  return {
    id: '1',
    name: 'Bäckerei Krume',
    imageUrl: '/banner-objects/krume.jpg',
    image: null,
    linkUrl: null,
    placement: 'carousel',
    sortOrder: 0,
    ...period,
    ...written,
    ...values,
  };
}

/** A slide without a picture that visitors see, by default. */
export function editableSlide(values: Partial<EditableSlide> = {}): EditableSlide {
  return {
    id: '1',
    title: 'Heimspiel',
    subtitle: null,
    buttonText: null,
    buttonAction: null,
    bgGradient: null,
    sortOrder: 0,
    ...noPicture,
    ...period,
    ...written,
    ...values,
  };
}

/** A member of the board, by default. */
export function editableBoardMember(values: Partial<EditableBoardMember> = {}): EditableBoardMember {
  return {
    id: '1',
    name: 'Anna Berg',
    position: '1. Vorsitz',
    sponsoring: false,
    topics: [],
    email: 'anna@verein.example',
    phone: null,
    sortOrder: 0,
    ...noPicture,
    ...written,
    ...values,
  };
}

/** A warning on all pages until July 2099, by default. */
export function editableNotice(values: Partial<EditableNotice> = {}): EditableNotice {
  return {
    id: '1',
    text: 'Platz gesperrt',
    level: 'warning',
    pages: [],
    sortOrder: 0,
    ...period,
    activeUntil: '2099-07-01T21:59:00Z',
    ...written,
    ...values,
  };
}

/** A category of news without articles, by default. */
export function editableCategory(values: Partial<EditableArticleCategory> = {}): EditableArticleCategory {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    slug: 'sport',
    name: 'Sport',
    color: '#1d4ed8',
    hidden: false,
    articles: 0,
    sortOrder: 1,
    ...written,
    ...values,
  };
}

/** A department of the club, by default. */
export function editableDepartment(values: Partial<EditableDepartment> = {}): EditableDepartment {
  return {
    id: '1',
    name: 'Handball',
    sortOrder: 1,
    ...written,
    ...values,
  };
}

/** A draft of a page that the club adds, by default. */
export function editableOwnPage(values: Partial<EditableOwnPage> = {}): EditableOwnPage {
  return {
    id: '00000000-0000-4000-8000-000000000001',
    title: 'Vereinsheim mieten',
    slug: 'vereinsheim',
    lead: 'Platz für achtzig Gäste',
    content: '<p>Mit Küche.</p>',
    imageUrl: null,
    image: null,
    description: null,
    published: false,
    publishAt: null,
    menu: 'Verein',
    menuLabel: null,
    placeholders: [],
    ...written,
    ...values,
  };
}
