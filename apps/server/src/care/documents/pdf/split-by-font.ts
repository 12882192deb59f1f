/** The letters of the first file; ranges as its makers publish them (`unicode.json` of the package). */
const LATIN = [
  [0x00, 0xff],
  [0x131, 0x131],
  [0x152, 0x153],
  [0x2bb, 0x2bc],
  [0x2c6, 0x2c6],
  [0x2da, 0x2da],
  [0x2dc, 0x2dc],
  [0x2000, 0x206f],
  [0x20ac, 0x20ac],
  [0x2122, 0x2122],
  [0x2212, 0x2212],
] as const

type Piece = { text: string; font: 'latin' | 'latin-ext' }

/** A text in pieces that one font file has the letters for. */
export function splitByFont(text: string): Piece[] {
  const pieces: Piece[] = []
  for (const letter of text.normalize('NFC')) {
    const font = isLatin(letter.codePointAt(0) ?? 0) ? 'latin' : 'latin-ext'
    const last = pieces.at(-1)
    if (last?.font === font) last.text += letter
    else pieces.push({ text: letter, font })
  }
  return pieces
}

function isLatin(point: number): boolean {
  return LATIN.some(([first, last]) => point >= first && point <= last)
}
