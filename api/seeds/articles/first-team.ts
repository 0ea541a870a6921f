import type { DemoArticle } from '../demo-article.ts';

/** The first team through the year: reports, previews, a balance. */
export const firstTeamArticles: readonly DemoArticle[] = [
  {
    title: 'Trainingsauftakt: Zwanzig Mann, ein Ball und 31 Grad',
    category: '1-mannschaft',
    excerpt: 'Die Pause ist vorbei. Beim ersten Training zählte unser Trainer zufrieden durch und ließ dann laufen.',
    published: { day: '07-02', weekday: 'tuesday', at: '21:40' },
    picture: {
      scene: 'conesAndBalls',
      mood: 'day',
      shape: 'wide',
      seed: 31,
      alt: 'Hütchen und Bälle auf dem frisch gemähten Platz, blauer Himmel',
    },
    content: `<p>Wer dachte, das erste Training werde ein lockeres Wiedersehen, hatte die Rechnung ohne die Laufschuhe gemacht. Nach zehn Minuten Begrüßung ging es los, und nach zwanzig Minuten war es sehr still auf dem Platz.</p>
<p>Zwanzig Spieler waren da, darunter vier Neue: zwei kommen aus unserer eigenen A-Jugend, einer ist der Liebe wegen nach Osthofen gezogen, einer war schon einmal hier und hat gemerkt, dass es woanders auch nicht schöner ist. Verlassen haben uns drei Spieler, zwei davon in Richtung Alte Herren, was man kaum als Abgang zählen kann.</p>
<p>Bis zum ersten Punktspiel bleiben sechs Wochen. Dienstags und donnerstags wird trainiert, an den Wochenenden getestet. Die Ziele? „Fit werden, heil bleiben, besser stehen als letztes Jahr“, sagt der Trainer. In dieser Reihenfolge.</p>`,
  },
  {
    title: 'Acht Tore im Test: 4:4 gegen den Bezirksligisten',
    category: '1-mannschaft',
    excerpt: 'Vorne Feuerwerk, hinten auch. Der erste Härtetest der Vorbereitung war vor allem eines: unterhaltsam.',
    published: { day: '07-21', weekday: 'saturday', at: '20:15' },
    picture: {
      scene: 'scoreboard',
      mood: 'golden',
      shape: 'wide',
      seed: 32,
      digits: '4:4',
      alt: 'Die Anzeigetafel zeigt in der Abendsonne ein 4 : 4',
    },
    content: `<p>Vier Tore gegen eine Mannschaft, die eine Klasse höher spielt: Das klingt nach einem großen Abend. Vier Gegentore nach vier einfachen Ballverlusten: Das klingt nach einer langen Videositzung. Beides stimmt.</p>
<p>Nach einer halben Stunde führte der FSV mit 3:0, weil der Gegner uns unterschätzte und unser neuer Linksaußen niemanden fragte, ob er dribbeln darf. Dann wechselten beide Seiten munter durch, und mit den frischen Kräften kam die Unordnung. Beim Stand von 3:4 fasste sich der A-Jugendliche auf der Sechs ein Herz und traf aus 25 Metern. Der Ball war leicht abgefälscht, aber das sieht man auf dem Papier nicht.</p>
<p>Nächste Woche geht es gegen Dittelsheim weiter. Dann bitte hinten etwas langweiliger.</p>`,
  },
  {
    title: 'Auftakt nach Maß: 2:0 in Wörrstadt',
    category: '1-mannschaft',
    excerpt: 'Keine Glanzleistung, aber drei Punkte. Die Erste startet mit einem Auswärtssieg in die Runde.',
    published: { day: '08-11', weekday: 'sunday', at: '18:50' },
    picture: {
      scene: 'cornerFlag',
      mood: 'day',
      shape: 'landscape',
      seed: 23,
      alt: 'Eine rote Eckfahne weht im Wind, dahinter der Platz und grüne Hügel',
    },
    content: `<p>Der erste Spieltag ist wie der erste Schultag: Alle haben neue Sachen an, und keiner weiß so recht, was kommt. In Wörrstadt kam erst einmal wenig. Die Gastgeber vom TuS standen tief, der Platz war hart wie ein Parkplatz, und nach einer halben Stunde notierte unser Berichterstatter als beste Szene eine Trinkpause.</p>
<p>Dann half ein Standard. Ecke von rechts, der lange Innenverteidiger steigt am höchsten, 1:0. Man konnte hören, wie die Anspannung abfiel. Nach der Pause hätte der FSV früher alles klarmachen können, ließ aber drei gute Konter liegen. Erst in der 84. Minute spitzelte der eingewechselte Mittelstürmer den Ball am herauslaufenden Torwart vorbei. Der Rest war Zeitvertreib.</p>
<p>Unser Torwart hielt die Null mit zwei starken Paraden fest und bekam dafür auf der Rückfahrt den Platz vorne im Bus.</p>`,
  },
  {
    title: '1:2 gegen Gau-Bickelheim: Ein Nachmittag zum Vergessen',
    category: '1-mannschaft',
    excerpt:
      'Viel Ballbesitz, wenig Ideen und am Ende die erste Niederlage. Die TSG nutzte ihre zwei Chancen, wir von neun nur eine.',
    published: { day: '08-25', weekday: 'sunday', at: '18:30' },
    picture: {
      scene: 'ballOnGrass',
      mood: 'overcast',
      shape: 'wide',
      seed: 34,
      alt: 'Ein Ball liegt verlassen auf dem Rasen, der Himmel ist grau',
    },
    content: `<p>Statistik kann grausam sein. Neun zu zwei Torschüsse, zwölf zu drei Ecken, und auf der Anzeigetafel stand trotzdem 1:2. Die TSG Gau-Bickelheim machte das, was clevere Gäste machen: hinten dicht, vorne eiskalt.</p>
<p>Beim 0:1 rutschte unser Rechtsverteidiger weg, beim 0:2 stand die Abseitsfalle mit einem Bein noch in der Kabine. Der Anschluss durch einen Strafstoß brachte zwar die Tribüne zurück ins Spiel, aber nicht die Ruhe in die Beine. In der Nachspielzeit lag der Ball noch einmal quer vor dem leeren Tor. Zwei Mann grätschten, beide kamen zu spät, und dann war Schluss.</p>
<p>„Das tut weh, weil es nicht nötig war“, sagte der Kapitän. Am Dienstag ist Training. Man darf annehmen, dass Torschüsse auf dem Plan stehen.</p>`,
  },
  {
    title: 'Derbysieg! Ein Tor genügt gegen Bechtheim',
    slug: 'derbysieg-ein-tor-genuegt-gegen-bechtheim',
    category: '1-mannschaft',
    excerpt:
      '1:0 vor mehr als 300 Zuschauern. Der Siegtreffer fiel in der 73. Minute, die Stimmen fielen am Montag aus.',
    published: { day: '09-15', weekday: 'sunday', at: '19:30' },
    picture: {
      scene: 'ballInNet',
      mood: 'golden',
      shape: 'wide',
      seed: 35,
      alt: 'Der Ball zappelt im Tornetz, dahinter leuchtet der Abendhimmel',
    },
    content: `<p>Schon um zwei Uhr war kein Parkplatz mehr zu haben, um halb drei ging der erste Kuchen aus, und als die Mannschaften einliefen, standen sie am Geländer in drei Reihen. So etwas gibt es in der A-Klasse nur, wenn Bechtheim kommt.</p>
<p>Das Spiel selbst war lange keines. Viele Zweikämpfe, viele Freistöße, wenig Raum. Der Schiedsrichter hatte gut zu tun und machte es gut: sechs Gelbe Karten, keine davon zu viel. Zur Pause stand es 0:0, und die älteren Herren auf der Bank neben dem Kiosk waren sich einig, dass man so etwas früher anders gelöst hätte. Wie, sagten sie nicht.</p>
<h2>Der Moment</h2>
<p>Dann die 73. Minute. Ballgewinn im Mittelfeld, ein Pass in die Gasse, der Rechtsaußen nimmt an, schaut, zieht nach innen. Es sah nicht nach Torschuss aus, eher nach Verlegenheit. Aber der Ball senkte sich, senkte sich weiter und schlug im langen Eck ein. Eine Sekunde Stille. Danach war es so laut, dass im Neubaugebiet die Hunde anschlugen.</p>
<!-- figure -->
<p>Bechtheim warf alles nach vorn, traf in der 89. Minute die Latte, und unser Torwart pflückte in der Nachspielzeit eine Flanke herunter, als wäre es Obst. Schlusspfiff, Jubel, Bier.</p>
<blockquote><p>„Ich habe drei Kinder und eine Hochzeit erlebt. Aber frag mich nicht, in welcher Reihenfolge ich das hier einsortiere.“</p></blockquote>
<p>So fasste es unser Zeugwart zusammen, der an diesem Abend zum ersten Mal seit Jahren vergaß, die Bälle zu zählen.</p>`,
    figures: [
      {
        picture: {
          scene: 'pitchFromAbove',
          mood: 'golden',
          shape: 'landscape',
          seed: 36,
          alt: 'Der Strafraum von oben, Spieler in Rot und Weiß werfen lange Schatten',
        },
        caption: 'Enge Räume, lange Schatten: Gefährlich wurde es nur selten.',
      },
    ],
  },
  {
    title: 'Null zu null der besseren Sorte',
    category: '1-mannschaft',
    excerpt: 'Kein Tor in Flonheim, und trotzdem war keinem langweilig.',
    published: { day: '09-29', weekday: 'sunday', at: '18:20' },
    content: `<p>Ein torloses Remis muss nicht langweilig sein. In Flonheim ging es neunzig Minuten hin und her, beide Torhüter verdienten sich Bestnoten, und zusammen zählten wir drei Treffer am Aluminium. Der Punkt geht in Ordnung, auch wenn der Trainer der Gastgeber das Wort „Ordnung“ nach unserer harten zweiten Hälfte nicht hören wollte.</p>`,
  },
  {
    title: '5:2 gegen Eppelsheim: Der Knoten ist geplatzt',
    category: '1-mannschaft',
    excerpt: 'Fünf Tore, fünf verschiedene Torschützen. Nur ein Spieler war unglücklich, und der stand im Tor.',
    published: { day: '10-13', weekday: 'sunday', at: '18:45' },
    picture: {
      scene: 'scoreboard',
      mood: 'dusk',
      shape: 'landscape',
      seed: 38,
      digits: '5:2',
      alt: 'Die Anzeigetafel vor dem Abendhimmel zeigt 5 : 2',
    },
    content: `<p>Drei Wochen lang hatte die Mannschaft gut gespielt und schlecht getroffen. Gegen den SV Eppelsheim war es endlich umgekehrt, zumindest in der ersten Viertelstunde: zwei Schüsse, zwei Tore, dazwischen viel Durcheinander.</p>
<p>Danach wurde es richtig gut. Das 3:0 war ein Spielzug über sechs Stationen, bei dem selbst die Gäste kurz stehen blieben. Das 4:1 legte der Kapitän selbstlos quer, das 5:1 erzielte ausgerechnet der Außenverteidiger, der seit zweieinhalb Jahren auf sein erstes Pflichtspieltor wartete. Er lief nach dem Treffer erst in die falsche Richtung, dann in die Arme der Mitspieler.</p>
<p>Dass Eppelsheim noch auf 5:2 verkürzte, ärgerte nur unseren Torwart, der sich für jede Null auf ein Eis einladen lässt. Es blieb beim Eis vom letzten Mal.</p>
<ul>
<li>Torschützen: rechter Verteidiger, Zehner, Mittelstürmer, linker Außen, Sechser</li>
<li>Zuschauer: 115</li>
<li>Besonderes: erster Einsatz für einen Spieler des jüngeren A-Jugend-Jahrgangs</li>
</ul>`,
  },
  {
    title: 'Böse erwischt: 0:4 in Framersheim',
    category: '1-mannschaft',
    excerpt:
      'Es gibt Tage, an denen nichts geht. Und es gibt Tage, an denen beim Gegner alles geht. Beides zusammen ergibt ein 0:4.',
    published: { day: '10-27', weekday: 'sunday', at: '18:35' },
    picture: {
      scene: 'cornerFlag',
      mood: 'overcast',
      shape: 'wide',
      seed: 39,
      alt: 'Die Eckfahne vor einem grauen Herbsthimmel',
    },
    content: `<p>Man muss auch verlieren können. In Framersheim bekam die Erste dazu reichlich Gelegenheit. Nach sieben Minuten stand es 0:1, nach achtzehn 0:2, und als kurz vor der Pause ein Rückpass ohne Adressaten das dritte Tor einleitete, war der Nachmittag gelaufen.</p>
<p>In der Kabine wurde es, so hört man, nicht laut. Der Trainer fragte lediglich in die Runde, wer noch weiterspielen wolle. Alle wollten, und in der zweiten Hälfte sah man zumindest eine Mannschaft, die sich wehrte. Das 0:4 fiel erst in der Schlussminute und tat trotzdem weh.</p>
<p>Immerhin: Der kleine Block der Mitgereisten sang bis zum Ende. Danke dafür. Am nächsten Sonntag können wir etwas gutmachen.</p>`,
  },
  {
    title: 'Wasserschlacht mit Punkteteilung',
    category: '1-mannschaft',
    excerpt: '1:1 gegen Monsheim auf einem Platz, der zwischenzeitlich eher ein Teich war.',
    published: { day: '11-10', weekday: 'sunday', at: '17:30' },
    picture: {
      scene: 'rain',
      mood: 'overcast',
      shape: 'wide',
      seed: 40,
      alt: 'Regen fällt auf den Platz, in den Pfützen spiegelt sich das Flutlicht',
    },
    content: `<p>Um elf Uhr war der Platz bespielbar, um zwei Uhr war er es laut Schiedsrichter „mit gutem Willen“, und um halb vier hätte man ein Boot gebraucht. Der Ball blieb liegen, wo er wollte. Pässe über mehr als fünf Meter waren Glückssache, Grätschen endeten erst an der Bande.</p>
<p>Das 1:0 war entsprechend kurios: Ein harmloser Schuss blieb vor dem Monsheimer Torwart in einer Pfütze stecken, und unser Mittelstürmer war als Erster da. Der Ausgleich fiel auf die gleiche Weise, nur andersherum. Gerechter kann ein Platz nicht sein.</p>
<p>Die Trikots wurden zweimal gewaschen und sind noch immer eher braun. Unser Platzwart bittet darum, die nächsten Tage <em>nicht</em> auf den Rasen zu gehen. Auch nicht „nur ganz kurz“.</p>`,
  },
  {
    title: 'In der 94. Minute: Dieses 3:2 vergisst keiner',
    category: '1-mannschaft',
    excerpt:
      'Zweimal geführt, zweimal kassiert, und dann kam die letzte Ecke des Spiels. Der Torwart stand da, wo Torhüter nicht hingehören.',
    published: { day: '11-24', weekday: 'sunday', at: '17:45' },
    picture: {
      scene: 'floodlights',
      mood: 'dusk',
      shape: 'panorama',
      seed: 41,
      alt: 'Vier Flutlichtmasten strahlen über den Platz, der Himmel ist violett und orange',
    },
    content: `<p>Man hätte nach der 90. Minute gehen können. Einige taten es, und sie werden es sich noch lange anhören müssen. Es stand 2:2 gegen den SV Gundersheim, ein gerechtes Ergebnis nach einem ordentlichen Spiel, und der Schiedsrichter hatte die Pfeife schon fast am Mund.</p>
<p>Eine Ecke noch. Der Trainer winkte, erst kaum sichtbar, dann mit beiden Armen: Alle nach vorn! Unser Torwart rannte die hundert Meter, so schnell ein Torwart eben rennt. Der Ball kam hoch, wurde verlängert, sprang auf, und dann war da ein gelber Handschuh, ein Knie, ein Durcheinander, und im Netz lag er. Das Knie gehörte dem Torwart.</p>
<p>Was danach geschah, ist schwer zu beschreiben. Die Ersatzbank war schneller am Torpfosten als der Schütze selbst. Im Spielbericht steht nun in der Spalte der Torschützen die Nummer 1, zum ersten Mal in der Geschichte des Vereins, soweit es das Archiv weiß.</p>
<blockquote><p>„Ich wollte eigentlich nur stören.“</p></blockquote>`,
  },
  {
    title: 'Halbzeit einer Saison: Was die Hinrunde erzählt',
    category: '1-mannschaft',
    excerpt:
      'Platz fünf, 26 Punkte und das beste Heimpublikum der Klasse. Eine Bilanz mit Zahlen, Lob und zwei Wünschen.',
    published: { day: '12-10', weekday: 'tuesday', at: '12:00' },
    picture: {
      scene: 'tacticsBoard',
      mood: 'night',
      shape: 'wide',
      seed: 42,
      format: 'png',
      alt: 'Eine Taktiktafel mit roten Kreuzen, weißen Kreisen und gestrichelten Laufwegen',
    },
    content: `<p>Fünfzehn Spiele, acht Siege, zwei Unentschieden, fünf Niederlagen: Das ist kein Märchen, aber eine ordentliche Geschichte. Vor einem Jahr standen zur gleichen Zeit sechs Punkte weniger auf dem Zettel.</p>
<h2>Die Tabelle zur Winterpause</h2>
<table>
<thead><tr><th>Platz</th><th>Mannschaft</th><th>Spiele</th><th>Tore</th><th>Punkte</th></tr></thead>
<tbody>
<tr><td>1</td><td>TuS Framersheim</td><td>15</td><td>41 : 15</td><td>36</td></tr>
<tr><td>2</td><td>TSG Gau-Bickelheim</td><td>15</td><td>38 : 19</td><td>33</td></tr>
<tr><td>3</td><td>SV Bechtheim</td><td>15</td><td>30 : 18</td><td>29</td></tr>
<tr><td>4</td><td>FC Flonheim</td><td>15</td><td>27 : 17</td><td>27</td></tr>
<tr><td><strong>5</strong></td><td><strong>FSV Sommerried</strong></td><td><strong>15</strong></td><td><strong>34 : 25</strong></td><td><strong>26</strong></td></tr>
<tr><td>6</td><td>SV Gimbsheim</td><td>15</td><td>28 : 26</td><td>22</td></tr>
<tr><td>7</td><td>SV Gundersheim</td><td>15</td><td>25 : 27</td><td>20</td></tr>
</tbody>
</table>
<h2>Was gut war</h2>
<p>Zu Hause haben wir nur einmal verloren. Das liegt an der Mannschaft, aber auch an denen, die hinter ihr stehen: Im Schnitt kamen 138 Zuschauer, mehr hat niemand in der Klasse. Und die Jungen sind angekommen. Fünf Spieler unter 21 standen regelmäßig in der Startelf.</p>
<h2>Was besser werden darf</h2>
<p>Auswärts verschenken wir die ersten zwanzig Minuten. Sieben der 25 Gegentore fielen in der Anfangsphase. Und die Chancenverwertung, nun ja. „Wir brauchen vier Gelegenheiten für ein Tor“, rechnet der Trainer vor. „Framersheim braucht zwei. Das ist der ganze Unterschied.“</p>
<h2>Zwei Wünsche für die Rückrunde</h2>
<ol>
<li>Mehr Ruhe vor dem Tor</li>
<li>Weniger Zerrungen: Acht Spieler fielen länger als drei Wochen aus</li>
</ol>
<p>Am zweiten Januardienstag geht es weiter. Bis dahin: Beine hoch, Plätzchen essen, aber nicht alle.</p>`,
  },
  {
    title: 'Hallenzauber: Platz drei beim Turnier in Alzey',
    category: '1-mannschaft',
    excerpt: 'Auf dem Parkett lief es besser als gedacht. Erst im Halbfinale war nach Siebenmeterschießen Schluss.',
    published: { day: '01-06', weekday: 'saturday', at: '21:15' },
    picture: {
      scene: 'trophy',
      mood: 'club',
      shape: 'portrait',
      seed: 43,
      alt: 'Ein goldener Pokal im Scheinwerferlicht, darum fliegt Konfetti',
    },
    content: `<p>Hallenfußball ist eine eigene Sportart, und wir üben sie genau einmal im Jahr. Umso schöner, dass unsere sieben Aufrechten in Alzey bis ins Halbfinale kamen. In der Vorrunde gab es zwei Siege und ein Unentschieden, im Viertelfinale ein 4:3 nach 1:3.</p>
<p>Dann wartete der spätere Sieger. 2:2 nach regulärer Spielzeit, Siebenmeterschießen, und weil einer verschießen muss, verschoss eben einer von uns. Im kleinen Finale reichte die Kraft noch für ein 3:2 und einen Pokal, der größer ist als das Fach, das im Vereinsheim dafür vorgesehen war.</p>`,
  },
  {
    title: 'Drei Tage Schweiß: Das Trainingslager im Rückblick',
    category: '1-mannschaft',
    excerpt: 'Sieben Einheiten, ein Testspiel und eine Wanderung, die länger wurde als geplant.',
    published: { day: '02-16', weekday: 'sunday', at: '20:00' },
    picture: {
      scene: 'pitchFromAbove',
      mood: 'overcast',
      shape: 'landscape',
      seed: 44,
      alt: 'Spieler von oben auf einem gestreiften Platz',
    },
    content: `<p>Freitagmorgen um sieben, minus zwei Grad, und im Bus nur ein Gesprächsthema: Wer hat den Wecker gestellt? Drei Tage später kamen alle müde, braun vom Matsch und gut gelaunt zurück.</p>
<h3>Was trainiert wurde</h3>
<ul>
<li>Freitag: zweimal Kondition, einmal Standards</li>
<li>Samstag: Spielaufbau gegen hohes Pressing, nachmittags ein Test (2:1 gegen einen Gastgeber, der zwei Klassen höher spielt)</li>
<li>Sonntag: Abschlussspiel Alt gegen Jung, Ergebnis wird von beiden Seiten unterschiedlich angegeben</li>
</ul>
<p>Die Wanderung am Samstagabend sollte eine Stunde dauern. Nach zweieinhalb Stunden gab unser Sechser zu, dass er die Karte falsch herum gehalten hatte. Seitdem darf er im Bus nicht mehr vorn sitzen.</p>
<!-- figure -->`,
    figures: [
      {
        picture: {
          scene: 'vineyards',
          mood: 'overcast',
          shape: 'landscape',
          seed: 45,
          alt: 'Winterliche Weinberge unter grauem Himmel',
        },
        caption: 'Hier wäre es rechts gegangen.',
      },
    ],
  },
  {
    title: 'Gelungener Wiederbeginn: 2:1 gegen Wonsheim',
    category: '1-mannschaft',
    excerpt: 'Die Gäste wehrten sich nach Kräften. Am Ende entschieden ein Elfmeter und ein kühler Kopf.',
    published: { day: '03-09', weekday: 'sunday', at: '18:10' },
    picture: {
      scene: 'scoreboard',
      mood: 'overcast',
      shape: 'square',
      seed: 46,
      digits: '2:1',
      alt: 'Anzeigetafel unter grauem Himmel: 2 : 1',
    },
    content: `<p>Das erste Spiel nach der Pause ist immer ein Blindflug. Wer ist fit, wer tut nur so? Gegen Wonsheim sah man von beidem etwas. Die Beine waren noch schwer, die Köpfe schon wach, und so entwickelte sich ein Spiel, in dem jeder Fehler bestraft wurde.</p>
<p>Wir machten einen, Wonsheim zwei. Den ersten bestrafte der Zehner mit einem Schlenzer ins Eck, den zweiten der Schiedsrichter mit einem Pfiff. Zum Elfmeter trat der Kapitän an, nahm drei Schritte Anlauf, wartete, bis der Torwart sich entschied, und schob ihn in die andere Ecke. „Ich habe gezählt“, sagte er. „Bis zwei. Das reicht meistens.“</p>`,
  },
  {
    title: 'Zwei Elfmeter verschossen und doch gewonnen',
    category: '1-mannschaft',
    excerpt: 'Gegen Dittelsheim war der Punkt verhext. Das 1:0 fiel aus dem Spiel heraus, wie es sich gehört.',
    published: { day: '03-30', weekday: 'sunday', at: '18:55' },
    picture: {
      scene: 'chalkLine',
      mood: 'golden',
      shape: 'wide',
      seed: 52,
      alt: 'Der Ball liegt vor dem Tor in der tiefen Abendsonne',
    },
    content: `<p>Elfmeter Nummer eins: rechts unten, gehalten. Elfmeter Nummer zwei: links oben, Latte. Wer danach noch an einen Heimsieg glaubte, hatte entweder Humor oder einen Mitgliedsausweis aus den Sechzigern.</p>
<p>Der Fußball ist aber manchmal freundlich. Zehn Minuten vor Schluss flog eine missglückte Flanke in den Strafraum, wurde länger und länger und drehte sich über den verdutzten Torwart ins Tor. Der Schütze schwört, es sei Absicht gewesen. Sein Gesicht sagte etwas anderes.</p>
<p>Mit diesem 1:0 bleibt die Mannschaft in diesem Frühjahr ungeschlagen. Elfmeter werden ab sofort im Training geübt, und zwar von allen.</p>`,
  },
  {
    title: 'Sechs Tore unter Flutlicht: Ein Abend für das Album',
    category: '1-mannschaft',
    excerpt: '6:0 im Nachholspiel gegen Albig. Wer da war, erzählt es weiter, wer nicht da war, glaubt es nicht.',
    published: { day: '04-16', weekday: 'wednesday', at: '22:05' },
    picture: {
      scene: 'floodlights',
      mood: 'night',
      shape: 'wide',
      seed: 48,
      alt: 'Das Flutlicht brennt, der Rasen leuchtet grün in der Nacht',
    },
    content: `<p>Mittwochabend, 19.30 Uhr, achtzig Zuschauer und ein Rasen, der im Licht aussah wie frisch gestrichen. Es gibt schlechtere Orte, um einen Feierabend zu verbringen.</p>
<p>Was dann kam, war die beste Halbzeit der Saison. 1:0 nach vier Minuten, 2:0 nach elf, 3:0 nach einem Angriff, bei dem der Ball elf Mal den Besitzer wechselte, ohne dass Albig ihn berührte. Zur Pause stand es 4:0, und im Kiosk ging die Wurst aus.</p>
<p>Nach dem Wechsel durften alle einmal ran. Zwei weitere Tore, ein Lattentreffer, ein Freistoß des Innenverteidigers, der im Neubaugebiet gelandet sein soll. Der Ball wurde am nächsten Morgen in einem Vorgarten gefunden und mit freundlichen Grüßen zurückgebracht.</p>`,
  },
  {
    title: 'Pokalabend: Raus im Halbfinale, rein in die Herzen',
    category: '1-mannschaft',
    excerpt: '1:3 nach Verlängerung gegen den Landesligisten. Der Applaus dauerte länger als die Enttäuschung.',
    published: { day: '05-01', weekday: 'wednesday', at: '22:50' },
    picture: {
      scene: 'crowd',
      mood: 'night',
      shape: 'wide',
      seed: 49,
      alt: 'Zuschauer von hinten in der Nacht, vor ihnen der hell erleuchtete Platz',
    },
    content: `<p>Drei Klassen lagen zwischen den Mannschaften. Gesehen hat man sie neunzig Minuten lang nicht. Der FSV verteidigte mit Herz, lief mehr als der Gegner und ging in der 55. Minute sogar in Führung: langer Ball, Kopfballverlängerung, Volley, ein Tor wie aus einem anderen Spiel.</p>
<p>Der Ausgleich fiel elf Minuten vor dem Ende. In der Verlängerung wurden die Waden zu Stein, und gegen ausgeruhte Beine von der Landesligabank war kein Kraut mehr gewachsen. 1:3, vorbei.</p>
<p>Vorbei? 420 Menschen standen auf und klatschten. Die Spieler saßen auf dem Rasen, einige hatten nasse Augen, und dann stand der Kapitän auf und klatschte zurück. So gingen sie eine ganze Runde um den Platz. Es gibt Niederlagen, die ein Verein länger behält als manchen Sieg.</p>`,
  },
  {
    title: 'Letzter Spieltag: 3:3, viel Sonne und ein langer Abschied',
    category: '1-mannschaft',
    excerpt:
      'Zum Saisonende gab es sechs Tore und ein paar Tränen. Der dienstälteste Spieler hat die Schuhe an den Zaun gehängt, wirklich.',
    published: { day: '05-25', weekday: 'sunday', at: '20:20' },
    picture: {
      scene: 'ballOnGrass',
      mood: 'golden',
      shape: 'wide',
      seed: 50,
      alt: 'Ein Ball liegt im Abendlicht auf dem Rasen, das Tor dahinter ist unscharf',
    },
    content: `<p>Sportlich ging es um nichts mehr, und genau so spielten beide. Der Gast aus Guntersblum und wir einigten uns wortlos darauf, das Verteidigen auf die neue Saison zu verschieben. 3:3, es hätte auch 6:6 heißen können.</p>
<p>Wichtiger war, was in der 75. Minute geschah. Die Nummer 4 ging vom Platz, nach siebzehn Jahren und 391 Spielen für die Erste. Beide Mannschaften standen Spalier, der Schiedsrichter schaute auf die Uhr und tat so, als wäre sie stehen geblieben. Am Zaun neben der Kabine hängt jetzt ein Paar Fußballschuhe, Größe 44, sehr alt. Sie bleiben dort.</p>
<p>Am Ende der Runde stehen Platz vier und 51 Punkte. Das ist das beste Ergebnis seit acht Jahren. Danke an alle, die gefahren sind, gegrillt, gewaschen, gepflegt und gejubelt haben. Wir sehen uns im Sommer.</p>`,
  },
  {
    title: 'Vorschau: Mit breiter Brust zum Tabellenführer',
    category: '1-mannschaft',
    excerpt:
      'In Framersheim gab es in der Hinrunde ein 0:4. Daran erinnert in dieser Woche ein Zettel an der Kabinentür.',
    published: { day: '04-25', weekday: 'friday', at: '11:20' },
    content: `<p>Auf dem Zettel steht nur eine Zahl, dick mit Filzstift geschrieben: 4. Wer sie aufgehängt hat, weiß keiner, der Trainer grinst. Vor einem halben Jahr kamen wir aus Framersheim mit leeren Händen und voller Fragen zurück. Seitdem hat die Mannschaft nur noch zweimal verloren.</p>
<p>Der Tabellenführer ist zu Hause eine Macht, aber zuletzt wackelte er. „Wir fahren da nicht hin, um schöne Fotos zu machen“, sagt der Kapitän. Anstoß ist am Sonntag um 15 Uhr. Der Fanbus startet um 13.15 Uhr am Vereinsheim, Restplätze gibt es am Kiosk.</p>`,
  },
];
