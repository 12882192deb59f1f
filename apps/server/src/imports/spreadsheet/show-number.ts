/**
 * How a number is displayed, as far as text needs it: day, time, fixed digits (`000-000-0000`), or plain. `mask`:
 * digits (0 always shown, # optional) and the characters between.
 */
export type NumberFormat = { kind: 'plain' | 'day' | 'moment' | 'time' | 'duration' } | { kind: 'digits'; mask: Mask }
type Mask = { digit?: string; literal?: string }[]

const PLAIN: NumberFormat = { kind: 'plain' }
/** The built-in formats (ECMA-376 part 1, 18.8.30), East Asian dates included. */
const BUILT_IN: readonly (readonly [number, number, NumberFormat])[] = [
  [14, 17, { kind: 'day' }],
  [18, 21, { kind: 'time' }],
  [22, 22, { kind: 'moment' }],
  [27, 31, { kind: 'day' }],
  [32, 35, { kind: 'time' }],
  [36, 36, { kind: 'day' }],
  [45, 45, { kind: 'time' }],
  [46, 46, { kind: 'duration' }],
  [47, 47, { kind: 'time' }],
  [50, 54, { kind: 'day' }],
  [55, 56, { kind: 'time' }],
  [57, 58, { kind: 'day' }],
]
/**
 * Quoted and escaped text, padding, colours and conditions, digits, literal characters; then everything that a mask
 * cannot contain.
 */
const MASK_PARTS = /"([^"]*)"|\\(.)|_.|\*.|\[[^\]]*\]|([0#])|([-()+ ])|(.)/gs
const DAY_MS = 86_400_000
/** Epochs of serial dates; Excel, like Lotus before it, has a 29 February 1900. */
const EPOCH_1900 = Date.UTC(1899, 11, 31)
const EPOCH_1904 = Date.UTC(1904, 0, 1)
const LOTUS_DAY = 60
const LAST_DAY = 2_958_465
const LAST_DAY_1904 = 2_957_003
/** A double’s reliable digits; beyond them is noise such as 0.30000000000000004. */
const SURE_DIGITS = 15

/** Parses a format code, or looks up a built-in one by number. */
export function readFormat(format: string | number): NumberFormat {
  if (typeof format === 'number') return BUILT_IN.find(([first, last]) => format >= first && format <= last)?.[2] ?? PLAIN
  const positive = splitSections(format)[0] ?? ''
  const bare = positive.replace(/"[^"]*"|\\.|_.|\*./g, '')
  if (/\[(h+|m+|s+)\]/i.test(bare)) return { kind: 'duration' }
  const letters = bare.replace(/\[[^\]]*\]|general|am\/pm|a\/p/gi, '').toLowerCase()
  const [day, time] = [/[yd]|^[^hs]*m[^hs]*$/.test(letters), /[hs]/.test(letters)]
  if (day || time) return { kind: day && time ? 'moment' : day ? 'day' : 'time' }
  return digitsOf(positive)
}

/**
 * A stored number as text: 2026-11-21, 2026-11-21 14:30 or 14:30, with seconds only if any; fixed digits as
 * formatted; anything else with all digits and no exponent. Non-numbers stay unchanged.
 */
export function showNumber(stored: string, format: NumberFormat, date1904: boolean): string {
  const value = Number(stored)
  if (stored.trim() === '' || !Number.isFinite(value)) return stored
  if (format.kind === 'plain') return plainNumber(stored, value)
  if (format.kind === 'digits') return fixedDigits(value, format.mask) ?? plainNumber(stored, value)
  const seconds = Math.round(value * 86_400)
  const serial = Math.floor(format.kind === 'day' ? value : seconds / 86_400)
  if (serial < 0 || serial > (date1904 ? LAST_DAY_1904 : LAST_DAY)) return plainNumber(stored, value)
  const clock = clockOf(format.kind === 'duration' ? seconds : seconds % 86_400)
  if (format.kind === 'time' || format.kind === 'duration') return clock
  return format.kind === 'day' ? dayOf(serial, date1904) : `${dayOf(serial, date1904)} ${clock}`
}

function dayOf(serial: number, date1904: boolean): string {
  if (!date1904 && serial === LOTUS_DAY) return '1900-02-29'
  const days = date1904 || serial < LOTUS_DAY ? serial : serial - 1
  return new Date((date1904 ? EPOCH_1904 : EPOCH_1900) + days * DAY_MS).toISOString().slice(0, 10)
}

function clockOf(seconds: number): string {
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return (parts[2] === 0 ? parts.slice(0, 2) : parts).map((part) => String(part).padStart(2, '0')).join(':')
}

/** Expands exponential notation: '4.16555E9' is '4165550000'. */
function plainNumber(stored: string, value: number): string {
  const parts = stored.trim().match(/^([+-]?)0*(\d*)(?:\.(\d*))?(?:[eE]([+-]?\d+))?$/)
  if (!parts) return String(value)
  const significant = `${parts[2] ?? ''}${parts[3] ?? ''}`.replace(/^0+/, '').replace(/0+$/, '')
  if (significant.length > SURE_DIGITS && !Number.isInteger(value)) {
    const rounded = value.toPrecision(SURE_DIGITS)
    return rounded === stored ? stored : plainNumber(rounded, Number(rounded))
  }
  const [, sign = '', whole = '', fraction = '', exponent = '0'] = parts
  const digits = whole + fraction
  const point = whole.length + Number(exponent)
  if (Math.abs(point) > 400) return String(value)
  const before = digits.slice(0, Math.max(0, point)).padEnd(point, '0').replace(/^0+/, '')
  const after = (point < 0 ? '0'.repeat(-point) + digits : digits.slice(point)).replace(/0+$/, '')
  const shown = `${before || '0'}${after ? `.${after}` : ''}`
  return sign === '-' && shown !== '0' ? `-${shown}` : shown
}

/**
 * `000-000-0000`, `"ID "00000` and the like: digits with literals between. A format that rounds, scales or groups
 * counts as plain.
 */
function digitsOf(positive: string): NumberFormat {
  const mask: Mask = []
  for (const [, quoted, escaped, digit, bare, other] of positive.matchAll(MASK_PARTS)) {
    if (other !== undefined) return PLAIN
    if (digit) mask.push({ digit })
    else mask.push({ literal: quoted ?? escaped ?? bare ?? '' })
  }
  const digits = mask.flatMap((part) => part.digit ?? [])
  return digits.length > 1 && digits.includes('0') ? { kind: 'digits', mask } : PLAIN
}

/** Fills a mask from its last digit; surplus digits go in front. Undefined for a non-integer. */
function fixedDigits(value: number, mask: Mask): string | undefined {
  if (!Number.isSafeInteger(value) || value < 0) return undefined
  const digits = [...(value === 0 ? '' : String(value))]
  const first = mask.findIndex(({ digit }) => digit)
  let shown = ''
  for (const [place, { digit, literal }] of [...mask.entries()].reverse()) {
    shown = `${literal ?? digits.pop() ?? (digit === '0' ? '0' : '')}${shown}`
    if (place === first) shown = digits.splice(0).join('') + shown
  }
  return shown
}

/** Up to four: positive, negative, zero and text. Semicolons within quotation marks do not split. */
function splitSections(format: string): string[] {
  return format.match(/(?:"[^"]*"?|\\.|[^;"\\])+/g) ?? []
}
