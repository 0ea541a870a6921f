import { useClub } from '@portal/shared-ui';
import { PictureField } from '../../kit/picture/PictureField.tsx';

/** The picture of a board at the pitch. */
export function AdvertisingFields() {
  const { advertisingImage } = useClub();
  return (
    <PictureField
      name="advertisingImageUrl"
      label="Werbebande am Spielfeldrand"
      hint="Am besten im Querformat. Wer fotografiert hat, steht in der Mediathek und wird neben dem Bild genannt. Leer: ein Beispielbild."
      picture={advertisingImage}
    />
  );
}
