import type { DemoArticle } from '../demo-article.ts';

/** One very long, structured text: the club's history. */
export const chronicle: DemoArticle = {
  title: '120 Jahre FSV: Die lange Geschichte eines kleinen Vereins',
  slug: '120-jahre-fsv',
  category: 'verein',
  excerpt:
    'Vom geplatzten Lederball bis zum LED-Flutlicht: Die Festschrift zum Jubiläum, jetzt zum ersten Mal vollständig zum Nachlesen.',
  published: { day: '06-08', weekday: 'sunday', at: '11:00' },
  picture: {
    scene: 'oldLeatherBall',
    mood: 'golden',
    shape: 'panorama',
    seed: 141,
    digits: '1903',
    alt: 'Ein alter Lederball mit Schnürung auf vergilbtem Papier, daneben in roten Ziffern 1903',
  },
  figures: [
    {
      picture: {
        scene: 'vineyards',
        mood: 'day',
        shape: 'wide',
        seed: 142,
        alt: 'Grüne Rebhügel, am Horizont ein Kirchturm',
      },
      caption: 'So ähnlich sah es aus, wenn man 1903 vom Platz nach Westen schaute.',
    },
    {
      picture: {
        scene: 'shirts',
        mood: 'night',
        shape: 'landscape',
        seed: 143,
        digits: '9',
        alt: 'Trikots auf einer Stange, vorn die Nummer 9',
      },
      caption: 'Rot ist geblieben, die Wolle zum Glück nicht.',
    },
    {
      picture: {
        scene: 'clubHouse',
        mood: 'day',
        shape: 'landscape',
        seed: 144,
        alt: 'Das Vereinsheim mit rotem Dach und Wimpelkette',
      },
      caption: 'Gebaut von 1974 bis 1976, fast ganz in Eigenleistung: das Vereinsheim.',
    },
    {
      picture: {
        scene: 'crowd',
        mood: 'golden',
        shape: 'panorama',
        seed: 145,
        alt: 'Viele Zuschauer von hinten in der Abendsonne',
      },
      caption: 'Zum Jubiläumsspiel kamen mehr, als das Stadion eigentlich fasst.',
    },
  ],
  content: `<p>Zum Jubiläum haben wir in Kisten, Kassenbüchern und Köpfen gekramt. Herausgekommen ist keine Heldensage. Es ist die Geschichte von Menschen, die sich sonntags treffen wollten, und die dafür erstaunlich viel auf sich genommen haben. Wir erzählen sie ohne Namen. Nicht, weil wir sie vergessen hätten, sondern weil es zu viele sind.</p>
<h2>1903 bis 1914: Ein Ball und neunzehn Unterschriften</h2>
<h3>Die Gründung</h3>
<p>Am Abend des 14. Juni 1903 setzten neunzehn junge Männer in der Wirtsstube „Zur Sonne“ ihre Unterschrift unter ein Blatt Papier. Der jüngste war fünfzehn, der älteste vierundzwanzig. Sie waren Küfer, Schreiner, Winzersöhne, zwei arbeiteten in der Möbelfabrik, einer beim Postamt. Gemeinsam hatten sie einen Ball und eine Meinung: Das Turnen allein füllt den Sonntag nicht aus.</p>
<p>Fußball galt damals als Unsitte. Der Lehrer verbot seinen Schülern das Zusehen, der Turnverein sprach von der „englischen Krankheit“, und der Pfarrer hielt eine Predigt über den Müßiggang. Das Protokoll der Gründung nimmt auf all das keine Rücksicht. Es hält die Farben fest, den Beitrag von zwanzig Pfennig im Monat und den Zweck:</p>
<blockquote><p>„Der Verein bezweckt die Pflege des Fußballspiels sowie der Geselligkeit. Beides ist gleichermaßen zu betreiben.“</p></blockquote>
<p>An diesen Satz haben sich alle Generationen gehalten, an den zweiten Teil mitunter noch gewissenhafter als an den ersten.</p>
<h3>Blau und Gelb, oder doch Rot</h3>
<p>Beschlossen waren eigentlich Blau und Gelb. Als der Kassenwart aber zum Stoffhändler ging, lag dort nur ein Ballen Rot, übrig geblieben von einer Kirchweih, dafür zum halben Preis. So wurde der FSV rot. Die Mütter nähten, die Farbe lief, und nach der ersten Wäsche war auch manches andere im Ort in den Vereinsfarben gehalten.</p>
<h3>Das Sommerried</h3>
<p>Einen Platz gab es nicht. Gespielt wurde auf einer Brachwiese am Seebach, die im Winter unter Wasser stand und deshalb „Sommerried“ hieß. Die Tore waren zwei Paar Bohnenstangen mit einem Seil dazwischen. Vor jedem Spiel mussten die Kuhfladen entfernt werden, was nach der Satzung Aufgabe der Ersatzspieler war. Bis heute heißt das Aufbauen bei uns „Fladendienst“, und kaum jemand weiß noch, warum.</p>
<!-- figure -->
<h3>Die ersten Spiele</h3>
<p>Das erste Spiel gegen einen fremden Gegner fand am 4. Oktober 1903 statt. Die aus Worms gekommenen Gäste trugen einheitliche Hosen, was Eindruck machte. Der FSV verlor 0:9 und feierte bis in die Nacht, denn immerhin hatte man elf Mann zusammenbekommen. Das Rückspiel ging 2:6 verloren. Zwei Tore! Die Schützen wurden auf den Schultern nach Hause getragen, sieben Kilometer weit, mit Pausen.</p>
<p>1905 platzte der Ball. Es war ein regnerischer Novembertag, das Leder vollgesogen, und beim Abstoß gab es ein Geräusch, das ein Zeitzeuge als „wie wenn ein Ochse seufzt“ beschrieben hat. Vier Wochen lang ruhte der Betrieb. Dann hatten die Mitglieder achtzehn Mark zusammengelegt.</p>
<p>1909 trat der Verein dem Süddeutschen Verband bei und spielte in der untersten Klasse um Punkte. 1912 wurde er Zweiter, 1913 Erster. Im Sommer 1914 zählte man 64 Mitglieder und plante den Bau eines richtigen Platzes. Dazu kam es nicht.</p>
<h2>1914 bis 1933: Zwei Anfänge</h2>
<h3>Der leere Platz</h3>
<p>Von den 64 Mitgliedern wurden 51 eingezogen. Siebzehn kehrten nicht zurück, unter ihnen sechs der neunzehn Gründer. Die Tafel mit ihren Namen hängt im Vereinsheim rechts neben der Tür, und wer zum ersten Mal hereinkommt, dem wird sie gezeigt. Auf der Wiese wuchsen vier Jahre lang Kartoffeln.</p>
<p>Im Frühjahr 1919 trafen sich elf Männer wieder in der „Sonne“. Einer hatte ein Bein verloren und wurde Schiedsrichter. Ein anderer brachte den Ball mit, den seine Mutter auf dem Dachboden in einem Leintuch verwahrt hatte. Er war hart wie Holz. Sie fetteten ihn drei Abende lang, dann rollte er.</p>
<h3>Unter fremder Verwaltung</h3>
<p>Rheinhessen war bis 1930 besetzt. Für jedes Auswärtsspiel brauchte man zeitweise Passierscheine, Versammlungen mussten angemeldet werden. Aus dieser Zeit stammt eine der ungewöhnlichsten Begegnungen der Vereinsgeschichte: ein Freundschaftsspiel gegen eine Mannschaft der französischen Garnison im Mai 1922. Es endete 3:3, der Schiedsrichter sprach keine der beiden Sprachen, und anschließend saß man, so das Kassenbuch, „bei sechs Maß und einiger Verständigung“ beisammen.</p>
<h3>Die Jugend und der Platz</h3>
<p>1924 gründete der Verein eine Jugendabteilung, eine der ersten in der Gegend. 28 Buben meldeten sich. 1927 gelang, was man 1914 aufgeschoben hatte: Die Gemeinde verpachtete das Sommerried für neunundneunzig Jahre, und in mehr als viertausend freiwilligen Stunden wurde die Wiese entwässert, aufgeschüttet und eingesät. Zur Einweihung am 7. Juli 1929 kamen tausend Menschen. Der Wimpel von damals ist das älteste Stück in unserer Vitrine.</p>
<p>Die folgenden Jahre waren sportlich die besten bis dahin. In der Weltwirtschaftskrise war der Platz für viele der einzige Ort, an dem etwas voranging. Wer arbeitslos war, zahlte keinen Beitrag. Der Kassenwart schrieb an den Rand: „Wird nachgeholt, wenn bessere Tage kommen. Wenn nicht, dann nicht.“</p>
<h2>1933 bis 1945: Die Jahre, über die lange geschwiegen wurde</h2>
<p>In der Festschrift von 1953 stehen über diese Zeit vier Zeilen, in der von 1978 sieben. Beides ist zu wenig. Wir haben deshalb vor einigen Jahren eine Arbeitsgruppe gebeten, nachzulesen, was nachzulesen ist: in den Protokollen, die es noch gibt, im Stadtarchiv, in Briefen.</p>
<p>Das Ergebnis ist nicht bequem. Auch unser Verein führte 1933 binnen weniger Monate ein, was von oben verlangt wurde. Der Vorstand trat geschlossen zurück und wurde durch einen eingesetzten „Vereinsführer“ ersetzt. Jüdische Mitglieder wurden aus der Liste gestrichen. Im Protokoll steht dazu kein Wort, nur eine durchgezogene Linie in roter Tinte. Niemand hat damals widersprochen, jedenfalls ist kein Widerspruch überliefert, und später hat lange niemand gefragt.</p>
<p>An das, was in diesen Jahren mitten unter den Menschen geschah, erinnert heute die Gedenkstätte in Osthofen. Unsere A-Jugend besucht sie in jedem Jahr, begleitet von ihren Trainern, und das Gespräch danach dauert länger als jede Taktikbesprechung. In der Satzung steht seit 2004 ein Satz, den alle kennen, die ein Trikot bekommen: Der Verein steht allen offen, und er widerspricht, wo das infrage gestellt wird.</p>
<p>Im Herbst 1944 endete der Spielbetrieb. Der Platz wurde umgegraben, für Splittergräben diesmal, nicht für Kartoffeln. Aus dem Zweiten Weltkrieg kehrten 43 Mitglieder nicht zurück.</p>
<h2>1945 bis 1962: Wieder aufstehen</h2>
<h3>Schuhe aus Autoreifen</h3>
<p>Die Vereine waren zunächst aufgelöst, Neugründungen bedurften der Genehmigung der französischen Militärregierung. Am 9. März 1946 lag sie vor. Zur Versammlung kamen 38 Personen, einige in umgefärbten Uniformjacken. Gespielt wurde mit dem, was da war: Schuhe mit Sohlen aus Autoreifen, Tornetze aus Tarnnetzen, ein Ball aus Stoffresten für das Training und ein echter für den Sonntag.</p>
<p>Wer auswärts spielte, fuhr auf der Ladefläche eines Holzvergasers mit. Steigungen wurden gemeinsam zu Fuß bewältigt, das galt als Aufwärmen. Eintritt konnte man bis 1948 auch in Briketts bezahlen.</p>
<h3>Neue Heimat</h3>
<p>In diesen Jahren kamen viele Familien in den Ort, die anderswo alles verloren hatten. Auf dem Sportplatz fragte niemand lange. Fünf Spieler der Meistermannschaft von 1951 waren in Schlesien, im Sudetenland oder in Ostpreußen geboren. „Ich habe den Dialekt nicht verstanden, aber ‚Geb ab‘ versteht man überall“, hat einer von ihnen später erzählt. Er hat siebenundvierzig Jahre lang den Platz gekreidet.</p>
<h3>Der Weg nach oben</h3>
<p>Aus der Kreisklasse ging es 1951 in die A-Klasse, und elf Jahre später kam der Tag, von dem unsere Großeltern erzählten, als wäre er gestern gewesen. Am 17. Juni 1962 gewann der FSV das Entscheidungsspiel in Alzey nach Verlängerung mit 2:1. Dreitausend waren dabei, zu Hause läuteten die Glocken, und der Festzug erreichte den Marktplatz erst nach Mitternacht.</p>
<!-- figure -->
<h2>1962 bis 1983: Bauen, hoffen, absteigen, wieder bauen</h2>
<h3>Drei Jahre Bezirksliga</h3>
<p>Die erste Bezirksligazeit dauerte drei Jahre. Im ersten wurde man überraschend Siebter, im zweiten Zwölfter, im dritten Letzter. So geht es kleinen Vereinen, wenn die Spieler, die sie groß gemacht haben, gemeinsam älter werden. Der Abstieg tat weh, aber er brachte etwas Gutes mit sich: Man besann sich auf die Jugend. 1970 hatte der FSV erstmals in allen Altersklassen eine Mannschaft.</p>
<h3>Die Frauen von 1971</h3>
<p>Im Herbst 1970 hob der Verband das Verbot des Frauenfußballs auf, und schon im Frühjahr darauf trainierten in Sommerried vierzehn Frauen. Sie mussten sich einiges anhören. Dann gewannen sie ihr erstes Spiel mit 3:0, und es wurde leiser. Vier Jahre lang bestand die Mannschaft, 1973 holte sie den Kreispokal. Dass sie in der Festschrift von 1978 nicht erwähnt wurde, haben wir inzwischen nachgeholt, mit Fotos neben der Theke und mit einer Entschuldigung.</p>
<h3>Das Vereinsheim</h3>
<p>Bis 1974 zog man sich im Wirtshaus um. Dann kündigte der Wirt den Raum, weil er eine Kegelbahn bauen wollte, und dem Verein blieb nichts übrig, als selbst zu bauen. Zwei Jahre lang wurde gemauert. Das Kassenbuch verzeichnet:</p>
<ul>
<li>11.460 freiwillige Arbeitsstunden</li>
<li>24.000 Backsteine, davon 9.000 aus dem Abriss der alten Ziegelei, einzeln abgeklopft</li>
<li>eine Spende von 400 Flaschen Wein, „teils verbaut, teils verbraucht“</li>
<li>einen Leihbetonmischer, der bis heute nicht zurückgefordert wurde</li>
</ul>
<p>Am 28. August 1976 wurde eröffnet. In derselben Zeit bekam der Hauptplatz seine Drainage, die fast fünfzig Jahre halten sollte.</p>
<!-- figure -->
<h3>Licht</h3>
<p>1983 leuchteten zum ersten Mal vier Masten über dem Platz. Die Anlage stammte gebraucht von einem Güterbahnhof, war etwas gelblich und brauchte zehn Minuten, um hell zu werden. Aber sie machte Training am Abend möglich, und damit war die Zeit vorbei, in der man im November bei Mondschein Ecken übte.</p>
<h2>1984 bis 2003: Der Sturm, der Aufstieg, das Jahrhundert</h2>
<h3>Zehn Wochen im Sommer 1984</h3>
<p>An einem Mittwochabend im Juli hob ein Gewittersturm das Dach der Tribüne ab und legte es in den Weinberg. Verletzt wurde niemand. Der Schaden betrug 90.000 Mark, versichert waren 30.000. Was dann kam, ist die Geschichte, die wir Neuen zuerst erzählen, wenn sie fragen, was für ein Verein wir sind.</p>
<p>Am nächsten Morgen standen vierzig Leute mit Schubkarren da. Keiner hatte sie gerufen. Ein Zimmermann zeichnete auf einem Bierdeckel eine neue Tribüne, ein Statiker aus der Gegnerschaft, Spieler beim Rivalen aus Bechtheim, rechnete sie kostenlos durch. Es wurde jeden Abend gearbeitet, und am ersten Spieltag saßen die Leute wieder im Trockenen. Der Bierdeckel ist eingerahmt. Die Tribüne steht.</p>
<h3>1987</h3>
<p>Vielleicht war es dieser Sommer, der eine Mannschaft zusammenschweißte, die eigentlich nur ordentlich Fußball spielte. Drei Jahre später stieg sie auf, mit dreizehn Siegen in Folge, mit einem Torwart, der Fliesen legte, und einem Mittelstürmer, der die Woche über Zuckerrüben fuhr. Vier Jahre hielt sie sich in der Bezirksliga. Das rote Trikot mit dem weißen Brustring hängt über der Theke und ist unverkäuflich, auch auf dem Flohmarkt.</p>
<h3>Hundert Jahre</h3>
<p>Zum hundertsten Geburtstag 2003 gab es eine Festwoche mit Ausstellung, Umzug und einem Spiel gegen eine Profimannschaft, das 0:14 verloren ging. Der Ehrentreffer wurde wegen Abseits nicht gegeben. Zwanzig Jahre später ist sich der Schütze noch immer sicher, dass es keines war. Das Publikum ist auf seiner Seite.</p>
<h2>2003 bis heute: Kleiner Verein, große Aufgaben</h2>
<h3>Weniger Selbstverständliches</h3>
<p>Die Welt um den Sportplatz hat sich verändert. Früher kamen die Kinder, weil alle kamen. Heute kommen sie, wenn es gut ist. Früher blieb man ein Leben lang, heute zieht man weg, kommt zurück, wechselt. Der Verein hat gelernt, dafür zu arbeiten: mit ausgebildeten Trainerinnen und Trainern, mit einem Feriencamp, mit einem Schutzkonzept für Kinder und mit Angeboten für die, die nicht mehr rennen wollen oder können.</p>
<p>2008 gelang noch einmal der Sprung in die Bezirksliga, 2011 ging es zurück. Seitdem ist die A-Klasse unsere Heimat, und wer an einem Derbysonntag am Geländer steht, vermisst dort wenig.</p>
<h3>Die stillen Monate</h3>
<p>Im Frühjahr 2020 blieb der Platz leer, zum ersten Mal seit 1946. Die A-Jugend kaufte für ältere Mitglieder ein, der Förderkreis nähte Masken aus alten Trikots, und ein Trainer schickte seinen Bambini jeden Dienstag ein Video, in dem er im Wohnzimmer gegen Sofakissen dribbelte. Kein einziges Kind meldete sich ab. Als im Mai wieder zu fünft mit Abstand trainiert werden durfte, standen um 16.58 Uhr alle am Tor.</p>
<h3>120 Jahre</h3>
<p>Das Jubiläum 2023 feierten wir kleiner als den Hundertsten, und vielleicht schöner. Kein Profiklub, sondern ein Spiel „Alle gegen alle“: 120 Menschen auf dem Platz, für jedes Jahr einer, von der Fünfjährigen bis zum 87-Jährigen, mit vier Bällen. Es stand am Ende ungefähr 31:31.</p>
<!-- figure -->
<h2>Zahlen aus zwölf Jahrzehnten</h2>
<table>
<thead><tr><th>Jahr</th><th>Mitglieder</th><th>Mannschaften</th><th>Was sonst war</th></tr></thead>
<tbody>
<tr><td>1903</td><td>19</td><td>1</td><td>Gründung in der Wirtsstube „Zur Sonne“</td></tr>
<tr><td>1914</td><td>64</td><td>2</td><td>Der Platzbau wird aufgeschoben</td></tr>
<tr><td>1929</td><td>143</td><td>4</td><td>Einweihung des Sportplatzes Sommerried</td></tr>
<tr><td>1946</td><td>38</td><td>2</td><td>Neubeginn mit Genehmigung der Militärregierung</td></tr>
<tr><td>1962</td><td>212</td><td>6</td><td>Erster Aufstieg in die Bezirksliga</td></tr>
<tr><td>1976</td><td>348</td><td>10</td><td>Eröffnung des Vereinsheims</td></tr>
<tr><td>1987</td><td>391</td><td>11</td><td>Zweiter Aufstieg in die Bezirksliga</td></tr>
<tr><td>2003</td><td>427</td><td>12</td><td>Hundertjähriges Bestehen</td></tr>
<tr><td>2023</td><td>452</td><td>14</td><td>120 Jahre FSV</td></tr>
</tbody>
</table>
<h2>Menschen, ohne die nichts ginge</h2>
<p>Wer eine Vereinsgeschichte schreibt, schreibt über Tore und Tabellen, weil sie in den Büchern stehen. Die wichtigsten Dinge stehen nicht darin. Deshalb hier, ohne Anspruch auf Vollständigkeit:</p>
<ol>
<li><strong>Die Wäscherinnen und Wäscher.</strong> Eine Familie wusch die Trikots der Ersten über drei Generationen, von 1931 bis 1994. Das Rezept gegen Grasflecken ist Vereinsgeheimnis.</li>
<li><strong>Der Platzwart, jeder von ihnen.</strong> Es waren in 120 Jahren erst sechs. Keiner von ihnen mochte es, wenn Leute über den Rasen liefen. Alle haben es nachts heimlich selbst getan, um zu sehen, ob er gut steht.</li>
<li><strong>Die Kassiererin der siebziger Jahre.</strong> Die erste Frau im Vorstand fand in den Büchern 1.300 Mark, die niemand vermisst hatte. Davon wurde der erste Satz Jugendtore gekauft.</li>
<li><strong>Die Fahrerinnen und Fahrer.</strong> Ungezählte Samstage, ungezählte Kinder auf Rückbänken, ein ungezähltes „Wann sind wir da?“.</li>
<li><strong>Die am Geländer.</strong> Seit es das Geländer gibt, lehnen dort Menschen, die es besser wissen. Ohne sie wäre es sehr still.</li>
</ol>
<h2>Stimmen</h2>
<p>Für die Festschrift haben wir Mitglieder gefragt, was der Verein für sie ist. Die Antworten kamen auf Postkarten, auf dem Anrufbeantworter und einmal in Kreide auf der Tafel in der Kabine.</p>
<blockquote><p>„Ich bin mit sechs gekommen, weil mein Bruder da war. Er ist längst weg. Ich nicht.“</p></blockquote>
<blockquote><p>„Mein schönstes Tor war ein Eigentor. Wir haben trotzdem gewonnen, und seitdem kennt mich jeder.“</p></blockquote>
<blockquote><p>„Als mein Mann starb, standen am nächsten Tag drei Leute vom Verein vor der Tür. Nicht um etwas zu sagen. Um den Garten zu machen.“</p></blockquote>
<blockquote><p>„Hier hat mich keiner gefragt, woher ich komme. Nur, welche Position.“</p></blockquote>
<blockquote><p>„Der Verein ist, wenn es regnet und man geht trotzdem hin.“</p></blockquote>
<h2>Rivalen, Nachbarn, Freunde</h2>
<p>Kein Verein ist allein auf der Welt, auch wenn es sich beim Derby so anfühlt. Seit 1909 sind wir dem SV Bechtheim 94-mal in Punktspielen begegnet. Die Bilanz ist so ausgeglichen, dass beide Seiten sie für sich auslegen. Man hat sich gegenseitig Spieler abgeworben, Maibäume gestohlen und einmal, 1958, über Nacht das Tor zugemauert. Man hat sich aber auch nach dem Sturm geholfen, gemeinsam Busse gemietet und Jugendmannschaften gebildet, wenn es allein nicht reichte. Wer in Bechtheim „die da drüben“ sagt, meint uns, und er meint es beinahe freundlich.</p>
<p>Mit den Alten Herren aus Pfeddersheim verbindet uns ein Spiel, das seit 1968 jeden August stattfindet. Mit Freunden aus dem Burgund treffen wir uns seit 1979 abwechselnd hier und dort. Das Rückspiel von 1922, könnte man sagen, dauert an.</p>
<h3>Das Lied vom Pfosten</h3>
<p>Eine Hymne hat der Verein nie gehabt. Es gab Versuche, zuletzt 1978 mit vier Strophen und einem Reim auf „Sommerried“, über den das Protokoll gnädig schweigt. Gesungen wird stattdessen das Lied vom Pfosten. Es entstand 1963 nach einem Spiel, in dem der FSV siebenmal das Holz getroffen und 0:1 verloren hatte. Der Text wird jedes Jahr zur Fastnacht neu geschrieben, der Kehrreim ist geblieben: „Er steht noch da, er steht noch da, und wir, wir stehn daneben.“ Mehr Vereinsphilosophie passt in keine Satzung.</p>
<h2>Was wir uns vorgenommen haben</h2>
<p>Jubiläen verleiten dazu, nach hinten zu schauen. Wir möchten mit dem Blick nach vorn enden. Bis zum 125. Geburtstag haben wir uns fünf Dinge vorgenommen, nicht mehr, dafür ernsthaft:</p>
<ul>
<li>In jeder Altersklasse eine Mannschaft, bei den Jungen <em>und</em> bei den Mädchen</li>
<li>Ein Platz, der auch im November bespielbar ist</li>
<li>Ein Vereinsheim, das mehr Strom erzeugt, als es verbraucht</li>
<li>Mindestens fünf eigene Schiedsrichterinnen und Schiedsrichter</li>
<li>Kein Kind, das wegen Geld nicht mitspielen kann</li>
</ul>
<p>Manches davon ist schon auf dem Weg. Anderes wird dauern. Aber das war beim Platz auch so: 1914 geplant, 1929 eröffnet.</p>
<h2>Kleine Zeittafel der Kuriositäten</h2>
<h3>1911: Der Torwart auf dem Baum</h3>
<p>Bei einem Auswärtsspiel in Abenheim stand hinter dem Tor ein Kirschbaum. Es war Juni, unser Team führte deutlich, und als der Gegner nach langer Zeit zum ersten Mal wieder vor das Tor kam, war der Torwart nicht zu sehen. Er kam rechtzeitig herunter. Gehalten hat er mit vollem Mund.</p>
<h3>1934: Das Spiel mit zwei Pausen</h3>
<p>Der Schiedsrichter pfiff nach dreißig Minuten zur Halbzeit, bemerkte den Irrtum und ließ die fehlenden Minuten nachspielen. Danach gab es eine zweite Pause. Sie wurde von beiden Mannschaften begrüßt.</p>
<h3>1957: Der Ball im Zug</h3>
<p>Ein Befreiungsschlag landete auf einem offenen Güterwagen, der gerade am Platz vorbeifuhr. Der Bahnhofsvorsteher telefonierte die Strecke ab. In Ludwigshafen wurde der Ball gefunden und kam am Montag mit dem Gegenzug zurück, versehen mit einem Frachtzettel: „1 Stück Fußball, gebraucht.“</p>
<h3>1969: Die Mondlandung</h3>
<p>Am 20. Juli war Pokalspiel. Die Nachspielzeit fiel ausnahmsweise weg, weil alle zum einzigen Fernsehgerät in der „Sonne“ wollten. Das Ergebnis von 2:2 wurde durch Münzwurf entschieden. Die Mannschaft aus dem Nachbarort gewann und hat den Mond seitdem nie wieder erwähnt.</p>
<h3>1991: Nebel</h3>
<p>In Guntersblum sah man die Hand vor Augen nicht. Zehn Minuten nach dem Abbruch stellte jemand fest, dass der Rechtsaußen noch auf dem Platz stand. Er hatte sich gewundert, warum so lange kein Ball kam, und die Ruhe genossen.</p>
<h3>2006: Der Gast</h3>
<p>Während der Weltmeisterschaft suchte eine Gruppe von Anhängern aus Ecuador nach einer Unterkunft und blieb drei Nächte im Vereinsheim. Zum Abschied sangen sie ihre Hymne. Wir sangen das Lied vom Pfosten. Noch heute kommt jedes Jahr im Juni eine Postkarte.</p>
<h3>2014: Das doppelte Jubiläum</h3>
<p>Ein Mitglied wurde am selben Tag achtzig Jahre alt und für siebzig Jahre Mitgliedschaft geehrt. Gefragt, was er in den ersten zehn Jahren seines Lebens gemacht habe, sagte er: „Gewartet.“ Er bekam eine Urkunde, einen Schal und den Anstoß beim Spiel der Ersten, den er mit dem linken Fuß ausführte, weil der rechte, wie er erklärte, für Wichtigeres geschont werde.</p>
<h3>2019: Das Huhn</h3>
<p>Ein Huhn lief über den Platz, umkurvte zwei Verteidiger und ließ sich vor dem Tor nieder. Das Spiel war acht Minuten unterbrochen. In der Abstimmung zum Spieler des Tages belegte es den zweiten Platz.</p>
<h2>Wie man den Verein aufschreibt</h2>
<p>Zum Schluss ein Wort dazu, woher das alles stammt. Der Verein besitzt elf Protokollbücher, vier Kassenbücher, drei Festschriften, etwa 2.600 Fotos und einen Schuhkarton mit der Aufschrift „Wichtig“, in dem sich Gummiringe befanden. Zwei Protokollbücher fehlen: das für die Jahre 1934 bis 1941 und das von 1966. Falls jemand beim Ausräumen eines Dachbodens auf ein schwarzes Heft mit rotem Rücken stößt, wären wir sehr dankbar.</p>
<p>Fast alles andere haben Menschen erzählt, manches mehrfach und jedes Mal ein wenig anders. Wo sich die Fassungen widersprachen, haben wir die bessere Geschichte genommen und die nüchternere daneben ins Archiv gelegt. Wer nachlesen will, ist eingeladen: Das Archiv öffnet an jedem ersten Dienstag im Monat ab 18 Uhr im Dachgeschoss des Vereinsheims. Es gibt Tee.</p>
<p>Eine kürzere Fassung mit den wichtigsten Daten steht auf der Seite <a href="/geschichte">Geschichte</a>, die Namen derer, die sich besonders verdient gemacht haben, auf der Seite <a href="/ehrenmitglieder">Ehrenmitglieder</a>. Und wer Teil der nächsten 120 Jahre werden möchte: Der Weg zur <a href="/mitgliedschaft">Mitgliedschaft</a> ist kürzer als der nach Worms. Man muss nicht einmal jemanden auf den Schultern tragen.</p>
<hr>
<p><em>Herausgegeben vom FSV Sommerried 1903 e. V. Dank an das Stadtarchiv, an alle, die Fotos gebracht haben, und an den unbekannten Stifter des Schuhkartons.</em></p>`,
};
