import type { DocumentContent } from '@clinic/core/documents/document-content'
import { DOCUMENT_STATEMENT } from '@clinic/core/documents/document-words'
import { readPdf } from '@clinic/testing/read-pdf'
import { expect, test } from 'vitest'
import { renderDocument } from './render-document.ts'

const CONTENT: DocumentContent = {
  document_number: 'MD-2026-004417',
  check_code: '7QK4M2XR93TD',
  check_url: 'https://clinic.example/check#7QK4M2XR93TD',
  copy: 0,
  clinic_name: 'TCN Clinic Network',
  patient: { given_name: 'Léa', surname: 'O’Neil', birth_date: '1980-05-06' },
  practitioner: {
    ...{ given_name: 'Ana', surname: 'Roy', profession: 'Nurse practitioner', college: 'College of Nurses of Ontario' },
    ...{ licence_number: '0A47713', province: 'ON', address: '220 Dundas Street, Suite 400, London ON N6A 1H3' },
    ...{ phone: '519-555-0100', fax: '519-555-0109', email: 'office@tcn.example' },
  },
  place_of_consultation: '41 Colborne Street, Brantford ON N3T 2G4',
  province_of_consultation: 'ON',
  daily_grams: 1.5,
  period: { count: 12, unit: 'months' },
  statement: DOCUMENT_STATEMENT.en,
  signed_on: '2026-11-20',
  signature_name: 'Ana Roy',
  initials: '',
}

async function blocks(content: DocumentContent): Promise<string[]> {
  const { pages } = await readPdf(await renderDocument(content))
  return pages.flatMap((page) => page.blocks.map(({ text }) => text))
}

test('a PDF library finds every element of section 273 beside its labels in both languages (F-7)', async () => {
  const file = await readPdf(await renderDocument(CONTENT))
  const [page] = file.pages
  expect(file.pages).toHaveLength(1)
  expect([page?.width, page?.height]).toEqual([612, 792])
  const said = page?.blocks.map(({ text }) => text) ?? []
  expect(said).toEqual(
    expect.arrayContaining([
      'Document number / Numéro du document MD-2026-004417',
      'Given name / Prénom Léa',
      'Surname / Nom de famille O’Neil',
      'Date of birth / Date de naissance 1980-05-06',
      'Given name / Prénom Ana',
      'Surname / Nom de famille Roy',
      'Profession Nurse practitioner / Infirmière praticienne ou infirmier praticien',
      'Authorized in / Autorisation d’exercer Ontario',
      'Licence number / N° de permis 0A47713',
      'College / Ordre College of Nurses of Ontario',
      'Phone / Téléphone 519-555-0100',
      'Fax / Télécopieur 519-555-0109',
      'Email / Courriel office@tcn.example',
      'Business address / Adresse professionnelle 220 Dundas Street, Suite 400, London ON N6A 1H3',
      'Address where the patient consulted / Adresse du lieu de la consultation 41 Colborne Street, Brantford ON N3T 2G4',
      'Daily quantity of dried cannabis / Quantité quotidienne de cannabis séché 1.5 g a day / 1,5 g par jour',
      'Period of use / Période d’usage 12 months 12 mois. From registration. À compter de l’inscription.',
      DOCUMENT_STATEMENT.en,
      DOCUMENT_STATEMENT.fr,
      '2026-11-20 Date signed / Date de signature',
    ]),
  )
  expect(said.some((text) => text.startsWith('Ana Roy Nurse practitioner. Signed electronically'))).toBe(true)
  expect(said.filter((text) => text.includes('secure fax') && text.includes('original'))).toHaveLength(2)
  expect(said.some((text) => text.includes('7QK4-M2XR-93TD') && text.includes('519-555-0100'))).toBe(true)
})

test('the file is tagged, names its languages, its title and PDF/UA, and tells in words where the QR code leads (F-7)', async () => {
  const file = await readPdf(await renderDocument(CONTENT))
  const blocks = file.pages[0]?.blocks ?? []
  expect(file.tagged).toBe(true)
  expect(file.language).toBe('en-CA')
  expect(file.title).toBe('Medical document for cannabis MD-2026-004417')
  expect(file.metadata).toContain('pdfuaid')
  expect(blocks.filter(({ role }) => role === 'H1')).toHaveLength(1)
  expect(blocks.filter(({ role }) => role === 'H2').map(({ text }) => text.slice(0, 2))).toEqual(['1.', '2.', '3.', '4.', '5.', '6.'])
  expect(blocks.find(({ text }) => text === DOCUMENT_STATEMENT.fr)?.languages).toEqual(['fr-CA'])
  expect(blocks.find(({ role }) => role === 'Figure')?.alt).toContain('https://clinic.example/check#7QK4M2XR93TD')
})

test('every page of a copy says COPY, and no page of an original does (F-7)', async () => {
  const long =
    'Northern Peninsula Community Health Centre, Building 12, 14-220 Conception Bay Highway South, Conception Bay South NL A1X 2A3'
  const copied = {
    ...CONTENT,
    copy: 2,
    place_of_consultation: long,
    practitioner: { ...CONTENT.practitioner, address: `${long}, ${long}` },
  }
  const { pages } = await readPdf(await renderDocument(copied))
  expect(pages.length).toBeGreaterThan(1)
  for (const page of pages) {
    expect(page.text.startsWith('COPY COPIE')).toBe(true)
    expect(page.blocks.map(({ text }) => text).join(' ')).toContain('COPY 2, not an original / COPIE 2, non un original')
  }
  const original = await readPdf(await renderDocument(CONTENT))
  expect(original.pages[0]?.text).not.toContain('COPY')
})

test('what is not held has no label, and names outside English and French keep their letters', async () => {
  const bare = await blocks({
    ...CONTENT,
    check_url: '',
    patient: { ...CONTENT.patient, given_name: 'Şükran Łucja' },
    practitioner: { ...CONTENT.practitioner, fax: '', email: '', college: '' },
  })
  expect(bare.filter((text) => /^(Fax|Email|College)/.test(text))).toEqual([])
  expect(bare).toContain('Given name / Prénom Şükran Łucja')
  expect(bare.some((text) => text.includes('7QK4-M2XR-93TD') && text.includes('519-555-0100'))).toBe(true)
})

test('initials are in the box of the secure fax where they were given', async () => {
  const said = await blocks({ ...CONTENT, initials: 'AR' })
  expect(said.filter((text) => text.startsWith('AR Sent from the office to a licensed seller'))).toHaveLength(1)
})

test('the same content gives the same bytes, other content does not', async () => {
  const [one, two] = await Promise.all([renderDocument(CONTENT), renderDocument(CONTENT)])
  expect(Buffer.compare(one, two)).toBe(0)
  const other = await renderDocument({ ...CONTENT, daily_grams: 1.51 })
  expect(Buffer.compare(one, other)).not.toBe(0)
})
