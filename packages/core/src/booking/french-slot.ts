import { type Slot, VISIT_PLACE } from '@clinic/contract/booking'
import { frenchDate } from '../shared/french-date.ts'
import { getOwnProperty } from '../shared/get-own-property.ts'
import { weekdayOf } from './working-hours.ts'

const WEEKDAYS = ['lundi', 'mardi', 'mercredi', 'jeudi', 'vendredi', 'samedi', 'dimanche']
const MONTHS = ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']
const ZONES: Readonly<Record<string, string>> = {
  'Newfoundland time': 'heure de Terre-Neuve',
  'Atlantic time': 'heure de l’Atlantique',
  'Eastern time': 'heure de l’Est',
  'Central time': 'heure du Centre',
  'Saskatchewan time': 'heure de la Saskatchewan',
  'Mountain time': 'heure des Rocheuses',
  'Pacific time': 'heure du Pacifique',
  'Yukon time': 'heure du Yukon',
}
const VISITS: Readonly<Record<string, string>> = {
  'First visit': 'Premier rendez-vous',
  Renewal: 'Renouvellement',
  'Follow-up': 'Suivi',
}
const PLACES: Readonly<Record<string, string>> = { [VISIT_PLACE]: 'Par téléphone ou par vidéo' }
/** The format of `localTexts`. */
const TEXT = /^\p{L}+, (?<month>\p{L}+) (?<day>\d{1,2}), (?<year>\d{4}), (?<time>\d{1,2}:\d{2} [ap]\.m\.) (?<zone>.+)$/u

/** A slot in French, converted from the texts the server rendered with the zone’s data (E-10). */
export function frenchSlot(slot: Slot): Slot {
  return {
    ...slot,
    visitType: getOwnProperty(VISITS, slot.visitType) ?? slot.visitType,
    location_name: getOwnProperty(PLACES, slot.location_name) ?? slot.location_name,
    localTime: frenchTime(slot.localTime),
    localText: frenchText(slot.localText),
    clinicText: frenchText(slot.clinicText),
  }
}

/** A `localText` in French. */
export function frenchText(text: string): string {
  const { month = '', day = '', year = '', time = '', zone = '' } = TEXT.exec(text)?.groups ?? {}
  const number = MONTHS.indexOf(month) + 1
  if (number === 0) return text
  const date = `${year}-${String(number).padStart(2, '0')}-${day.padStart(2, '0')}`
  return `${frenchDay(date)}, ${frenchTime(time)} (${frenchZone(zone)})`
}

/** `mardi 10 mars 2026`. */
export function frenchDay(date: string): string {
  return `${WEEKDAYS[weekdayOf(date) - 1]} ${frenchDate(date)}`
}

/** Eastern time is “heure de l’Est”. */
export function frenchZone(zone: string): string {
  return getOwnProperty(ZONES, zone) ?? `heure de ${zone.replace(/ time$/, '')}`
}

/** 1:05 p.m. is 13 h 05. */
export function frenchTime(time: string): string {
  const [, hour = '', minute = '', half] = /^(\d{1,2}):(\d{2}) ([ap])\.m\.$/.exec(time) ?? []
  if (half === undefined) return time
  const hours = (Number(hour) % 12) + (half === 'p' ? 12 : 0)
  return `${hours}\u00A0h\u00A0${minute}`
}
