/** Longest edge of what is sent, px: the server keeps no more. */
const LONGEST_EDGE = 2560;
/** Smaller files are sent as they are, bytes. */
const SMALL_ENOUGH = 2 * 1024 * 1024;
const QUALITY = 0.9;
const PHOTO = /^image\/(jpeg|heic|heif|avif)$/;

/**
 * A photo in the size that is kept: on a weak line a tenth of the time, and pictures that only this device can read
 * (HEIC on an iPhone) become readable. Whatever cannot be shrunk here is sent as it is; the server decides.
 */
export async function shrinkPicture(file: File): Promise<Blob> {
  const isReadableEverywhere = !/hei[cf]$/.test(file.type);
  if (!PHOTO.test(file.type) || (isReadableEverywhere && file.size <= SMALL_ENOUGH)) return file;
  if (typeof createImageBitmap !== 'function' || typeof OffscreenCanvas !== 'function') return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, LONGEST_EDGE / Math.max(bitmap.width, bitmap.height));
    const canvas = new OffscreenCanvas(Math.round(bitmap.width * scale), Math.round(bitmap.height * scale));
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const smaller = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY });
    return smaller.size < file.size || !isReadableEverywhere ? smaller : file;
  } catch {
    return file;
  }
}
