import { usePageTexts } from '@portal/shared-ui';

/** What the club says of trial trainings, in one place for all pages; '' where it has emptied the text. */
export function useTrialTraining(): string {
  return usePageTexts()(
    'trialTraining',
    'Zum Probetraining bist du willkommen. Bitte melde dich vorher kurz, dann hat jemand Zeit für dich.',
  );
}
