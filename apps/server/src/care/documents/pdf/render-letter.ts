import type { DocumentContent } from '@clinic/core/documents/document-content'
import { professionWords } from '@clinic/core/documents/document-words'
import { closeSheet, INK, LEFT, NAVY, openSheet, type Run, rule, type Sheet, SOFT, WIDTH, write } from './sheet.ts'
import { child, french } from './write-patient.ts'

/** Why a seller is written to: the use is no longer supported at all, a new document took the place of this one, or the person has died. */
export type LetterKind = 'withdrawn' | 'replaced' | 'died'
type SellerLetter = { kind: LetterKind; content: DocumentContent; seller: string; signed_by: string; on: string }
type Words = { en: string; fr: string }

const TITLES: Readonly<Record<LetterKind, Words>> = {
  withdrawn: {
    en: 'Notice that medical use is no longer supported',
    fr: 'Avis : l’usage à des fins médicales n’est plus appuyé',
  },
  replaced: { en: 'Notice that a medical document was replaced', fr: 'Avis : un document médical a été remplacé' },
  died: { en: 'Notice of the death of a client', fr: 'Avis de décès d’un client' },
}
const BODIES: Readonly<Record<LetterKind, Words>> = {
  withdrawn: {
    en: 'In accordance with subsection 286(1) of the Cannabis Regulations (SOR/2018-144), you are notified in writing that the use of cannabis by the person named above is no longer supported. The registration that is based on this medical document has to be revoked, and the document is not to be returned to the person.',
    fr: 'Conformément au paragraphe 286(1) du Règlement sur le cannabis (DORS/2018-144), vous êtes avisé par écrit que l’usage du cannabis par la personne nommée ci-dessus n’est plus appuyé. L’inscription fondée sur ce document médical doit être révoquée, et le document ne doit pas être retourné à la personne.',
  },
  replaced: {
    en: 'You are notified in writing that a new medical document replaced this one on the day above. The use of cannabis is no longer supported on the basis of this document (subsection 286(1) of the Cannabis Regulations, SOR/2018-144). The person has to apply again with the new document (subsection 289(4)), and this one is not to be returned to the person.',
    fr: 'Vous êtes avisé par écrit qu’un nouveau document médical a remplacé celui-ci à la date ci-dessus. L’usage du cannabis n’est plus appuyé sur la base de ce document (paragraphe 286(1) du Règlement sur le cannabis, DORS/2018-144). La personne doit présenter une nouvelle demande avec le nouveau document (paragraphe 289(4)), et celui-ci ne doit pas lui être retourné.',
  },
  died: {
    en: 'You are notified in writing that the clinic was informed of the death of the person named above. The registration that is based on this medical document has to be revoked (subsection 286(1) of the Cannabis Regulations, SOR/2018-144). Please send nothing more that is addressed to the person.',
    fr: 'Vous êtes avisé par écrit que la clinique a été informée du décès de la personne nommée ci-dessus. L’inscription fondée sur ce document médical doit être révoquée (paragraphe 286(1) du Règlement sur le cannabis, DORS/2018-144). Veuillez ne plus rien envoyer à son nom.',
  },
}
const SUBJECTS: Readonly<Record<LetterKind, string>> = {
  withdrawn: 'Withdrawal of support',
  replaced: 'Replacement',
  died: 'Notice of death',
}

/** The letter to a seller about a medical document that is over, as a tagged PDF. It gives no reason of the clinic’s and nothing that the document did not tell. */
export async function renderLetter({ kind, content, seller, signed_by, on }: SellerLetter): Promise<Uint8Array> {
  const sheet = await openSheet({
    title: `${SUBJECTS[kind]}, medical document ${content.document_number}`,
    author: content.clinic_name,
    at: new Date(`${on}T12:00:00Z`),
    onPage: () => undefined,
  })
  const { practitioner, patient } = content
  line(sheet, [{ text: content.clinic_name, weight: 'bold', size: 13 }])
  line(sheet, [{ text: `${practitioner.address}, ${practitioner.phone}`, colour: SOFT }])
  sheet.y += 6
  rule(sheet, NAVY, 1.5)
  sheet.y += 12
  line(sheet, [{ text: `${TITLES[kind].en} `, weight: 'bold', size: 16 }])
  line(sheet, [{ ...french(TITLES[kind].fr), colour: SOFT, size: 12 }])
  sheet.y += 10
  fact(sheet, { en: 'To', fr: 'Destinataire' }, seller)
  fact(sheet, { en: 'Date', fr: 'Date' }, on)
  fact(sheet, { en: 'Document number', fr: 'Numéro du document' }, content.document_number)
  fact(sheet, { en: 'Person', fr: 'Personne' }, `${patient.given_name} ${patient.surname}, ${patient.birth_date}`)
  fact(
    sheet,
    { en: 'Practitioner who provided the document', fr: 'Praticien ou praticienne qui a fourni le document' },
    `${practitioner.given_name} ${practitioner.surname}, ${professionWords(practitioner.profession).en}, ${practitioner.province} ${practitioner.licence_number}`,
  )
  sheet.y += 12
  line(sheet, [{ text: BODIES[kind].en, size: 11 }])
  sheet.y += 6
  line(sheet, [{ ...french(BODIES[kind].fr), size: 11, colour: SOFT }])
  sheet.y += 30
  line(sheet, [{ text: signed_by, weight: 'semibold', size: 13 }])
  line(sheet, [
    { text: `Signed electronically on ${on}. `, colour: SOFT },
    { ...french(`Signé électroniquement le ${on}.`), colour: SOFT },
  ])
  return closeSheet(sheet)
}

function line(sheet: Sheet, runs: readonly Run[]) {
  sheet.y = write(sheet, child(sheet, sheet.root, 'P'), { runs, y: sheet.y + 2, x: LEFT, width: WIDTH, size: 10 })
}

function fact(sheet: Sheet, { en, fr }: { en: string; fr: string }, value: string) {
  const label: Run[] = [{ text: en, colour: SOFT }]
  if (fr !== en) label.push({ text: ' / ', colour: SOFT }, { ...french(fr), colour: SOFT })
  line(sheet, [...label, { text: '  ' }, { text: value, weight: 'semibold', colour: INK }])
}
