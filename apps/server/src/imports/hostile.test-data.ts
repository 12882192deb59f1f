import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createDeflateRaw, gzipSync } from 'node:zlib'
import type { ImportErrorCode } from '@clinic/contract/imports/import-errors'
import { CFB, utils, write } from '@e965/xlsx'
import { type Part, SHEET, withPart, workbookParts, zipOf } from './zip.test-data.ts'

export type Hostile = { name: string; code: ImportErrorCode; bytes: Buffer }

/** Spreadsheets made by LibreOffice, some of them in formats that are refused. */
export const SPREADSHEETS = join(import.meta.dirname, '../../test/spreadsheets')
const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const TWO_ROWS = '<row r="1"><c r="A1" t="inlineStr"><is><t>Name</t></is></c></row><row r="2"><c r="A2"><v>1</v></c></row>'
const GOOD = workbookParts(TWO_ROWS)
const GOOD_XLSX = zipOf(GOOD)
const GOOD_XLS = saved('clinic.xls')
const WORKSHEET = (data: string) => `<worksheet xmlns="${MAIN}"><sheetData>${data}</sheetData></worksheet>`
const ZEROS = '\0'.repeat(100)

/** Files that must be refused, each with the expected error. */
export async function hostileFiles(): Promise<Hostile[]> {
  const all = [...texts(), ...others(), ...packages(), ...workbooks(), ...markup(), ...(await bombs()), ...compounds()]
  return all.map(([name, code, bytes]) => ({ name, code, bytes: Buffer.from(bytes as string) }))
}

type Case = readonly [name: string, code: ImportErrorCode, bytes: Buffer | string]

function texts(): Case[] {
  const wide = Array.from({ length: 201 }, (_, column) => `c${column}`).join(',')
  return [
    ['nothing at all', 'file-empty', ''],
    ['blank lines alone', 'file-empty', ' \r\n\r\n  \n'],
    ['a byte order mark alone', 'file-empty', '\ufeff'],
    ['a header alone', 'header-only', 'patient_id,Name\n'],
    ['200 columns of nothing', 'no-content', `${','.repeat(199)}\n`.repeat(50)],
    ['a column too many', 'too-many-columns', `${wide}\n${wide}\n`],
    ['a row too many', 'too-many-rows', 'a\n'.repeat(200_001)],
    ['a cell that is a novel', 'cell-too-long', `a,b\n1,${'x'.repeat(32_768)}\n`],
    ['a line without an end', 'row-too-long', `a,b\n${'x,'.repeat(600_000)}`],
    ['a quotation mark that is never closed', 'stray-quote', 'a,b\n1,"2\n3,4\n'],
    ['a quotation mark that is never closed, and much after it', 'stray-quote', `a,b\n1,"2\n${'3,4\n'.repeat(400_000)}`],
    ['a quotation mark in the middle', 'stray-quote', 'a,b\n"1"2,3\n4,5\n'],
    ['zero bytes', 'not-a-spreadsheet', `a,b\n1,2\n${ZEROS}\n`],
    ['zero bytes late in the file', 'not-a-spreadsheet', `a,b\n${'1,2\n'.repeat(50_000)}\0`],
    ['half a character of UTF-16', 'not-a-spreadsheet', Buffer.from([0xff, 0xfe, 0x41, 0, 0x2c])],
    ['UTF-32', 'not-a-spreadsheet', Buffer.from([0xff, 0xfe, 0, 0, 0x41, 0, 0, 0, 0x2c, 0, 0, 0])],
    [
      'noise under the name .csv',
      'not-a-spreadsheet',
      Buffer.from(Array.from({ length: 5000 }, (_, i) => ((i * 7919 + (i >> 3) * 31) % 255) + 1)),
    ],
    ['SYLK, which calls itself a text', 'not-a-spreadsheet', 'ID;PWXL;N;E\nC;Y1;X1;K"a"\nE\n'],
    ['larger than 40 MB', 'file-too-large', Buffer.alloc(40_000_001, 'a,b\n')],
  ]
}

function others(): Case[] {
  return [
    ['a PDF', 'pdf', saved('clinic.pdf')],
    ['a web page', 'web-page', saved('clinic.html')],
    ['a table of a web page under the name .xls', 'web-page', '\ufeff\r\n<table><tr><td>a</td></tr></table>'],
    ['a web page with a comment first', 'web-page', '<!-- saved --><html><table></table></html>'],
    ['flat OpenDocument', 'xml', saved('clinic.fods')],
    ['an Excel 2003 XML spreadsheet', 'xml', '<?xml version="1.0"?><?mso-application progid="Excel.Sheet"?><Workbook/>'],
    ['an Excel 2003 XML spreadsheet in UTF-16', 'xml', Buffer.from('\ufeff<?xml version="1.0"?><Workbook/>', 'utf16le')],
    ['XML with a billion laughs', 'xml', '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;">]><a>&b;</a>'],
    ['a JSON object', 'json', '{"patients": [{"id": 1}]}'],
    ['a JSON list', 'json', '\n[{"id": 1}, {"id": 2}]'],
    ['rich text', 'document', '{\\rtf1\\ansi Patients}'],
    ['a PNG', 'picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')],
    ['a JPEG', 'picture', Buffer.from('\xff\xd8\xff\xe0\0\x10JFIF', 'latin1')],
    ['a GIF', 'picture', 'GIF89a\x01\0\x01\0'],
    ['a bitmap', 'picture', 'BM\x3e\0\0\0\0\0\0\0'],
    ['gzip', 'archive', gzipSync('a,b\n1,2\n')],
    ['7-Zip', 'archive', Buffer.from('7z\xbc\xaf\x27\x1c\0\x04', 'latin1')],
    ['RAR', 'archive', 'Rar!\x1a\x07\x01\0'],
    ['a program', 'not-a-spreadsheet', `MZ\x90\0\x03${ZEROS}`],
    ['a database', 'not-a-spreadsheet', 'SQLite format 3\0\x10\0'],
    ['Parquet', 'not-a-spreadsheet', `PAR1\x15\x04${ZEROS}PAR1`],
    ['BIFF4 without a container', 'excel-95', Buffer.from([0x09, 0x04, 0x06, 0x00, 0x00, 0x04, 0x10, 0x00])],
    ['BIFF8 without a container', 'excel-95', Buffer.from([0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x05, 0x00])],
  ]
}

function packages(): Case[] {
  const half = GOOD_XLSX.subarray(0, GOOD_XLSX.length / 2)
  const broken = Buffer.from(GOOD_XLSX)
  const data = broken.indexOf(SHEET) + SHEET.length
  broken.fill(0xff, data, data + 20)
  return [
    ['a zip with nothing in it', 'no-content', zipOf([])],
    ['a zip of a .csv', 'archive', zipOf([{ name: 'patients.csv', data: 'a,b\n1,2\n' }])],
    ['a zip in a zip', 'embedded-files', zipOf([{ name: 'more.zip', data: GOOD_XLSX }])],
    ['half a file', 'damaged', half],
    ['the first bytes alone', 'damaged', GOOD_XLSX.subarray(0, 4)],
    ['a file that lost its end', 'damaged', GOOD_XLSX.subarray(0, -10)],
    ['overwritten in the middle', 'damaged', broken],
    ['a wrong checksum', 'damaged', zipOf(withPart(GOOD, { name: SHEET, crc: 1 }))],
    ['a size that lies low', 'damaged', zipOf(withPart(GOOD, { name: SHEET, size: 10 }))],
    ['a size that lies high', 'damaged', zipOf(withPart(GOOD, { name: SHEET, size: 1_000_000 }))],
    ['a size beyond measure', 'content-too-large', zipOf(withPart(GOOD, { name: SHEET, size: 0xfffffff0 }))],
    ['an unknown way of packing', 'damaged', zipOf(withPart(GOOD, { name: SHEET, method: 99 }))],
    ['a password on the zip', 'password', zipOf(withPart(GOOD, { name: SHEET, flags: 0x801 }))],
    ['strong encryption', 'password', zipOf(withPart(GOOD, { name: SHEET, flags: 0x841 }))],
    ['a name that climbs', 'unsafe-package', zipOf(withPart(GOOD, { name: '../../etc/passwd', data: 'x' }))],
    ['a name from the root', 'unsafe-package', zipOf(withPart(GOOD, { name: '/etc/passwd', data: 'x' }))],
    ['a name with backslashes', 'unsafe-package', zipOf(withPart(GOOD, { name: '..\\..\\windows\\win.ini', data: 'x' }))],
    ['a part twice', 'unsafe-package', zipOf([...GOOD, { name: SHEET, data: WORKSHEET('') }])],
    [
      'ten thousand parts',
      'unsafe-package',
      zipOf(Array.from({ length: 10_000 }, (_, i): Part => ({ name: `p${i}`, data: '', method: 0 }))),
    ],
    ['a text document', 'document', zipOf([...GOOD.slice(0, 2), { name: 'word/document.xml', data: '<w/>' }])],
    ['a presentation', 'document', zipOf([...GOOD.slice(0, 2), { name: 'ppt/presentation.xml', data: '<p/>' }])],
    ['an OpenDocument spreadsheet', 'open-document', saved('clinic.ods')],
    ['an Excel binary workbook', 'excel-binary', zipOf([...GOOD.slice(0, 2), { name: 'xl/workbook.bin', data: 'x' }])],
    ['a Numbers document', 'apple-numbers', zipOf([{ name: 'Index/Document.iwa', data: 'x' }])],
    ['macros', 'macros', zipOf(withPart(GOOD, { name: 'xl/vbaProject.bin', data: 'x' }))],
    ['macros on a sheet of their own', 'macros', zipOf(withPart(GOOD, { name: 'xl/macrosheets/sheet1.xml', data: '<x/>' }))],
    ['links to other files', 'external-links', zipOf(withPart(GOOD, { name: 'xl/externalLinks/externalLink1.xml', data: '<x/>' }))],
    ['an embedded workbook', 'embedded-files', zipOf(withPart(GOOD, { name: 'xl/embeddings/oleObject1.bin', data: 'x' }))],
  ]
}

function workbooks(): Case[] {
  const sheet = (data: string | Buffer) => zipOf(withPart(GOOD, { name: SHEET, data }))
  const rows = (data: string) => sheet(WORKSHEET(data))
  const row = (number: number, cell: string) => `<row r="${number}">${cell}</row>`
  const workbook = (inner: string) =>
    zipOf(withPart(GOOD, { name: 'xl/workbook.xml', data: `<workbook xmlns:r="r"><sheets>${inner}</sheets></workbook>` }))
  return [
    ['no rows', 'no-content', rows('')],
    [
      'formatted cells without content',
      'no-content',
      rows(Array.from({ length: 500 }, (_, i) => row(i + 1, `<c r="A${i + 1}" s="1"/>`)).join('')),
    ],
    ['a header alone', 'header-only', rows(row(1, '<c r="A1" t="inlineStr"><is><t>Name</t></is></c>'))],
    [
      'a cell in the last column of all',
      'too-many-columns',
      rows(row(1, '<c r="A1"><v>1</v></c>') + row(1_048_576, '<c r="XFD1048576"><v>1</v></c>')),
    ],
    ['a cell beyond the last column', 'damaged', rows(row(1, '<c r="XFE1"><v>1</v></c>'))],
    ['a row beyond the last', 'damaged', rows(row(1_048_577, '<c r="A1048577"><v>1</v></c>'))],
    ['rows out of order', 'damaged', rows(row(2, '<c r="A2"><v>1</v></c>') + row(1, '<c r="A1"><v>1</v></c>'))],
    ['a cell of another row', 'damaged', rows(row(1, '<c r="A2"><v>1</v></c>'))],
    ['a cell twice', 'damaged', rows(row(1, '<c r="A1"><v>1</v></c><c r="A1"><v>2</v></c>'))],
    ['a place that is none', 'damaged', rows(row(1, '<c r="1A"><v>1</v></c>'))],
    ['a text that is not there', 'damaged', rows(row(1, '<c r="A1" t="s"><v>7</v></c>'))],
    ['a text by the name of a method', 'damaged', rows(row(1, '<c r="A1" t="s"><v>constructor</v></c>'))],
    ['a cell that is a novel', 'cell-too-long', rows(row(1, `<c r="A1" t="str"><v>${'x'.repeat(32_768)}</v></c>`))],
    [
      'a cell that is a novel in pieces',
      'cell-too-long',
      rows(row(1, `<c r="A1" t="inlineStr"><is>${'<r><t>once upon a time </t></r>'.repeat(3000)}</is></c>`)),
    ],
    ['a formula beyond the columns', 'too-many-columns', rows(row(1, '<c r="A1"><v>1</v></c><c r="GS1"><f>A1</f></c>'))],
    [
      'formats without end',
      'damaged',
      zipOf(
        withPart(GOOD, {
          name: 'xl/styles.xml',
          data: `<styleSheet><numFmts>${Array.from({ length: 70_000 }, (_, i) => `<numFmt numFmtId="${i}" formatCode="0"/>`).join('')}</numFmts></styleSheet>`,
        }),
      ),
    ],
    ['no workbook', 'damaged', zipOf(GOOD.filter(({ name }) => name !== 'xl/workbook.xml'))],
    ['no relations', 'damaged', zipOf(GOOD.filter(({ name }) => name !== '_rels/.rels'))],
    ['no sheet', 'damaged', zipOf(GOOD.filter(({ name }) => name !== SHEET))],
    ['a workbook without sheets', 'damaged', workbook('')],
    ['a sheet that leads nowhere', 'damaged', workbook('<sheet name="A" r:id="rId99"/>')],
    ['a hundred and one sheets', 'too-many-sheets', manySheets()],
    ['two sheets that are the same part', 'unsafe-package', workbook('<sheet name="A" r:id="rId1"/><sheet name="B" r:id="rId1"/>')],
  ]
}

function markup(): Case[] {
  const sheet = (data: string | Buffer) => zipOf(withPart(GOOD, { name: SHEET, data }))
  const rows = (data: string) => sheet(WORKSHEET(data))
  const row = (number: number, cell: string) => `<row r="${number}">${cell}</row>`
  const evil = '<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>'
  return [
    ['an entity from a file of the server', 'unsafe-package', sheet(`${evil}${WORKSHEET(TWO_ROWS)}`)],
    ['a document type among the texts', 'unsafe-package', zipOf(withPart(GOOD, { name: 'xl/sharedStrings.xml', data: `${evil}<sst/>` }))],
    ['a document type among the relations', 'unsafe-package', zipOf(withPart(GOOD, { name: '_rels/.rels', data: `${evil}<x/>` }))],
    ['an entity that nobody defined', 'damaged', rows(row(1, '<c r="A1" t="str"><v>&secret;</v></c>'))],
    ['a character that is none', 'damaged', rows(row(1, '<c r="A1" t="str"><v>&#x110000;</v></c>'))],
    ['tags that do not close', 'damaged', sheet('<worksheet><sheetData><row r="1"><c r="A1"><v>1</row>')],
    ['tags a million deep', 'damaged', sheet('<a>'.repeat(1_000_000))],
    ['bytes that are no UTF-8', 'damaged', sheet(Buffer.from('<worksheet>\xff\xfe\x80</worksheet>', 'latin1'))],
    ['another encoding', 'damaged', sheet('<?xml version="1.0" encoding="UTF-7"?><worksheet/>')],
  ]
}

function manySheets(): Buffer {
  const numbers = Array.from({ length: 101 }, (_, i) => i + 1)
  const sheets = numbers.map((i) => `<sheet name="S${i}" r:id="rId${i}"/>`).join('')
  const relations = numbers.map((i) => `<Relationship Id="rId${i}" Type="x/worksheet" Target="worksheets/sheet${i}.xml"/>`).join('')
  const parts = withPart(GOOD, { name: 'xl/workbook.xml', data: `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>` })
  const own = numbers.slice(1).map((i): Part => ({ name: `xl/worksheets/sheet${i}.xml`, data: WORKSHEET(TWO_ROWS) }))
  return zipOf([...withPart(parts, { name: 'xl/_rels/workbook.xml.rels', data: `<Relationships>${relations}</Relationships>` }), ...own])
}

/** Each a few kilobytes when compressed. */
async function bombs(): Promise<Case[]> {
  const blanks = await packed(' ', 600)
  const sheet = (part: Partial<Part>) => zipOf(withPart(GOOD, { name: SHEET, ...part }))
  const cells = Array.from({ length: 200 }, (_, i) => `<row r="${i + 1}">${'<c><v>1</v></c>'.repeat(20_000)}</row>`).join('')
  const strings = `<sst>${'<si><t>x</t></si>'.repeat(2_600_000)}</sst>`
  return [
    ['600 MB of blanks', 'content-too-large', sheet({ packed: blanks, size: 600e6 })],
    ['600 MB of blanks that say they are 1000 bytes', 'damaged', sheet({ packed: blanks, size: 1000 })],
    ['250 MB of blanks', 'damaged', sheet({ packed: await packed(' ', 250), size: 250e6 })],
    ['250 MB of a tag that never ends', 'damaged', sheet({ packed: await packed('<', 250), size: 250e6 })],
    ['4 million cells', 'too-many-columns', sheet({ data: WORKSHEET(cells) })],
    ['2.6 million texts', 'content-too-large', zipOf(withPart(GOOD, { name: 'xl/sharedStrings.xml', data: strings }))],
  ]
}

async function packed(character: string, megabytes: number): Promise<Buffer> {
  const deflate = createDeflateRaw({ level: 1 })
  const million = Buffer.alloc(1e6, character)
  const done = deflate.toArray()
  for (let i = 0; i < megabytes; i += 1) if (!deflate.write(million)) await new Promise((resolve) => deflate.once('drain', resolve))
  deflate.end()
  return Buffer.concat((await done) as Buffer[])
}

function compounds(): Case[] {
  const named = (...names: string[]) => {
    const file = CFB.utils.cfb_new()
    for (const name of names) CFB.utils.cfb_add(file, `/${name}`, Buffer.alloc(5000, 'x'))
    return Buffer.from(CFB.write(file, { type: 'buffer' }) as Buffer)
  }
  const overwritten = Buffer.from(GOOD_XLS)
  overwritten.fill(0xff, 512, 2048)
  const ring = Buffer.from(GOOD_XLS)
  const table = (ring.readUInt32LE(76) + 1) * 512
  for (let sector = 0; sector < 128; sector += 1) ring.writeUInt32LE(sector, table + sector * 4)
  const aLot = utils.book_new()
  utils.book_append_sheet(aLot, utils.aoa_to_sheet([['Name'], ['x']]))
  return [
    ['an .xlsx with a password', 'password', named('EncryptionInfo', 'EncryptedPackage')],
    ['an .xls with a password', 'password', protectedXls()],
    ['a Word document', 'document', named('WordDocument')],
    ['an .xls with macros', 'macros', named('Workbook', '_VBA_PROJECT_CUR/VBA/dir')],
    ['an Excel 95 workbook', 'excel-95', Buffer.from(write(aLot, { type: 'buffer', bookType: 'biff5' }) as Buffer)],
    ['a compound file of something else', 'not-a-spreadsheet', named('Contents')],
    ['noise in place of the workbook', 'damaged', named('Workbook')],
    ['half an .xls', 'damaged', GOOD_XLS.subarray(0, 2048)],
    ['an .xls overwritten in the middle', 'damaged', overwritten],
    ['an .xls whose sectors follow each other in a ring', 'damaged', ring],
    ['an .xls of 6 MB', 'old-excel-too-large', Buffer.concat([GOOD_XLS, Buffer.alloc(6e6)])],
    ['the first bytes of an .xls', 'damaged', GOOD_XLS.subarray(0, 8)],
  ]
}

/** Replaces the record after the first with an encryption header. */
function protectedXls(): Buffer {
  const bytes = Buffer.from(GOOD_XLS)
  const begin = bytes.indexOf(Buffer.from([0x09, 0x08, 0x10, 0x00, 0x00, 0x06, 0x05, 0x00]))
  const next = begin + 20
  bytes.writeUInt16LE(0x2f, next)
  bytes.writeUInt16LE(4, next + 2)
  bytes.writeUInt32LE(0, next + 4)
  return bytes
}

function saved(name: string): Buffer {
  return readFileSync(join(SPREADSHEETS, name))
}
