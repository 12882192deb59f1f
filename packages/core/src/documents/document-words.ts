import type { DocumentPeriod } from '@clinic/contract/documents/document-content'
import type { ProvinceCode } from '@clinic/contract/provinces'
import { provinceName } from '../reference-data/provinces.ts'

/** The same words in both official languages, as a medical document prints them. */
export type DocumentWords = { en: string; fr: string }

/** What the practitioner declares by signing (s. 273(2), and the attestation on Health Canada's form). */
export const DOCUMENT_STATEMENT: DocumentWords = {
  en: 'The patient is under my professional treatment and requires cannabis for the condition being treated. I am not restricted, under the laws of the province where I practise, from authorizing the use of cannabis. The information in this document is correct and complete.',
  fr: 'La personne reçoit mes soins professionnels et a besoin de cannabis pour l’affection traitée. Les lois de la province où j’exerce ne m’empêchent pas d’autoriser l’usage du cannabis. Les renseignements contenus dans ce document sont exacts et complets.',
}

const FRENCH_PROVINCES: Readonly<Record<ProvinceCode, string>> = {
  AB: 'Alberta',
  BC: 'Colombie-Britannique',
  MB: 'Manitoba',
  NB: 'Nouveau-Brunswick',
  NL: 'Terre-Neuve-et-Labrador',
  NS: 'Nouvelle-Écosse',
  NT: 'Territoires du Nord-Ouest',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Île-du-Prince-Édouard',
  QC: 'Québec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
}

const PROFESSIONS: Readonly<Record<string, string>> = {
  'Nurse practitioner': 'Infirmière praticienne ou infirmier praticien',
  Physician: 'Médecin',
}

const UNITS: Readonly<Record<DocumentPeriod['unit'], { en: [string, string]; fr: [string, string] }>> = {
  days: { en: ['day', 'days'], fr: ['jour', 'jours'] },
  weeks: { en: ['week', 'weeks'], fr: ['semaine', 'semaines'] },
  months: { en: ['month', 'months'], fr: ['mois', 'mois'] },
}

export function provinceWords(code: ProvinceCode): DocumentWords {
  return { en: provinceName(code), fr: FRENCH_PROVINCES[code] }
}

/** A profession without a French name here is printed as it is. */
export function professionWords(profession: string): DocumentWords {
  return { en: profession, fr: PROFESSIONS[profession] ?? profession }
}

/** `1.5 g` and `1,5 g`: at most two decimals, with the mark of each language. */
export function gramsWords(grams: number): DocumentWords {
  const en = `${Number(grams.toFixed(2))}`
  return { en: `${en} g`, fr: `${en.replace('.', ',')} g` }
}

/** `3 months` and `3 mois`. */
export function periodWords({ count, unit }: DocumentPeriod): DocumentWords {
  const form = count === 1 ? 0 : 1
  return { en: `${count} ${UNITS[unit].en[form]}`, fr: `${count} ${UNITS[unit].fr[form]}` }
}

/** `7QK4-M2XR-93TD`: in groups of four, to be read out. */
export function codeGroups(code: string): string {
  return code.match(/.{1,4}/g)?.join('-') ?? ''
}
