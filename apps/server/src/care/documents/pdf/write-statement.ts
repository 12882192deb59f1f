import type { DocumentContent } from '@clinic/core/documents/document-content'
import { codeGroups, DOCUMENT_STATEMENT, professionWords } from '@clinic/core/documents/document-words'
import { encode } from 'uqr'
import { decorate, INK, LEFT, makeRoom, NAVY, rule, type Sheet, SOFT, WIDTH, write } from './sheet.ts'
import { child, french, openSection } from './write-patient.ts'

/** Points on each side of the code’s square. */
const CODE = 66

export function writeStatement(sheet: Sheet, { practitioner, statement, signature_name, signed_on }: DocumentContent) {
  const section = openSection(sheet, { en: '5. Statement and signature', fr: 'Déclaration et signature' }, 120)
  sheet.y = write(sheet, child(sheet, section, 'P'), { runs: [{ text: statement }] })
  sheet.y = write(sheet, child(sheet, section, 'P'), { runs: [{ ...french(DOCUMENT_STATEMENT.fr), colour: SOFT }], y: sheet.y + 1 })
  const { doc } = sheet
  const [left, right] = [WIDTH * 0.58, WIDTH * 0.38]
  const line = sheet.y + 22
  decorate(sheet, () => {
    doc.lineWidth(0.75).strokeColor(INK)
    doc
      .moveTo(LEFT, line)
      .lineTo(LEFT + left, line)
      .stroke()
    doc
      .moveTo(LEFT + WIDTH - right, line)
      .lineTo(LEFT + WIDTH, line)
      .stroke()
  })
  const who = child(sheet, section, 'P')
  write(sheet, who, { runs: [{ text: `${signature_name} `, weight: 'semibold' }], y: line - 18, width: left, size: 13 })
  write(sheet, who, {
    runs: [
      { text: `${professionWords(practitioner.profession).en}. Signed electronically, identity confirmed. `, colour: SOFT },
      { ...french('Signature électronique, identité confirmée.'), colour: SOFT },
    ],
    y: line + 3,
    width: left,
  })
  const when = child(sheet, section, 'P')
  const x = LEFT + WIDTH - right
  write(sheet, when, { runs: [{ text: `${signed_on} `, weight: 'semibold' }], x, y: line - 17, width: right, size: 11.5 })
  write(sheet, when, {
    runs: [
      { text: 'Date signed / ', colour: SOFT },
      { ...french('Date de signature'), colour: SOFT },
    ],
    x,
    y: line + 3,
    width: right,
  })
  sheet.y = line + 29
}

/** The two cases in which a document sent by secure fax counts as the original; blank where it is sent in another way. */
export function writeInitials(sheet: Sheet, { initials }: DocumentContent) {
  const section = openSection(sheet, { en: '6. Initials, for secure fax only', fr: 'Initiales, télécopieur sécurisé seulement' }, 58)
  const cases = [
    {
      en: 'Sent from the office to a licensed seller by secure fax; this is the original. ',
      fr: 'Envoyé du bureau au vendeur autorisé par télécopieur sécurisé; il tient lieu d’original.',
    },
    {
      en: 'Sent from the office to Health Canada by secure fax, at its request; this is the original. ',
      fr: 'Envoyé du bureau à Santé Canada, à sa demande, par télécopieur sécurisé; il tient lieu d’original.',
    },
  ]
  const { doc } = sheet
  for (const [index, { en, fr }] of cases.entries()) {
    const top = sheet.y
    decorate(sheet, () => doc.lineWidth(0.75).strokeColor(INK).rect(LEFT, top, 54, 22).stroke())
    const paragraph = child(sheet, section, 'P')
    if (index === 0 && initials !== '')
      write(sheet, paragraph, { runs: [{ text: `${initials} `, weight: 'bold' }], x: LEFT + 8, y: top + 4, size: 12 })
    const end = write(sheet, paragraph, {
      runs: [{ text: en }, { ...french(fr), colour: SOFT }],
      x: LEFT + 64,
      y: top,
      width: WIDTH - 64,
      gap: 0.5,
    })
    sheet.y = Math.max(end, top + 22) + 3
  }
}

/** How a seller checks the document: the code as a picture and in letters, and the office’s phone. */
export function writeCheck(sheet: Sheet, { check_code, check_url, practitioner }: DocumentContent) {
  makeRoom(sheet, CODE + 10)
  const { root } = sheet
  const { phone } = practitioner
  sheet.y += 2
  rule(sheet, NAVY, 1.5)
  const top = sheet.y + 6
  const section = child(sheet, root, 'Sect')
  if (check_url !== '') {
    const figure = sheet.doc.struct('Figure', { alt: `QR code of the page that checks this document: ${check_url}` })
    section.add(figure)
    figure.add(() => drawCode(sheet, check_url, top))
  }
  const paragraph = child(sheet, section, 'P')
  const [x, width] = [LEFT + CODE + 14, WIDTH - CODE - 14]
  const title = write(sheet, paragraph, {
    runs: [
      { text: 'Licensed seller: check this document / ', weight: 'bold' },
      { ...french('Vendeur autorisé : vérifiez ce document '), colour: SOFT },
    ],
    x,
    y: top - 1,
    width,
    size: 10,
  })
  const code = write(sheet, paragraph, { runs: [{ text: `${codeGroups(check_code)} `, weight: 'bold' }], x, y: title - 1, width, size: 15 })
  write(sheet, paragraph, {
    runs: [
      { text: 'Scan or call ', colour: SOFT },
      { text: phone, weight: 'bold' },
      { text: ' with this code. It tells only whether our record is in force. ', colour: SOFT },
      { ...french(`Balayez ou appelez au ${phone} avec ce code. Il indique seulement si notre dossier est en vigueur.`), colour: SOFT },
    ],
    x,
    y: code - 1,
    width,
    gap: 0.5,
  })
  sheet.y = top + CODE
}

function drawCode({ doc }: Sheet, text: string, top: number) {
  const { data, size } = encode(text, { border: 0 })
  const unit = CODE / size
  // Readers need a light border, also over the mark of a copy.
  doc
    .fillColor('#ffffff')
    .rect(LEFT - 4 * unit, top - 4 * unit, CODE + 8 * unit, CODE + 8 * unit)
    .fill()
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) doc.rect(LEFT + x * unit, top + y * unit, unit, unit)
    })
  })
  doc.fillColor('#000000').fill()
}
