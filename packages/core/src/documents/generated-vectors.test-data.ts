import { type DocumentDraft, documentDraft } from '@clinic/contract/documents/readiness'
import type { DocumentFacts } from './document-facts.ts'
import { GOOD_DRAFT, GOOD_FACTS, licenceOf } from './vectors.test-data.ts'

/**
 * One way in which the good document may be changed, and all that section 2 of the facts finds wrong there, by hand; what is not named is none.
 * `byDay`: another signing day would change that.
 */
type Variant = {
  title: string
  draft?: Partial<DocumentDraft>
  facts?: Partial<DocumentFacts>
  practitioner?: Partial<NonNullable<DocumentFacts['practitioner']>>
  patient?: Partial<DocumentFacts['patient']>
  refusals?: string[]
  warnings?: string[]
  needed?: string[]
  byDay?: true
}

const grams = (daily_grams: string, rest: Omit<Variant, 'title'> = {}): Variant => ({
  title: `“${daily_grams}” g`,
  ...rest,
  draft: { daily_grams, ...rest.draft },
})
const period = (period_count: string, period_unit: string, refusal?: string): Variant => ({
  title: `“${period_count} ${period_unit}”`,
  draft: { period_count, period_unit },
  refusals: refusal === undefined ? [] : [refusal],
})
const HIGH = { warnings: ['above-3-grams'] }
const BOTH = { ...HIGH, needed: ['second-np', 'np-manager'] }
const COVER = { billing_limit_g: null, letter: null }

const GRAMS: Variant[] = [
  ...['1.5', '0.01', '0,5', '3', '3.00', ' 2 '].map((typed) => grams(typed)),
  ...['3.01', '4', '5', '5,00'].map((typed) => grams(typed, HIGH)),
  ...['5.01', '7,5', '10'].map((typed) => grams(typed, { ...HIGH, needed: ['second-np'] })),
  ...['10.01', '30'].map((typed) => grams(typed, BOTH)),
  grams('30.01', { ...HIGH, needed: ['typed-again', 'second-np', 'np-manager'] }),
  grams('30.01', { ...BOTH, draft: { grams_again: '30,01' } }),
  grams('250', { ...BOTH, draft: { grams_again: '2.5' }, refusals: ['grams-again-differ'] }),
  grams('', { refusals: ['grams-missing'] }),
  ...['0', '0.00', '-1', '-0,5'].map((typed) => grams(typed, { refusals: ['grams-not-above-zero'] })),
  ...['1.005', '0,001'].map((typed) => grams(typed, { refusals: ['grams-decimals'] })),
  ...['1-3', '1 to 3', '.5', '2 g', 'one', '1e1', '1,5,5'].map((typed) => grams(typed, { refusals: ['grams-not-one-figure'] })),
  grams('4', { warnings: ['above-3-grams', 'veteran-without-letter'], draft: { veteran: true } }),
  grams('1', { facts: { decided_grams: 1 } }),
  ...[1, 2.01].map((decided_grams) => grams('2', { warnings: ['differs-from-decision'], facts: { decided_grams } })),
  grams('4', { ...HIGH, draft: { veteran: true, specialist_letter: true } }),
  grams('4', { warnings: ['above-3-grams', 'above-billing-limit'], facts: { veteran: COVER } }),
]
const PERIOD: Variant[] = [
  ...['1', '90', '365'].map((count) => period(count, 'days')),
  ...['1', '52'].map((count) => period(count, 'weeks')),
  ...['1', '6', '12'].map((count) => period(count, 'months')),
  period('366', 'days', 'period-too-long'),
  period('53', 'weeks', 'period-too-long'),
  period('13', 'months', 'period-too-long'),
  ...['0', '-1', '1.5', '1,5', 'one'].map((count) => period(count, 'weeks', 'period-not-whole')),
  ...['year', 'years', 'ongoing', ''].map((unit) => period('1', unit, 'period-unit')),
  period('', 'months', 'period-missing'),
  period('', '', 'period-missing'),
]

const licence = (title: string, parts: Parameters<typeof licenceOf>[0], rest: Omit<Variant, 'title'> = {}): Variant => ({
  title,
  ...rest,
  facts: { licences: [licenceOf(parts)] },
})
const inSaskatchewan = (title: string, rest: Omit<Variant, 'title'>): Variant => ({
  title,
  ...rest,
  draft: { province_of_consultation: 'SK' },
})
const authority = (title: string, row: Partial<DocumentFacts['authority'][number]>, refused: boolean): Variant => ({
  title,
  byDay: true,
  facts: { authority: [{ province: 'ON', status: 'yes', from: null, source: 'cno.org', ...row }] },
  refusals: refused ? ['authority-not-established'] : [],
})
const RIGHT: Variant[] = [
  { title: 'licensed in Ontario' },
  licence('ended yesterday', { valid_to: '2026-11-19' }, { refusals: ['licence-expired'], byDay: true }),
  licence('ends today', { valid_to: '2026-11-20' }, { byDay: true }),
  licence('begins today', { valid_from: '2026-11-20' }, { byDay: true }),
  licence('begins tomorrow', { valid_from: '2026-11-21' }, { refusals: ['licence-not-begun'], byDay: true }),
  licence('suspended today', { suspended_on: '2026-11-20' }, { refusals: ['licence-suspended'], byDay: true }),
  licence('suspended from tomorrow', { suspended_on: '2026-11-21' }, { byDay: true }),
  licence('a notice of today', { notice_on: '2026-11-20' }, { refusals: ['licence-notice'], byDay: true }),
  licence('a notice of tomorrow', { notice_on: '2026-11-21' }, { byDay: true }),
  licence('a notice retracted', { notice_on: '2026-10-01', notice_retracted_on: '2026-11-01' }),
  licence('restricted', { restrictions: 'No controlled substances' }, { refusals: ['licence-restricted'] }),
  licence('an unusual number', { number: '#12/3' }, { warnings: ['licence-number-form'] }),
  licence('checked 30 days ago', { checked_on: '2026-10-21' }, { byDay: true }),
  licence('checked 31 days ago', { checked_on: '2026-10-20' }, { warnings: ['licence-checked-long-ago'], byDay: true }),
  licence('of Alberta alone', { province: 'AB' }, { refusals: ['licence-province'] }),
  { title: 'no licence', facts: { licences: [] }, refusals: ['licence-missing'] },
  { title: 'no province', draft: { province_of_consultation: null }, refusals: ['province-missing'] },
  inSaskatchewan('seen in Saskatchewan, licensed in Ontario', { refusals: ['licence-province'] }),
  inSaskatchewan('licensed in both', { facts: { licences: [licenceOf(), licenceOf({ province: 'SK' })] } }),
  inSaskatchewan('a notice that is recorded with the licence of the other province', {
    facts: { licences: [licenceOf({ notice_on: '2026-11-01' }), licenceOf({ province: 'SK' })] },
    refusals: ['licence-notice'],
  }),
  inSaskatchewan('suspended in the other province', {
    facts: { licences: [licenceOf({ suspended_on: '2026-11-01' }), licenceOf({ province: 'SK' })] },
  }),
  authority('authority from today', { from: '2026-11-20' }, false),
  authority('authority from tomorrow', { from: '2026-11-21' }, true),
  authority('authority without a source', { source: ' ' }, true),
  authority('authority unknown', { status: 'unknown' }, true),
  authority('no authority', { status: 'no' }, true),
  {
    ...{ title: 'in Quebec, of whose authority nothing is known', draft: { province_of_consultation: 'QC' } },
    ...{ facts: { licences: [licenceOf({ province: 'QC' })] }, refusals: ['authority-not-established'] },
  },
  { title: 'a registered nurse', practitioner: { profession: 'RN' }, refusals: ['practitioner-profession'] },
  {
    ...{ title: 'a physician in Quebec', draft: { province_of_consultation: 'QC' }, practitioner: { profession: 'Physician' } },
    facts: { licences: [licenceOf({ province: 'QC' })] },
  },
]
const PRACTITIONER: Variant[] = [
  { title: 'no fax and no email', practitioner: { fax: '', email: '' } },
  { title: 'no given name', practitioner: { given_name: ' ' }, refusals: ['practitioner-name'] },
  { title: 'no surname', practitioner: { surname: '' }, refusals: ['practitioner-name'] },
  { title: 'another name in the register', practitioner: { register_surname: 'Roy-Hébert' }, refusals: ['practitioner-register-name'] },
  { title: 'no phone', practitioner: { phone: '' }, refusals: ['practitioner-phone'] },
  { title: 'a phone of seven digits', practitioner: { phone: '555-0101' }, refusals: ['practitioner-phone'] },
  { title: 'no address', practitioner: { address: '' }, refusals: ['practitioner-address'] },
  { title: 'a post box alone', practitioner: { address: 'PO Box 9, Toronto ON' }, warnings: ['address-po-box'] },
  { title: 'a post box and a street', practitioner: { address: '500 Bay Street, PO Box 9' } },
  {
    ...{ title: 'the address of the patient', patient: { address: '500 Bay Street' } },
    ...{ refusals: ['family'], warnings: ['same-address'] },
  },
  {
    ...{ title: 'the address of the patient, no relative', patient: { address: '500 Bay Street' } },
    ...{ draft: { not_family: true }, warnings: ['same-address'] },
  },
]
const NAME: Variant[] = [
  { title: 'no name', patient: { given_name: '', surname: ' ' }, refusals: ['patient-name'] },
  { title: 'a surname alone', patient: { given_name: '' }, warnings: ['single-name'] },
  { title: 'a given name alone', patient: { surname: '' }, warnings: ['single-name'] },
  { title: 'capitals on the identity card', draft: { identity_given_name: 'LÉA', identity_surname: 'O’NEIL' } },
  {
    title: 'no accent on the identity card',
    draft: { identity_given_name: 'Lea', identity_surname: 'O’Neil' },
    warnings: ['name-differs-from-identity'],
  },
  {
    title: 'the names the other way round',
    draft: { identity_given_name: 'O’Neil', identity_surname: 'Léa' },
    warnings: ['name-differs-from-identity'],
  },
]
const born = (birth_date: string | null, rest: Omit<Variant, 'title'>): Variant => ({
  title: `born ${birth_date}`,
  byDay: true,
  ...rest,
  patient: { birth_date, consent_birth_date: null, ...rest.patient },
})
const BIRTH: Variant[] = [
  ...['1980-05-06', '2001-11-20', '1904-11-20'].map((day) => born(day, {})),
  ...['2001-11-21', '2008-11-20'].map((day) => born(day, { warnings: ['under-25'] })),
  ...['2008-11-21', '2026-11-20'].map((day) => born(day, { refusals: ['patient-under-age'] })),
  ...['2026-11-21', '1899-01-01', '2001-02-30', 'soon'].map((day) => born(day, { refusals: ['birth-date-impossible'] })),
  ...[null, ''].map((day) => born(day, { refusals: ['birth-date-missing'] })),
  born('1980-05-06', { patient: { consent_birth_date: '1980-06-05' }, refusals: ['birth-date-unsettled'] }),
]
const visit = (title: string, parts: Partial<NonNullable<DocumentFacts['visit']>> | null, ...refusals: string[]): Variant => ({
  ...{ title, refusals },
  facts: { visit: parts && ({ ...GOOD_FACTS.visit, ...parts } as NonNullable<DocumentFacts['visit']>) },
})
const VISIT: Variant[] = [
  visit('no visit', null, 'no-visit'),
  visit('a visit 30 days ago', { on: '2026-10-21' }),
  visit('a visit 31 days ago', { on: '2026-10-20' }, 'no-visit'),
  visit('a visit of tomorrow', { on: '2026-11-21' }, 'no-visit'),
  visit('a visit with a colleague', { by_signer: false }, 'not-the-visits-practitioner'),
  visit('authorized less', { decision: 'authorize-less' }),
  ...(['defer', 'decline', 'refer', 'see-again', 'call-back', null] as const).map((decision) =>
    visit(`decided: ${decision}`, { decision }, 'not-decided'),
  ),
  visit('a note that is not signed', { note_signed: false }, 'note-unsigned'),
]
const IN_FORCE: Variant[] = [
  { title: 'another document', facts: { in_force: [{ id: 7, daily_grams: 1 }] }, warnings: ['document-in-force'] },
  { title: 'replaces it', draft: { supersedes: 7 }, facts: { in_force: [{ id: 7, daily_grams: 1 }] }, warnings: ['replaces'] },
  {
    ...{ title: 'replaces one of two', draft: { supersedes: 7 }, warnings: ['replaces', 'document-in-force'] },
    facts: { in_force: [7, 8].map((id) => ({ id, daily_grams: 1 })) },
  },
  { title: 'replaces none', draft: { supersedes: 7 }, refusals: ['supersedes-not-in-force'] },
]
const FLAGS: Variant[] = [
  { title: 'a flag', facts: { raised_flags: ['psychosis'] }, refusals: ['flag-undecided'] },
  { title: 'a flag, decided', facts: { raised_flags: ['psychosis'] }, draft: { flags: { psychosis: 'Resolved 20 years ago' } } },
  {
    title: 'two flags, one decided',
    facts: { raised_flags: ['psychosis', 'heart'] },
    draft: { flags: { psychosis: 'Resolved' } },
    refusals: ['flag-undecided'],
  },
]
const REST: Variant[][] = [
  [{ title: 'an ended record', patient: { active: false }, refusals: ['patient-inactive'] }],
  [{ title: 'the signer’s own record', patient: { is_signer: true }, refusals: ['own-record'] }],
  [{ title: 'no place', draft: { place_of_consultation: '' }, refusals: ['place-missing'] }],
  [{ title: 'no condition', draft: { condition: '' }, refusals: ['condition-missing'] }],
  [{ title: 'no reason', draft: { condition_reason: ' ' }, refusals: ['reason-missing'] }],
  [{ title: 'no statement', draft: { statement: false }, refusals: ['statement-missing'] }],
  (['missing', 'withdrawn'] as const).map((consent) => ({
    ...{ title: `consent ${consent}`, facts: { consent } },
    refusals: [`consent-${consent}`],
  })),
  ['2026-11-19', '2026-11-21'].map((signed_on) => ({
    title: `dated ${signed_on}`,
    facts: { signed_on },
    refusals: ['date-not-today'],
    byDay: true,
  })),
]

/** What can be changed alone; of each at most one variant at a time. */
export const ELEMENTS: readonly (readonly Variant[])[] = [
  ...[GRAMS, PERIOD, RIGHT, PRACTITIONER, NAME, BIRTH, VISIT, IN_FORCE, FLAGS],
  ...REST,
]

/** The good document with these changes, and what has to be found. */
export function vectorOf(variants: readonly Variant[]) {
  const merge = <T extends object>(start: T, parts: (Partial<T> | undefined)[]): T => Object.assign({}, start, ...parts)
  const all = (field: 'refusals' | 'warnings' | 'needed') => variants.flatMap((variant) => variant[field] ?? []).sort()
  const { patient, practitioner } = GOOD_FACTS
  if (!practitioner) throw new Error('the good document has a practitioner')
  return {
    title: variants.map(({ title }) => title).join(' + '),
    draft: documentDraft.parse(
      merge(
        GOOD_DRAFT,
        variants.map(({ draft }) => draft),
      ),
    ),
    facts: {
      ...merge(
        GOOD_FACTS,
        variants.map(({ facts }) => facts),
      ),
      patient: merge(
        patient,
        variants.map((variant) => variant.patient),
      ),
      practitioner: merge(
        practitioner,
        variants.map((variant) => variant.practitioner),
      ),
    },
    found: { refusals: all('refusals'), warnings: all('warnings'), needed: all('needed') },
  }
}
