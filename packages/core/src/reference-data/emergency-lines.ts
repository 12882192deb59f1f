import type { ChatLanguage } from '@clinic/contract/chat'
import type { EmergencyNumber, EmergencyService } from '@clinic/contract/emergency-numbers'
import { PROVINCES, type ProvinceCode } from '@clinic/contract/provinces'
import type { CrisisKind } from '@clinic/contract/vocabulary'

/** A number as a crisis card shows it. `sms`: null where it takes no texts. */
export type EmergencyLine = { service: EmergencyService; label: string; number: string; tel: string; sms: string | null }

/** Who to call for each danger, in the order of the card. */
const SERVICES: Record<CrisisKind, readonly EmergencyService[]> = {
  suicide: ['emergency', 'crisis-line'],
  overdose: ['emergency', 'poison', 'crisis-line'],
  'child-ingestion': ['poison', 'emergency', 'crisis-line'],
  violence: ['emergency', 'crisis-line', 'violence'],
  abuse: ['emergency', 'violence', 'sexual-violence', 'crisis-line'],
  emergency: ['emergency', 'crisis-line'],
  'adverse-reaction': ['emergency', 'nurse', 'crisis-line'],
}

type Place = { province: ProvinceCode | null; language: ChatLanguage }

/** The numbers of a crisis card. `kind` null: what the danger is, is not known. */
export function emergencyLines(numbers: readonly EmergencyNumber[], kind: CrisisKind | null, place: Place): EmergencyLine[] {
  return (SERVICES[kind ?? 'emergency'] ?? SERVICES.emergency).flatMap((service) => linesOf(numbers, service, place))
}

/** The nurse line of a province; null while none is confirmed, or where the person is, is not known. */
export function nurseLine(numbers: readonly EmergencyNumber[], province: ProvinceCode | null): string | null {
  return numbersOf(numbers, 'nurse', province)[0]?.number ?? null
}

/** The line for help with alcohol and drugs of a province; null while none is confirmed. */
export function addictionLine(numbers: readonly EmergencyNumber[], province: ProvinceCode | null): string | null {
  return numbersOf(numbers, 'addiction', province)[0]?.number ?? null
}

/** Whether 9-1-1 may be named: everywhere but in Nunavut (F-20). */
export function hasEmergencyNumber(numbers: readonly EmergencyNumber[], province: ProvinceCode | null): boolean {
  return numbersOf(numbers, 'emergency', province).length > 0
}

function linesOf(numbers: readonly EmergencyNumber[], service: EmergencyService, { province, language }: Place): EmergencyLine[] {
  return numbersOf(numbers, service, province).map(({ place, name, number, tel, sms }) => {
    const label = place !== 'CA' && province === null ? `${name[language]} (${provinceIn(language, place)})` : name[language]
    return { service, label, number, tel, sms }
  })
}

/** Verified numbers alone. A poison centre is shown with its province where it is not known which one is right. */
function numbersOf(numbers: readonly EmergencyNumber[], service: EmergencyService, province: ProvinceCode | null): EmergencyNumber[] {
  return numbers.filter((number) => {
    if (number.status !== 'verified' || number.service !== service) return false
    if (number.place === 'CA') return province === null || !number.except.includes(province)
    return number.place === province || (province === null && service === 'poison')
  })
}

function provinceIn(language: ChatLanguage, code: ProvinceCode): string {
  return language === 'fr' && code === 'QC' ? 'Québec' : PROVINCES[code]
}
