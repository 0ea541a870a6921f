import type { DemoPage } from './demo-page.ts';

/** The club's history in steps; told at length in the article „120 Jahre FSV“. */
export const history: DemoPage = {
  slug: 'geschichte',
  picture: {
    scene: 'oldLeatherBall',
    mood: 'golden',
    shape: 'panorama',
    seed: 941,
    digits: '1903',
    alt: 'Ein alter Lederball auf vergilbtem Papier, daneben die Jahreszahl 1903',
  },
  change: {
    lead: 'Vom ersten Ball in der Wirtsstube bis zum Flutlicht von heute: zwölf Jahrzehnte in fünfzehn Augenblicken.',
    content: `<p>Wir erzählen diese Geschichte ohne Namen. Nicht, weil wir sie vergessen hätten, sondern weil es zu viele sind. Die lange Fassung mit allen Umwegen steht in der Festschrift: <a href="/news/120-jahre-fsv">120 Jahre FSV</a>.</p>
<p>Das Archiv im Dachgeschoss des Vereinsheims öffnet an jedem ersten Dienstag im Monat ab 18 Uhr. Wer alte Fotos, Programmhefte oder Trikots hat, ist dort besonders willkommen.</p>`,
    timeline: [
      {
        year: 1903,
        title: 'Neunzehn Unterschriften',
        text: 'In der Wirtsstube „Zur Sonne“ gründen neunzehn junge Männer den Verein. Sie besitzen einen Ball und eine Meinung: Turnen allein füllt den Sonntag nicht aus.',
      },
      {
        year: 1913,
        title: 'Der erste Meistertitel',
        text: 'Vier Jahre nach dem Beitritt zum Süddeutschen Verband gewinnt der FSV seine Klasse.',
      },
      {
        year: 1919,
        title: 'Neuanfang',
        text: 'Elf Männer treffen sich wieder. Siebzehn sind aus dem Krieg nicht zurückgekehrt.',
      },
      { year: 1924, title: 'Die Jugendabteilung', text: '28 Kinder melden sich in der ersten Woche.' },
      {
        year: 1929,
        title: 'Ein eigener Platz',
        text: 'Nach mehr als viertausend freiwilligen Stunden wird das Sommerried eingeweiht. Tausend Menschen kommen.',
      },
      {
        year: 1933,
        title: 'Ausgeschlossen',
        text: 'Auch unser Verein streicht jüdische Mitglieder aus der Liste. Niemand widerspricht. Seit 2004 steht in der Satzung, dass wir es heute täten.',
      },
      {
        year: 1946,
        title: 'Wieder zugelassen',
        text: '38 Menschen kommen zur Versammlung. Gespielt wird in Schuhen mit Sohlen aus Autoreifen.',
      },
      {
        year: 1962,
        title: 'Aufstieg mit Glockengeläut',
        text: 'Im Entscheidungsspiel von Alzey gewinnt der FSV nach Verlängerung 2:1 und steigt in die Bezirksliga auf.',
      },
      {
        year: 1971,
        title: 'Die Frauen spielen',
        text: 'Kaum ist das Verbot aufgehoben, trainieren vierzehn Frauen in Sommerried. Zwei Jahre später holen sie den Kreispokal.',
      },
      {
        year: 1976,
        title: 'Das Vereinsheim',
        text: '11.460 Arbeitsstunden, 24.000 Backsteine: Gebaut wird fast alles in Eigenleistung.',
      },
      {
        year: 1983,
        title: 'Es werde Licht',
        text: 'Vier gebrauchte Masten eines Güterbahnhofs machen Training am Abend möglich.',
      },
      {
        year: 1984,
        title: 'Der Sturm',
        text: 'Ein Gewitter trägt das Tribünendach in den Weinberg. Nach zehn Wochen gemeinsamer Arbeit sitzen alle wieder im Trockenen.',
      },
      {
        year: 1987,
        title: 'Dreizehn Siege in Folge',
        text: 'Der zweite Aufstieg in die Bezirksliga. Das Trikot von damals hängt über der Theke.',
      },
      {
        year: 2003,
        title: 'Hundert Jahre',
        text: 'Eine Festwoche, ein Umzug und ein 0:14 gegen Profis. Der Ehrentreffer wurde nicht gegeben; darüber wird noch gesprochen.',
      },
      {
        year: 2023,
        title: '120 Jahre',
        text: '120 Menschen auf einem Platz, für jedes Jahr einer, von der Fünfjährigen bis zum 87-Jährigen. Endstand: ungefähr 31:31.',
      },
    ],
  },
};
