import { keepTicksQuick } from '@portal/api/quick-ticks';
import { runPortal } from './run-portal.ts';

keepTicksQuick();
await runPortal();
