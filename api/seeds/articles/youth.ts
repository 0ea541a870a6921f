import type { DemoArticle } from '../demo-article.ts';

/** Youth teams, from the smallest to the A-Jugend. */
export const youthArticles: readonly DemoArticle[] = [
  {
    title: 'Spielfest der Bambini: 120 Kinder, keine Tabelle, viel Eis',
    category: 'jugend',
    excerpt:
      'Zwölf Mannschaften, vier Tore pro Feld und am Ende nur Gewinner. So macht der kleinste Fußball am meisten Spaß.',
    published: { day: '06-14', weekday: 'saturday', at: '17:30' },
    picture: {
      scene: 'conesAndBalls',
      mood: 'day',
      shape: 'panorama',
      seed: 71,
      alt: 'Bunte Hütchen und viele Bälle auf grünem Rasen, hinten ein Tor',
    },
    content: `<p>Wer am Samstagmorgen am Stadion vorbeikam, hörte uns schon von Weitem. 120 Kinder zwischen vier und sieben Jahren machen einen Lärm, gegen den ein Derby wie eine Lesung wirkt.</p>
<p>Gespielt wurde drei gegen drei auf kleinen Feldern mit je vier Toren. Keine Tabelle, kein Schiedsrichter, kein Auswechselstreit: Nach jedem Tor wechselt, wer dran ist. So kommt jedes Kind an den Ball, und genau darum geht es. Die Eltern standen hinter einer Leine und durften klatschen, aber nicht trainieren. Das klappte erstaunlich gut.</p>
<h3>In Zahlen</h3>
<ul>
<li>12 Mannschaften aus neun Vereinen</li>
<li>96 Spiele zu je sieben Minuten</li>
<li>240 Kugeln Eis</li>
<li>17 verlorene Trinkflaschen, davon 9 wiedergefunden</li>
</ul>
<p>Wer seine vermisst: Sie stehen auf der Fensterbank im Vereinsheim.</p>`,
  },
  {
    title: 'E-Jugend gewinnt den Sommercup in Worms',
    category: 'jugend',
    excerpt: 'Acht Spiele, acht Siege und ein Pokal, der auf der Heimfahrt in jedem Auto einmal mitfahren durfte.',
    published: { day: '06-29', weekday: 'sunday', at: '19:00' },
    picture: {
      scene: 'trophy',
      mood: 'day',
      shape: 'square',
      seed: 73,
      format: 'webp',
      alt: 'Ein Pokal im Scheinwerferlicht',
    },
    content: `<p>Es war heiß, es war staubig, und unsere E-Jugend war einfach nicht zu stoppen. In der Vorrunde gab es fünf Siege mit 14:2 Toren, im Viertelfinale ein mühsames 1:0, im Halbfinale ein 3:1. Und im Endspiel gegen die Wormser Auswahl wurde es dann dramatisch.</p>
<p>Nach zwölf Minuten stand es 0:1. Die Köpfe hingen. Da lief die Torhüterin zur Mittellinie, klatschte jeden einzelnen ab und lief zurück. Zwei Minuten später fiel der Ausgleich, kurz vor Schluss das 2:1. „Ich fand, dass sie traurig aussahen“, sagte sie bei der Siegerehrung.</p>
<p>Der Pokal übernachtet jetzt reihum bei allen elf Kindern. Eine Liste hängt in der Kabine.</p>`,
  },
  {
    title: 'Fünf Tage Fußball: So war das Feriencamp',
    category: 'jugend',
    excerpt: '64 Kinder, zwölf Betreuer und ein Wasserwerfer, der eigentlich für den Rasen gedacht war.',
    published: { day: '08-02', weekday: 'friday', at: '18:00' },
    picture: {
      scene: 'pitchFromAbove',
      mood: 'day',
      shape: 'wide',
      seed: 74,
      alt: 'Kinder in roten und weißen Trikots von oben auf dem Platz',
    },
    content: `<p>Montag waren alle schüchtern. Mittwoch kannten alle jeden. Freitag wollte niemand nach Hause. Unser Feriencamp war in diesem Jahr so schnell ausgebucht wie noch nie, und wer dabei war, weiß, warum.</p>
<h2>Ein Tag im Camp</h2>
<table>
<thead><tr><th>Uhrzeit</th><th>Was</th></tr></thead>
<tbody>
<tr><td>9.00</td><td>Begrüßung und Lied (ja, wirklich)</td></tr>
<tr><td>9.30</td><td>Techniktraining in Gruppen</td></tr>
<tr><td>12.00</td><td>Mittagessen im Vereinsheim: dienstags Nudeln, sonst auch</td></tr>
<tr><td>13.30</td><td>Ruhezeit mit Geschichten aus der Vereinschronik</td></tr>
<tr><td>14.30</td><td>Turnier der Nationen</td></tr>
<tr><td>16.00</td><td>Abholen, meistens mit Verlängerung</td></tr>
</tbody>
</table>
<p>Am heißesten Tag stellte der Platzwart den großen Regner an. Was als Abkühlung von fünf Minuten gedacht war, wurde zum Höhepunkt der Woche. Der Rasen hat es überlebt, die Handtücher nicht alle.</p>
<!-- figure -->
<p>Danke an die Küche, die am Ende 310 Mittagessen ausgegeben hatte, und an die zwölf Betreuerinnen und Betreuer, die ihren Urlaub mit uns verbracht haben. Der Termin für das nächste Jahr steht bald im <a href="/kalender">Kalender</a>.</p>`,
    figures: [
      {
        picture: {
          scene: 'ballOnGrass',
          mood: 'day',
          shape: 'landscape',
          seed: 75,
          alt: 'Ein Ball auf frischem Rasen an einem Sommertag',
        },
        caption: 'Einer von 80 Bällen. Alle 80 sind wieder da.',
      },
    ],
  },
  {
    title: 'Mädchen vor: Wir gründen ein eigenes Team',
    category: 'jugend',
    excerpt:
      'Nach den Ferien trainiert zum ersten Mal eine reine Mädchenmannschaft in Sommerried. Neun haben sich schon angemeldet.',
    published: { day: '08-28', weekday: 'wednesday', at: '10:15' },
    picture: {
      scene: 'shirts',
      mood: 'night',
      shape: 'landscape',
      seed: 76,
      digits: '7',
      alt: 'Ein Trikot mit der Nummer 7 zwischen weiteren Trikots auf der Stange',
    },
    content: `<p>Bisher haben die Mädchen bei uns in den Jungenmannschaften mitgespielt, und das nicht zu knapp: In der E-Jugend steht eine im Tor, in der D-Jugend trägt eine die Binde. Das soll auch so bleiben dürfen. Aber viele haben sich ein eigenes Team gewünscht, und nun gibt es eines.</p>
<p>Trainiert wird mittwochs um 17 Uhr, eingeladen sind alle zwischen acht und dreizehn Jahren. Vorkenntnisse: keine. Ausrüstung: Turnschuhe reichen für den Anfang. Das Trainerinnenteam besteht aus zwei Spielerinnen, die höherklassig gespielt haben und jetzt etwas zurückgeben wollen.</p>
<p>„Der schönste Satz beim Schnuppertraining war: Kann ich morgen wiederkommen?“, erzählt die Jugendleitung. Leider ist morgen Donnerstag. Aber der nächste Mittwoch kommt bestimmt.</p>`,
  },
  {
    title: 'C-Jugend bildet Spielgemeinschaft mit Bechtheim',
    category: 'jugend',
    excerpt: 'Sonntags Rivalen, unter der Woche ein Team: Die C-Jugend zeigt, wie es geht.',
    published: { day: '06-05', weekday: 'thursday', at: '19:45' },
    content: `<p>Elf Spieler hier, neun dort, keiner von beiden hätte allein eine Mannschaft zusammenbekommen. Also haben sich die Jugendleitungen des FSV und des SV Bechtheim an einen Tisch gesetzt und waren nach zwei Stunden und einer Flasche Traubensaft einig: Ab der neuen Saison spielt die C-Jugend gemeinsam.</p>
<p>Trainiert wird dienstags in Sommerried und donnerstags in Bechtheim, die Heimspiele werden geteilt. Nur über die Trikotfarbe wurde etwas länger gesprochen. Das Ergebnis: Hinrunde Rot, Rückrunde Blau.</p>`,
  },
  {
    title: 'A-Jugend dreht das Derby in sieben Minuten',
    category: 'jugend',
    excerpt: '0:2 zur Pause, 3:2 am Ende. Dazwischen lag eine Ansprache, die angeblich nur aus drei Wörtern bestand.',
    published: { day: '10-19', weekday: 'saturday', at: '19:20' },
    picture: {
      scene: 'scoreboard',
      mood: 'club',
      shape: 'wide',
      seed: 77,
      digits: '3:2',
      alt: 'Anzeigetafel vor rotem Abendhimmel: 3 : 2',
    },
    content: `<p>Zur Pause sah es düster aus. Zweimal hatte Alsheim gekontert, zweimal war unsere Abwehr zu weit aufgerückt. In der Kabine, so berichtet ein Spieler, habe der Trainer lange geschwiegen und dann drei Wörter gesagt. Welche, bleibt in der Kabine.</p>
<p>Sie wirkten nicht sofort. Bis zur 70. Minute rannte die Mannschaft an, ohne Glück. Dann fiel das 1:2 nach einem Freistoß, eine Minute später das 2:2 durch einen Abpraller, und in der 77. Minute, mit dem letzten Rest Kraft, zog der jüngste Spieler auf dem Feld einfach durch.</p>
<p>Drei aus dieser Elf haben in diesem Herbst bereits bei der Ersten mittrainiert. Man versteht, weshalb.</p>`,
  },
  {
    title: 'Zwölf neue Kindertrainer: Lehrgang in Sommerried',
    category: 'jugend',
    excerpt:
      'An zwei Wochenenden drückten Eltern, Jugendspieler und ein Großvater die Schulbank, meistens allerdings mit Ball.',
    published: { day: '11-03', weekday: 'sunday', at: '16:40' },
    picture: {
      scene: 'tacticsBoard',
      mood: 'club',
      shape: 'landscape',
      seed: 78,
      alt: 'Eine Tafel mit Kreidezeichnung eines Spielfelds, Kreuze und Kreise mit Laufwegen',
    },
    content: `<p>Wie erklärt man Fünfjährigen das Abseits? Richtige Antwort: gar nicht. Das war eine der ersten Erkenntnisse beim Lehrgang zum Kindertrainer, den der Verband an zwei Wochenenden bei uns veranstaltet hat. Zwölf Teilnehmerinnen und Teilnehmer haben bestanden, die Jüngste ist sechzehn, der Älteste siebenundsechzig und Großvater von drei Bambini.</p>
<p>Gelernt wurde vor allem durch Ausprobieren: kleine Spielformen, kurze Ansagen, viel Lob. Und dass man auf dem Platz immer ein Pflaster, ein Taschentuch und einen Ball mehr dabeihaben sollte, als man braucht.</p>
<p>Damit ist ein Teil unserer Lücke geschlossen. Ein Teil, wohlgemerkt: Wir suchen weiter.</p>`,
  },
  {
    title: 'Nikolaus kommt mit dem Rasenmäher',
    category: 'jugend',
    excerpt: 'Der Schlitten war in Reparatur. Den 90 Kindern war es gleich.',
    published: { day: '12-06', weekday: 'friday', at: '20:10' },
    picture: {
      scene: 'christmas',
      mood: 'dusk',
      shape: 'landscape',
      seed: 79,
      alt: 'Ein beleuchteter Tannenbaum und kleine Holzbuden im Schnee',
    },
    content: `<p>Erst hörte man nur ein Knattern, dann sah man ein Blinklicht, und schließlich bog er um die Ecke: der Nikolaus, in vollem Ornat, auf dem Aufsitzmäher. Neunzig Kinder standen einen Moment still. Dann nicht mehr.</p>
<p>Aus dem Anhänger gab es für jedes Kind eine Tüte mit Nüssen, Mandarinen und einem kleinen Ball. Der Nikolaus wusste erstaunlich viel, zum Beispiel, wer beim Aufräumen immer die Hütchen vergisst. Der Stall für den Mäher bleibt im Winter übrigens verschlossen. Wir erwähnen das, weil drei Kinder gefragt haben.</p>`,
  },
  {
    title: 'Budenzauber: Unser Hallenturnier an zwei Tagen',
    category: 'jugend',
    excerpt: '48 Mannschaften von der G- bis zur D-Jugend, 700 Stück Kuchen und eine Halle, die bebte.',
    published: { day: '01-19', weekday: 'sunday', at: '19:50' },
    picture: {
      scene: 'ballInNet',
      mood: 'club',
      shape: 'wide',
      seed: 80,
      alt: 'Ein Ball im Netz vor rotem Hintergrund',
    },
    content: `<p>Zwei Tage lang war die Wonnegauhalle fest in Kinderhand. Am Samstag spielten die Kleinen, am Sonntag die D- und E-Jugend, und wer zwischendurch in den Gängen stand, wurde von rennenden Trikots in acht Farben umspült.</p>
<h2>Die Sieger</h2>
<ul>
<li><strong>D-Jugend:</strong> die Gäste aus Worms, im Finale 2:1 gegen unsere Erste</li>
<li><strong>E-Jugend:</strong> FSV Sommerried I, ungeschlagen</li>
<li><strong>F- und G-Jugend:</strong> alle, denn hier wird nicht gezählt. Die Kinder haben natürlich trotzdem gezählt.</li>
</ul>
<h2>Die stillen Sieger</h2>
<p>Am Kuchenbüfett standen insgesamt 41 Eltern, in der Turnierleitung saßen vier A-Jugendliche, die am zweiten Abend keine Stimme mehr hatten, und die Sanitäter mussten nur Pflaster kleben. Der Erlös geht in neue Jugendtore. Danke!</p>`,
  },
  {
    title: 'Wer aufpasst, gewinnt: Kinderschutz im FSV',
    category: 'jugend',
    excerpt: 'Der Vorstand hat ein Schutzkonzept beschlossen. Was darin steht und an wen man sich wenden kann.',
    published: { day: '02-24', weekday: 'monday', at: '09:30' },
    content: `<p>Kinder sollen sich bei uns sicher fühlen, auf dem Platz, in der Kabine und auf der Fahrt. Das klingt selbstverständlich. Damit es das bleibt, hat der Verein ein Schutzkonzept erarbeitet, gemeinsam mit Eltern, Trainern und einer Beratungsstelle.</p>
<h2>Was gilt</h2>
<ol>
<li>Alle, die Kinder betreuen, legen ein erweitertes Führungszeugnis vor und erneuern es alle drei Jahre.</li>
<li>Niemand ist mit einem Kind allein: Training und Fahrten finden immer zu zweit statt.</li>
<li>Fotos werden nur veröffentlicht, wenn die Eltern zugestimmt haben.</li>
<li>Zwei Vertrauenspersonen, eine Frau und ein Mann, sind für alle ansprechbar.</li>
</ol>
<p>Wie ihr die Vertrauenspersonen erreicht, steht am Brett neben der Kabine und auf der Seite <a href="/jugendarbeit">Jugendarbeit</a>. Ihr dürft auch bei kleinen Dingen kommen. Gerade bei kleinen Dingen.</p>`,
  },
  {
    title: 'D-Jugend räumt auf: 14 Säcke Müll am Seebach',
    category: 'jugend',
    excerpt:
      'Statt Training gab es Handschuhe und Greifzangen. Gefunden wurden unter anderem ein Kinderwagen und ein Ball von 1998.',
    published: { day: '03-22', weekday: 'saturday', at: '15:20' },
    picture: {
      scene: 'vineyards',
      mood: 'day',
      shape: 'landscape',
      seed: 81,
      alt: 'Weinberge und Wiesen an einem klaren Frühlingstag',
    },
    content: `<p>Die Idee kam von den Kindern selbst. Beim Auslaufen am Bach hatte sich einer über die Flaschen im Gebüsch geärgert, und aus dem Ärger wurde ein Plan. Zwei Wochen später standen 22 Kinder und acht Erwachsene mit Säcken am Ufer.</p>
<p>Nach drei Stunden war der Weg zwischen Stadion und Mühle sauber. Das merkwürdigste Fundstück ist ein verwitterter Ball mit Unterschriften, vermutlich von 1998. Wer ihn damals über den Zaun geschossen hat, möge sich melden. Er liegt im Vereinsheim, und die Sache ist verjährt.</p>`,
  },
];
