import { usePageTexts } from '@portal/shared-ui';

/** The club's text about trial trainings, in one place for all pages; '' if the club has emptied it. */
export function useTrialTraining(): string {
  return usePageTexts()(
    'trialTraining',
    'Zum Probetraining bist du willkommen. Bitte melde dich vorher kurz, dann hat jemand Zeit für dich.',
  );
}
