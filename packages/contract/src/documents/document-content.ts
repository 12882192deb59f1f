import { z } from 'zod'
import { PROVINCE_CODES } from '../provinces.ts'

/** A period of use is told in days, weeks or months (s. 273(1)(f)). */
export const PERIOD_UNITS = ['days', 'weeks', 'months'] as const
export type PeriodUnit = (typeof PERIOD_UNITS)[number]
export const documentPeriod = z.object({ count: z.number().int(), unit: z.enum(PERIOD_UNITS) })
export type DocumentPeriod = z.infer<typeof documentPeriod>

/**
 * Everything that is printed on a medical document (s. 273 of the Cannabis Regulations). Empty: not held, and not printed. `copy`: 0 is the
 * original; every page of a copy carries "COPY". `check_url`: where the check code is tried, for the QR code; empty without a public address.
 * `initials`: of the practitioner, on a document that is sent by secure fax as the original.
 */
export const documentContent = z.object({
  document_number: z.string(),
  check_code: z.string(),
  check_url: z.string(),
  copy: z.number().int().min(0),
  clinic_name: z.string(),
  practitioner: z.object({
    ...{ given_name: z.string(), surname: z.string(), profession: z.string(), college: z.string(), licence_number: z.string() },
    ...{ province: z.enum(PROVINCE_CODES), address: z.string(), phone: z.string(), fax: z.string(), email: z.string() },
  }),
  patient: z.object({ given_name: z.string(), surname: z.string(), birth_date: z.iso.date() }),
  place_of_consultation: z.string(),
  province_of_consultation: z.enum(PROVINCE_CODES),
  daily_grams: z.number(),
  period: documentPeriod,
  statement: z.string(),
  signed_on: z.iso.date(),
  signature_name: z.string(),
  initials: z.string(),
})
export type PrintedContent = z.infer<typeof documentContent>
