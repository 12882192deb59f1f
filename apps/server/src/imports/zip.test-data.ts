import { crc32, deflateRawSync } from 'node:zlib'

/** A part of a package; any other given field is written instead of the true value. */
export type Part = { name: string; data: string | Buffer; size?: number; crc?: number; flags?: number; method?: number; packed?: Buffer }

/** A package with these parts (PKWARE APPNOTE 4.3), valid unless a part overrides something. */
export function zipOf(parts: readonly Part[]): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let offset = 0
  for (const part of parts) {
    const data = Buffer.from(part.data)
    const packed = part.packed ?? (part.method === 0 ? data : deflateRawSync(data, { level: 1 }))
    const name = Buffer.from(part.name)
    const shared = sharedHeader(part, { data, packed, name })
    local.push(Buffer.from('PK\x03\x04'), shared, name, packed)
    const where = Buffer.alloc(14)
    where.writeUInt32LE(offset, 10)
    central.push(Buffer.from('PK\x01\x02\x14\x00'), shared, where, name)
    offset += 4 + shared.length + name.length + packed.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(18)
  end.writeUInt16LE(parts.length, 4)
  end.writeUInt16LE(parts.length, 6)
  end.writeUInt32LE(directory.length, 8)
  end.writeUInt32LE(offset, 12)
  return Buffer.concat([...local, directory, Buffer.from('PK\x05\x06'), end])
}

function sharedHeader(part: Part, { data, packed, name }: Record<'data' | 'packed' | 'name', Buffer>): Buffer {
  const header = Buffer.alloc(26)
  header.writeUInt16LE(20, 0)
  header.writeUInt16LE(part.flags ?? 0x800, 2)
  header.writeUInt16LE(part.method ?? 8, 4)
  header.writeUInt32LE(part.crc ?? crc32(data), 10)
  header.writeUInt32LE(packed.length, 14)
  header.writeUInt32LE(part.size ?? data.length, 18)
  header.writeUInt16LE(name.length, 22)
  return header
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006/relationships'
const PROLOG = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'

/** A one-sheet workbook: its data rows, shared strings and styles as XML. */
export function workbookParts(rows: string, { texts = '', styles = '' } = {}): Part[] {
  const relation = (id: number, type: string, target: string) => `<Relationship Id="rId${id}" Type="${OFFICE}/${type}" Target="${target}"/>`
  const relations = (inner: string) => `${PROLOG}<Relationships xmlns="${PACKAGE}">${inner}</Relationships>`
  return [
    { name: '[Content_Types].xml', data: `${PROLOG}<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>` },
    { name: '_rels/.rels', data: relations(relation(1, 'officeDocument', 'xl/workbook.xml')) },
    {
      name: 'xl/workbook.xml',
      data: `${PROLOG}<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}"><sheets><sheet name="Patients" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      data: relations(
        relation(1, 'worksheet', 'worksheets/sheet1.xml') +
          relation(2, 'sharedStrings', '/xl/sharedStrings.xml') +
          relation(3, 'styles', 'styles.xml'),
      ),
    },
    { name: 'xl/sharedStrings.xml', data: `${PROLOG}<sst xmlns="${MAIN}">${texts}</sst>` },
    { name: 'xl/styles.xml', data: `${PROLOG}<styleSheet xmlns="${MAIN}">${styles}</styleSheet>` },
    { name: SHEET, data: `${PROLOG}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>` },
  ]
}

export const SHEET = 'xl/worksheets/sheet1.xml'

/** The same parts, one of them replaced or appended. */
export function withPart(parts: readonly Part[], changed: Partial<Part> & { name: string }): Part[] {
  const known = parts.some(({ name }) => name === changed.name)
  return known ? parts.map((part) => (part.name === changed.name ? { ...part, ...changed } : part)) : [...parts, { data: '', ...changed }]
}
