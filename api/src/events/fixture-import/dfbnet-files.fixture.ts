import type { ImportFile } from '../../contract/index.ts';

const VEREINSSPIELPLAN =
  'Saison\tVerband\tSpielgebiet\tMannschaftsart\tStaffel\tSpielstätte\tSpielstätten-Nr.\tStraße/Hausnr.\tPLZ\tOrt\tPlatznummer\tTyp\tGröße\tMax. parallele Spiele\tMax. Spiele/Tag\tMax. Spiele/Wochenende\tFrüheste Anstoßzeit\tSpäteste Anstoßzeit\tMittagspause\tWochentag\tSpieldatum\tUhrzeit\tSptg.\tSpielkennung\tTyp\tLiga\tHeimmannschaft\tGastmannschaft\tSpielleitung\tAusweisnr.\tSchirigebiet\tAssistent 1\tAusweisnr.\tSchirigebiet\tAssistent 2\tAusweisnr.\tSchirigebiet';
const STAFFEL =
  'Datum;Uhrzeit;Saison;Verband;MannschaftsartID;Mannschaftsart;SpielklasseID;Spielklasse;SpielgebietID;Spielgebiet;Rahmenspielplan;Staffelnummer;Staffel;Staffelkennung;Staffelleiter;Spieldatum;Uhrzeit;Wochentag;Spieltag;Schlüsseltag;Heimmannschaft;Gastmannschaft;Spielkennung;freigegeben;Spielstätte;Spielleitung;Assistent 1;Assistent 2;verlegtWochentag;verlegtSpieldatum;verlegtUhrzeit;Ergebnis';

export type Row = {
  id: string;
  host?: string;
  guest?: string;
  day?: string;
  clock?: string;
  ageClass?: string;
  type?: string;
  league?: string;
  movedDay?: string;
  movedClock?: string;
  result?: string;
  ground?: string;
  /** Some exports have it. */
  state?: string;
};

const MATCH = {
  host: 'SV Musterstadt',
  guest: 'TSV Bergheide',
  day: '06.06.2027',
  clock: '15:00',
  ageClass: 'Herren',
  league: 'A-Klasse Musterland',
};

/** A Vereinsspielplan as SpielPLUS exports it, with referees and the numbers of their passes. */
export function vereinsspielplan(...rows: Row[]): string {
  const lines = rows.map((row) => {
    const { id, host, guest, day, clock, ageClass, league, type = 'Meisterschaft' } = { ...MATCH, ...row };
    return `26/27\tSüdwestdeutscher Fußballverband\tKreis Musterland\t${ageClass}\t${league}\tSportplatz Musterstadt\t480012\tAm Sportplatz 1\t12345\tMusterstadt\t1\tRasenplatz\t105x68\t1\t6\t12\t09:00\t20:00\t\tSonntag\t${day}\t${clock}\t3\t${id}\t${type}\t${league}\t${host}\t${guest}\tSchiri, Sandra\t4711-08150815\tAlzey\tWinker, Willi\t4711-08160816\tAlzey\t\t\t`;
  });
  return [VEREINSSPIELPLAN, ...lines, ''].join('\r\n');
}

/** The Spielplan of a Staffel, whose first times are those of the export. */
export function staffel(...rows: Row[]): string {
  const lines = rows.map((row) => {
    const {
      id,
      host,
      guest,
      day,
      clock,
      ageClass,
      league,
      movedDay = '',
      movedClock = '',
      result = '',
      ground = 'Sportplatz; Rasen',
      state,
    } = { ...MATCH, ...row };
    return `01.06.2027;07:31;26/27;Südwestdeutscher Fußballverband;013;${ageClass};055;A-Klasse;088;Kreis Musterland;14er;1;${league};055088;Leiter, Lutz;${day};${clock};Sonntag;3;3;${host};${guest};${id};ja;"${ground}";Schiri, Sandra;;;;${movedDay};${movedClock};${result}${state === undefined ? '' : `;${state}`}`;
  });
  const hasStates = rows.some(({ state }) => state !== undefined);
  return [hasStates ? `${STAFFEL};Spielstatus` : STAFFEL, ...lines, ''].join('\r\n');
}

type Encoding = 'utf-8' | 'utf-8 with mark' | 'utf-16le' | 'windows-1252';

/** A file as a browser sends it. */
export function importFile(
  text: string,
  encoding: Encoding = 'utf-16le',
  name = 'Vereinsspielplan_20270601073100.csv',
): ImportFile {
  return { name, content: encode(text, encoding).toString('base64') };
}

function encode(text: string, encoding: Encoding): Buffer {
  if (encoding === 'utf-16le') return Buffer.from(`\ufeff${text}`, 'utf16le');
  if (encoding === 'windows-1252') return Buffer.from(text, 'latin1');
  return Buffer.from(encoding === 'utf-8' ? text : `\ufeff${text}`, 'utf8');
}
