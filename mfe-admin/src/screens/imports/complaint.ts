/** An error to fix before there is a report, and the field that shows it. */
export type Complaint = { at: 'team' | 'file'; text: string };

export const NO_TEAM: Complaint = { at: 'team', text: 'Bitte die Mannschaft wählen.' };
export const NO_FILE: Complaint = { at: 'file', text: 'Bitte die Datei auswählen.' };
