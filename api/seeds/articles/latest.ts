import type { DemoArticle } from '../demo-article.ts';

/** What happened in the last days; nothing here depends on the time of the year. */
export const latestArticles: readonly DemoArticle[] = [
  {
    title: 'Willkommen auf unserer neuen Seite',
    category: 'verein',
    excerpt: 'Schneller, klarer und endlich auch auf dem Handy zu gebrauchen: Der FSV hat eine neue Internetseite.',
    published: { hoursAgo: 4 },
    picture: {
      scene: 'clubHouse',
      mood: 'dusk',
      shape: 'wide',
      seed: 11,
      alt: 'Das Vereinsheim am Abend, die Fenster leuchten, über der Tür hängt eine rot-weiße Wimpelkette',
    },
    content: `<p>Die alte Seite hatte ihre Verdienste. Sie stammte aus einer Zeit, in der man sich den Spielplan noch ausdruckte und an den Kühlschrank hängte. Auf dem Handy musste man zoomen, und wer ein Ergebnis suchte, rief am Ende doch lieber im Vereinsheim an. Damit ist jetzt Schluss.</p>
<h2>Was du hier findest</h2>
<ul>
<li>Alle <a href="/news">Neuigkeiten</a>, mit Suche und nach Mannschaft gefiltert</li>
<li>Den <a href="/spielplan">Spielplan</a> beider Mannschaften und die <a href="/trainingszeiten">Trainingszeiten</a></li>
<li>Den <a href="/kalender">Kalender</a> mit allem, was auf und neben dem Platz passiert</li>
<li>Den Weg zu uns: <a href="/mitgliedschaft">Mitglied werden</a> oder einfach eine <a href="/kontakt">Nachricht schreiben</a></li>
</ul>
<p>Am Handy lässt sich die Seite auf den Startbildschirm legen. Dann zeigt eine kleine Zahl, wie viele Beiträge du noch nicht gelesen hast.</p>
<p>Gepflegt wird alles ehrenamtlich, abends nach dem Training. Wenn ein Foto fehlt oder ein Datum nicht stimmt: Sag Bescheid. Und wenn dir etwas gefällt, darfst du das auch sagen. Die Redaktion besteht aus drei Leuten und freut sich.</p>`,
  },
  {
    title: '3:1 gegen Gimbsheim: Erst geschlafen, dann gezaubert',
    category: '1-mannschaft',
    excerpt:
      'Nach zwölf Minuten lag die Erste hinten, nach neunzig tanzte sie vor der Tribüne. Dazwischen lag eine zweite Hälfte, die Lust auf mehr macht.',
    published: { weeksBack: 0, weekday: 'sunday', at: '19:10' },
    picture: {
      scene: 'scoreboard',
      mood: 'night',
      shape: 'wide',
      seed: 3,
      digits: '3:1',
      alt: 'Die Anzeigetafel am Stadion Sommerried zeigt im Flutlicht das Ergebnis 3 : 1',
    },
    content: `<p>Es gibt Anfangsphasen, über die man im Vereinsheim lieber nicht spricht. Ein Einwurf, ein Missverständnis, ein langes Bein, und schon stand es 0:1. Der SV Gimbsheim jubelte, unser Trainer trank einen Schluck Wasser und sagte nichts. „Wenn ich da schon geschrien hätte, wäre mir für die Pause nichts mehr geblieben“, meinte er hinterher.</p>
<p>Bis dahin änderte sich wenig. Der FSV hatte den Ball, Gimbsheim den Vorsprung. Die beste Gelegenheit vergab unser Mittelstürmer, der aus acht Metern den Pfosten traf, und der Pfosten steht bekanntlich nicht beim Gegner im Aufgebot.</p>
<h2>Zwanzig Minuten, die alles drehten</h2>
<p>Nach dem Wechsel lief der Ball plötzlich. Keine zwei Minuten waren gespielt, da flankte der Linksverteidiger auf den zweiten Pfosten, und der Kapitän drückte die Kugel mit der Stirn über die Linie. Das 2:1 war ein Freistoß aus der Rubrik „Einfach mal versuchen“: flach um die Mauer, innen an den Pfosten, drin. Und als Gimbsheim aufmachte, schloss der eingewechselte Rechtsaußen einen Konter ab, bei dem drei Mann frei vor dem Tor standen und sich höflich den Vortritt ließen.</p>
<blockquote><p>„Ich wollte querlegen. Dann dachte ich: Nein, heute nicht.“</p></blockquote>
<table>
<thead><tr><th>Minute</th><th>Stand</th><th>Wie</th></tr></thead>
<tbody>
<tr><td>12.</td><td>0 : 1</td><td>nach Einwurf</td></tr>
<tr><td>47.</td><td>1 : 1</td><td>Kopfball, Flanke von links</td></tr>
<tr><td>61.</td><td>2 : 1</td><td>direkter Freistoß</td></tr>
<tr><td>68.</td><td>3 : 1</td><td>Konter</td></tr>
</tbody>
</table>
<p>Rund 140 Zuschauer sahen das, und die meisten blieben noch auf eine Bratwurst. Das nächste Spiel steht im <a href="/spielplan">Spielplan</a>.</p>`,
  },
  {
    title: 'Zweite nimmt aus Alsheim einen Punkt und einen Korb Birnen mit',
    category: '2-mannschaft',
    excerpt: '2:2 nach zweimaligem Rückstand. Das Obst gab es vom Gastgeber obendrauf.',
    published: { weeksBack: 0, weekday: 'sunday', at: '17:25' },
    picture: {
      scene: 'chalkLine',
      mood: 'day',
      shape: 'landscape',
      seed: 4,
      alt: 'Der Ball liegt im Gras kurz vor der weißen Linie, dahinter steht das Tor',
    },
    content: `<p>In Alsheim zu spielen heißt: kurzer Platz, lange Bälle und ein Publikum, das jeden Einwurf kommentiert. Unsere Zweite brauchte eine Weile, um sich daran zu gewöhnen, und lag zur Pause folgerichtig mit 0:1 hinten. Der Ausgleich fiel aus dem Gewühl nach einer Ecke; wer zuletzt am Ball war, wird noch verhandelt. Drei Spieler haben Anspruch auf das Tor angemeldet.</p>
<p>Das 1:2 war dann ein Sonntagsschuss, da kann man klatschen. Aber die Mannschaft schüttelte sich kurz und lief weiter an. In der 88. Minute wurde unser Zehner im Strafraum gelegt, nahm sich selbst den Ball und verwandelte, obwohl vorher etwas anderes abgesprochen war. „Ich habe mich sicher gefühlt“, sagte er. „Wir uns nicht“, sagte die Bank.</p>
<p>Die Birnen wuchsen direkt hinter dem Tor und wurden brüderlich geteilt.</p>`,
  },
  {
    title: 'Jetzt kommt das Derby: Alles, was du für Sonntag wissen musst',
    category: '1-mannschaft',
    excerpt:
      'Bechtheim kommt nach Sommerried. Anstoß um 15 Uhr, Parken am Friedhof, Kuchen ab 13.30 Uhr. Und ein Gegner, der nichts zu verschenken hat.',
    published: { hoursAgo: 41 },
    picture: {
      scene: 'crowd',
      mood: 'club',
      shape: 'panorama',
      seed: 8,
      alt: 'Anhänger von hinten, mit erhobenen Armen und rot-weißen Schals, vor ihnen der Platz im roten Licht',
    },
    content: `<p>Vier Kilometer trennen die beiden Sportplätze. Man kennt sich vom Einkaufen, aus der Schule und von der Arbeit, und genau deshalb will am Montag keiner der Verlierer sein. Das Derby gegen den SV Bechtheim ist in jedem Jahr das Spiel, nach dem gefragt wird, noch vor der Tabelle.</p>
<h2>Die Lage</h2>
<p>Personell sieht es gut aus. Der Innenverteidiger ist nach seiner Zerrung wieder im Training, der zweite Torwart hat ausgeschlafen, nur hinter dem Einsatz unseres Sechsers steht ein Fragezeichen. Bechtheim hat zuletzt dreimal in Folge gewonnen und steht hinten sicher. „Das wird kein Schönheitspreis“, sagt unser Trainer. „Wer die zweiten Bälle holt, holt das Spiel.“</p>
<h2>So könnten wir spielen</h2>
<table>
<thead><tr><th>Reihe</th><th>Positionen</th></tr></thead>
<tbody>
<tr><td>Tor</td><td>die Nummer 1, wer sonst</td></tr>
<tr><td>Abwehr</td><td>rechter Verteidiger, zwei Innenverteidiger, linker Verteidiger</td></tr>
<tr><td>Mittelfeld</td><td>Doppelsechs, davor der Zehner</td></tr>
<tr><td>Angriff</td><td>zwei Außen, ein Mittelstürmer</td></tr>
</tbody>
</table>
<h2>Praktisches</h2>
<ul>
<li>Anstoß 15 Uhr, Vorspiel der Zweiten um 12.45 Uhr</li>
<li>Bitte am Friedhof parken; die Zufahrt am Stadion bleibt für Rettungswagen frei</li>
<li>Kaffee und Kuchen vom Förderkreis ab 13.30 Uhr, der Grill ist ab 12 Uhr an</li>
<li>Kinder bis 14 Jahre haben freien Eintritt</li>
</ul>
<p>Wer noch einen Schal braucht, bekommt ihn am Kiosk.</p>`,
  },
  {
    title: 'Größe zeigen: Übungsleiter gesucht ⚽🔥',
    category: 'jugend',
    excerpt:
      'Unsere Jugend wächst schneller als unser Trainerteam. Wir suchen Menschen, die einmal in der Woche eine Stunde Geduld mitbringen.',
    published: { hoursAgo: 76 },
    picture: {
      scene: 'conesAndBalls',
      mood: 'golden',
      shape: 'landscape',
      seed: 5,
      format: 'webp',
      alt: 'Hütchen und Bälle sind für das Training aufgebaut, im Hintergrund ein Tor in der Abendsonne',
    },
    content: `<p>Elf Bambini standen vor zwei Jahren auf dem Platz. Heute sind es achtundzwanzig. Das ist großartig, und es ist ein Problem, denn ein Übungsleiter und achtundzwanzig Fünfjährige ergeben zusammen kein Training, sondern einen Bienenschwarm.</p>
<p>Deshalb suchen wir für die Altersklassen G bis D Verstärkung. <strong>Du musst nicht gut Fußball spielen können.</strong> Du musst pünktlich sein, gern lachen und einen Schuh binden können, während drei andere Kinder etwas erzählen.</p>
<h2>Was du bekommst</h2>
<ul>
<li>Einen Platz im Zweierteam, niemand steht allein auf dem Rasen</li>
<li>Den Lehrgang zum Kindertrainer, bezahlt vom Verein</li>
<li>Trainingsanzug, Übungsleiterpauschale und Kaffee</li>
<li>Jede Woche mindestens ein Kind, das dir etwas Wichtiges zeigt</li>
</ul>
<h2>Was wir erwarten</h2>
<p>Eine Stunde in der Woche, dazu ab und zu ein Samstagvormittag. Ein erweitertes Führungszeugnis ist bei uns Pflicht, die Kosten übernehmen wir.</p>
<p>Komm einfach bei einem <a href="/trainingszeiten">Training</a> vorbei oder schreib über das <a href="/kontakt">Kontaktformular</a>. Die Jugendleitung ruft zurück, versprochen.</p>`,
  },
  {
    title: 'Pfeife statt Fernbedienung: Wir suchen Schiedsrichter',
    category: 'sport',
    excerpt: 'Ohne Unparteiische kein Spiel. Wer es besser weiß, darf es jetzt besser machen.',
    published: { hoursAgo: 130 },
    picture: {
      scene: 'whistleAndCards',
      mood: 'day',
      shape: 'square',
      seed: 2,
      alt: 'Eine gelbe und eine rote Karte liegen mit einer Trillerpfeife auf dem Rasen',
    },
    content: `<p>Jeder Verein muss dem Verband eine bestimmte Zahl an Schiedsrichtern melden. Uns fehlen zwei. Das kostet nicht nur Geld, es ist auch ein wenig peinlich für einen Verein, in dem an jedem Sonntag hundert Fachleute am Geländer stehen.</p>
<p>Der Neulingslehrgang läuft über drei Abende und einen Samstag, einen Teil davon gibt es am Bildschirm. Danach pfeifst du zuerst Jugendspiele, begleitet von einem erfahrenen Paten. Mitmachen kann man ab 14 Jahren, nach oben ist die Grenze die Puste.</p>
<h3>Was man davon hat</h3>
<ol>
<li>Spesen und Fahrgeld für jedes Spiel</li>
<li>Freien Eintritt bei Spielen im ganzen Verbandsgebiet</li>
<li>Einen klaren Kopf, wenn es laut wird: Das hilft auch im Beruf</li>
</ol>
<blockquote><p>„Beim ersten Spiel hatte ich weiche Knie. Beim zehnten habe ich gemerkt, dass mich die Spieler ernst nehmen. Das war ein gutes Gefühl.“</p></blockquote>
<p>So erzählt es eine Schiedsrichterin aus unserem Verein, die vor drei Jahren angefangen hat. Interesse? Die <a href="/kontakt">Kontaktseite</a> ist nur einen Pfiff entfernt.</p>`,
  },
  {
    title: 'Neue Trikots: Rot wie immer, schön wie nie',
    category: 'verein',
    excerpt:
      'Ein Handwerksbetrieb aus dem Ort stattet beide Mannschaften neu aus. Zum ersten Mal sind auch die Ärmel der Ersatzbank gleich lang.',
    published: { hoursAgo: 197 },
    picture: {
      scene: 'shirts',
      mood: 'night',
      shape: 'wide',
      seed: 20,
      digits: '10',
      alt: 'Fünf Trikots hängen an einer Stange, das vordere trägt die Rückennummer 10',
    },
    content: `<p>Die alten Trikots hatten sieben Jahre hinter sich, zwei Waschmaschinen und einen Aufstieg, den man am Ende doch knapp verpasst hat. Nun hängt Ersatz in der Kabine. Ein Handwerksbetrieb aus dem Ort übernimmt die Kosten für zwei komplette Sätze und hat sich dafür nur eines gewünscht: dass die Jungs sie nicht auf links in die Wäsche geben.</p>
<p>Der Stoff ist leichter als der alte, das Rot etwas kräftiger, und im Nacken steht klein „Seit 1903“. Auswärts laufen wir in Weiß auf, mit roten Ärmeln, wie es die Alten noch von den Mannschaftsfotos kennen.</p>
<p>„Wir haben hier selbst als Kinder gespielt“, sagte der Inhaber bei der Übergabe. „Irgendwann ist man dran mit Zurückgeben.“ Dem ist nichts hinzuzufügen, außer einem großen Dankeschön. Wer ebenfalls helfen will, findet die Möglichkeiten auf der Seite für <a href="/sponsoren">Sponsoren und Partner</a>.</p>`,
  },
  {
    title: 'Einer mehr: Bring jemanden mit in den Verein',
    category: 'verein',
    excerpt:
      'Wer bis zum Jahresende ein neues Mitglied wirbt, bekommt einen Schal und einen Platz auf der Dankestafel.',
    published: { hoursAgo: 270 },
    picture: {
      scene: 'scarf',
      mood: 'club',
      shape: 'landscape',
      seed: 13,
      format: 'webp',
      alt: 'Gestrickte Vereinsschals in Rot, Weiß und Schwarz, übereinandergelegt',
    },
    content: `<p>Ein Verein lebt nicht von der Tabelle, sondern von denen, die den Rasen mähen, die Kasse führen, Trikots waschen und am Sonntag am Geländer stehen. Wir sind zurzeit etwas mehr als 480. Es dürfen gern 500 werden.</p>
<p>Der Weg ist kurz: Auf der Seite <a href="/mitgliedschaft">Mitgliedschaft</a> steht alles, was man wissen muss. Der Beitrag für Erwachsene kostet im Monat weniger als zwei Bratwürste, für Kinder weniger als eine, und Familien zahlen nur einmal.</p>
<p>Und weil Mundpropaganda immer noch am besten wirkt: Wer jemanden mitbringt, bekommt einen Schal. Wer drei mitbringt, darf sich beim nächsten Heimspiel die Musik vor dem Anpfiff aussuchen. Über Schlager wird vorher gesprochen.</p>`,
  },
];
