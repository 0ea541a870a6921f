import { useWatch } from 'react-hook-form';
import { FieldRow } from '../../kit/form/Field.tsx';
import { ColorField } from '../../kit/form/fields.tsx';
import { PictureField } from '../../kit/picture/PictureField.tsx';
import { ColorChecks } from './ColorChecks.tsx';

/** The club's colours and crest. */
export function AppearanceFields() {
  const { color = '', colorDark = '' } = useWatch<{ color: string; colorDark: string }>();
  return (
    <>
      <FieldRow>
        <ColorField name="color" label="Vereinsfarbe" hint="Für Knöpfe und Flächen." />
        <ColorField name="colorDark" label="Dunkle Vereinsfarbe" hint="Für farbige Schrift auf hellem Grund." />
      </FieldRow>
      <ColorChecks color={color} colorDark={colorDark} />
      <PictureField
        name="crestUrl"
        label="Wappen"
        hint="Am besten PNG mit durchsichtigem Grund, mindestens 600 Pixel hoch. Leer: das gezeichnete Wappen in den Vereinsfarben."
      />
    </>
  );
}
