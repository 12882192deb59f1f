import type { DocumentContent } from '@clinic/core/documents/document-content'
import { type DocumentWords, gramsWords, periodWords, professionWords, provinceWords } from '@clinic/core/documents/document-words'
import {
  BLUE,
  decorate,
  type Element,
  heightOf,
  LEFT,
  makeRoom,
  NAVY,
  type Run,
  rule,
  type Sheet,
  SOFT,
  WIDTH,
  widthOf,
  write,
} from './sheet.ts'

/** `share`: of the line's width. `value` in two languages where they differ. */
type Field = { label: DocumentWords; value: string | DocumentWords; share: number }
const GAP = 12
const LABEL = 9
const VALUE = 11.5

export function writePatient(sheet: Sheet, { patient }: DocumentContent) {
  const section = openSection(sheet, { en: '1. Patient', fr: '' })
  writeFields(sheet, section, [
    { label: { en: 'Given name', fr: 'Prénom' }, value: patient.given_name, share: 1 / 3 },
    { label: { en: 'Surname', fr: 'Nom de famille' }, value: patient.surname, share: 1 / 3 },
    { label: { en: 'Date of birth', fr: 'Date de naissance' }, value: patient.birth_date, share: 1 / 3 },
  ])
}

export function writePractitioner(sheet: Sheet, { practitioner }: DocumentContent) {
  const { given_name, surname, profession, college, province, licence_number, phone, fax, email, address } = practitioner
  const section = openSection(sheet, { en: '2. Health care practitioner', fr: 'Praticien de la santé' })
  writeFields(sheet, section, [
    { label: { en: 'Given name', fr: 'Prénom' }, value: given_name, share: 0.25 },
    { label: { en: 'Surname', fr: 'Nom de famille' }, value: surname, share: 0.25 },
    { label: { en: 'Profession', fr: 'Profession' }, value: professionWords(profession), share: 0.5 },
  ])
  writeFields(sheet, section, [
    { label: { en: 'Authorized in', fr: 'Autorisation d’exercer' }, value: provinceWords(province), share: 0.5 },
    { label: { en: 'Licence number', fr: 'N° de permis' }, value: licence_number, share: 0.5 },
  ])
  const held = [
    { label: { en: 'College', fr: 'Ordre' }, value: college, share: 0.5 },
    { label: { en: 'Phone', fr: 'Téléphone' }, value: phone, share: 0.25 },
    { label: { en: 'Fax', fr: 'Télécopieur' }, value: fax, share: 0.25 },
  ]
  writeFields(
    sheet,
    section,
    held.filter(({ value }) => value !== ''),
  )
  const addresses = [
    { label: { en: 'Business address', fr: 'Adresse professionnelle' }, value: address, share: email === '' ? 1 : 0.62 },
    { label: { en: 'Email', fr: 'Courriel' }, value: email, share: 0.38 },
  ]
  writeFields(
    sheet,
    section,
    addresses.filter(({ value }) => value !== ''),
  )
}

export function writeConsultation(sheet: Sheet, { place_of_consultation, province_of_consultation }: DocumentContent) {
  const section = openSection(sheet, { en: '3. Place of consultation', fr: 'Lieu de la consultation' })
  writeFields(sheet, section, [
    {
      label: { en: 'Address where the patient consulted', fr: 'Adresse du lieu de la consultation' },
      value: place_of_consultation,
      share: 0.68,
    },
    { label: { en: 'Province', fr: 'Province' }, value: provinceWords(province_of_consultation), share: 0.32 },
  ])
}

export function writeAuthorized(sheet: Sheet, { daily_grams, period }: DocumentContent) {
  const section = openSection(sheet, { en: '4. Authorized', fr: 'Autorisation' }, 76)
  const { doc } = sheet
  const [top, height, half] = [sheet.y + 1, 58, WIDTH / 2]
  decorate(sheet, () => {
    doc.lineWidth(1).strokeColor(NAVY).roundedRect(LEFT, top, WIDTH, height, 5).stroke()
    doc
      .moveTo(LEFT + half, top)
      .lineTo(LEFT + half, top + height)
      .stroke()
  })
  const grams = gramsWords(daily_grams)
  const months = periodWords(period)
  const boxes = [
    {
      label: { en: 'Daily quantity of dried cannabis', fr: 'Quantité quotidienne de cannabis séché' },
      value: grams.en,
      more: [{ text: 'a day / ' }, french(`${grams.fr} par jour`)],
    },
    {
      label: { en: 'Period of use', fr: 'Période d’usage' },
      value: months.en,
      more: [french(`${months.fr}. `), { text: 'From registration. ' }, french('À compter de l’inscription.')],
    },
  ]
  boxes.forEach(({ label, value, more }, index) => {
    const paragraph = child(sheet, section, 'P')
    const x = LEFT + index * half + 10
    const width = half - 20
    const y = write(sheet, paragraph, { runs: labelRuns(label), x, y: top + 4, width })
    const large: Run = { text: `${value} `, weight: 'bold', size: 19 }
    write(sheet, paragraph, { runs: [large], x, y, width })
    write(sheet, paragraph, {
      runs: more.map((run) => ({ ...run, colour: SOFT })),
      ...(index === 0 ? { x: x + widthOf(sheet, [large], 19) + 2, y: y + 10, width } : { x, y: y + 24, width }),
    })
  })
  sheet.y = top + height + 2
}

/** A heading over a line; begins a further page if the heading and what follows at once do not fit. */
export function openSection(sheet: Sheet, heading: DocumentWords, least = 40): Element {
  makeRoom(sheet, 20 + least)
  const section = child(sheet, sheet.root, 'Sect')
  const title = child(sheet, section, 'H2')
  const runs: Run[] = [{ text: heading.en, weight: 'bold', colour: BLUE }]
  if (heading.fr !== '') runs.push({ text: ' / ', colour: SOFT }, { ...french(heading.fr), colour: SOFT })
  sheet.y = write(sheet, title, { runs, y: sheet.y + 5 })
  rule(sheet)
  sheet.y += 4
  return section
}

export function french(text: string): Run {
  return { text, lang: 'fr-CA' }
}

export function child({ doc }: Sheet, parent: Element, type: 'Sect' | 'H2' | 'P'): Element {
  const element = doc.struct(type, {})
  parent.add(element)
  return element
}

/** One line of labelled values; as high as its highest. */
function writeFields(sheet: Sheet, section: Element, fields: readonly Field[]) {
  const cells = fields.map((field, index) => {
    const before = fields.slice(0, index).reduce((sum, { share }) => sum + share, 0)
    const runs = valueRuns(field.value)
    return { ...field, runs, x: LEFT + before * WIDTH, width: field.share * WIDTH - GAP }
  })
  const highest = Math.max(...cells.map(({ runs, width }) => heightOf(sheet, runs, { width, size: VALUE })))
  makeRoom(sheet, highest + 13)
  const top = sheet.y
  const ends = cells.map(({ label, runs, x, width }) => {
    const paragraph = child(sheet, section, 'P')
    const y = write(sheet, paragraph, { runs: labelRuns(label), x, y: top, width, size: LABEL })
    return write(sheet, paragraph, { runs, x, y, width, size: VALUE })
  })
  sheet.y = Math.max(...ends) + 2
}

function labelRuns({ en, fr }: DocumentWords): Run[] {
  const label: Run[] = [{ text: en, colour: SOFT }]
  if (fr !== en) label.push({ text: ' / ', colour: SOFT }, { ...french(fr), colour: SOFT })
  return [...label, { text: ' ' }]
}

function valueRuns(value: string | DocumentWords): Run[] {
  if (typeof value === 'string') return [{ text: `${value} `, weight: 'semibold' }]
  const words: Run[] = [{ text: value.en, weight: 'semibold' }]
  if (value.fr !== value.en) words.push({ text: ' / ', size: LABEL, colour: SOFT }, { ...french(value.fr), size: LABEL, colour: SOFT })
  return words
}
