import sharp from 'sharp'

/** A plain picture of one colour; enough wherever only the file around the pixels matters. */
export function plainPhoto(width: number, height: number) {
  return sharp({ create: { width, height, channels: 3, background: '#d8c8b8' } })
}

/** A PNG header that claims any size over next to no data: what a decompression bomb looks like from outside. */
export function pngClaiming(width: number, height: number): Uint8Array {
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  return Buffer.concat([signature, chunk('IHDR', header), chunk('IDAT', Buffer.alloc(64)), chunk('IEND')])
}

function chunk(type: string, body = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), body])
  const length = Buffer.alloc(4)
  length.writeUInt32BE(body.length)
  const check = Buffer.alloc(4)
  check.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, check])
}

function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) {
    crc ^= byte
    for (let bit = 0; bit < 8; bit++) crc = crc & 1 ? (crc >>> 1) ^ 0xedb88320 : crc >>> 1
  }
  return (crc ^ 0xffffffff) >>> 0
}

/** Pads a JPEG behind its last marker, where decoders no longer look, to an exact number of bytes. */
export function paddedTo(jpeg: Uint8Array, bytes: number): Uint8Array {
  const padded = new Uint8Array(bytes)
  padded.set(jpeg)
  return padded
}
