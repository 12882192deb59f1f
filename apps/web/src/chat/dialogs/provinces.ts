import type { ProvinceCode } from '@clinic/contract/provinces'
import type { ProvinceChoice } from '../../question-cards/card.ts'

// Repeated here, and held to the contract's codes by the type, so that this page does not load the contract's schemas.
const NAMES: Record<ProvinceCode, string> = {
  AB: 'Alberta',
  BC: 'British Columbia',
  MB: 'Manitoba',
  NB: 'New Brunswick',
  NL: 'Newfoundland and Labrador',
  NS: 'Nova Scotia',
  NT: 'Northwest Territories',
  NU: 'Nunavut',
  ON: 'Ontario',
  PE: 'Prince Edward Island',
  QC: 'Quebec',
  SK: 'Saskatchewan',
  YT: 'Yukon',
}

const PROVINCES: ProvinceChoice[] = Object.entries(NAMES).map(([code, label]) => ({ code, label, disabled: false }))

/** The full name, which is what the wire carries (B-11), of a province given by code or by name; what it does not know stays as it is. */
export function provinceName(given: string): string {
  const wanted = given.trim().toLowerCase()
  return PROVINCES.find(({ code, label }) => code?.toLowerCase() === wanted || label.toLowerCase() === wanted)?.label ?? given
}

/** What a select offers, of all provinces where the list is empty: Quebec only if it is already set, and then it can't be chosen again (REQ-198); what is set is always among them. */
export function offeredProvinces(list: ProvinceChoice[], set: string): ProvinceChoice[] {
  const name = provinceName(set)
  const named = list.map((province) => ({ ...province, label: provinceName(province.code ?? province.label) }))
  const others = (named.length > 0 ? named : PROVINCES).filter(({ label }) => label !== NAMES.QC)
  if (name === NAMES.QC) return [...others, { code: 'QC', label: NAMES.QC, disabled: true }]
  return name === '' || others.some(({ label }) => label === name) ? others : [...others, { code: null, label: name, disabled: true }]
}
