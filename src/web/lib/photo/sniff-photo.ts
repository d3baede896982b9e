const HEAD_BYTES = 16
const PNG = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]

type Sniffed = 'jpeg' | 'png' | 'webp' | 'heif' | 'other'

/** By its first bytes: the name and the type of a file say what somebody called it. */
export async function sniffPhoto(file: Blob): Promise<Sniffed> {
  return sniffBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()))
}

function sniffBytes(bytes: Uint8Array): Sniffed {
  const text = String.fromCharCode(...bytes)
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (PNG.every((byte, at) => bytes[at] === byte)) return 'png'
  if (text.startsWith('RIFF') && text.slice(8, 12) === 'WEBP') return 'webp'
  // What telephones write.
  if (text.slice(4, 8) === 'ftyp' && /^(he|mi|ms)/.test(text.slice(8, 12))) return 'heif'
  return 'other'
}
