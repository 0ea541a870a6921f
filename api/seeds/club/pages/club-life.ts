import type { DemoPage } from './demo-page.ts';

/** Pages whose starting text a picture, and here and there a number, completes. */
export const clubLife: readonly DemoPage[] = [
  {
    slug: 'ueber-uns',
    picture: {
      scene: 'clubHouse',
      mood: 'day',
      shape: 'panorama',
      seed: 943,
      alt: 'Das Vereinsheim am Sommerried an einem hellen Tag',
    },
    change: {
      lead: '483 Mitglieder, vierzehn Mannschaften, ein Platz: Das ist der {{Kurzname}} seit {{Gründungsjahr}}.',
    },
  },
  {
    slug: 'gemeinsam-stark',
    picture: {
      scene: 'scarf',
      mood: 'golden',
      shape: 'panorama',
      seed: 944,
      alt: 'Rot-weiße Vereinsschals in Nahaufnahme',
    },
    change: { lead: 'Kein Kind soll am Rand stehen, weil das Geld nicht reicht. Dafür legen wir zusammen.' },
  },
  {
    slug: 'mitgliedschaft',
    picture: {
      scene: 'shirts',
      mood: 'golden',
      shape: 'panorama',
      seed: 945,
      digits: '12',
      alt: 'Weiße Trikots mit roten Ärmeln auf einer Stange, vorn die Nummer 12',
    },
    change: {
      content: `<h2>In drei Schritten</h2>
<ol>
<li><strong>Vorbeikommen.</strong> Ein Probetraining ist kostenlos und unverbindlich; wann welche Mannschaft übt, steht bei den <a href="/trainingszeiten">Trainingszeiten</a>.</li>
<li><strong>Antrag ausfüllen.</strong> Es gibt ihn beim Trainer, in der Geschäftsstelle und auf Anfrage per E-Mail. Bei Minderjährigen unterschreiben die Eltern.</li>
<li><strong>Loslegen.</strong> Wir kümmern uns um Spielerpass und Versicherung.</li>
</ol>
<h2>Beiträge</h2>
<table>
<thead><tr><th>Mitgliedschaft</th><th>im Monat</th><th>im Jahr</th></tr></thead>
<tbody>
<tr><td>Kinder und Jugendliche bis 18</td><td>6 Euro</td><td>72 Euro</td></tr>
<tr><td>Erwachsene</td><td>11 Euro</td><td>132 Euro</td></tr>
<tr><td>Familien, gleich wie groß</td><td>18 Euro</td><td>216 Euro</td></tr>
<tr><td>Ausbildung, Studium, Rente</td><td>7 Euro</td><td>84 Euro</td></tr>
<tr><td>Fördermitglieder</td><td>ab 4 Euro</td><td>ab 48 Euro</td></tr>
</tbody>
</table>
<p>Eingezogen wird halbjährlich. Wenn das Geld gerade knapp ist, sprich uns an: Daran soll es nie scheitern, und es bleibt unter uns.</p>
<h2>Häufige Fragen</h2>
<h3>Kann ich auch Mitglied sein, ohne zu spielen?</h3>
<p>Sehr gern. Fördermitglieder halten den Verein zusammen und haben in der Mitgliederversammlung dieselbe Stimme.</p>
<h3>Wie kündige ich?</h3>
<p>Schriftlich oder per E-Mail an <a href="mailto:{{E-Mail}}">{{E-Mail}}</a>, mit einer Frist von sechs Wochen zum Ende des Halbjahres.</p>
<h3>Was passiert mit meinen Daten?</h3>
<p>Wir brauchen sie, um die Mitgliedschaft zu verwalten und Spielberechtigungen zu beantragen. Alles dazu steht im <a href="/datenschutz">Datenschutz</a>.</p>`,
    },
  },
  {
    slug: 'jugendarbeit',
    picture: {
      scene: 'conesAndBalls',
      mood: 'day',
      shape: 'panorama',
      seed: 946,
      alt: 'Hütchen und Bälle, aufgebaut für das Kindertraining',
    },
    change: { lead: 'Von den Bambini bis zur A-Jugend: Hier lernen Kinder Fußball, und dabei eine Menge anderes.' },
  },
  {
    slug: 'kontakt',
    picture: {
      scene: 'cornerFlag',
      mood: 'golden',
      shape: 'panorama',
      seed: 947,
      alt: 'Eine rote Eckfahne am Platz im Abendlicht',
    },
    change: {
      content: `<h2>Anfahrt</h2>
<p>{{Stadion}}<br />{{Straße}}<br />{{PLZ}} {{Ort}}</p>
<p><strong>Mit der Bahn:</strong> vom Bahnhof Osthofen zu Fuß in zwölf Minuten, immer am Seebach entlang. <strong>Mit dem Rad:</strong> Fahrradständer gibt es am Eingang und hinter der Tribüne. <strong>Mit dem Auto:</strong> von der B 9 Richtung Ortsmitte, dann der Beschilderung „Sportplatz“ folgen.</p>
<p>An Spieltagen wird es auf dem Parkplatz eng. Bitte halten Sie die Zufahrt für Rettungswagen frei.</p>
<h2>Geschäftsstelle</h2>
<p>{{Bürozeiten}}</p>`,
    },
  },
];
