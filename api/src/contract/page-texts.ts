import { Type, type Static } from 'typebox';
import { changeOf } from './editing.ts';
import { Timestamp } from './schema.ts';
import { Line, OptionalLine, Text } from './text.ts';

/** The fixed pages whose texts a club may put in its own words, in the order of the admin area. */
export const textPages = {
  menu: { label: 'Menü', path: '/' },
  start: { label: 'Startseite', path: '/' },
  news: { label: 'Aktuelles', path: '/news' },
  teams: { label: 'Mannschaften', path: '/mannschaften' },
  training: { label: 'Trainingszeiten', path: '/trainingszeiten' },
  fixtures: { label: 'Spielplan', path: '/spielplan' },
  calendar: { label: 'Kalender', path: '/kalender' },
  board: { label: 'Vorstand', path: '/vorstand' },
  sponsors: { label: 'Sponsoren', path: '/sponsoren' },
  photos: { label: 'Mannschaftsfotos', path: '/mannschaftsfotos' },
  downloads: { label: 'Downloads', path: '/downloads' },
  archive: { label: 'Archiv', path: '/archiv' },
  contact: { label: 'Kontakt', path: '/kontakt' },
  about: { label: 'Über uns', path: '/ueber-uns' },
  history: { label: 'Geschichte', path: '/geschichte' },
  honours: { label: 'Ehrenmitglieder', path: '/ehrenmitglieder' },
  campaign: { label: 'Gemeinsam stark', path: '/gemeinsam-stark' },
  membership: { label: 'Mitgliedschaft', path: '/mitgliedschaft' },
  youth: { label: 'Jugendarbeit', path: '/jugendarbeit' },
} as const;
export type TextPage = keyof typeof textPages;

/** A text: its page, the part of the page it stands in, what it is, and what it says while nobody has changed it. */
export type PageText<Usual extends string = string> = {
  page: TextPage;
  part: string;
  label: string;
  usual: Usual;
  most: number;
  /** Whether it may have several lines. */
  isLong: boolean;
  /** Whether it may not be empty: a page without its heading, or a button that says nothing. */
  isNeeded: boolean;
};

const HEAD = 'Kopf der Seite';
const LINE = 120;
const LEAD = 400;
const SENTENCE = 240;
const LIST = 1000;

/** Texts of one part of a page. */
const partOf =
  (page: TextPage, part: string) =>
  <const Usual extends string>(label: string, usual: Usual, most = LINE): PageText<Usual> => ({
    page,
    part,
    label,
    usual,
    most,
    isLong: most > LINE,
    isNeeded: false,
  });

/** A page's name in the navigation; the name of the text ends with the page's path, its slash as a dash. */
const menu = <const Usual extends string>(usual: Usual) =>
  partOf('menu', 'Namen im Menü; leer: steht nicht darin')(usual, usual, 30);
const heading = <const Usual extends string>(page: TextPage, usual: Usual, part = HEAD) => ({
  ...partOf(page, part)('Überschrift', usual),
  isNeeded: true,
});
const button = <const Usual extends string>(part: string, usual: Usual) => ({
  ...partOf('start', part)('Knopf', usual, 40),
  isNeeded: true,
});
const lead = <const Usual extends string>(page: TextPage, usual: Usual) =>
  partOf(page, HEAD)('Einleitung', usual, LEAD);

const CAMPAIGN = 'Karte „Gemeinsam stark“';
const campaign = partOf('start', CAMPAIGN);
const PARTNER = 'Karte „Partner“';
const partner = partOf('start', PARTNER);
const MEMBERSHIP = 'Karte „Mitgliedschaft“';
const membership = partOf('start', MEMBERSHIP);
const SHOP = 'Karte „Fanshop“';
const shop = partOf('start', SHOP);
const advertising = partOf('sponsors', 'Werbemöglichkeiten');
const placements = partOf('sponsors', 'Plätze auf der Homepage');
const packages = partOf('sponsors', 'Individuelle Pakete');
const offers = partOf('sponsors', 'Pakete mit Preis');
const PARTNERS = 'Partner werden';
const partners = partOf('sponsors', PARTNERS);
const steps = (page: TextPage) => partOf(page, 'Kasten neben dem Text');
const step = <const Usual extends string>(page: TextPage, place: number, usual: Usual) =>
  steps(page)(`${place}. Knopf`, usual, 40);

/**
 * Every text that a club may change, by name. Where a text is shown, its usual words stand beside it: the type
 * {@link UsualText} holds both together. An empty text leaves out what it would have said.
 */
export const pageTexts = {
  'menu-news': menu('Aktuelles'),
  'menu-spielplan': menu('Spielplan'),
  'menu-trainingszeiten': menu('Trainingszeiten'),
  'menu-ueber-uns': menu('Über uns'),
  'menu-vorstand': menu('Vorstand'),
  'menu-geschichte': menu('Geschichte'),
  'menu-ehrenmitglieder': menu('Ehrenmitglieder'),
  'menu-sponsoren': menu('Sponsoren'),
  'menu-gemeinsam-stark': menu('Gemeinsam stark'),
  'menu-mitgliedschaft': menu('Mitgliedschaft'),
  'menu-jugendarbeit': menu('Jugendarbeit'),
  'menu-mannschaftsfotos': menu('Mannschaftsfotos'),
  'menu-kalender': menu('Kalender'),
  'menu-downloads': menu('Downloads'),

  homeNewsTitle: heading('start', 'Vereinsneuigkeiten', 'Neuigkeiten'),
  'campaign-card-title': campaign('Überschrift', 'Gemeinsam stark'),
  'campaign-card-text': campaign(
    'Text',
    'Auf dem Platz gewinnt keiner allein. Daneben auch nicht: So tragen wir zusammen den Verein.',
    SENTENCE,
  ),
  'campaign-card-button': button(CAMPAIGN, 'Mehr erfahren'),
  'partner-card-title': partner('Überschrift', 'Partner des Vereins'),
  'partner-card-text': partner(
    'Text',
    'Unternehmen aus der Region machen unseren Fußball möglich. Ist Ihres dabei?',
    SENTENCE,
  ),
  'partner-card-button': button(PARTNER, 'Unsere Partner'),
  'membership-card-title': membership('Überschrift', 'Werde Mitglied'),
  'membership-card-text': membership(
    'Text',
    'Spielen, mithelfen oder einfach dazugehören: Bei uns ist Platz für dich.',
    SENTENCE,
  ),
  'membership-card-button': button(MEMBERSHIP, 'Zur Mitgliedschaft'),
  'fan-shop-card-title': shop('Überschrift', 'Fanshop'),
  'fan-shop-card-text': shop(
    'Text',
    'Schal, Trikot, Trainingsjacke: Trag unsere Farben, am Platz und im Alltag.',
    SENTENCE,
  ),
  'fan-shop-card-button': button(SHOP, 'Zum Fanshop'),

  newsTitle: heading('news', 'Vereinsneuigkeiten'),
  newsLead: lead('news', ''),
  teamsTitle: heading('teams', 'Mannschaften'),
  teamsLead: lead('teams', 'Alle, die für uns spielen.'),
  trainingTitle: heading('training', 'Trainingszeiten'),
  trainingLead: lead('training', 'Wer wann und wo trainiert, und was ausfällt.'),
  trialTraining: partOf('training', 'Probetraining, auch auf den Seiten der Mannschaften')(
    'Hinweis',
    'Zum Probetraining bist du willkommen. Bitte melde dich vorher kurz, dann hat jemand Zeit für dich.',
    SENTENCE,
  ),
  fixturesTitle: heading('fixtures', 'Spielplan'),
  fixturesLead: lead('fixtures', ''),
  calendarTitle: heading('calendar', 'Kalender'),
  calendarLead: lead('calendar', ''),
  boardTitle: heading('board', 'Vorstand'),
  boardLead: lead('board', 'Sie halten den Verein am Laufen, ehrenamtlich und mit offenem Ohr.'),
  photosTitle: heading('photos', 'Mannschaftsfotos'),
  photosLead: lead('photos', 'Mannschaften, Spiele, Feste: unsere Saison in Bildern.'),
  downloadsTitle: heading('downloads', 'Downloads'),
  downloadsLead: lead('downloads', 'Satzung, Anträge und Formulare zum Herunterladen.'),
  archiveTitle: heading('archive', 'Archiv'),
  archiveLead: lead('archive', 'Frühere Saisons mit Mannschaften, Kadern und Ergebnissen.'),

  sponsorsTitle: heading('sponsors', 'Unsere Sponsoren & Partner'),
  sponsorsLead: lead(
    'sponsors',
    'Herzlichen Dank an alle, die unseren Verein unterstützen! Ohne Sie gäbe es keine Trikots, keine Bälle und kein Flutlicht.',
  ),
  adsTitle: advertising('Überschrift', 'Werbemöglichkeiten'),
  ads1Title: advertising('1. Möglichkeit', 'Bandenwerbung'),
  ads1Text: advertising(
    '1. Möglichkeit, Text',
    'Ihre Bande am Spielfeldrand: bei jedem Heimspiel im Blick der Zuschauer und auf jedem Foto vom Platz.',
    SENTENCE,
  ),
  ads1Price: advertising('1. Möglichkeit, Preis', '', 60),
  ads2Title: advertising('2. Möglichkeit', 'Trikot-Werbung'),
  ads2Text: advertising(
    '2. Möglichkeit, Text',
    'Ihr Logo auf der Brust oder dem Ärmel einer Mannschaft, zu Hause und auswärts, eine ganze Saison lang.',
    SENTENCE,
  ),
  ads2Price: advertising('2. Möglichkeit, Preis', '', 60),
  ads3Title: advertising('3. Möglichkeit', 'Homepage-Werbung'),
  ads3Text: advertising(
    '3. Möglichkeit, Text',
    'Ihr Banner auf diesen Seiten, verlinkt mit Ihrer Website und gut sichtbar auch auf dem Telefon.',
    SENTENCE,
  ),
  ads3Price: advertising('3. Möglichkeit, Preis', '', 60),
  ads4Title: advertising('4. Möglichkeit', 'Trainingsanzüge'),
  ads4Text: advertising(
    '4. Möglichkeit, Text',
    'Ihr Name auf Anzügen und Taschen: unterwegs im ganzen Kreis und bei jedem Turnier dabei.',
    SENTENCE,
  ),
  ads4Price: advertising('4. Möglichkeit, Preis', '', 60),
  adsCaption: advertising('Unter dem Bild', 'So steht Ihre Bande am Spielfeldrand.'),
  placesTitle: placements('Überschrift', 'Ihr Platz auf unserer Homepage'),
  places1Title: placements('1. Platz', 'Sponsoren-Ticker'),
  places1Text: placements(
    '1. Platz, Text',
    'Ihr Logo läuft auf der Startseite durchs Bild, gleich unter dem großen Titelbild.',
    SENTENCE,
  ),
  places2Title: placements('2. Platz', 'Startseiten-Widget'),
  places2Text: placements(
    '2. Platz, Text',
    'Ihr Banner neben den Neuigkeiten, dort, wo alle nachsehen, wann gespielt wird.',
    SENTENCE,
  ),
  places3Title: placements('3. Platz', 'Footer-Banner'),
  places3Text: placements(
    '3. Platz, Text',
    'Ihr Banner am Ende der Startseite: der Schlusspunkt für alle, die bis unten lesen.',
    SENTENCE,
  ),
  places4Title: placements('4. Platz', 'Sponsoren-Seite'),
  places4Text: placements(
    '4. Platz, Text',
    'Ihr Eintrag auf dieser Seite mit Logo, Beschreibung und Link zu Ihrer Website.',
    SENTENCE,
  ),
  packagesTitle: packages('Überschrift', 'Individuelle Sponsoring-Pakete'),
  packagesText: packages('Text', 'Jedes Unternehmen ist anders. Wir stellen zusammen, was zu Ihnen passt.', SENTENCE),
  packages1Title: packages('1. Vorteil', 'Flexible Laufzeiten'),
  packages1Text: packages(
    '1. Vorteil, Text',
    'Ein Spieltag, eine Saison oder mehrere Jahre: Sie entscheiden.',
    SENTENCE,
  ),
  packages2Title: packages('2. Vorteil', 'Attraktive Paketpreise'),
  packages2Text: packages(
    '2. Vorteil, Text',
    'Wer mehrere Werbeformen verbindet, zahlt weniger als einzeln.',
    SENTENCE,
  ),
  packages3Title: packages('3. Vorteil', 'Persönliche Betreuung'),
  packages3Text: packages(
    '3. Vorteil, Text',
    'Eine feste Ansprechperson, vom ersten Gespräch bis zur fertigen Bande.',
    SENTENCE,
  ),
  offersTitle: offers('Überschrift', 'Unsere Pakete'),
  offer1Title: offers('1. Paket', ''),
  offer1Price: offers('1. Paket, Preis', '', 60),
  offer1Text: offers('1. Paket, Leistungen (je Zeile eine)', '', LIST),
  offer2Title: offers('2. Paket', ''),
  offer2Price: offers('2. Paket, Preis', '', 60),
  offer2Text: offers('2. Paket, Leistungen (je Zeile eine)', '', LIST),
  offer3Title: offers('3. Paket', ''),
  offer3Price: offers('3. Paket, Preis', '', 60),
  offer3Text: offers('3. Paket, Leistungen (je Zeile eine)', '', LIST),
  partnersTitle: heading('sponsors', 'Werden Sie unser Partner!', PARTNERS),
  partnersText: partners(
    'Text',
    'Erzählen Sie uns von Ihrem Unternehmen. Wir melden uns und finden gemeinsam den Platz, der passt.',
    SENTENCE,
  ),

  contactTopics: heading('contact', 'Worum geht es?', 'Anliegen'),
  contactForm: heading('contact', 'Schreib uns', 'Formular'),
  contactPersons: heading('contact', 'Ansprechpersonen', 'Personen'),
  contactWay: heading('contact', 'So findest du uns', 'Weg'),

  aboutStepsTitle: steps('about')('Überschrift', 'Lern uns kennen'),
  aboutStepsText: steps('about')(
    'Text',
    'Am besten auf dem Platz. Oder hier: die Menschen hinter dem Verein und ihre Geschichte.',
    SENTENCE,
  ),
  aboutStep1: step('about', 1, 'Der Vorstand'),
  aboutStep2: step('about', 2, 'Unsere Geschichte'),
  historyStepsTitle: steps('history')('Überschrift', 'Wer Geschichte schrieb'),
  historyStepsText: steps('history')('Text', 'Hinter jeder Jahreszahl stehen Menschen, die angepackt haben.', SENTENCE),
  historyStep1: step('history', 1, 'Ehrenmitglieder'),
  historyStep2: step('history', 2, 'Alte Bilder einreichen'),
  honoursStepsTitle: steps('honours')('Überschrift', 'Wofür sie stehen'),
  honoursStepsText: steps('honours')('Text', 'Ihre Arbeit steckt in jedem Kapitel der Vereinsgeschichte.', SENTENCE),
  honoursStep1: step('honours', 1, 'Unsere Geschichte'),
  campaignStepsTitle: steps('campaign')('Überschrift', 'Mach mit'),
  campaignStepsText: steps('campaign')('Text', 'Als Mitglied, Helfer oder Partner: Jede Hand zählt.', SENTENCE),
  campaignStep1: step('campaign', 1, 'Mithelfen'),
  campaignStep2: step('campaign', 2, 'Mitglied werden'),
  campaignStep3: step('campaign', 3, 'Partner werden'),
  membershipStepsTitle: steps('membership')('Überschrift', 'Werde Mitglied'),
  membershipStepsText: steps('membership')(
    'Text',
    'Schreib uns kurz, wer du bist. Du bekommst den Antrag und alles Weitere von uns.',
    SENTENCE,
  ),
  membershipStep1: step('membership', 1, 'Antrag anfordern'),
  membershipStep2: step('membership', 2, 'Trainingszeiten'),
  youthStepsTitle: steps('youth')('Überschrift', 'Komm zum Probetraining'),
  youthStepsText: steps('youth')(
    'Text',
    'Sportschuhe an, vorbeikommen, mitspielen. Sag uns vorher kurz Bescheid, dann freut sich schon jemand auf dich.',
    SENTENCE,
  ),
  youthStep1: step('youth', 1, 'Probetraining'),
  youthStep2: step('youth', 2, 'Trainingszeiten'),
};
export type PageTextName = keyof typeof pageTexts;

/** What a text says while nobody has changed it. */
export type UsualText<Name extends PageTextName> = (typeof pageTexts)[Name]['usual'];

const fieldOf = ({ isLong, isNeeded, most }: PageText) =>
  isLong ? Text(most) : isNeeded ? Line(most) : OptionalLine(most);

const fields = Object.fromEntries(Object.entries(pageTexts).map(([name, text]) => [name, fieldOf(text)])) as Record<
  PageTextName,
  ReturnType<typeof Text>
>;

/**
 * The pages of the navigation by path, in the club's order; pages that are not listed stay behind the page that they
 * usually follow.
 */
const MenuOrder = Type.Array(Type.String({ maxLength: 200, pattern: '^/[a-z0-9/-]+$' }), {
  maxItems: 300,
  uniqueItems: true,
});

/** `PATCH /api/page-texts`: the texts that change; usual ones are not stored. An empty `menuOrder` is the usual one. */
export const PageTextsChange = changeOf({ ...fields, menuOrder: MenuOrder });
export type PageTextsChange = Static<typeof PageTextsChange>;

/** `GET /api/admin/page-texts`: every text as visitors read it. */
export const EditablePageTexts = Type.Object({
  ...(Object.fromEntries(Object.keys(fields).map((name) => [name, Type.String()])) as Record<
    PageTextName,
    ReturnType<typeof Type.String>
  >),
  menuOrder: Type.Array(Type.String()),
  version: Type.Integer(),
  updatedAt: Timestamp,
});
export type EditablePageTexts = Static<typeof EditablePageTexts>;

/** The texts that differ from the usual ones, by {@link PageTextName}. */
export const ChangedTexts = Type.Record(Type.String(), Type.String());
export type ChangedTexts = Static<typeof ChangedTexts>;
