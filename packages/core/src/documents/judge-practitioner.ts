import type { DocumentDraft, DocumentRefusal } from '@clinic/contract/documents/readiness'
import type { LicenceStanding } from '@clinic/contract/users/licences'
import { addDays } from '../shared/dates.ts'
import { readPhone } from '../shared/read-phone.ts'
import { hasNotice, licenceStanding } from '../users/licence-standing.ts'
import type { DocumentFacts } from './document-facts.ts'
import type { Judgement } from './judgement.ts'

/** Days after which an administrator should have read the register again. */
const CHECKED_DAYS = 30
/** No college publishes the form of its numbers, so another form is only a warning. */
const NUMBER_FORM = /^[A-Za-z0-9-]{3,14}$/
const PHYSICIAN = 'physician'
const PROFESSIONS = new Set(['nurse practitioner', PHYSICIAN])
const POST_BOX = /\b(?:p\.?\s*o\.?\s*box|post(?:al)?\s+box|case\s+postale|c\.\s*p\.)\s*\d+/gi
const STREET = /\d+[^,\n]*\p{L}{2}/u

const REFUSED_STANDINGS: Readonly<Partial<Record<LicenceStanding, DocumentRefusal>>> = {
  suspended: 'licence-suspended',
  expired: 'licence-expired',
  'not-begun': 'licence-not-begun',
  restricted: 'licence-restricted',
}

/** Who signs: name, profession, address, and the right to do it in the province of the consultation (s. 264, 273(1)(a)(b)). */
export function judgePractitioner({ province_of_consultation: province }: DocumentDraft, facts: DocumentFacts): Partial<Judgement> {
  const licence = facts.licences.find((held) => held.province === province) ?? null
  const details = judgeDetails(facts)
  const refusals = [...(details.refusals ?? [])]
  const warnings = [...(details.warnings ?? [])]
  if (facts.licences.length === 0) refusals.push({ code: 'licence-missing' })
  else if (province !== null && !licence) refusals.push({ code: 'licence-province', detail: province })
  const named = facts.licences.find((held) => hasNotice(held, facts.signed_on))
  if (named) refusals.push({ code: 'licence-notice', detail: named.province })
  if (licence) {
    const code = REFUSED_STANDINGS[licenceStanding(licence, facts.signed_on)]
    if (code) refusals.push({ code, detail: licence.province })
    if (!NUMBER_FORM.test(licence.number)) warnings.push({ code: 'licence-number-form', detail: licence.number })
    if (licence.checked_on < addDays(facts.signed_on, -CHECKED_DAYS)) warnings.push({ code: 'licence-checked-long-ago' })
  }
  if (province !== null && !isPhysician(facts) && !isEstablished(facts, province))
    refusals.push({ code: 'authority-not-established', detail: province })
  return { refusals, warnings }
}

/** Licensed to practise medicine is enough for a physician (s. 264): the table is about NPs. */
function isPhysician({ practitioner }: DocumentFacts): boolean {
  return practitioner?.profession.trim().toLowerCase() === PHYSICIAN
}

function isEstablished({ authority, signed_on }: DocumentFacts, province: string): boolean {
  const row = authority.find((known) => known.province === province)
  return row?.status === 'yes' && row.source.trim() !== '' && (row.from === null || row.from <= signed_on)
}

function judgeDetails({ practitioner }: DocumentFacts): Partial<Judgement> {
  if (!practitioner) return { refusals: [{ code: 'practitioner-name' }, { code: 'practitioner-address' }, { code: 'practitioner-phone' }] }
  const { given_name, surname, register_given_name, register_surname, profession, address, phone } = practitioner
  const refusals: Judgement['refusals'] = []
  if (given_name.trim() === '' || surname.trim() === '') refusals.push({ code: 'practitioner-name' })
  else if (!isSame(given_name, register_given_name) || !isSame(surname, register_surname))
    refusals.push({ code: 'practitioner-register-name' })
  if (!PROFESSIONS.has(profession.trim().toLowerCase())) refusals.push({ code: 'practitioner-profession' })
  if (address.trim() === '') refusals.push({ code: 'practitioner-address' })
  if (readPhone(phone) === null) refusals.push({ code: 'practitioner-phone' })
  const isBoxAlone = POST_BOX.test(address) && !STREET.test(address.replace(POST_BOX, ''))
  POST_BOX.lastIndex = 0
  return { refusals, warnings: isBoxAlone ? [{ code: 'address-po-box' }] : [] }
}

function isSame(printed: string, registered: string): boolean {
  return printed.trim().normalize('NFC') === registered.trim().normalize('NFC')
}
