import { PICTURE_ZIP_PART_BYTES } from '@portal/api/contract';
import { fileSize } from '@portal/api/file-size';
import { sendBytes } from '../../kit/upload/send-bytes.ts';
import { FileSender } from './FileSender.tsx';
import { IMPORTS } from './use-imports.ts';

const MOST_TRIES = 3;

type ZipUploadProps = { importId: string; bytes: number; onSent: () => void };

/** Sends a zip of the pictures in parts: one that gets lost on the way is sent again, not all of them. */
export function ZipUpload({ importId, bytes, onSent }: ZipUploadProps) {
  const send = async (file: File, onProgress: (part: number) => void) => {
    for (let offset = 0; offset < file.size; offset += PICTURE_ZIP_PART_BYTES) {
      await sendPart(importId, file.slice(offset, offset + PICTURE_ZIP_PART_BYTES), offset);
      onProgress(Math.min(1, (offset + PICTURE_ZIP_PART_BYTES) / file.size));
    }
    onSent();
  };
  return (
    <FileSender
      label="Zip mit den Bildern"
      accept=".zip,application/zip"
      hint={(isSending) =>
        `${bytes > 0 && !isSending ? `Das Zip ist da (${fileSize(bytes)}). ` : ''}Den Ordner „uploads“ gibt es im Dateimanager des Anbieters oder über FTP; höchstens 4 GB.`
      }
      after="Das Zip ist da."
      send={send}
    />
  );
}

async function sendPart(importId: string, bytes: Blob, offset: number): Promise<void> {
  for (let attempt = 1; ; attempt += 1)
    try {
      const url = `${IMPORTS}/${importId}/pictures?offset=${offset}`;
      await sendBytes(bytes, { method: 'PUT', url, type: 'application/octet-stream' });
      return;
    } catch (error) {
      if (!(error instanceof TypeError) || attempt === MOST_TRIES) throw error;
    }
}
