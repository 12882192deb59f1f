import { posix } from 'node:path'
import type { ImportErrorCode } from '@clinic/contract/imports/import-errors'
import type { SheetInside } from './iterate-rows.ts'
import type { Zip } from './open-zip.ts'
import { parseSharedStrings } from './parse-shared-strings.ts'
import { parseSheet } from './parse-sheet.ts'
import { parseStyles } from './parse-styles.ts'
import { parseWhole, unescaped } from './parse-xml.ts'
import { SpreadsheetError } from './spreadsheet.ts'

type Relation = { id: string; type: string; part: string }
type Workbook = { date1904: boolean; sheets: { name: string; hidden: boolean; id: string }[] }

/** One relation per sheet and a handful of others. */
const MOST_RELATIONS = 1000

/** Part names that reveal what else a package is or contains; the first match wins. */
const GIVEAWAYS: readonly (readonly [RegExp, ImportErrorCode])[] = [
  [/(^|\/)vbaProject\w*\.bin$|^xl\/macrosheets\//i, 'macros'],
  [/^xl\/workbook\.bin$/i, 'excel-binary'],
  [/^EncryptedPackage$|^EncryptionInfo$/i, 'password'],
  [/^xl\/externalLinks\//i, 'external-links'],
  [/^xl\/embeddings\/|^xl\/activeX\/|\.(zip|exe|dll|js|vbs|xlsx?|docx?)$/i, 'embedded-files'],
  [/^(word|ppt|visio)\//i, 'document'],
  [/^Index\/.*\.iwa$|^Index\.zip$/i, 'apple-numbers'],
]

/**
 * The sheets of an .xlsx (ECMA-376 part 1, SpreadsheetML, transitional and strict). Cells as stored: no formula is
 * computed, no link followed. Errors: what else the package is, `macros`, `external-links`, `embedded-files`,
 * `damaged`, `unsafe-package` for a part used as two sheets.
 */
export async function parseXlsx(zip: Zip): Promise<SheetInside[]> {
  refuseOthers(zip)
  const [main] = (await relations(zip, '')).filter(({ type }) => type.endsWith('/officeDocument'))
  if (!main) throw new SpreadsheetError(zip.names.includes('[Content_Types].xml') ? 'damaged' : 'archive')
  const workbook = await parseWorkbook(zip, main.part)
  const parts = await relations(zip, main.part)
  const partOf = (kind: string) => parts.find(({ type, part }) => type.endsWith(`/${kind}`) && zip.names.includes(part))?.part
  const [strings, styles] = [partOf('sharedStrings'), partOf('styles')]
  const texts = strings ? await parseSharedStrings(zip.read(strings)) : []
  const formats = styles ? await parseStyles(zip.read(styles)) : []
  const { date1904 } = workbook
  const known = new Set<string>()
  return workbook.sheets.flatMap(({ name, hidden, id }) => {
    const sheet = parts.find((part) => part.id === id)
    if (!sheet) throw new SpreadsheetError('damaged')
    if (!sheet.type.endsWith('/worksheet')) return []
    if (known.has(sheet.part)) throw new SpreadsheetError('unsafe-package')
    known.add(sheet.part)
    return [{ name, hidden, walk: () => parseSheet(zip.read(sheet.part), { texts, formats, date1904 }) }]
  })
}

function refuseOthers({ names }: Zip): void {
  const giveaway = GIVEAWAYS.find(([pattern]) => names.some((name) => pattern.test(name)))
  if (giveaway) throw new SpreadsheetError(giveaway[1])
  if (names.includes('mimetype') && names.includes('content.xml')) throw new SpreadsheetError('open-document')
  if (!names.includes('_rels/.rels')) throw new SpreadsheetError(names.includes('[Content_Types].xml') ? 'damaged' : 'archive')
}

/** A part’s relations within the package; external targets are dropped, never followed. */
async function relations(zip: Zip, part: string): Promise<Relation[]> {
  const name = posix.join(posix.dirname(part), '_rels', `${posix.basename(part)}.rels`)
  const found: Relation[] = []
  if (!zip.names.includes(name)) return found
  await parseWhole(zip.read(name), {
    open: (tag, attributes) => {
      if (tag !== 'Relationship') return
      const { Id = '', Type = '', Target = '', TargetMode } = attributes()
      const target = unescaped(Target)
      const to = target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(part), target)
      if (found.length >= MOST_RELATIONS) throw new SpreadsheetError('damaged')
      if (TargetMode !== 'External') found.push({ id: Id, type: Type, part: to })
    },
  })
  return found
}

async function parseWorkbook(zip: Zip, part: string): Promise<Workbook> {
  const workbook: Workbook = { date1904: false, sheets: [] }
  await parseWhole(zip.read(part), {
    open: (tag, attributes) => {
      if (tag === 'workbookPr') workbook.date1904 = /^(1|true|on)$/.test(attributes().date1904 ?? '')
      if (tag !== 'sheet') return
      if (workbook.sheets.length >= MOST_RELATIONS) throw new SpreadsheetError('damaged')
      const given = attributes()
      const id = Object.entries(given).find(([name]) => name.endsWith(':id'))?.[1] ?? ''
      workbook.sheets.push({ name: unescaped(given.name ?? ''), hidden: (given.state ?? 'visible') !== 'visible', id })
    },
  })
  if (workbook.sheets.length === 0) throw new SpreadsheetError('damaged')
  return workbook
}
