import type { StartingPage } from './starting-page.ts';

/** What this portal does with data, no more and no less; to be changed together with the code. */
export const privacy: StartingPage = {
  slug: 'datenschutz',
  title: 'Datenschutz',
  lead: 'Welche Daten beim Besuch dieser Website anfallen, wofür wir sie brauchen und welche Rechte Sie haben.',
  description:
    'Datenschutzerklärung: Sitzungen, Protokolle, eigene Statistik ohne IP-Adressen, Einwilligung und externe Inhalte.',
  content: `<h2>1. Verantwortlich</h2>
<p>{{Vereinsname}}<br />{{Straße}}<br />{{PLZ}} {{Ort}}<br />Telefon: {{Telefon}}<br />E-Mail: <a href="mailto:{{E-Mail}}">{{E-Mail}}</a></p>
<p><strong>Datenschutzbeauftragte Person:</strong> {{Datenschutzbeauftragte}}</p>
<h2>2. Das Wichtigste in Kürze</h2>
<ul>
<li>Wer nur liest, hinterlässt bei uns kein Profil: Wir setzen dafür keine Cookies und speichern keine IP-Adressen.</li>
<li>Schriften, Bilder und Programme kommen von unserem eigenen Server.</li>
<li>Inhalte anderer Anbieter werden erst geladen, wenn Sie zugestimmt haben.</li>
<li>Unsere Statistik ist selbst gebaut, zählt nur nach Ihrer Zustimmung und kennt keine Personen.</li>
</ul>
<h2>3. Aufruf der Website</h2>
<p>Damit eine Seite bei Ihnen ankommt, muss Ihr Gerät seine IP-Adresse übermitteln. Wir verarbeiten sie für die Dauer der Übertragung. Unsere Anwendung führt kein Zugriffsprotokoll; Fehlermeldungen halten fest, was schiefging, aber nicht, bei wem. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO: unser Interesse an einer Website, die erreichbar und sicher ist.</p>
<p>Der Server wird betrieben von: {{Hosting}}. Der Anbieter verarbeitet Daten in unserem Auftrag (Art. 28 DSGVO) und kann zur Abwehr von Angriffen kurzzeitig eigene Protokolle führen.</p>
<h2>4. Cookies und Speicher in Ihrem Browser</h2>
<p>Ohne Anmeldung setzen wir keine Cookies. Im Speicher Ihres Browsers liegen nur Dinge, die nötig sind, um eine von Ihnen gewünschte Funktion zu erfüllen (§ 25 Abs. 2 Nr. 2 TDDDG):</p>
<table>
<thead><tr><th>Was</th><th>Wofür</th><th>Wie lange</th></tr></thead>
<tbody>
<tr><td>Ihre Wahl zu Cookies und externen Inhalten</td><td>damit wir nicht auf jeder Seite fragen</td><td>bis Sie sie löschen oder ändern</td></tr>
<tr><td>Zeitpunkt Ihrer letzten Neuigkeiten-Ansicht</td><td>Zahl der ungelesenen Beiträge</td><td>bis Sie die Daten der Website löschen</td></tr>
<tr><td>Kopien besuchter Seiten und Bilder</td><td>schnelles Laden und Lesen ohne Netz</td><td>bis sie ersetzt oder gelöscht werden</td></tr>
<tr><td>Cookies „__Host-portal_session“ und „__Host-portal_signed_in“ (ohne HTTPS mit anderem Anfang)</td><td>Anmeldung von Redaktion und Vorstand</td><td>bis zur Abmeldung, höchstens 7 Tage</td></tr>
<tr><td>Cookie „__Host-portal_device“ (ohne HTTPS mit anderem Anfang)</td><td>damit niemand durch falsche Versuche aussperrt, wer sich auf diesem Gerät schon angemeldet hat</td><td>400 Tage nach der letzten Anmeldung</td></tr>
</tbody>
</table>
<p>Ihre Wahl ändern Sie jederzeit über den Cookie-Knopf am linken unteren Rand. Die Zustimmung ist freiwillig; ein Widerruf gilt für die Zukunft.</p>
<h2>5. Anmeldung</h2>
<p>Ein Konto haben nur Menschen, die an der Website mitarbeiten. Wir speichern dazu Name, E-Mail-Adresse, Rolle und das Passwort in einer Form, aus der es sich nicht zurückrechnen lässt, außerdem, wer welchen Inhalt zuletzt geändert hat. Gegen das Erraten von Passwörtern zählen wir Fehlversuche; dafür wird aus E-Mail-Adresse und IP-Adresse eine Prüfsumme gebildet, die nach spätestens zwei Stunden gelöscht ist. Rechtsgrundlage ist Art. 6 Abs. 1 Buchst. f DSGVO.</p>
<h2>6. Kontaktformular und E-Mail</h2>
<p>Wenn Sie uns schreiben, speichern wir Ihren Namen, Ihre E-Mail-Adresse, Betreff und Nachricht, um zu antworten (Art. 6 Abs. 1 Buchst. b oder f DSGVO). Lesen können sie nur die Administratoren der Website. Nachrichten aus dem Formular löschen wir automatisch spätestens nach 180 Tagen, auf Wunsch sofort. Vor unerwünschter Werbung schützen wir das Formular ohne fremde Dienste: durch ein unsichtbares Feld, eine Mindestzeit und eine Grenze für die Zahl der Nachrichten. Für diese Grenze merkt sich der Server Ihre IP-Adresse höchstens 15 Minuten im Arbeitsspeicher; gespeichert wird sie nicht.</p>
<h2>7. Statistik</h2>
<p>Nur mit Ihrer Zustimmung zur Kategorie „Analyse“ zählen wir, welche Seiten gelesen werden. Gezählt werden je Tag: die Adresse der Seite, der Name der Website, von der Sie kamen, und ob Sie ein Telefon, Tablet oder einen großen Bildschirm nutzen. Wir speichern weder IP-Adresse noch Kennung noch Cookie; aus den Summen lässt sich kein Besuch einer Person herauslesen. Nach 26 Monaten werden sie gelöscht. An Dritte geben wir nichts weiter. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO).</p>
<h2>8. Tabellen und Spielstände von {{Fußballdaten}}</h2>
<p>Tabellen, Spielpläne und Liveticker kommen von einem anderen Anbieter. Geladen werden sie erst, wenn Sie der Kategorie „Marketing“ zugestimmt haben oder auf „Einmal laden“ tippen. Dann erfährt der Anbieter Ihre IP-Adresse und dass Sie unsere Seite besuchen, und er kann eigene Cookies setzen; dafür gilt seine Datenschutzerklärung. Ohne Zustimmung zeigen wir nur einen Link. Rechtsgrundlage ist Ihre Einwilligung (Art. 6 Abs. 1 Buchst. a DSGVO, § 25 Abs. 1 TDDDG).</p>
<h2>9. Wetter, Links und Fanshop</h2>
<p>Das Wetter im Kopf der Seite fragt unser Server ab, nicht Ihr Gerät; der Wetterdienst erfährt nichts von Ihnen. Links zu Sponsoren, zum Fanshop oder in soziale Netzwerke sind einfache Verweise: Erst wenn Sie einem folgen, gilt, was der dortige Anbieter zum Datenschutz sagt.</p>
<h2>10. Benachrichtigungen</h2>
<p>Wenn Sie diese Website als App einrichten und Benachrichtigungen erlauben, fragt die App in Abständen bei unserem Server nach, ob es Neues gibt. Dabei wird nur ein Zeitpunkt übermittelt.</p>
<h2>11. Bilder und Namen</h2>
<p>Wir berichten über den Sport und das Vereinsleben und zeigen dabei auch Menschen. Bilder von Kindern veröffentlichen wir nur, wenn die Einwilligung der Eltern vorliegt. Standort und Kameradaten entfernt unser Server beim Hochladen aus jedem Bild. Möchten Sie auf einem Bild nicht zu sehen sein, schreiben Sie uns: Wir nehmen es heraus.</p>
<h2>12. Ihre Rechte</h2>
<p>Sie können von uns Auskunft über Ihre Daten verlangen (Art. 15 DSGVO), deren Berichtigung (Art. 16), Löschung (Art. 17), Einschränkung (Art. 18) und Übertragung (Art. 20), der Verarbeitung widersprechen (Art. 21) und eine Einwilligung jederzeit widerrufen (Art. 7 Abs. 3). Eine Nachricht an <a href="mailto:{{E-Mail}}">{{E-Mail}}</a> genügt.</p>
<p>Beschweren können Sie sich außerdem bei einer Aufsichtsbehörde, für uns zuständig ist: {{Aufsichtsbehörde}}.</p>`,
};
