import type { DemoArticle } from '../demo-article.ts';

/** The association itself: meetings, building, honours, money. */
export const clubArticles: readonly DemoArticle[] = [
  {
    title: 'Jahreshauptversammlung: Volle Hütte, klare Beschlüsse',
    category: 'verein',
    excerpt:
      'Der Vorstand wurde einstimmig entlastet, das neue Flutlicht ist beschlossen, und der Kassenwart hatte zum ersten Mal eine Folie mit Bildern.',
    published: { day: '03-14', weekday: 'friday', at: '23:15' },
    picture: {
      scene: 'clubHouse',
      mood: 'night',
      shape: 'landscape',
      seed: 91,
      alt: 'Das Vereinsheim bei Nacht mit hell erleuchteten Fenstern',
    },
    content: `<p>96 Mitglieder kamen ins Vereinsheim, so viele wie seit dem Jubiläum nicht. Das lag an der Tagesordnung, vielleicht auch am Handkäs, den der Förderkreis vorbereitet hatte.</p>
<h2>Die Berichte</h2>
<p>Der Verein zählt 483 Mitglieder, 31 mehr als im Vorjahr. Fast die Hälfte ist jünger als 18. Sportlich läuft es, finanziell auch: Der Kassenwart meldete ein kleines Plus und eine große Rechnung, nämlich die für die Heizung. Die Kassenprüfer fanden alles in Ordnung und einen Beleg über 4,80 Euro für Tafelkreide besonders sympathisch.</p>
<h2>Die Beschlüsse</h2>
<table>
<thead><tr><th>Antrag</th><th>Ja</th><th>Nein</th><th>Enthaltung</th></tr></thead>
<tbody>
<tr><td>Entlastung des Vorstands</td><td>91</td><td>0</td><td>5</td></tr>
<tr><td>Umrüstung des Flutlichts auf LED</td><td>88</td><td>3</td><td>5</td></tr>
<tr><td>Beitrag für Erwachsene: plus 1 Euro im Monat</td><td>74</td><td>14</td><td>8</td></tr>
<tr><td>Musik in der Halbzeitpause</td><td>47</td><td>47</td><td>2</td></tr>
</tbody>
</table>
<p>Über den letzten Antrag wird im nächsten Jahr weiterberaten.</p>
<h2>Die Wahlen</h2>
<p>Der gesamte Vorstand stellte sich zur Wiederwahl und wurde bestätigt. Neu ist das Amt für Öffentlichkeit und Internet. Wer im <a href="/vorstand">Vorstand</a> wofür zuständig ist, steht auf der eigenen Seite.</p>
<p>Um 22.40 Uhr war die Versammlung zu Ende. Der Handkäs war es schon um 20.15 Uhr.</p>`,
  },
  {
    title: 'Unser Rasen bekommt eine Pause: Sanierung beginnt',
    category: 'verein',
    excerpt: 'Sechs Wochen lang bleibt der Hauptplatz gesperrt. Danach soll der Ball auch bei Regen wieder rollen.',
    published: { day: '06-02', weekday: 'monday', at: '08:30' },
    picture: {
      scene: 'pitchFromAbove',
      mood: 'overcast',
      shape: 'wide',
      seed: 93,
      alt: 'Der gestreifte Platz mit seinen Linien aus der Luft',
    },
    content: `<p>Wer im November gegen Monsheim dabei war, weiß, warum wir das tun. Die Drainage unter dem Hauptplatz stammt aus dem Jahr 1976 und hat ihre beste Zeit hinter sich. Ab Montag rollen die Maschinen.</p>
<h2>Was gemacht wird</h2>
<ol>
<li>Tiefenlockerung auf der gesamten Fläche</li>
<li>Neue Drainagestränge an der Nordseite</li>
<li>200 Tonnen Sand, fein verteilt</li>
<li>Nachsaat und ein neuer Regner im Mittelkreis</li>
</ol>
<p>Die Kosten von rund 78.000 Euro teilen sich Verein, Stadt und Sportbund. Ein Teil unseres Anteils wird durch Arbeit erbracht, und davon gibt es genug.</p>
<h2>Was das für euch heißt</h2>
<p>Bis Mitte Juli trainieren alle auf dem Nebenplatz. Die geänderten <a href="/trainingszeiten">Trainingszeiten</a> sind eingetragen. Bitte geht nicht auf die frische Saat, auch nicht auf Zehenspitzen, auch nicht mit Hund, auch nicht, um einen Ball zu holen. Der Platzwart sieht alles.</p>
<!-- figure -->`,
    figures: [
      {
        picture: {
          scene: 'cornerFlag',
          mood: 'day',
          shape: 'small',
          seed: 94,
          format: 'png',
          alt: 'Eckfahne am Rand des Platzes',
        },
        caption: 'Von hier aus wird gesät, Bahn für Bahn.',
      },
    ],
  },
  {
    title: 'Es werde Licht: Das neue Flutlicht brennt',
    category: 'verein',
    excerpt:
      'Vier Masten, 24 Strahler und ein Drittel des Stromverbrauchs. Zur Einweihung zählten 250 Menschen gemeinsam rückwärts.',
    published: { day: '09-20', weekday: 'friday', at: '22:00' },
    picture: {
      scene: 'floodlights',
      mood: 'dusk',
      shape: 'wide',
      seed: 95,
      alt: 'Das neue Flutlicht strahlt über den Platz, der Himmel ist noch rot',
    },
    content: `<p>„Drei, zwei, eins“, riefen 250 Menschen am Freitagabend um 20.14 Uhr, dann war es taghell. Keine Aufwärmzeit, kein Summen, kein Flackern wie bei den alten Lampen, die den Verein seit 1983 begleitet hatten. Nur ein kollektives „Ah“ und ein Kind, das rief: „Das ist ja wie im Fernsehen!“</p>
<p>Die neuen Strahler brauchen nur ein Drittel des Stroms und lassen sich einzeln schalten. Für das Training reicht die halbe Leistung, für Spiele gibt es volles Licht. Und weil sie nach unten strahlen statt in alle Richtungen, freuen sich auch die Nachbarn und die Fledermäuse.</p>
<h3>Wer geholfen hat</h3>
<p>Möglich wurde das durch Zuschüsse von Bund, Land und Stadt, durch unsere <a href="/sponsoren">Partner</a> und durch 63 Mitglieder, die symbolisch eine Lampe gekauft haben. Ihre Namen stehen auf einer Tafel am Mast Nordost, auf Wunsch auch nur die Initialen.</p>
<blockquote><p>„Früher haben wir bei Dunkelheit nach Gehör gespielt. Das hier ist besser, aber weniger spannend.“</p></blockquote>
<p>So sprach eines unserer ältesten Mitglieder und setzte zur Sicherheit die Schirmmütze auf.</p>`,
  },
  {
    title: 'Arbeitseinsatz: Dreißig Hände, ein neuer Zaun',
    category: 'verein',
    excerpt: 'Am Samstag wurde gestrichen, geschraubt und gehackt. Am Ende war der Zaun gerade und der Kuchen alle.',
    published: { day: '04-05', weekday: 'saturday', at: '18:00' },
    picture: {
      scene: 'cornerFlag',
      mood: 'day',
      shape: 'portrait',
      seed: 96,
      alt: 'Rote Eckfahne auf dem frisch gepflegten Platz',
    },
    content: `<p>Um acht Uhr waren es sechs Leute, um neun fünfzehn, und als gegen elf der Duft vom Grill herüberzog, hatte plötzlich der halbe Ort Zeit. So oder so: Der neue Ballfangzaun hinter dem Südtor steht, die Bänke sind gestrichen, die Hecke hat wieder eine Form.</p>
<p>Besonderer Dank gilt der A-Jugend, die ohne Murren vierzig alte Pfosten aus dem Boden gezogen hat, und der Dame aus der Nachbarschaft, die uns seit Jahren bei jedem Einsatz einen Marmorkuchen über den Zaun reicht. Nun eben über den neuen.</p>`,
  },
  {
    title: 'Ehrenabend: 1.215 Jahre Treue an einem Tisch',
    category: 'verein',
    excerpt: 'Siebenundzwanzig Mitglieder wurden für lange Mitgliedschaft geehrt, zwei davon für siebzig Jahre.',
    published: { day: '11-15', weekday: 'friday', at: '23:00' },
    picture: {
      scene: 'oldLeatherBall',
      mood: 'golden',
      shape: 'landscape',
      seed: 97,
      digits: '70',
      alt: 'Ein alter brauner Lederball auf vergilbtem Papier, daneben die Zahl 70',
    },
    content: `<p>Jemand hatte nachgerechnet. Zählt man die Mitgliedsjahre aller Geehrten zusammen, kommt man auf 1.215 und damit, rückwärts gerechnet, irgendwo im frühen Mittelalter heraus. So lange gibt es uns nicht, aber es fühlte sich an diesem Abend fast so an.</p>
<ul>
<li>25 Jahre: neun Mitglieder</li>
<li>40 Jahre: sieben Mitglieder</li>
<li>50 Jahre: sechs Mitglieder</li>
<li>60 Jahre: drei Mitglieder</li>
<li>70 Jahre: zwei Mitglieder</li>
</ul>
<p>Die beiden mit den siebzig Jahren traten als Buben ein, als der Platz noch eine Wiese mit Maulwürfen war. „Umgezogen haben wir uns im Wirtshaus, gewaschen im Bach“, erzählte der eine. „Wenn wir uns gewaschen haben“, ergänzte der andere.</p>
<p>Zwei Mitglieder wurden zu Ehrenmitgliedern ernannt, wie es die Satzung für außergewöhnliche Verdienste vorsieht. Die Liste steht auf der Seite <a href="/ehrenmitglieder">Ehrenmitglieder</a>. Danach wurde gegessen, geredet und gesungen, in dieser Reihenfolge und dann noch einmal von vorn.</p>`,
  },
  {
    title: 'Ein Kasten, der Leben rettet: Defibrillator am Vereinsheim',
    category: 'verein',
    excerpt: 'Rund um die Uhr erreichbar, leicht zu bedienen. Wir zeigen an zwei Abenden, wie es geht.',
    published: { day: '01-27', weekday: 'monday', at: '17:15' },
    content: `<p>Neben der Eingangstür hängt seit letzter Woche ein grüner Kasten. Darin ist ein Defibrillator, gespendet von drei Betrieben aus dem Ort, Tag und Nacht zugänglich und per Alarm gesichert. Wir hoffen, dass ihn nie jemand braucht.</p>
<p>Falls doch, spricht das Gerät jeden Schritt vor. Man kann nichts falsch machen, außer gar nichts zu tun. Damit die Scheu verschwindet, üben wir an zwei Abenden mit dem Rettungsdienst: Herzdruckmassage, stabile Seitenlage, Bedienung. Die Termine stehen im <a href="/kalender">Kalender</a>, die Teilnahme ist kostenlos und dauert neunzig Minuten. Genau ein Spiel.</p>`,
  },
  {
    title: 'Sonne aufs Dach: Vereinsheim erzeugt eigenen Strom',
    category: 'verein',
    excerpt:
      '42 Module, ein Speicher und eine Anzeige neben der Theke, die jetzt mehr Zuschauer hat als mancher Kreisligist.',
    published: { day: '07-11', weekday: 'friday', at: '14:00' },
    picture: {
      scene: 'clubHouse',
      mood: 'golden',
      shape: 'wide',
      seed: 98,
      alt: 'Das Vereinsheim in der Abendsonne mit rotem Dach und Wimpelkette',
    },
    content: `<p>Seit Dienstag um 10.32 Uhr ist das Vereinsheim ein Kraftwerk. Auf dem Süddach liegen 42 Module, im Keller summt ein Speicher, und neben der Theke zeigt ein kleiner Bildschirm, was gerade hereinkommt. Am ersten sonnigen Nachmittag standen acht Leute davor und feuerten die Zahl an.</p>
<p>Über das Jahr soll die Anlage etwa drei Viertel unseres Bedarfs decken: Kühlung, Duschen, Küche und das Flutlicht an den meisten Trainingsabenden. Was übrig bleibt, geht ins Netz. Die Rechnung des Kassenwarts: In neun Jahren ist alles bezahlt, danach verdient das Dach mit.</p>`,
  },
  {
    title: 'Neue Küche, alte Rezepte',
    category: 'verein',
    excerpt:
      'Nach vier Wochen Umbau ist das Vereinsheim wieder geöffnet. Die Frikadellen sind die gleichen geblieben, das war Bedingung.',
    published: { day: '02-07', weekday: 'friday', at: '16:30' },
    picture: {
      scene: 'clubHouse',
      mood: 'winter',
      shape: 'square',
      seed: 99,
      alt: 'Das Vereinsheim an einem hellen Wintertag',
    },
    content: `<p>Die alte Küche hatte den Charme von 1976 und leider auch die Leitungen von 1976. Vier Wochen lang wurde gestemmt, gefliest und angeschlossen, größtenteils von eigenen Leuten. Jetzt gibt es eine Spülmaschine, die in drei Minuten fertig ist, einen Herd, bei dem alle Platten gehen, und eine Durchreiche, durch die kein kalter Wind mehr pfeift.</p>
<p>Geöffnet ist dienstags und donnerstags ab 18 Uhr, an Heimspieltagen ab 12 Uhr. Auf der Karte steht, was immer darauf stand. Nur der Nudelsalat ist neu und wird gegenwärtig noch kontrovers besprochen.</p>`,
  },
  {
    title: 'Danke, Partner: Ein Abend für unsere Sponsoren',
    category: 'verein',
    excerpt: 'Ohne sie gäbe es weder Bälle noch Banden. Der Verein lud ein, diesmal ganz ohne Bitte um Geld.',
    published: { day: '10-24', weekday: 'thursday', at: '21:30' },
    picture: {
      scene: 'festival',
      mood: 'night',
      shape: 'landscape',
      seed: 100,
      alt: 'Lichterketten und rot-weiße Zelte am Abend',
    },
    content: `<p>34 Betriebe unterstützen den FSV: vom Weingut bis zur Fahrschule, von der Bäckerei bis zum Malerbetrieb. Die meisten davon schon seit Jahren, manche in zweiter Generation. An diesem Abend sollten sie einmal nichts tun müssen, außer sich hinzusetzen.</p>
<p>Die Jugend servierte, die Alten Herren zapften, der Vorsitzende hielt die kürzeste Rede seiner Amtszeit: „Danke. Guten Appetit.“ Anschließend führten zwei D-Jugendliche durch die Kabinen und erklärten, welcher Ball von wem ist. Ein Gast soll beim Anblick seines eigenen Namens auf dem Torwarttrikot kurz geschluckt haben.</p>
<p>Wer dazugehören möchte: Auf der Seite <a href="/sponsoren">Sponsoren und Partner</a> stehen die Möglichkeiten, von der Bande bis zum Ballspender.</p>`,
  },
  {
    title: 'Aus der Chronik (1): Wie alles in einer Wirtsstube begann',
    category: 'verein',
    excerpt:
      'Neunzehn junge Leute, ein Ball aus Mannheim und ein Wirt, der „das Getrete“ nicht lange geben wollte. Der erste Teil unserer Serie.',
    published: { day: '01-12', weekday: 'sunday', at: '10:00' },
    picture: {
      scene: 'oldLeatherBall',
      mood: 'golden',
      shape: 'wide',
      seed: 101,
      digits: '1903',
      alt: 'Ein brauner Lederball mit Schnürung auf altem Papier, daneben die Jahreszahl 1903',
    },
    content: `<p>Am 14. Juni 1903, einem Sonntag, saßen neunzehn junge Männer in der Wirtsstube „Zur Sonne“ und gründeten einen Verein. Das Protokoll ist erhalten. Es ist anderthalb Seiten lang, und eine halbe davon handelt vom Bier.</p>
<p>Der Ball war das kostbarste Stück. Ein Lehrling hatte ihn aus Mannheim mitgebracht, wo man das neue englische Spiel schon kannte. Er kostete mehr als einen Wochenlohn und wurde nach jedem Spiel gefettet und in ein Leintuch gewickelt. Als er 1905 platzte, ruhte der Spielbetrieb vier Wochen, bis Ersatz zusammengespart war.</p>
<p>Gespielt wurde auf einer Brachwiese am Seebach, die „Sommerried“ hieß, weil sie nur im Sommer trocken war. Der Name ist geblieben. Das Wasser gelegentlich auch.</p>
<p>Der Wirt soll gesagt haben, das Getrete halte sich keine zwei Jahre. Sein Urenkel ist heute Mitglied.</p>`,
  },
  {
    title: 'Aus der Chronik (2): Der Sieg, für den die Glocken läuteten',
    category: 'verein',
    excerpt: '1962 stieg der FSV zum ersten Mal in die Bezirksliga auf. Der Küster vergaß sich, der Pfarrer verzieh.',
    published: { day: '02-09', weekday: 'sunday', at: '10:00' },
    picture: {
      scene: 'oldLeatherBall',
      mood: 'golden',
      shape: 'portrait',
      seed: 102,
      digits: '1962',
      alt: 'Alter Lederball auf vergilbtem Papier, darüber die Jahreszahl 1962',
    },
    content: `<p>Entscheidungsspiel auf neutralem Platz in Alzey, 3.000 Zuschauer, davon die Hälfte aus Osthofen, angereist mit Sonderzug, Traktor und Fahrrad. Der Gegner: ein Club aus Mainz, der in Ledermänteln auflief und siegesgewiss lächelte.</p>
<p>Nach der Verlängerung stand es 2:1 für uns. Der Siegtreffer fiel in der 118. Minute, ein Kopfball, der so langsam über die Linie rollte, dass der Schütze Zeit hatte, sich umzudrehen. Als die Nachricht im Ort eintraf, stieg der Küster auf den Turm und läutete. Nicht kurz. Es wird von zwanzig Minuten berichtet.</p>
<p>Der Pfarrer, so steht es in der Vereinszeitung, habe anschließend ein ernstes Gespräch führen wollen, sei aber auf dem Weg dorthin dem Festzug begegnet und mitgegangen.</p>`,
  },
  {
    title: 'Aus der Chronik (3): Als das Dach davonflog',
    category: 'verein',
    excerpt: 'Ein Gewittersturm im Sommer 1984 nahm die Tribüne mit. Zehn Wochen später stand eine neue.',
    published: { day: '03-02', weekday: 'sunday', at: '10:00' },
    picture: {
      scene: 'rain',
      mood: 'dusk',
      shape: 'landscape',
      seed: 103,
      alt: 'Regen über dem Platz in der Dämmerung',
    },
    content: `<p>Es war ein Mittwoch, kurz nach sechs am Abend, die Alten Herren wärmten sich auf. Dann wurde der Himmel im Westen grün. „Grün, nicht grau“, darauf bestehen alle, die dabei waren. Zwei Minuten später lag das Tribünendach im Weinberg.</p>
<p>Verletzt wurde niemand, weil alle schon in der Kabine saßen, bis auf den Zeugwart, der noch die Bälle holte und sich an die Torstange klammerte. Den Ballsack hat er nicht losgelassen. Alle neun waren noch da.</p>
<p>Was dann geschah, gehört zu den schönsten Kapiteln des Vereins. Ein Zimmermann spendete das Holz, ein Winzer den Lastwagen, und den ganzen Sommer über wurde nach Feierabend gebaut. Zum Rundenbeginn saßen wieder 150 Leute im Trockenen. Es ist die Tribüne, die heute noch steht. Wer genau hinsieht, findet am dritten Balken von links die Handabdrücke der Kinder von damals.</p>`,
  },
  {
    title: 'Aus der Chronik (4): Die vergessene Frauenmannschaft',
    category: 'verein',
    excerpt: 'Schon 1971 spielten Frauen in Sommerried. Ein Fund auf dem Dachboden brachte ihre Geschichte zurück.',
    published: { day: '04-06', weekday: 'sunday', at: '10:00' },
    picture: {
      scene: 'oldLeatherBall',
      mood: 'golden',
      shape: 'square',
      seed: 104,
      digits: '1971',
      format: 'webp',
      alt: 'Lederball auf altem Papier, darüber die Jahreszahl 1971',
    },
    content: `<p>In einer Kiste mit Weihnachtsschmuck lag ein Umschlag, darin vierzehn Fotos und ein Spielberichtsbogen. Darauf: eine Elf in zu großen Hemden, lachend, die Arme verschränkt. Auf der Rückseite stand mit Bleistift: „Erstes Spiel. 3:0. Und keiner hat mehr gelacht.“</p>
<p>Ein Jahr nachdem der Verband den Frauenfußball wieder erlaubt hatte, gab es in Sommerried eine Mannschaft. Sie spielte vier Jahre lang, zunächst mit kürzeren Halbzeiten, wie es vorgeschrieben war, und gewann einmal den Kreispokal. 1975 löste sie sich auf, weil es in der Umgebung kaum Gegnerinnen gab. In der Festschrift von 1978 kommt sie nicht vor.</p>
<p>Das holen wir nach. Fünf Spielerinnen von damals haben wir gefunden und ins Vereinsheim eingeladen. Sie brachten Kuchen mit, einen Wimpel und sehr gute Geschichten. Die Fotos hängen jetzt neben der Theke, gerahmt, auf Augenhöhe.</p>`,
  },
];
