import { useEffect, useMemo, useRef } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { Type } from 'typebox';
import {
  NewSettings,
  SETUP_STEPS,
  UNNAMED_CLUB,
  type EditableSettings,
  type Setup,
  type SetupStep,
} from '@portal/api/contract';
import { mayLeave, useClub, useRefreshResources } from '@portal/shared-ui';
import { EditScreen } from '../../kit/edit/EditScreen.tsx';
import { EntryFields } from '../../kit/entries/EntryFields.tsx';
import { showFailure } from '../../kit/failure.ts';
import { ContractForm } from '../../kit/form/ContractForm.tsx';
import { Stack } from '../../kit/layout.ts';
import { ProofQuestion } from '../../kit/proof/ProofQuestion.tsx';
import { nextStep, SETUP } from '../../kit/setup/first-screen.ts';
import { stepScreen, useMarkStep, useSetup } from '../../kit/setup/setup-api.ts';
import { settingsIn, type SettingsGroup } from './groups.ts';
import { settingsKind, useSaveSettings } from './settings-kind.ts';
import { stepScreens } from './setup-steps.ts';
import { SetupProgress } from './SetupProgress.tsx';
import { SkipButton } from './SkipButton.tsx';

/** `/admin/einstellungen/einrichten?schritt=`: from an empty portal to a published site, one step at a time. */
export function SetupScreen() {
  const setup = useSetup();
  const [parameters] = useSearchParams();
  const asked = SETUP_STEPS.find((step) => step === parameters.get('schritt'));
  const step = asked ?? (setup.data && nextStep(setup.data));
  const screen = step && stepScreens[step];
  useTopOfStep(step);
  return (
    <EditScreen
      kind={settingsKind}
      id={step ?? 'einrichten'}
      source={settingsKind.list}
      title={() => screen?.title}
      lead={screen?.lead ?? 'In zehn Minuten startklar.'}
      access="admin"
      needs={[setup]}
    >
      {(settings) =>
        settings &&
        setup.data &&
        step && (
          <Stack $gap={6}>
            <SetupProgress setup={setup.data} current={step} />
            <Step step={step} setup={setup.data} settings={settings} />
            <ProofQuestion />
          </Stack>
        )
      }
    </EditScreen>
  );
}

/** Users see each step as a page of its own, although for the frame only the query changes: it begins at the top. */
function useTopOfStep(step: SetupStep | undefined): void {
  const shown = useRef(step);
  useEffect(() => {
    const before = shown.current;
    shown.current = step;
    if (!before || before === step) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    document.getElementById('inhalt')?.focus({ preventScroll: true });
  }, [step]);
}

type StepPartProps = { step: SetupStep; setup: Setup; settings: EditableSettings };

function Step({ step, setup, settings }: StepPartProps) {
  const navigate = useNavigate();
  const refresh = useRefreshResources();
  const markStep = useMarkStep();
  const screen = stepScreens[step];
  const isDone = setup.steps.some((each) => each.step === step && each.state === 'done');
  const goOn = () => {
    // The address that leads here names no step: going back to it would show the next one. Now that nothing is left to
    // save it may change.
    void navigate(stepScreen(step), { replace: true });
    void navigate(stepScreen(nextStep(setup, step)));
  };
  const handleSkip = async () => {
    if (!(await mayLeave())) return;
    try {
      if (!isDone) await markStep(step, 'skipped');
      goOn();
    } catch (error) {
      showFailure('Nicht übersprungen', error);
    }
  };
  const handleDone = () => {
    goOn();
    void refresh(SETUP);
  };
  if ('Screen' in screen) return <screen.Screen isDone={isDone} onDone={handleDone} onSkip={() => void handleSkip()} />;
  return (
    <SettingsStep
      fields={screen.fields}
      settings={settings}
      onSaved={() => markStep(step, 'done')}
      onDone={goOn}
      onSkip={() => void handleSkip()}
    />
  );
}

type SettingsStepProps = {
  fields: SettingsGroup['fields'];
  settings: EditableSettings;
  onSaved: () => Promise<void>;
  onDone: () => void;
  onSkip: () => void;
};

/**
 * Settings as their own screens have them; no `EditForm`, because saving leads to the next step instead of to a list.
 */
function SettingsStep({ fields, settings, onSaved, onDone, onSkip }: SettingsStepProps) {
  const saveSettings = useSaveSettings();
  const { advertisingImage } = useClub();
  const names = useMemo(() => settingsIn({ fields }), [fields]);
  const schema = useMemo(() => Type.Pick(NewSettings, names), [names]);
  const toValues = useMemo(
    () => (stored: EditableSettings | null) =>
      Object.fromEntries(
        names.map((name) => {
          const value = stored?.[name] ?? '';
          return [name, value === UNNAMED_CLUB ? '' : value];
        }),
      ),
    [names],
  );
  const save = async (values: Partial<NewSettings>, base: EditableSettings | null) => {
    const saved = await saveSettings(values, base ?? settings);
    await onSaved();
    return saved;
  };
  return (
    <ContractForm
      schema={schema}
      item={settings}
      toValues={toValues}
      save={save}
      onSaved={onDone}
      submitLabel="Weiter"
      extra={<SkipButton onSkip={onSkip} />}
    >
      <EntryFields fields={fields} item={settings} image={advertisingImage} />
    </ContractForm>
  );
}
