import { createHmac } from 'node:crypto'

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** The six digits that an authenticator app with this key shows (RFC 6238), now or some steps of thirty seconds later. */
export function totp(key: string, stepsLater = 0): string {
  const bits = [...key].map((letter) => LETTERS.indexOf(letter).toString(2).padStart(5, '0')).join('')
  const secret = Buffer.from((bits.match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const step = Buffer.alloc(8)
  step.writeBigUInt64BE(BigInt(Math.floor(Date.now() / 30_000) + stepsLater))
  const hash = createHmac('sha1', secret).update(step).digest()
  const place = (hash.at(-1) ?? 0) & 0x0f
  return String((hash.readUInt32BE(place) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}
