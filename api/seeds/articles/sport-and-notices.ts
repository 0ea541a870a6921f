import type { DemoArticle } from '../demo-article.ts';

/** Sport beside the league, and short notices. */
export const sportArticles: readonly DemoArticle[] = [
  {
    title: 'Gehfußball: Der schnellste langsame Sport der Welt',
    category: 'sport',
    excerpt:
      'Rennen ist verboten, Lachen nicht. Seit dem Frühjahr trifft sich donnerstags eine Gruppe, deren Jüngster 58 ist.',
    published: { day: '05-08', weekday: 'thursday', at: '12:15' },
    picture: {
      scene: 'ballOnGrass',
      mood: 'day',
      shape: 'wide',
      seed: 121,
      alt: 'Ein Ball in der Sonne auf dem Rasen',
    },
    content: `<p>Es gibt drei Regeln: Ein Fuß ist immer am Boden. Der Ball bleibt unter Hüfthöhe. Und wer meckert, holt das Wasser. Mehr braucht man nicht zum Gehfußball, der in England längst Volkssport ist und nun auch in Sommerried angekommen ist.</p>
<p>Siebzehn Männer und Frauen sind dabei, manche nach dreißig Jahren Pause, manche mit neuer Hüfte, eine zum ersten Mal überhaupt mit Ball am Fuß. „Der Kopf will rennen, das darf er aber nicht“, sagt einer. „Das ist wie früher beim Nachsitzen.“</p>
<p>Gespielt wird donnerstags um 17 Uhr auf dem Nebenplatz, bei schlechtem Wetter in der Halle. Danach gibt es Kaffee, und der dauert länger als das Spiel.</p>`,
  },
  {
    title: 'Alte Herren, junge Beine: 6:6 in der Traditionspartie',
    category: 'sport',
    excerpt: 'Zwölf Tore, drei Krämpfe und eine Auswechslung wegen Enkelbesuchs.',
    published: { day: '08-09', weekday: 'saturday', at: '20:30' },
    picture: {
      scene: 'scoreboard',
      mood: 'dusk',
      shape: 'wide',
      seed: 122,
      digits: '6:6',
      alt: 'Anzeigetafel in der Dämmerung: 6 : 6',
    },
    content: `<p>Das Spiel gegen die Alten Herren aus Pfeddersheim gibt es seit 1968, und noch nie ging es 0:0 aus. Diesmal fielen zwölf Tore, davon mindestens vier schöne. Nach einer halben Stunde verließ unser Libero das Feld, weil seine Enkelin zum ersten Mal allein Fahrrad fuhr. Nach zehn Minuten war er wieder da und sehr stolz.</p>
<p>Der Ausgleich zum 6:6 fiel in der letzten Minute, worauf beide Seiten beschlossen, dass es eine letzte Minute gewesen sei. Die Bilanz nach all den Jahren weist 21 Siege für uns, 21 für Pfeddersheim und einen unlesbaren Eintrag auf. Um den wird weiter gestritten.</p>`,
  },
  {
    title: 'Fit durch den Winter: Neuer Kurs in der Halle',
    category: 'sport',
    excerpt: 'Montags um 19 Uhr, offen für alle, auch ohne Mitgliedschaft. Mitbringen: Matte, Handtuch, Humor.',
    published: { day: '10-30', weekday: 'wednesday', at: '09:45' },
    picture: {
      scene: 'calendarSheet',
      mood: 'club',
      shape: 'square',
      seed: 123,
      digits: '4',
      alt: 'Ein Kalenderblatt, der Vierte ist rot eingekreist',
    },
    content: `<p>Wenn der Platz gefroren ist und das Sofa ruft, kommt unsere Übungsleiterin mit Musik. Zehn Abende lang gibt es Kräftigung, Gleichgewicht und Dehnung, alles so, dass auch Einsteiger mitkommen. Beim Probeabend standen 26 Leute in der Halle, darunter erstaunlich viele aus der Ersten, die hinterher erstaunlich still waren.</p>
<p>Mitglieder zahlen nichts, Gäste 30 Euro für den ganzen Kurs. Anmelden ist nicht nötig, kommen schon.</p>`,
  },
  {
    title: 'Sportabzeichen: 58-mal Bronze, Silber, Gold',
    category: 'sport',
    excerpt: 'Vom Sechsjährigen bis zur 81-Jährigen: Die Abnahme auf unserem Platz war ein voller Erfolg.',
    published: { day: '09-26', weekday: 'thursday', at: '20:45' },
    picture: {
      scene: 'trophy',
      mood: 'night',
      shape: 'landscape',
      seed: 124,
      alt: 'Ein goldener Pokal im warmen Licht',
    },
    content: `<p>Laufen, springen, werfen, schwimmen: Wer das Deutsche Sportabzeichen will, muss in vier Disziplinen zeigen, was er kann. 63 haben es bei uns versucht, 58 haben es geschafft, und die übrigen fünf haben schon den nächsten Termin.</p>
<table>
<thead><tr><th></th><th>Bronze</th><th>Silber</th><th>Gold</th></tr></thead>
<tbody>
<tr><td>Kinder und Jugendliche</td><td>9</td><td>14</td><td>12</td></tr>
<tr><td>Erwachsene</td><td>6</td><td>8</td><td>9</td></tr>
</tbody>
</table>
<p>Die älteste Teilnehmerin ist 81 und holte zum 34. Mal Gold. Gefragt nach ihrem Geheimnis, sagte sie: „Nicht aufhören.“</p>`,
  },
  {
    title: 'Handschuhe an: Torwarttraining für alle Jahrgänge',
    category: 'sport',
    excerpt: 'Ein eigener Trainer kümmert sich ab sofort um die, auf die sonst nur geschossen wird.',
    published: { day: '07-24', weekday: 'thursday', at: '10:30' },
    picture: {
      scene: 'ballInNet',
      mood: 'night',
      shape: 'square',
      seed: 125,
      format: 'webp',
      alt: 'Der Ball spannt das Netz, dahinter Lichter in der Nacht',
    },
    content: `<p>Torhüter haben es schwer. Beim Training stehen sie im Kasten, während zwanzig andere auf sie schießen, und am Sonntag sind sie schuld. Das wird nicht besser, aber sie werden besser: Freitags um 16.30 Uhr gibt es jetzt eine eigene Einheit für alle, die Handschuhe tragen.</p>
<p>In der ersten Gruppe üben die Jahrgänge bis zur D-Jugend, in der zweiten alle darüber. Auf dem Plan stehen Stellungsspiel, Abrollen, Abwürfe und das, was unser Trainer „die Kunst des Vergessens“ nennt: nach einem Gegentor sofort wieder da sein.</p>`,
  },
  {
    title: 'Der Lauftreff macht Strecke: 4.000 Kilometer in einem Jahr',
    category: 'sport',
    excerpt: 'Zusammen sind sie einmal bis ans Nordkap gelaufen. Und nie weiter als bis Mettenheim.',
    published: { day: '01-14', weekday: 'tuesday', at: '19:00' },
    picture: {
      scene: 'vineyards',
      mood: 'winter',
      shape: 'panorama',
      seed: 126,
      alt: 'Verschneite Weinberge unter hellem Winterhimmel',
    },
    content: `<p>Jeden Mittwoch um 18.30 Uhr, bei jedem Wetter, in drei Geschwindigkeiten: So einfach ist der Lauftreff. Eine Läuferin hat im letzten Jahr alles mitgeschrieben. Heraus kamen 4.012 Kilometer, 51 Abende, zwei Stürze und ein Paar Schuhe, das im Matsch am Seebach stecken geblieben ist.</p>
<p>Wer mitlaufen möchte, muss nichts können außer gehen. Die langsame Gruppe wartet an jeder Ecke. Stirnlampen haben wir zum Ausleihen da.</p>`,
  },
  {
    title: 'Kleine Regelkunde: Was beim Handspiel wirklich gilt',
    category: 'sport',
    excerpt:
      'An jedem Sonntag wird darüber gestritten. Unsere Schiedsrichter erklären es so, dass es auch am Geländer verstanden wird.',
    published: { day: '03-26', weekday: 'wednesday', at: '08:50' },
    picture: {
      scene: 'whistleAndCards',
      mood: 'golden',
      shape: 'wide',
      seed: 127,
      alt: 'Gelbe und rote Karte mit Pfeife auf dem Rasen in warmem Licht',
    },
    content: `<p>„Hand!“ ist das meistgerufene Wort auf deutschen Sportplätzen, noch vor „Abseits!“ und „Schiri!“. Meistens ist es falsch. Drei Fragen helfen:</p>
<ol>
<li><strong>War es Absicht?</strong> Wer die Hand zum Ball bewegt, begeht ein Vergehen. Immer.</li>
<li><strong>War der Arm unnatürlich weit weg vom Körper?</strong> Wer sich größer macht, als die Bewegung es verlangt, geht ein Risiko ein. Dann gibt es Pfiff.</li>
<li><strong>Fiel direkt danach ein Tor?</strong> Trifft der Schütze selbst unmittelbar nach der Berührung, zählt das Tor nicht, auch wenn es keine Absicht war.</li>
</ol>
<p>Kein Handspiel ist es in der Regel, wenn der Ball vom eigenen Körper oder aus nächster Nähe von einem anderen kommt, oder wenn sich jemand beim Fallen abstützt. Die Schulter, genauer alles oberhalb der Achselhöhle, gehört nicht zum Arm.</p>
<blockquote><p>„Und wenn ich es nicht sehe, dann pfeife ich es nicht. So leid es mir tut.“</p></blockquote>`,
  },
];

export const noticeArticles: readonly DemoArticle[] = [
  {
    title: 'Platzsperre am Wochenende',
    category: 'allgemein',
    published: { day: '11-29', weekday: 'friday', at: '07:40' },
    content: `<p>Nach dem Dauerregen der letzten Tage hat die Platzkommission beide Rasenplätze bis einschließlich Sonntag gesperrt. Alle Jugendspiele fallen aus, das Spiel der Ersten wird verlegt. Sobald neue Termine feststehen, findet ihr sie im <a href="/spielplan">Spielplan</a>. Das Vereinsheim ist offen.</p>`,
  },
  {
    title: 'Parken an Spieltagen: Bitte haltet die Zufahrt frei',
    category: 'allgemein',
    excerpt: 'Beim letzten Heimspiel kam ein Rettungswagen kaum durch. Das darf nicht wieder vorkommen.',
    published: { day: '09-18', weekday: 'wednesday', at: '16:10' },
    content: `<p>Es ging am Ende gut aus, aber es war knapp: Beim letzten Heimspiel musste ein Rettungswagen rangieren, weil an der Zufahrt drei Autos standen. Deshalb eine dringende Bitte an alle, die mit dem Auto kommen.</p>
<ul>
<li>Vor dem Stadion gilt absolutes Halteverbot, auch „nur zum Ausladen“.</li>
<li>Parkplätze gibt es am Friedhof (vier Minuten zu Fuß) und an der Wonnegauhalle (sechs Minuten).</li>
<li>Am besten ist das Fahrrad: Neben der Tribüne stehen vierzig neue Bügel.</li>
</ul>
<p>Wer schlecht zu Fuß ist, darf bis ans Tor gefahren werden. Sprecht die Ordner an, sie helfen gern.</p>`,
  },
  {
    title: 'Tippspiel: Wer wird Sommerrieder Orakel?',
    category: 'allgemein',
    excerpt:
      'Für die Rückrunde suchen wir die besten Tipper. Titelverteidigerin ist eine Dame, die nach eigener Auskunft „nach Trikotfarbe“ tippt.',
    published: { day: '02-27', weekday: 'thursday', at: '18:45' },
    picture: {
      scene: 'calendarSheet',
      mood: 'night',
      shape: 'landscape',
      seed: 132,
      digits: '9',
      alt: 'Ein Kalenderblatt mit einem roten Kreis um den Neunten',
    },
    content: `<p>Jede Woche fünf Spiele aus der A-Klasse, drei Punkte für das genaue Ergebnis, einer für die richtige Richtung. Die Zettel liegen am Kiosk aus und müssen bis Sonntag, 12 Uhr, im Kasten sein. Wer mag, kann auch per Postkarte tippen. Das hat im letzten Jahr tatsächlich jemand gemacht, aus dem Urlaub, und gewonnen.</p>
<p>Der Einsatz beträgt einen Euro pro Runde. Die Hälfte bekommt der Sieger, die andere Hälfte die Jugendkasse. Ruhm gibt es ungeteilt.</p>`,
  },
  {
    title: 'Fundsachen: Wem gehört die linke Krücke?',
    category: 'allgemein',
    excerpt: 'Im Vereinsheim hat sich einiges angesammelt. Bis Monatsende könnt ihr es abholen.',
    published: { day: '05-12', weekday: 'monday', at: '18:10' },
    picture: {
      scene: 'scarf',
      mood: 'club',
      shape: 'small',
      seed: 133,
      format: 'png',
      alt: 'Ein Stapel rot-weißer Schals',
    },
    content: `<p>Der Schrank neben der Garderobe geht nicht mehr zu. Darin liegen zurzeit: elf Trinkflaschen, sieben einzelne Schienbeinschoner (alle links), vier Jacken in Kindergröße, eine Brille in einem Etui mit Segelschiff, ein Gebissbecher ohne Inhalt und eine Krücke. Letztere beschäftigt uns am meisten. Jemand muss auf einer Krücke gekommen und ohne gegangen sein. Wir freuen uns über die Heilung und geben das gute Stück gern zurück.</p>
<p>Was bis Monatsende nicht abgeholt ist, spenden wir.</p>`,
  },
  {
    title: 'Geschäftsstelle in den Ferien',
    category: 'allgemein',
    published: { day: '07-18', weekday: 'friday', at: '12:00' },
    content: `<p>In den Sommerferien ist die Geschäftsstelle nur mittwochs von 18 bis 19.30 Uhr besetzt. Anmeldungen und Spielerpässe können in dieser Zeit etwas länger dauern. Dringendes bitte über die <a href="/kontakt">Kontaktseite</a>, dort liest jeden Tag jemand mit.</p>`,
  },
  {
    title: 'Balljungen und Ballmädchen für die Heimspiele gesucht',
    category: 'allgemein',
    excerpt:
      'Ganz nah dran, freie Limo und ein eigenes Leibchen: Wer zwischen neun und vierzehn ist, kann sich melden.',
    published: { day: '08-06', weekday: 'wednesday', at: '15:30' },
    picture: {
      scene: 'chalkLine',
      mood: 'overcast',
      shape: 'landscape',
      seed: 139,
      alt: 'Ein Ball an der Linie vor dem Tor',
    },
    content: `<p>Wenn der Ball im Weinberg landet, ruhen alle Blicke auf dem, der ihn holt. Für die kommende Runde stellen wir ein Team aus zwölf Kindern zusammen, die sich an den Heimspielen der Ersten abwechseln. Es gibt Leibchen, Limonade, eine Bratwurst und den besten Platz im Stadion.</p>
<p>Ein kurzer Kurs vorab erklärt, worauf es ankommt: aufpassen, ruhig bleiben und den Ball auch dann zügig zurückgeben, wenn wir führen. Gerade dann.</p>`,
  },
];
