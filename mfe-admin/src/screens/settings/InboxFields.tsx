import { TextField } from '../../kit/form/fields.tsx';

/** How long messages are kept. */
export function InboxFields() {
  return (
    <TextField
      name="messageRetentionDays"
      label="Nachrichten löschen nach Tagen"
      type="number"
      hint="7 bis 1095. Die Frist gilt auch für Nachrichten, die schon da sind, und steht in der Datenschutzerklärung."
    />
  );
}
