import type { DemoArticle } from '../demo-article.ts';

/** Festivals, outings, evenings. */
export const eventArticles: readonly DemoArticle[] = [
  {
    title: 'Sommerfest: Drei Tage, die nach Gegrilltem riechen',
    category: 'events',
    excerpt: 'Elfmeterturnier, Weinstand, Kinderdisco und am Sonntag der große Frühschoppen. Das Programm steht.',
    published: { day: '06-20', weekday: 'friday', at: '09:00' },
    picture: {
      scene: 'festival',
      mood: 'dusk',
      shape: 'wide',
      seed: 111,
      alt: 'Rot-weiße Zelte unter Lichterketten, darüber der Abendhimmel',
    },
    content: `<p>Am letzten Juniwochenende wird das Stadion wieder zum Festplatz. Die Zelte stehen, der Strom liegt, und der Wetterbericht ist so gut, dass ihn der Festausschuss eingerahmt hat.</p>
<h2>Freitag</h2>
<ul><li>18 Uhr: Fassanstich</li><li>19 Uhr: Elfmeterturnier für Hobbymannschaften, Verkleidung erwünscht</li><li>21 Uhr: Musik aus vier Jahrzehnten</li></ul>
<h2>Samstag</h2>
<ul><li>14 Uhr: Spielstraße und Torwandschießen für Kinder</li><li>16 Uhr: Alte Herren gegen den Rest der Welt</li><li>18 Uhr: Kinderdisco, 20 Uhr: Disco für alle anderen</li></ul>
<h2>Sonntag</h2>
<ul><li>10 Uhr: Gottesdienst auf dem Platz</li><li>11 Uhr: Frühschoppen mit Blasmusik</li><li>14 Uhr: Ziehung der Tombola</li></ul>
<p>Für das Elfmeterturnier sind noch drei Startplätze frei, eine Mannschaft besteht aus fünf Personen, mindestens zwei davon ohne Spielerpass. Anmeldung über die <a href="/kontakt">Kontaktseite</a>. Der Eintritt ist an allen Tagen frei.</p>`,
  },
  {
    title: 'So schön war das Sommerfest',
    category: 'events',
    excerpt: 'Rund 1.500 Besucher, ein neuer Rekord an der Torwand und ein Elfmeterkönig im Bananenkostüm.',
    published: { day: '07-01', weekday: 'tuesday', at: '13:10' },
    picture: {
      scene: 'festival',
      mood: 'golden',
      shape: 'panorama',
      seed: 112,
      alt: 'Festzelte, Wimpel und Lichterketten in der Abendsonne',
    },
    content: `<p>Die letzten Lichterketten sind abgehängt, der Rasen wird gestreichelt, und langsam kehrt Ruhe ein. Drei Tage lang war sie weit weg. Der Festausschuss schätzt 1.500 Besucher, der Grillmeister schätzt nicht, er hat gezählt: 1.184 Würste.</p>
<p>Das Elfmeterturnier gewann die Mannschaft der Bäckerei, angetreten in weißen Schürzen. Bester Schütze war allerdings eine Banane aus dem Team der Feuerwehr: elf Schüsse, elf Tore, freie Sicht durch ein kleines Loch im Stoff.</p>
<!-- figure -->
<p>Bei den Kindern war die Spielstraße der Renner, bei den Erwachsenen der Schatten. Am Sonntag spielte die Blasmusik bis weit nach dem geplanten Ende, weil niemand aufstehen wollte, um es ihr zu sagen.</p>
<p>Ein herzlicher Dank an 112 Helferinnen und Helfer. Ohne euch gäbe es eine Wiese.</p>`,
    figures: [
      {
        picture: {
          scene: 'ballInNet',
          mood: 'day',
          shape: 'landscape',
          seed: 113,
          alt: 'Ein Ball im Netz beim Elfmeterturnier',
        },
        caption: 'Einer von elf: der Treffer der Banane.',
      },
    ],
  },
  {
    title: 'Glühwein, Waffeln, Fußballtrikot: Unser Stand auf dem Weihnachtsmarkt',
    category: 'events',
    excerpt: 'Am zweiten Advent steht der FSV wieder am Marktbrunnen. Der Erlös geht in die Jugend.',
    published: { day: '12-03', weekday: 'tuesday', at: '18:20' },
    picture: {
      scene: 'christmas',
      mood: 'night',
      shape: 'wide',
      seed: 114,
      alt: 'Weihnachtsbuden und ein leuchtender Baum, Schnee fällt',
    },
    content: `<p>Wo es am längsten nach Waffeln riecht, da sind wir. Am zweiten Adventswochenende öffnet unsere Bude am Marktbrunnen, Samstag von 14 bis 21 Uhr, Sonntag von 12 bis 19 Uhr.</p>
<p>Es gibt Winzerglühwein, rot und weiß, für die Kinder heißen Traubensaft und für alle Waffeln nach dem Geheimrezept, das so geheim ist, dass es an der Innenseite der Tür hängt. Neu sind gestrickte Mützen in Rot und Weiß. Drei Großmütter und ein Großvater haben den ganzen Herbst daran gearbeitet.</p>
<p>Vom Erlös werden neue Minitore gekauft. Wer eine Schicht übernehmen mag: Die Liste hängt im Vereinsheim, am Sonntagnachmittag sind noch Plätze frei.</p>`,
  },
  {
    title: 'Neujahrsempfang: Auf ein gutes Jahr',
    category: 'events',
    published: { day: '01-05', weekday: 'sunday', at: '15:00' },
    content: `<p>Mit Sekt aus der Nachbarschaft und Brezeln vom Blech hat der Verein das neue Jahr begrüßt. Rund hundert Gäste kamen ins Vereinsheim. Der Vorsitzende wünschte sich für die kommenden Monate Gesundheit, trockene Sonntage und dass der Ball öfter ins Tor als an den Pfosten geht. Vor allem beim dritten Wunsch gab es langen Beifall.</p>`,
  },
  {
    title: 'Helau in Rot-Weiß: Die Kappensitzung war ausverkauft',
    category: 'events',
    excerpt: 'Vier Stunden Programm, ein Männerballett mit Stollenschuhen und eine Büttenrede über das Abseits.',
    published: { day: '02-21', weekday: 'saturday', at: '12:30' },
    picture: {
      scene: 'scarf',
      mood: 'club',
      shape: 'wide',
      seed: 115,
      alt: 'Rot-weiß-schwarze Schals, dicht übereinandergelegt',
    },
    content: `<p>Rheinhessen hat zwei Religionen, und eine davon trägt Narrenkappe. Unsere Sitzung war in 48 Stunden ausverkauft, und am Freitagabend wusste man wieder, weshalb.</p>
<p>Den Anfang machte die Jugendgarde, 24 Mädchen und drei Jungen, mit einem Tanz, der im Zugabentaumel dreimal gezeigt werden musste. Danach erklärte eine Büttenrednerin, warum Männer das Abseits verstehen, die Waschmaschine aber nicht. Die Erste trat geschlossen als Männerballett auf, in Tüll und Stollenschuhen. Es gibt Filmaufnahmen. Sie werden nicht veröffentlicht, jedenfalls nicht ohne Gegenleistung.</p>
<p>Gegen Mitternacht sangen 220 Menschen ein Lied über einen Pfosten. Der Text entsteht jedes Jahr neu, der Pfosten bleibt.</p>`,
  },
  {
    title: 'Mit dem Bollerwagen durch die Weinberge',
    category: 'events',
    excerpt:
      'Zwölf Kilometer, vier Stationen, ein Umweg. Die Vereinswanderung am ersten Mai lockte 85 Menschen und sieben Hunde.',
    published: { day: '05-02', weekday: 'friday', at: '11:45' },
    picture: {
      scene: 'vineyards',
      mood: 'golden',
      shape: 'wide',
      seed: 116,
      alt: 'Rebzeilen auf sanften Hügeln, am Horizont ein Kirchturm in der Abendsonne',
    },
    content: `<p>Um zehn Uhr am Vereinsheim sah es aus wie der Aufbruch einer kleinen Karawane: Kinderwagen, Bollerwagen, Hunde, Wanderstöcke und ein Lautsprecher, dessen Musikauswahl noch zu reden geben wird.</p>
<p>Die Route führte über den Leckzapfen und die Mühlen zurück nach Osthofen. An vier Stationen gab es Rätsel zur Vereinsgeschichte. Wusstet ihr, dass unsere Farben ursprünglich Blau und Gelb werden sollten? Der Stoffhändler hatte 1903 nur noch Rot.</p>
<p>Der Umweg von anderthalb Kilometern war nicht geplant, führte aber an einem offenen Hoftor vorbei. Der Winzer ist jetzt Mitglied.</p>`,
  },
  {
    title: 'Federweißer und Zwiebelkuchen: Herbstabend im Vereinsheim',
    category: 'events',
    excerpt: 'Wenn die Lese läuft, rückt man bei uns zusammen. Diesmal mit Livemusik und einem sehr großen Blech.',
    published: { day: '10-04', weekday: 'saturday', at: '10:40' },
    picture: {
      scene: 'vineyards',
      mood: 'dusk',
      shape: 'landscape',
      seed: 117,
      format: 'webp',
      alt: 'Weinberge in der Abenddämmerung',
    },
    content: `<p>Am Samstag ab 18 Uhr duftet es im Vereinsheim nach Zwiebeln und neuem Wein. Der Förderkreis backt auf dem großen Blech, der Federweiße kommt aus drei Kellern der Umgebung, und ab 20 Uhr spielt ein Trio, das man auch hört, wenn man sich unterhält, aber nicht umgekehrt.</p>
<p>Reservieren kann man nicht, zusammenrücken schon. Alkoholfrei gibt es frischen Süßer. Und wer nicht mehr fahren möchte: Der Kleinbus des Vereins bringt euch ab 22 Uhr kostenlos nach Hause, im Umkreis von fünf Kilometern und in der Reihenfolge der Anmeldung.</p>`,
  },
  {
    title: 'Public Viewing mit Rasenplatz',
    category: 'events',
    excerpt: 'Große Leinwand, lange Bänke, kalte Getränke: Die Länderspiele im Juni laufen am Vereinsheim.',
    published: { day: '06-09', weekday: 'monday', at: '17:00' },
    picture: {
      scene: 'crowd',
      mood: 'dusk',
      shape: 'landscape',
      seed: 118,
      alt: 'Zuschauer mit Schals von hinten vor dem Abendhimmel',
    },
    content: `<p>Die Leinwand misst vier mal zweieinhalb Meter, der Ton ist mit den Nachbarn abgesprochen, und die Bänke sind die vom Sommerfest. An den beiden Länderspielabenden öffnen wir eine Stunde vor dem Anpfiff.</p>
<p>Bringt Decken mit, der Rasen ist abends frisch. Nicht mitbringen müsst ihr Getränke und gute Laune: Beides ist vorhanden. Bei Regen ziehen wir ins Vereinsheim um und rücken zusammen.</p>`,
  },
  {
    title: 'Alles muss raus: Flohmarkt auf dem Parkplatz',
    category: 'events',
    excerpt:
      'Fußballschuhe, Kinderräder, Schallplatten. Sechzig Stände und ein Trikot von 1987, das nicht verkauft wurde.',
    published: { day: '09-07', weekday: 'sunday', at: '16:00' },
    picture: {
      scene: 'shirts',
      mood: 'night',
      shape: 'portrait',
      seed: 128,
      digits: '87',
      alt: 'Alte Trikots auf einer Stange, das vordere trägt die Nummer 87',
    },
    content: `<p>Um sechs Uhr morgens kamen die ersten Händler, um halb sieben die ersten Kunden mit Taschenlampen. Auf unserem Parkplatz standen sechzig Tische, und es gab nichts, was es nicht gab: einen Tischkicker mit zehn Beinen, drei vollständige Sammelalben, eine Trompete.</p>
<p>An unserem eigenen Stand hing das Aufstiegstrikot von 1987. Es gab Gebote. Das höchste hätte einen neuen Satz Bälle bezahlt. Dann kam der Platzwart, nahm es vom Bügel und sagte: „Spinnt ihr?“ Jetzt hängt es wieder im Vereinsheim.</p>
<p>Die Standgebühren von 720 Euro gehen an die Jugend.</p>`,
  },
];
