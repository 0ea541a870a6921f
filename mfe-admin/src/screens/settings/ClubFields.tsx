import { FieldRow } from '../../kit/form/Field.tsx';
import { TextField } from '../../kit/form/fields.tsx';

/** Who the club is and where it plays. */
export function ClubFields() {
  return (
    <>
      <TextField
        name="name"
        label="Voller Name"
        maxLength={120}
        hint="Mit „e. V.“, so wie er im Vereinsregister steht."
      />
      <FieldRow>
        <TextField name="shortName" label="Kurzer Name" maxLength={60} />
        <TextField name="founded" label="Gründungsjahr" type="number" />
      </FieldRow>
      <FieldRow>
        <TextField name="league" label="Liga der 1. Mannschaft" maxLength={120} />
        <TextField name="season" label="Saison" maxLength={20} placeholder="2024/25" />
      </FieldRow>
    </>
  );
}
