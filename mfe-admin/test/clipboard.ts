/** The clipboard contents of other programs, verbatim, shortened only where they repeat themselves. */

const item = (kind: string, level: number, sign: string, text: string) => `<p class=MsoListParagraphCxSp${kind}
style='margin-left:${36 * level}.0pt;mso-add-space:auto;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'><![if !supportLists]><span
style='font-family:Symbol;mso-fareast-font-family:Symbol;mso-bidi-font-family:Symbol'><span
style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>${text}<o:p></o:p></p>`;

/** Word for Windows. */
export const word = `<html xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word" xmlns="http://www.w3.org/TR/REC-html40">
<head><meta http-equiv=Content-Type content="text/html; charset=utf-8"><meta name=Generator content="Microsoft Word 15">
<!--[if gte mso 9]><xml><o:OfficeDocumentSettings><o:AllowPNG/></o:OfficeDocumentSettings></xml><![endif]-->
<style><!-- p.MsoNormal {margin:0cm; font-size:11.0pt;} @list l0 {mso-list-id:1;} --></style></head>
<body lang=DE style='tab-interval:35.4pt;word-wrap:break-word'><!--StartFragment-->
<h1>Arbeitseinsatz<o:p></o:p></h1>
<p class=MsoNormal>Am <b>Samstag</b> treffen wir uns <i
style='mso-bidi-font-style:normal'>um neun</i>.<o:p></o:p></p>
<p class=MsoNormal><o:p>&nbsp;</o:p></p>
${item('First', 1, '·', 'Rasen mähen')}
${item('Middle', 2, 'o', 'Hauptplatz')}
${item('Middle', 2, 'o', 'Nebenplatz')}
${item('Last', 1, '·', 'Tore streichen')}
<p class=MsoNormal>Danach:<o:p></o:p></p>
${item('First', 1, '3.', 'Grillen')}
${item('Last', 1, '4.', 'Heimgehen')}
<p class=MsoNormal><img width=200 height=100 src="file:///C:/Users/x/AppData/Local/Temp/msohtmlclip1/01/clip_image001.png"></p>
<!--EndFragment--></body></html>`;

/** Word for Mac in Safari, which hands over some styles only. */
export const wordInSafari = `<p class="MsoListParagraphCxSpFirst" style="text-indent: -18pt; font-size: medium;">1.<span
style="font-stretch: normal; font-size: 7pt;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;<span class="Apple-converted-space">&nbsp;</span></span>Anmelden<o:p></o:p></p>
<p class="MsoListParagraphCxSpLast" style="text-indent: -18pt; font-size: medium;">2.<span
style="font-stretch: normal; font-size: 7pt;">&nbsp;&nbsp;&nbsp;&nbsp;&nbsp;<span class="Apple-converted-space">&nbsp;</span></span>Mitspielen<o:p></o:p></p>`;

/** Word in the browser: every item a list of its own. */
export const wordOnTheWeb = ['Bälle', 'Hütchen', 'Leibchen']
  .map(
    (
      text,
      index,
    ) => `<div class="ListContainerWrapper SCXW12345678 BCX0" style="position: relative;"><ul class="BulletListStyle1 SCXW12345678 BCX0" role="list"
style="list-style-type: disc;"><li class="OutlineElement Ltr SCXW12345678 BCX0" role="listitem" data-leveltext="" data-listid="1"
data-aria-posinset="${index + 1}" data-aria-level="${index === 1 ? 2 : 1}"><p class="Paragraph SCXW12345678 BCX0" style="margin: 0px;"><span
data-contrast="auto" lang="DE-DE" class="TextRun SCXW12345678 BCX0"><span class="NormalTextRun SCXW12345678 BCX0">${text}</span></span></p></li></ul></div>`,
  )
  .join('');

/** Google Docs. */
export const googleDocs = `<meta charset='utf-8'><meta charset="utf-8"><b style="font-weight:normal;" id="docs-internal-guid-6c1b7f3e-7fff-1a2b-3c4d-5e6f7a8b9c0d"><h1
dir="ltr" style="line-height:1.38;margin-top:20pt;margin-bottom:6pt;"><span style="font-size:20pt;font-family:Arial,sans-serif;font-weight:400;font-style:normal;white-space:pre-wrap;">Jugendturnier</span></h1><p
dir="ltr" style="line-height:1.38;margin-top:0pt;margin-bottom:0pt;"><span style="font-weight:400;font-style:normal;white-space:pre-wrap;">Anmeldung </span><span
style="font-weight:700;font-style:normal;white-space:pre-wrap;">bis Freitag</span><span style="font-weight:400;font-style:italic;white-space:pre-wrap;"> bei Kim</span><a
href="https://turnier.example/plan" style="text-decoration:none;"><span style="color:#1155cc;font-weight:400;text-decoration:underline;white-space:pre-wrap;">Spielplan</span></a></p><br /><ul
style="margin-top:0;margin-bottom:0;padding-inline-start:48px;"><li dir="ltr" style="list-style-type:disc;font-weight:400;" aria-level="1"><p dir="ltr"
style="line-height:1.38;" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">U9</span></p></li><ul style="margin-top:0;"><li dir="ltr"
style="list-style-type:circle;" aria-level="2"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">vormittags</span></p></li></ul><li
dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span style="font-weight:400;white-space:pre-wrap;">U11</span></p></li></ul></b><br class="Apple-interchange-newline">`;

/** WhatsApp's page in a browser. */
export const whatsAppWeb = `<html><body><!--StartFragment--><span dir="ltr" class="_ao3e selectable-text copyable-text" style="white-space: pre-wrap; color: rgb(17, 27, 33);"><span>Heute <strong class="selectable-text copyable-text" data-app-text-template="*\${appText}*">kein Training</strong>!
Platz gesperrt <img crossorigin="anonymous" src="data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7" alt="⚽" draggable="false" class="b75 emoji wa _ao3e selectable-text copyable-text" data-plain-text="⚽" style="background-position: -60px -40px;"></span></span><!--EndFragment--></body></html>`;

/** Several messages chosen on a phone: plain text. */
export const whatsAppPhone =
  '[21.11.26, 18:30:05] Kim Trainer: *Achtung:* Abfahrt _eine Stunde_ früher ⚽👨‍👩‍👧\r\nTreffpunkt am Vereinsheim\r\n\r\n' +
  'Mitbringen:\r\n- Trinkflasche\r\n- Schienbeinschoner\r\n' +
  '[21.11.26, 18:31:40] \u200eSam: Danke! Plan: https://turnier.example/spiel_plan_2026';
