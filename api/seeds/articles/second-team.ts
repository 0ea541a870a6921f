import type { DemoArticle } from '../demo-article.ts';

/** The second team: less pressure, more stories. */
export const secondTeamArticles: readonly DemoArticle[] = [
  {
    title: 'Zweite startet mit Kantersieg und Sonnenbrand',
    category: '2-mannschaft',
    excerpt: '7:1 gegen Hangen-Weisheim. Der einzige Verlierer war die Sonnencreme, die niemand dabeihatte.',
    published: { day: '08-18', weekday: 'sunday', at: '17:00' },
    picture: {
      scene: 'scoreboard',
      mood: 'day',
      shape: 'wide',
      seed: 61,
      digits: '7:1',
      alt: 'Anzeigetafel bei strahlendem Sommerwetter: 7 : 1',
    },
    content: `<p>Mit dreizehn Mann angereist, mit zwölf gespielt, weil einer die Schuhe vergessen hatte, und trotzdem sieben Tore geschossen: Die Zweite macht in dieser Saison da weiter, wo sie im Frühjahr aufgehört hat. Vier Treffer gelangen allein dem Mittelstürmer, der danach angab, er habe bei der Hitze nur nicht so weit laufen wollen.</p>
<p>Das Gegentor fiel in der Trinkpause. Genauer gesagt: kurz bevor alle gemerkt hatten, dass sie vorbei war.</p>`,
  },
  {
    title: 'Elf Freunde und ein Torwart aus der Altherrenmannschaft',
    category: '2-mannschaft',
    excerpt:
      'Weil alle drei Torhüter ausfielen, stand ein 52-Jähriger zwischen den Pfosten. Er hielt einen Elfmeter und den ganzen Laden zusammen.',
    published: { day: '09-08', weekday: 'sunday', at: '18:15' },
    picture: {
      scene: 'ballInNet',
      mood: 'day',
      shape: 'landscape',
      seed: 62,
      format: 'webp',
      alt: 'Ein Ball fliegt ins Netz, dahinter grüner Rasen und blauer Himmel',
    },
    content: `<p>Hochzeit, Grippe, Umzug: So verteilten sich am Samstagabend die Absagen unserer drei Torhüter. Um 22 Uhr klingelte bei einem Mitglied der Alten Herren das Telefon. Er habe, so erzählt seine Frau, schon beim zweiten Klingeln die Handschuhe gesucht.</p>
<p>Am Sonntag stand er dann im Tor, in einer Hose aus den Neunzigern. Nach zehn Minuten hielt er den ersten Schuss, nach zwanzig den zweiten, und als es kurz nach der Pause Elfmeter für Heßloch gab, sagte er zum Schützen etwas, das wir hier nicht wiedergeben. Der Ball flog in die Mitte. Da stand er.</p>
<p>2:0 gewonnen, Muskelkater bis Mittwoch, Freibier bis auf Weiteres.</p>`,
  },
  {
    title: 'Lehrgeld in Westhofen',
    category: '2-mannschaft',
    published: { day: '10-06', weekday: 'sunday', at: '17:40' },
    content: `<p>Die Zweite verliert in Westhofen mit 1:5, und das Ergebnis ist noch freundlich. Eine Stunde lang hielt die junge Elf ordentlich mit, dann brachen die Dämme. „Mund abwischen“, sagt der Trainer, „und am Donnerstag pünktlich sein.“ Das war bekanntlich nicht immer der Fall.</p>`,
  },
  {
    title: 'Kreuzband, Kaffee, Comeback',
    category: '2-mannschaft',
    excerpt: 'Nach vierzehn Monaten stand unser Linksfuß wieder auf dem Platz. Für zwölf Minuten und ein Tor.',
    published: { day: '11-17', weekday: 'sunday', at: '17:10' },
    picture: {
      scene: 'pitchFromAbove',
      mood: 'golden',
      shape: 'square',
      seed: 64,
      alt: 'Spieler von oben mit langen Schatten auf gestreiftem Rasen',
    },
    content: `<p>Man merkt einem Verein an, wie er mit denen umgeht, die nicht spielen können. Unser Linksfuß war vierzehn Monate verletzt, und in dieser Zeit fehlte er bei keinem einzigen Spiel. Er kochte Kaffee, führte die Strichliste, trug die Fahnen. Und jeden Dienstag lief er seine Runden, erst gehend, dann trabend, dann laufend.</p>
<p>Am Sonntag gegen Dorn-Dürkheim stand es 2:1, als in der 78. Minute die Tafel hochging. Die Bank stand auf, die Zuschauer auch, sogar ein paar vom Gegner klatschten. Vier Minuten später bekam er den Ball an der Strafraumkante, zögerte nicht und traf mit links in den Winkel.</p>
<p>Er sagt, er habe nichts gedacht. Seine Mutter am Geländer hat dafür genug für zwei geweint.</p>`,
  },
  {
    title: 'Die Zweite meldet sich zurück: 4:0 zum Frühlingsanfang',
    category: '2-mannschaft',
    excerpt:
      'Ohne Gegentor, ohne Gelbe Karte, ohne Verletzte. Der Trainer sucht noch, worüber er sich beschweren kann.',
    published: { day: '03-16', weekday: 'sunday', at: '16:50' },
    picture: {
      scene: 'cornerFlag',
      mood: 'golden',
      shape: 'square',
      seed: 66,
      alt: 'Rote Eckfahne im warmen Abendlicht',
    },
    content: `<p>Vier Tore gegen Mettenheim, hinten nichts zugelassen, und alle sechzehn Mann kamen zum Einsatz: So stellt man sich einen Sonntag vor. Besonders gefiel, wie geduldig die Mannschaft spielte. Statt langer Bälle gab es kurze, statt Gemecker gab es Lob, und statt eines einzigen Torschützen gab es vier.</p>
<p>Als das 4:0 fiel, rief jemand vom Geländer: „Wer seid ihr und was habt ihr mit unserer Zweiten gemacht?“ Eine berechtigte Frage.</p>`,
  },
  {
    title: 'Aufstieg? Wir reden nicht darüber. Aber wir rechnen',
    category: '2-mannschaft',
    excerpt:
      'Drei Spiele vor Schluss fehlen zwei Punkte auf Platz zwei. Das Wort mit A ist in der Kabine verboten und kostet zwei Euro.',
    published: { day: '04-28', weekday: 'monday', at: '19:30' },
    picture: {
      scene: 'tacticsBoard',
      mood: 'day',
      shape: 'square',
      seed: 67,
      alt: 'Taktiktafel mit Kreidezeichen: Kreuze, Kreise und Pfeile',
    },
    content: `<p>In der Kabine der Zweiten steht ein Sparschwein. Wer das Wort ausspricht, das mit „Auf“ beginnt und mit „stieg“ endet, wirft zwei Euro ein. Nach dem 3:0 in Alsheim am Sonntag klimperte es gewaltig.</p>
<h2>Das Restprogramm</h2>
<table>
<thead><tr><th>Gegner</th><th>Ort</th><th>Hinspiel</th></tr></thead>
<tbody>
<tr><td>SV Heßloch</td><td>zu Hause</td><td>2 : 0</td></tr>
<tr><td>TuS Hangen-Weisheim</td><td>auswärts</td><td>7 : 1</td></tr>
<tr><td>TSV Westhofen II</td><td>zu Hause</td><td>1 : 5</td></tr>
</tbody>
</table>
<p>Vor allem der letzte Spieltag hat es in sich. Westhofen steht genau einen Platz vor uns. Wer rechnen kann, rechnet. Wer nicht rechnen kann, zahlt zwei Euro.</p>`,
  },
  {
    title: 'Es ist vollbracht: Die Zweite steigt auf!',
    slug: 'die-zweite-steigt-auf',
    category: '2-mannschaft',
    excerpt: '2:1 gegen Westhofen am letzten Spieltag. Das Sparschwein wurde noch auf dem Platz geschlachtet.',
    published: { day: '05-18', weekday: 'sunday', at: '21:00' },
    picture: {
      scene: 'trophy',
      mood: 'golden',
      shape: 'wide',
      seed: 68,
      alt: 'Ein Pokal im goldenen Scheinwerferlicht, Konfetti fällt',
    },
    content: `<p>Jetzt dürfen wir es schreiben, kostenlos und so oft wir wollen: <strong>Aufstieg!</strong> Vor 210 Zuschauern, so vielen wie bei einem Spiel der Zweiten noch nie, hat die Mannschaft den TSV Westhofen II mit 2:1 geschlagen und ist als Tabellenzweiter direkt aufgestiegen.</p>
<p>Dabei begann es mit einem Schock. Nach neun Minuten 0:1, nach elf Minuten musste der Kapitän mit einer Platzwunde raus. Zur Pause war er genäht, nach der Pause wieder auf dem Platz, und in der 62. Minute köpfte er, ausgerechnet mit dem Pflaster, den Ausgleich. Das Siegtor war hässlich, abgefälscht, ein Ball zum Wegschauen. Es war das schönste Tor des Jahres.</p>
<h2>Danach</h2>
<p>Im Sparschwein waren 184 Euro. Sie reichten bis kurz nach zehn. Ein Spieler hat gewettet, bei einem Aufstieg zu Fuß nach Worms zu laufen. Er ist heute Mittag losgegangen, drei Mann begleiten ihn, einer schiebt einen Bollerwagen.</p>
<!-- figure -->
<p>Die Mannschaft bedankt sich bei allen, die in dieser Saison auch bei Regen um 12.45 Uhr am Platz standen. Ihr wisst, wer ihr seid. Ihr wart manchmal nur zu neunt.</p>`,
    figures: [
      {
        picture: { scene: 'scarf', mood: 'club', shape: 'panorama', seed: 69, alt: 'Rot-weiße Schals übereinander' },
        caption: 'An diesem Abend wurde jeder Schal gebraucht.',
      },
    ],
  },
];
