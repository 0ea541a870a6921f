import type { StartingPage } from './starting-page.ts';

export const about: StartingPage = {
  slug: 'ueber-uns',
  title: 'Über uns',
  lead: 'Sport, Freundschaft und ein Platz für alle.',
  description: 'Wer wir sind, was uns wichtig ist und wo man uns findet.',
  content: `<p>Ein Verein ist mehr als seine Ergebnisse. Hier treffen sich Jung und Alt, hier finden sich Freunde, und der Verein lebt überall dort, wo jemand mit anpackt.</p>
<h2>Was uns wichtig ist</h2>
<ul>
<li><strong>Alle können mitspielen.</strong> Herkunft, Können und Geldbeutel entscheiden nicht darüber, wer dazugehört.</li>
<li><strong>Kinder zuerst.</strong> Freude am Sport kommt vor Ergebnissen.</li>
<li><strong>Ehrenamt verdient Respekt.</strong> Fast alles hier geschieht in der Freizeit von Menschen, die gern etwas zurückgeben.</li>
<li><strong>Fair bleiben.</strong> Auf dem Platz, am Rand und im Netz.</li>
</ul>
<h2>Mannschaften</h2>
<p>Wann wer trainiert, sagen die <a href="/trainingszeiten">Trainingszeiten</a>; alles über die Jüngsten steht unter <a href="/jugendarbeit">Jugendarbeit</a>.</p>
<h2>Mitmachen</h2>
<p>Mitspielen, anleiten, grillen, Kasse führen, aufräumen: Es gibt immer eine Aufgabe, die passt. <a href="/mitgliedschaft">So wirst du Mitglied</a>, und der <a href="/vorstand">Vorstand</a> beantwortet jede Frage.</p>`,
};

export const history: StartingPage = {
  slug: 'geschichte',
  title: 'Geschichte',
  lead: 'Woher wir kommen, und noch lange nicht am Ende.',
  description: 'Die Geschichte des Vereins von der Gründung bis heute.',
  content: `<p>Vereinsgeschichte wird selten am Schreibtisch geschrieben. Sie steckt in Protokollen, in Schuhkartons voller Fotos und vor allem in den Köpfen derer, die dabei waren. Wer etwas beitragen kann, ein Bild, ein Heft, eine Erinnerung, meldet sich bitte über die <a href="/kontakt">Kontaktseite</a>.</p>`,
};

export const honours: StartingPage = {
  slug: 'ehrenmitglieder',
  title: 'Ehrenmitglieder',
  lead: 'Manche haben für den Verein mehr getan, als sich in einem Protokoll festhalten lässt.',
  description: 'Ehrenmitglieder und Ehrungen des Vereins.',
  content: `<p>Hier stehen die Menschen, die der Verein zu Ehrenmitgliedern ernannt hat. Ihnen gilt unser Dank: für Zeit, Rat und Treue. Wer jemanden vermisst oder etwas zu erzählen hat, schreibt uns über die <a href="/kontakt">Kontaktseite</a>.</p>`,
};

export const campaign: StartingPage = {
  slug: 'gemeinsam-stark',
  title: 'Gemeinsam stark',
  lead: 'Große Vorhaben gelingen einem kleinen Verein nur, wenn viele ein wenig beitragen.',
  description: 'Gemeinsam stark: wie du den Verein mit Zeit, Geld oder guten Ideen unterstützen kannst.',
  content: `<p>„Gemeinsam stark“ ist unsere Aktion für alles, was der laufende Beitrag nicht hergibt, und damit niemand aus Geldgründen zu Hause bleibt.</p>
<h2>So kannst du helfen</h2>
<ul>
<li><strong>Mit Zeit:</strong> ein paar Stunden, wenn Hände gebraucht werden.</li>
<li><strong>Mit Geld:</strong> einmalig oder jedes Jahr. Wie das geht, sagen wir dir gern.</li>
<li><strong>Mit deinem Betrieb:</strong> als <a href="/sponsoren">Partner</a>, oder mit Material.</li>
<li><strong>Mit Können:</strong> Handwerk, Buchhaltung, Fotografie, Übersetzen. Frag uns, was gerade fehlt.</li>
</ul>
<h2>Was aus deiner Hilfe wird</h2>
<p>Wir sagen vorher, wofür wir sammeln, und hinterher, was daraus geworden ist. Schreib uns über die <a href="/kontakt">Kontaktseite</a>, wir melden uns.</p>`,
};

export const membership: StartingPage = {
  slug: 'mitgliedschaft',
  title: 'Mitgliedschaft',
  lead: 'Ob du spielst, trainierst oder am Geländer mitfieberst: Schön, dass du dazugehören willst.',
  description: 'So wirst du Mitglied: Ablauf, Beiträge und Antworten auf häufige Fragen.',
  content: `<h2>In drei Schritten</h2>
<ol>
<li><strong>Ausprobieren.</strong> Ein Probetraining verpflichtet zu nichts. Melde dich bitte vorher kurz; wann wer trainiert, steht bei den <a href="/trainingszeiten">Trainingszeiten</a>.</li>
<li><strong>Antrag ausfüllen.</strong> Du bekommst ihn auf Anfrage über die <a href="/kontakt">Kontaktseite</a>. Bei Minderjährigen unterschreiben die Eltern.</li>
<li><strong>Loslegen.</strong> Wir sagen dir, wie es weitergeht.</li>
</ol>
<h2>Beiträge</h2>
<p>Die aktuelle Übersicht schicken wir dir gern. Wenn das Geld gerade knapp ist, sprich uns an: Daran soll es nie scheitern.</p>
<h2>Häufige Fragen</h2>
<h3>Kann ich auch Mitglied sein, ohne zu spielen?</h3>
<p>Sehr gern: Jedes Mitglied hilft dem Verein.</p>
<h3>Wie kündige ich?</h3>
<p>Wie und bis wann, steht in der Satzung.</p>
<h3>Was passiert mit meinen Daten?</h3>
<p>Wir brauchen sie, um die Mitgliedschaft zu verwalten. Alles dazu steht im <a href="/datenschutz">Datenschutz</a>.</p>`,
};

export const youth: StartingPage = {
  slug: 'jugendarbeit',
  title: 'Jugendarbeit',
  lead: 'Hier treiben Kinder Sport und lernen dabei eine Menge anderes.',
  description: 'Kinder und Jugendliche im Verein: Grundsätze, Probetraining und Kinderschutz.',
  content: `<p>Bei uns darf jedes Kind mitmachen. Am Anfang zählt die Freude, der Ehrgeiz kommt von selbst.</p>
<h2>Woran du uns messen kannst</h2>
<ul>
<li>Alle machen mit, nicht nur die Schnellsten.</li>
<li>Gelobt wird laut, korrigiert wird leise.</li>
<li>Vom Rand wird angefeuert, nicht dirigiert.</li>
<li>Schule geht vor, und Freundschaften gehen mit.</li>
</ul>
<h2>Probetraining</h2>
<p>Zum Probetraining seid ihr willkommen. Meldet euch bitte vorher kurz über die <a href="/kontakt">Kontaktseite</a>, dann hat jemand Zeit für euch. Sportkleidung, Trinkflasche und gute Laune genügen; die Zeiten stehen unter <a href="/trainingszeiten">Trainingszeiten</a>.</p>
<h2>Kinderschutz</h2>
<p>Kinder sollen sich bei uns sicher fühlen. Wer sich Sorgen macht, wendet sich an den <a href="/vorstand">Vorstand</a>: Dort hört jemand zu, und nichts wird weitergegeben, was nicht weitergegeben werden soll.</p>`,
};

export const contact: StartingPage = {
  slug: 'kontakt',
  title: 'Kontakt',
  lead: 'Fragen, Lob, eine verlorene Jacke: Schreib uns.',
  description: 'Anschrift, Ansprechpersonen, Anfahrt und Kontaktformular.',
  content: `<p>Am schnellsten geht es über das Formular auf dieser Seite. Auch Fragen zu Mitgliedschaft, Probetraining und Spenden sind hier richtig. Es lesen die Menschen, die sich im Verein darum kümmern.</p>`,
};
