import type { Ref } from 'react';

/** Without HEIC and with JPEG first: Safari turns HEIC photos into the first of the types it can write. */
const PICTURE_TYPES = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

type PictureInputProps = {
  ref: Ref<HTMLInputElement>;
  onFiles: (files: FileList | null) => void;
  isMultiple?: boolean;
  isCamera?: boolean;
  /** Whether a drawing (SVG) may be chosen, too. */
  takesDrawings?: boolean;
};

/** The browser's own choice of files or camera, opened by a button that people see. */
export function PictureInput({ ref, onFiles, isMultiple = false, isCamera = false, takesDrawings }: PictureInputProps) {
  return (
    <input
      ref={ref}
      type="file"
      hidden
      multiple={isMultiple}
      {...(isCamera
        ? { accept: 'image/*', capture: 'environment' }
        : { accept: takesDrawings ? `${PICTURE_TYPES},image/svg+xml` : PICTURE_TYPES, 'data-testid': 'picture-files' })}
      onChange={({ target }) => {
        onFiles(target.files);
        target.value = ''; // the same file may be chosen again
      }}
    />
  );
}
