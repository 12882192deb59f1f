import { type DocumentDraft, documentDraft } from '@clinic/contract/documents/readiness'
import type { ProvinceCode } from '@clinic/contract/provinces'
import type { DocumentFacts } from './document-facts.ts'

const LICENCE = {
  ...{ province: 'ON' as const, college: 'CNO', number: '1234567', valid_from: '2018-01-01', valid_to: null as string | null },
  ...{
    suspended_on: null as string | null,
    restrictions: '',
    notice_on: null as string | null,
    notice_retracted_on: null as string | null,
  },
  checked_on: '2026-11-10',
}
export const licenceOf = (parts: Partial<Omit<typeof LICENCE, 'province'>> & { province?: ProvinceCode } = {}) => ({
  ...LICENCE,
  ...parts,
})

/** The good document: NP Ana Roy, Ontario, for Léa O’Neil, 1.5 g for 12 months, visited and signed on 2026-11-20. */
export const GOOD_DRAFT: DocumentDraft = documentDraft.parse({
  ...{ daily_grams: '1.5', period_count: '12', period_unit: 'months', place_of_consultation: '12 King Street, Toronto ON' },
  ...{ province_of_consultation: 'ON', condition: 'Chronic pain', condition_reason: 'Other treatment did not help', statement: true },
})
export const GOOD_FACTS: DocumentFacts = {
  ...{ today: '2026-11-20', signed_on: '2026-11-20' },
  practitioner: {
    ...{ given_name: 'Ana', surname: 'Roy', register_given_name: 'Ana', register_surname: 'Roy', profession: 'Nurse practitioner' },
    ...{ address: '500 Bay Street, Toronto ON M5G 2C2', phone: '416-555-0101', fax: '416-555-0102', email: 'roy@clinic.example' },
  },
  licences: [licenceOf()],
  authority: [
    { province: 'ON', status: 'yes', from: '2017-04-19', source: 'cno.org' },
    { province: 'SK', status: 'yes', from: null, source: 'crns.ca' },
    { province: 'AB', status: 'yes', from: '2023-03-31', source: 'nurses.ab.ca' },
    { province: 'PE', status: 'unknown', from: null, source: '' },
  ],
  patient: {
    ...{ given_name: 'Léa', surname: 'O’Neil', birth_date: '1980-05-06', consent_birth_date: '1980-05-06', address: '9 Elm Road' },
    ...{ active: true, is_signer: false },
  },
  visit: { on: '2026-11-20', by_signer: true, decision: 'authorize', note_signed: true },
  decided_grams: null,
  ...{ raised_flags: [], consent: 'given', in_force: [], confirmations: [], veteran: null },
}

type Vector = {
  number: number
  title: string
  draft?: Partial<DocumentDraft>
  facts?: Partial<DocumentFacts>
  refusals?: string[]
  warnings?: string[]
  needed?: string[]
}
const patient = (parts: Partial<DocumentFacts['patient']>) => ({ patient: { ...GOOD_FACTS.patient, ...parts } })
const practitioner = (parts: Partial<NonNullable<DocumentFacts['practitioner']>>) => ({
  practitioner: { ...GOOD_FACTS.practitioner, ...parts } as NonNullable<DocumentFacts['practitioner']>,
})
const licence = (parts: Parameters<typeof licenceOf>[0]) => ({ licences: [licenceOf(parts)] })
const grams = (daily_grams: string) => ({ daily_grams })
const period = (period_count: string, period_unit: string) => ({ period_count, period_unit })

/** The vectors of the facts that are about signing, by their number. What is not named is none. */
export const SIGNING_VECTORS: readonly Vector[] = [
  { number: 1, title: 'the good document' },
  { number: 2, title: 'a quarter of a gram', draft: grams('0.25') },
  { number: 3, title: '3 g', draft: grams('3') },
  { number: 4, title: '3.1 g', draft: grams('3.1'), warnings: ['above-3-grams'] },
  { number: 5, title: '5 g', draft: grams('5'), warnings: ['above-3-grams'] },
  { number: 6, title: '5.01 g', draft: grams('5.01'), warnings: ['above-3-grams'], needed: ['second-np'] },
  { number: 7, title: '0 g', draft: grams('0'), refusals: ['grams-not-above-zero'] },
  { number: 8, title: '-1 g', draft: grams('-1'), refusals: ['grams-not-above-zero'] },
  { number: 9, title: 'a comma', draft: grams('1,5') },
  { number: 10, title: 'three decimals', draft: grams('1.005'), refusals: ['grams-decimals'] },
  { number: 11, title: '250 g', draft: grams('250'), warnings: ['above-3-grams'], needed: ['typed-again', 'second-np', 'np-manager'] },
  { number: 12, title: 'no grams', draft: grams(''), refusals: ['grams-missing'] },
  { number: 13, title: 'a range', draft: grams('1-3'), refusals: ['grams-not-one-figure'] },
  { number: 14, title: '365 days', draft: period('365', 'days') },
  { number: 15, title: '366 days', draft: period('366', 'days'), refusals: ['period-too-long'] },
  { number: 16, title: '52 weeks', draft: period('52', 'weeks') },
  { number: 17, title: '53 weeks', draft: period('53', 'weeks'), refusals: ['period-too-long'] },
  { number: 18, title: '12 months', draft: period('12', 'months') },
  { number: 19, title: '13 months', draft: period('13', 'months'), refusals: ['period-too-long'] },
  { number: 20, title: '1 year', draft: period('1', 'year'), refusals: ['period-unit'] },
  { number: 21, title: '0 months', draft: period('0', 'months'), refusals: ['period-not-whole'] },
  { number: 22, title: '1.5 months', draft: period('1.5', 'months'), refusals: ['period-not-whole'] },
  { number: 23, title: '1 day', draft: period('1', 'days') },
  { number: 24, title: 'no unit', draft: period('12', ''), refusals: ['period-unit'] },
  { number: 25, title: 'no NP number', facts: { licences: [] }, refusals: ['licence-missing'] },
  { number: 26, title: 'a number of Alberta only', facts: licence({ province: 'AB' }), refusals: ['licence-province'] },
  {
    ...{ number: 27, title: 'consulted in Quebec', draft: { province_of_consultation: 'QC' } },
    refusals: ['licence-province', 'authority-not-established'],
  },
  { number: 28, title: 'a licence that ended yesterday', facts: licence({ valid_to: '2026-11-19' }), refusals: ['licence-expired'] },
  { number: 29, title: 'a licence that ends today', facts: licence({ valid_to: '2026-11-20' }) },
  { number: 30, title: 'suspended today', facts: licence({ suspended_on: '2026-11-20' }), refusals: ['licence-suspended'] },
  { number: 31, title: 'a notice of today', facts: licence({ notice_on: '2026-11-20' }), refusals: ['licence-notice'] },
  { number: 32, title: 'a retracted notice', facts: licence({ notice_on: '2026-10-01', notice_retracted_on: '2026-11-01' }) },
  {
    ...{ number: 33, title: 'authority unknown', draft: { province_of_consultation: 'PE' }, facts: licence({ province: 'PE' }) },
    refusals: ['authority-not-established'],
  },
  { number: 34, title: 'authority since 2017' },
  {
    number: 35,
    title: 'a restricted entry',
    facts: licence({ restrictions: 'No controlled substances' }),
    refusals: ['licence-restricted'],
  },
  { number: 36, title: 'a registered nurse', facts: practitioner({ profession: 'RN' }), refusals: ['practitioner-profession'] },
  { number: 37, title: 'no phone', facts: practitioner({ phone: '' }), refusals: ['practitioner-phone'] },
  { number: 38, title: 'neither fax nor email', facts: practitioner({ fax: '', email: '' }) },
  { number: 39, title: 'a post box', facts: practitioner({ address: 'PO Box 9' }), warnings: ['address-po-box'] },
  { number: 40, title: 'no place', draft: { place_of_consultation: ' ' }, refusals: ['place-missing'] },
  {
    ...{ number: 41, title: 'in Saskatchewan that day, licensed in Ontario', draft: { province_of_consultation: 'SK' } },
    refusals: ['licence-province'],
  },
  {
    ...{ number: 42, title: 'licensed in both', draft: { province_of_consultation: 'SK' } },
    facts: { licences: [licenceOf(), licenceOf({ province: 'SK', number: 'SK-77' })] },
  },
  { number: 43, title: 'a single name', facts: patient({ surname: '' }), warnings: ['single-name'] },
  {
    ...{ number: 44, title: 'another spelling on the identity card', draft: { identity_given_name: 'Lea', identity_surname: 'ONeil' } },
    warnings: ['name-differs-from-identity'],
  },
  {
    ...{ number: 45, title: '17 years and 364 days', facts: patient({ birth_date: '2008-11-21', consent_birth_date: null }) },
    refusals: ['patient-under-age'],
  },
  { number: 46, title: '18 today', facts: patient({ birth_date: '2008-11-20', consent_birth_date: null }), warnings: ['under-25'] },
  { number: 47, title: '23 years', facts: patient({ birth_date: '2003-01-01', consent_birth_date: null }), warnings: ['under-25'] },
  { number: 48, title: 'born tomorrow', facts: patient({ birth_date: '2026-11-21' }), refusals: ['birth-date-impossible'] },
  {
    number: 49,
    title: 'another birth date on the consent',
    facts: patient({ consent_birth_date: '1980-06-05' }),
    refusals: ['birth-date-unsettled'],
  },
  { number: 50, title: 'no statement', draft: { statement: false }, refusals: ['statement-missing'] },
  {
    ...{ number: 51, title: 'another NP’s visit', facts: { visit: { ...GOOD_FACTS.visit, by_signer: false } as DocumentFacts['visit'] } },
    refusals: ['not-the-visits-practitioner'],
  },
  { number: 52, title: 'one’s own record', facts: patient({ is_signer: true }), refusals: ['own-record'] },
  {
    number: 53,
    title: 'the same address',
    draft: { not_family: true },
    facts: patient({ address: '500 Bay Street' }),
    warnings: ['same-address'],
  },
  {
    number: 53,
    title: 'the same address, not attested',
    facts: patient({ address: '500 Bay St' + 'reet' }),
    refusals: ['family'],
    warnings: ['same-address'],
  },
  {
    ...{ number: 55, title: 'replaces one in force', draft: { supersedes: 7 }, facts: { in_force: [{ id: 7, daily_grams: 1 }] } },
    warnings: ['replaces'],
  },
  { number: 55, title: 'replaces one that has ended', draft: { supersedes: 7 }, refusals: ['supersedes-not-in-force'] },
  { number: 56, title: 'a second document', facts: { in_force: [{ id: 7, daily_grams: 2 }] }, warnings: ['document-in-force'] },
  { number: 69, title: 'an ended record', facts: patient({ active: false }), refusals: ['patient-inactive'] },
  {
    ...{ number: 70, title: 'a veteran with 4 g and no letter', draft: { ...grams('4'), veteran: true } },
    warnings: ['above-3-grams', 'veteran-without-letter'],
  },
  { number: 73, title: 'dated by another clock', facts: { signed_on: '2026-11-21' }, refusals: ['date-not-today'] },
]
