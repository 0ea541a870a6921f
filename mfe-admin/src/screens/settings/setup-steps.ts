import type { ComponentType } from 'react';
import type { SetupStep } from '@portal/api/contract';
import { labelsOf } from '../../kit/entries/entry-kind.ts';
import { ArticleStep } from './ArticleStep.tsx';
import { fieldsOf, groupOf, type SettingsGroup } from './groups.ts';
import { MapLinkField } from './MapLinkField.tsx';
import { NameFields } from './NameFields.tsx';
import { OpeningStep } from './OpeningStep.tsx';
import type { StepProps } from './SkipButton.tsx';
import { TeamsStep } from './TeamsStep.tsx';

type StepScreen = { title: string; lead: string } & (
  | { fields: SettingsGroup['fields'] }
  | { Screen: ComponentType<StepProps> }
);

/** The steps of the set-up, each with its form. */
export const stepScreens: Readonly<Record<SetupStep, StepScreen>> = {
  name: {
    title: 'Wie heißt der Verein?',
    lead: 'So geschrieben, wie er im Register steht.',
    fields: [{ is: 'own', labels: labelsOf(fieldsOf('name', 'shortName', 'founded')), Fields: NameFields }],
  },
  aussehen: { title: 'Farben und Wappen', lead: 'Lassen sich jederzeit ändern.', fields: groupOf('aussehen').fields },
  anschrift: {
    title: 'Anschrift',
    lead: 'Steht im Impressum, auf der Kontaktseite und am Fuß jeder Seite.',
    fields: [
      ...fieldsOf('street', 'postcode', 'town', 'email', 'phone', 'stadium'),
      { is: 'own', labels: labelsOf(fieldsOf('latitude', 'longitude')), Fields: MapLinkField },
    ],
  },
  impressum: {
    title: 'Impressum',
    lead: 'Was das Gesetz verlangt, hängt von der Rechtsform ab.',
    fields: groupOf('impressum').fields,
  },
  mannschaften: {
    title: 'Mannschaften',
    lead: 'Antippen, was es gibt. Trainer, Fotos und Kader kommen später dazu.',
    Screen: TeamsStep,
  },
  artikel: {
    title: 'Der erste Artikel',
    lead: 'Ein Gruß zum Anfang, damit die Startseite nicht leer ist.',
    Screen: ArticleStep,
  },
  veroeffentlichen: {
    title: 'Veröffentlichen',
    lead: 'Danach sehen alle die Seite. Ändern lässt sich alles auch später.',
    Screen: OpeningStep,
  },
};
