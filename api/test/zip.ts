import { crc32, deflateRawSync } from 'node:zlib';

/** A file of a zip; `claims`: the size it says it has when unpacked; `isEncrypted`: what it says of itself. */
export type ZippedFile = { name: string; bytes: Buffer; claims?: number; isEncrypted?: boolean };

/** A zip as computers make them, packed. */
export function makeZip(files: readonly ZippedFile[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, bytes, claims = bytes.length, isEncrypted = false } of files) {
    const packed = deflateRawSync(bytes);
    const path = Buffer.from(name);
    // Version, flags (UTF-8 names), deflate, time, date.
    const head = Buffer.from([20, 0, isEncrypted ? 1 : 0, 8, 8, 0, 0, 0, 0x21, 0x5a]);
    const sizes = Buffer.alloc(16);
    sizes.writeUInt32LE(crc32(bytes), 0);
    sizes.writeUInt32LE(packed.length, 4);
    sizes.writeUInt32LE(claims, 8);
    sizes.writeUInt16LE(path.length, 12);
    const local = Buffer.concat([Buffer.from('PK\u0003\u0004'), head, sizes, path, packed]);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\u0001\u0002\u0014\u0000'), head, sizes, place, path]));
    parts.push(local);
    offset += local.length;
  }
  const whole = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(files.length, 4);
  end.writeUInt16LE(files.length, 6);
  end.writeUInt32LE(whole.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...parts, whole, Buffer.from('PK\u0005\u0006'), end]);
}
