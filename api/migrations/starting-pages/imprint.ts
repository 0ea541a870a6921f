import type { StartingPage } from './starting-page.ts';

/** § 5 DDG, § 18 MStV. What only the club knows is marked until the settings say it. */
export const imprint: StartingPage = {
  slug: 'impressum',
  title: 'Impressum',
  lead: 'Wer diese Website betreibt und wer für die Inhalte verantwortlich ist.',
  description: 'Anbieterkennzeichnung nach § 5 DDG: Anschrift, Vertretung, Registereintrag und Kontakt.',
  content: `<h2>Angaben nach § 5 DDG</h2>
<p>{{Vereinsname}}<br />{{Straße}}<br />{{PLZ}} {{Ort}}</p>
<p>Abteilung von: {{Träger}}</p>
<h2>Vertreten durch {{Vertretungsorgan}}</h2>
<p>{{Vertretung}}</p>
<h2>Kontakt</h2>
<p>Telefon: {{Telefon}}<br />E-Mail: <a href="mailto:{{E-Mail}}">{{E-Mail}}</a></p>
<h2>Eintragung im {{Register}}</h2>
<p>{{Register}}<br />Registergericht: {{Registergericht}}<br />Registernummer: {{Registernummer}}</p>
<p><strong>Umsatzsteuer-Identifikationsnummer nach § 27a Umsatzsteuergesetz:</strong> {{USt-IdNr.}}</p>
<h2>Redaktionell verantwortlich nach § 18 Abs. 2 MStV</h2>
<p>{{Verantwortlich}}</p>
<h2>Verbraucherstreitbeilegung</h2>
<p>Wir sind weder bereit noch verpflichtet, an Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.</p>
<h2>Haftung für Links</h2>
<p>Diese Website verweist auf Seiten anderer Anbieter. Auf deren Inhalte haben wir keinen Einfluss; verantwortlich ist, wer die jeweilige Seite betreibt. Beim Setzen eines Links prüfen wir, ob Rechtsverstöße erkennbar sind. Erfahren wir später von einem, entfernen wir den Link umgehend.</p>
<h2>Texte und Bilder</h2>
<p>Texte, Bilder und Grafiken dieser Website sind urheberrechtlich geschützt. Wer sie außerhalb der gesetzlich erlaubten Fälle verwenden möchte, fragt uns bitte vorher; meistens sagen wir Ja. Zeigt ein Bild Sie oder Ihr Kind und Sie möchten das nicht, genügt eine kurze Nachricht.</p>`,
};
