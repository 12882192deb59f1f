import { workbookParts, zipOf } from '@clinic/server/testing/zip'

export const ROWS = 100_000
export const CELLS = 20

const NAMES = ['Zoé', 'Anne-Marie', 'Luc', 'Priya', 'Samuel', 'Noor', 'Chloé', 'Wei', 'Olivia', 'Mathis']
const STREETS = ['Maple Street', 'Rue Saint-Denis', 'Granville Street', 'Main Street West', 'Chemin du Lac']
const PROVINCES = ['Ontario', 'Quebec', 'British Columbia', 'Alberta', 'Nova Scotia']
const FIRST_DAY = 45_000

type Value = { text: string } | { number: number; isDay?: true }

/** A patient as a clinic's list has them: 14 texts, eight of them unique, four numbers, two dates. */
function patient(row: number): Value[] {
  const [first, last] = [pick(NAMES, row), `${pick(NAMES, row * 7)}son ${row % 997}`]
  const text = (value: string) => ({ text: value })
  return [
    ...[text(`P-${String(row).padStart(7, '0')}`), text(first), text(last), text(`${first}.${row}@clinic.example`)],
    ...[{ number: 4_160_000_000 + row }, text(`(416) 555-${String(row % 10_000).padStart(4, '0')} ext. ${row}`)],
    ...[{ number: FIRST_DAY - (row % 30_000), isDay: true } as const, { number: FIRST_DAY + (row % 700), isDay: true } as const],
    ...[text(pick(PROVINCES, row)), text(`${row} ${pick(STREETS, row)}`), text(`Toronto ${row % 50}`), text(`M5V ${row % 10}A${row % 7}`)],
    ...[
      text(`Referred by ${pick(NAMES, row * 3)}, file ${row}`),
      text(`HN-${row * 7919}`),
      text(row % 3 ? 'Yes' : 'No'),
      { number: row % 97 },
    ],
    ...[{ number: row * 1.25 }, { number: row % 5 }, text(`Note ${row}: called, no answer`), text(`Plan ${row % 11}`)],
  ]
}

/** Some 15 MB, unpacked six times that, with shared texts as Excel writes them. */
export function xlsxFile(): Buffer {
  const known = new Map<string, number>()
  const share = (text: string) => {
    const place = known.get(text) ?? known.size
    known.set(text, place)
    return place
  }
  const cell = (value: Value, place: string) => {
    if ('text' in value) return `<c r="${place}" t="s"><v>${share(value.text)}</v></c>`
    return value.isDay ? `<c r="${place}" s="1"><v>${value.number}</v></c>` : `<c r="${place}"><v>${value.number}</v></c>`
  }
  const pieces: Buffer[] = []
  for (let row = 0; row <= ROWS; row += 1) {
    const cells = valuesOf(row).map((value, column) => cell(value, `${String.fromCharCode(65 + column)}${row + 1}`))
    pieces.push(Buffer.from(`<row r="${row + 1}" spans="1:${CELLS}">${cells.join('')}</row>`))
  }
  const texts = [...known.keys()].map((text) => `<si><t>${text}</t></si>`).join('')
  const styles = '<cellXfs count="2"><xf numFmtId="0"/><xf numFmtId="14"/></cellXfs>'
  return zipOf(workbookParts(Buffer.concat(pieces).toString(), { texts, styles }))
}

/** Some 26 MB. */
export function csvFile(): Buffer {
  const lines: string[] = []
  for (let row = 0; row <= ROWS; row += 1) lines.push(`${valuesOf(row).map(written).join(',')}\r\n`)
  return Buffer.from(lines.join(''))
}

function valuesOf(row: number): Value[] {
  return row === 0 ? Array.from({ length: CELLS }, (_, column) => ({ text: `Column ${column + 1}` })) : patient(row)
}

function written(value: Value): string {
  if ('number' in value) return String(value.number)
  return value.text.includes(',') ? `"${value.text}"` : value.text
}

function pick(values: readonly string[], turn: number): string {
  return values[turn % values.length] ?? ''
}
