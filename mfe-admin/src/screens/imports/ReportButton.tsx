import { Button } from '@portal/shared-ui';
import { Message } from '../../kit/form/Field.tsx';
import { Stack } from '../../kit/layout.ts';
import type { RunningImport } from './use-import.ts';

/** Requests the report, and says why there is none; once there is one, its actions come first. */
export function ReportButton({ running: { isBusy, report, failure } }: { running: RunningImport }) {
  return (
    <Stack $gap={3}>
      <Message role="alert">{failure}</Message>
      <div>
        <Button type="submit" variant={report ? 'secondary' : 'primary'} aria-disabled={isBusy}>
          {isBusy && !report ? 'Wird gelesen …' : 'Bericht ansehen'}
        </Button>
      </div>
    </Stack>
  );
}
