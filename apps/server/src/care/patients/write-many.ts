import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { provinceName } from '@clinic/core/reference-data/provinces'
import type { Tx } from '../../platform/db/database.ts'
import { insertMany, insertMissingDetails, type PatientText, updateMany, updateManyDetails } from './bulk-store.ts'

/** Adds patients from a spreadsheet and returns the added IDs; existing ones are left alone. */
export function addMany(tx: Tx, texts: readonly PatientText[], now: string): Promise<string[]> {
  return insertMany(tx, texts.map(storedText), now)
}

/** Updates given fields of patients; others stay. */
export async function writeMany(tx: Tx, texts: readonly PatientText[], now: string): Promise<void> {
  const stored = texts.map(storedText)
  await updateMany(tx, stored, now)
  await insertMissingDetails(
    tx,
    stored.map(({ patient_id = '' }) => patient_id),
  )
  await updateManyDetails(tx, stored)
}

const MAILING = ['mailing_street_address', 'mailing_city', 'mailing_province', 'mailing_postal_code'] as const

/** Cached: folding each of a hundred thousand values would take longer. */
const NAMES: ReadonlyMap<string, string> = new Map(PROVINCE_CODES.map((code) => [code, provinceName(code)]))

function storedText(text: PatientText): PatientText {
  return {
    ...text,
    ...(text.mailing_province && { mailing_province: NAMES.get(text.mailing_province) ?? text.mailing_province }),
    ...(MAILING.some((field) => text[field]) && { mailing: 'yes' }),
  }
}
