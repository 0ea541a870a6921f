import type { EditableTrainingTime, TrainingDoubt, TrainingDoubtAnswer } from '@portal/api/contract';
import { Button, request, showToast, useRefreshResources, useResource } from '@portal/shared-ui';
import { styled } from 'styled-components';
import { useState } from 'react';
import { showFailure } from '../../kit/failure.ts';
import { passesFocus } from '../../kit/passes-focus.ts';
import { useIsAllowed } from '../../kit/frame/navigation.ts';
import { Panel } from '../../kit/Panel.tsx';
import { whenLabel } from './training-time-kind.ts';

const DOUBTS = '/api/admin/training-doubts';

/** Training times and series in the calendar that are perhaps the same; nothing if there are none. */
export function TrainingDoubts() {
  return useIsAllowed('editor') ? <Doubts /> : null;
}

function Doubts() {
  const { data = [] } = useResource<TrainingDoubt[]>(DOUBTS);
  const refresh = useRefreshResources();
  const [isSaving, setIsSaving] = useState(false);
  const settle = async ({ time }: TrainingDoubt, keep: TrainingDoubtAnswer['keep']) => {
    if (isSaving) return;
    setIsSaving(true);
    try {
      await request('POST', `/api/training-times/${time.id}/doubt`, { keep });
      showToast({ title: keep === 'both' ? 'Beides bleibt.' : 'Zusammengelegt.' });
    } catch (error) {
      showFailure('Nicht gespeichert', error);
    }
    await refresh(DOUBTS, '/api/admin/training-times', '/api/training-times', '/api/admin/overview', '/api/events');
    setIsSaving(false);
  };
  if (data.length === 0) return null;
  return (
    <Panel title="Zweimal dasselbe?">
      <p>
        Diese Zeiten stehen so oder ähnlich auch als Serie im Kalender. Bis das entschieden ist, gelten dort die Tage
        der Serie.
      </p>
      <List>
        {data.map((doubt) => (
          <li key={doubt.time.id}>
            <strong>{doubt.time.team}</strong>
            <p>Trainingszeit: {whereAndWhen(doubt.time)}</p>
            <p>Im Kalender: {whereAndWhen(doubt.other)}</p>
            <Choices>
              <Button variant="secondary" aria-disabled={isSaving} onClick={passesFocus(() => settle(doubt, 'time'))}>
                Dasselbe, {hours(doubt.time)}
              </Button>
              {hours(doubt.other) !== hours(doubt.time) && (
                <Button
                  variant="secondary"
                  aria-disabled={isSaving}
                  onClick={passesFocus(() => settle(doubt, 'other'))}
                >
                  Dasselbe, {hours(doubt.other)}
                </Button>
              )}
              <Button variant="quiet" aria-disabled={isSaving} onClick={passesFocus(() => settle(doubt, 'both'))}>
                Beides behalten
              </Button>
            </Choices>
          </li>
        ))}
      </List>
    </Panel>
  );
}

function whereAndWhen(time: EditableTrainingTime): string {
  return [whenLabel(time), time.location].filter(Boolean).join(', ');
}

function hours({ startTime, endTime }: EditableTrainingTime): string {
  return `${endTime ? `${startTime} – ${endTime}` : startTime} Uhr`;
}

const List = styled.ul`
  display: grid;
  gap: var(--space-5);
  width: 100%;
`;

const Choices = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  margin-top: var(--space-2);
`;
