import { provinceCode, provinceName } from '@clinic/core/reference/provinces'
import type { Tx } from '../platform/database.ts'
import { insertMany, insertManyDetails, type PatientText, updateMany, updateManyDetails } from './many-store.ts'

/** Adds patients with what a spreadsheet holds of them. Answers who was added: an id that is somebody's already is left alone. */
export async function addMany(tx: Tx, texts: readonly PatientText[], now: string): Promise<string[]> {
  const stored = texts.map(storedText)
  const added = new Set(await insertMany(tx, stored, now))
  await insertManyDetails(
    tx,
    stored.filter(({ patient_id = '' }) => added.has(patient_id)),
  )
  return [...added]
}

/** Writes given fields of patients; what is not given stays. */
export async function writeMany(tx: Tx, texts: readonly PatientText[], now: string): Promise<void> {
  const stored = texts.map(storedText)
  await updateMany(tx, stored, now)
  await insertManyDetails(tx, stored)
  await updateManyDetails(tx, stored)
}

const MAILING = ['mailing_street_address', 'mailing_city', 'mailing_province', 'mailing_postal_code'] as const

function storedText(text: PatientText): PatientText {
  const code = provinceCode(text.mailing_province ?? '')
  return {
    ...text,
    ...(code && { mailing_province: provinceName(code) }),
    ...(MAILING.some((field) => text[field]) && { mailing: 'yes' }),
  }
}
