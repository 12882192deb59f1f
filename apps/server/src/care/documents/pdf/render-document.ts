import type { DocumentContent } from '@clinic/core/documents/document-content'
import { codeGroups } from '@clinic/core/documents/document-words'
import {
  closeSheet,
  decorate,
  type Element,
  FOOT,
  INK,
  LEFT,
  NAVY,
  openSheet,
  PAGE,
  type Run,
  rule,
  type Sheet,
  SOFT,
  WIDTH,
  widthOf,
  write,
} from './sheet.ts'
import { writeAuthorized, writeConsultation, writePatient, writePractitioner } from './write-patient.ts'
import { writeCheck, writeInitials, writeStatement } from './write-statement.ts'

/**
 * The document as a tagged PDF on Letter paper; the same content always gives the same bytes. Every page of a copy says so, since a seller
 * needs the original (s. 279(1)).
 */
export async function renderDocument(content: DocumentContent): Promise<Uint8Array> {
  const sheet = await openSheet({
    title: `Medical document for cannabis ${content.document_number}`,
    author: content.clinic_name,
    at: new Date(`${content.signed_on}T12:00:00Z`),
    onPage: (page) => (content.copy > 0 ? markAsCopy(page) : undefined),
  })
  writeHead(sheet, content)
  writePatient(sheet, content)
  writePractitioner(sheet, content)
  writeConsultation(sheet, content)
  writeAuthorized(sheet, content)
  writeStatement(sheet, content)
  writeInitials(sheet, content)
  writeCheck(sheet, content)
  numberPages(sheet, content)
  return closeSheet(sheet)
}

function writeHead(sheet: Sheet, { clinic_name, practitioner, document_number }: DocumentContent) {
  const { doc, root } = sheet
  const head = part(sheet, root, 'P')
  const y = sheet.y
  write(sheet, head, { runs: [{ text: `${clinic_name} `, weight: 'bold', size: 13 }], y, width: WIDTH / 2 })
  const office: Run[] = [{ text: 'Office / ' }, { text: 'Bureau', lang: 'fr-CA' }, { text: ` ${practitioner.phone}`, weight: 'bold' }]
  write(sheet, head, { runs: office, x: LEFT + WIDTH - widthOf(sheet, office), y: y + 3, width: WIDTH / 2 })
  sheet.y = y + 21
  rule(sheet, NAVY, 1.5)
  const title = part(sheet, root, 'H1')
  write(sheet, title, { runs: [{ text: 'Medical document for cannabis ', weight: 'bold' }], y: sheet.y + 7, size: 18 })
  sheet.y = write(sheet, title, {
    runs: [{ text: 'Document médical, cannabis à des fins médicales', lang: 'fr-CA', colour: SOFT }],
    y: doc.y,
    size: 12,
  })
  const law = part(sheet, root, 'P')
  const sources: Run[] = [
    { text: 'Cannabis Regulations, SOR/2018-144, section 273. ', colour: SOFT },
    { text: 'Règlement sur le cannabis, DORS/2018-144, article 273.', lang: 'fr-CA', colour: SOFT },
  ]
  sheet.y = write(sheet, law, { runs: sources, y: sheet.y + 1 })
  const number: Run[] = [
    { text: 'Document number / ' },
    { text: 'Numéro du document', lang: 'fr-CA' },
    { text: ` ${document_number}`, weight: 'bold' },
  ]
  sheet.y = write(sheet, part(sheet, root, 'P'), { runs: number, y: sheet.y + 1, size: 10 })
}

/** Behind the text of a page. Told in words at its foot, since this is decoration. */
function markAsCopy(sheet: Sheet) {
  const { doc } = sheet
  decorate(sheet, () => {
    doc.rotate(-52, { origin: [PAGE.width / 2, PAGE.height / 2] })
    doc.font('bold').fontSize(118).fillColor('#e4e8ec')
    doc.text('COPY', 0, PAGE.height / 2 - 118, { width: PAGE.width, align: 'center', lineBreak: false })
    doc.fontSize(88).text('COPIE', 0, PAGE.height / 2 + 18, { width: PAGE.width, align: 'center', lineBreak: false })
  })
}

function numberPages(sheet: Sheet, { document_number, check_code, copy }: DocumentContent) {
  const { doc, root } = sheet
  const { count } = doc.bufferedPageRange()
  for (let page = 0; page < count; page++) {
    doc.switchToPage(page)
    const foot = part(sheet, root, 'P')
    const about: Run[] = [{ text: `${document_number}, ${codeGroups(check_code)}. `, colour: SOFT }, ...statusRuns(copy)]
    write(sheet, foot, { runs: about, y: FOOT, width: WIDTH - 90 })
    const number: Run[] = [{ text: ` Page ${page + 1} of ${count}`, colour: SOFT }]
    write(sheet, foot, { runs: number, x: LEFT + WIDTH - widthOf(sheet, number), y: FOOT, width: 120 })
  }
}

function statusRuns(copy: number): Run[] {
  if (copy === 0) return [{ text: 'Original', weight: 'semibold', colour: SOFT }]
  return [
    { text: `COPY ${copy}, not an original / `, weight: 'semibold', colour: INK },
    { text: `COPIE ${copy}, non un original`, weight: 'semibold', colour: INK, lang: 'fr-CA' },
  ]
}

function part({ doc }: Sheet, parent: Element, type: 'P' | 'H1'): Element {
  const element = doc.struct(type)
  parent.add(element)
  return element
}
