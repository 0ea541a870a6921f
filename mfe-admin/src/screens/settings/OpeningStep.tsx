import { Link, useNavigate } from 'react-router-dom';
import type { EditableSettings, Setup } from '@portal/api/contract';
import { Button, ButtonAnchor, ButtonLink, ErrorArea, Skeleton, showToast, useResource } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { Buttons, Stack } from '../../kit/layout.ts';
import { stepScreen, useSetup } from '../../kit/setup/setup-api.ts';
import { useWork } from '../../kit/use-work.ts';
import { settingsKind, useSaveSettings } from './settings-kind.ts';
import { stepNames } from './step-names.ts';

/** The last step: the missing facts, and the button that opens the site for visitors. */
export function OpeningStep() {
  const setup = useSetup();
  const settings = useResource<EditableSettings>(settingsKind.list, { freshTime: 0 });
  const failed = [setup, settings].find(({ data, error }) => error && !data);
  if (failed) return <ErrorArea onRetry={failed.reload} />;
  if (!setup.data || !settings.data) return <Skeleton shape="form" />;
  return setup.data.isOpen ? <Open /> : <Opening setup={setup.data} settings={settings.data} />;
}

function Opening({ setup: { steps }, settings }: { setup: Setup; settings: EditableSettings }) {
  const save = useSaveSettings(true);
  const navigate = useNavigate();
  const { isBusy, run } = useWork('Noch nicht veröffentlicht');
  const missing = steps.filter((step) => step.missing.length > 0);
  const left = steps.filter(({ step, state, missing: facts }) =>
    step === 'veroeffentlichen' ? false : state !== 'done' && facts.length === 0,
  );
  const handleClick = () =>
    run(async () => {
      await save({}, settings);
      showToast({ title: 'Die Seite ist online.' });
      void navigate('/admin');
    });
  return (
    <Stack $gap={5}>
      {missing.length > 0 && (
        <div>
          <p>
            <strong>Ohne diese Angaben darf keine Vereinsseite online gehen:</strong>
          </p>
          <List>
            {missing.flatMap(({ step, missing: labels }) =>
              labels.map((label) => (
                <li key={label}>
                  <Link to={stepScreen(step)}>{label.replace(/,$/, '')}</Link>
                </li>
              )),
            )}
          </List>
        </div>
      )}
      {left.length > 0 && (
        <div>
          <p>Lässt sich auch später nachholen:</p>
          <List>
            {left.map(({ step }) => (
              <li key={step}>
                <Link to={stepScreen(step)}>{stepNames[step]}</Link>
              </li>
            ))}
          </List>
        </div>
      )}
      <Buttons>
        <Button aria-disabled={isBusy} onClick={() => void handleClick()}>
          Veröffentlichen
        </Button>
        <ButtonAnchor variant="secondary" href="/" target="_blank">
          Vorher ansehen
        </ButtonAnchor>
      </Buttons>
    </Stack>
  );
}

function Open() {
  return (
    <Stack>
      <p>Die Seite ist online. Alles hier lässt sich weiterhin ändern.</p>
      <Buttons>
        <ButtonLink to="/admin">Zur Übersicht</ButtonLink>
      </Buttons>
    </Stack>
  );
}

const List = styled.ul`
  margin-top: var(--space-2);
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--touch);
    font-weight: 600;
  }
`;
