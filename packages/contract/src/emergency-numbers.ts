import { z } from 'zod'
import { PROVINCE_CODES, type ProvinceCode } from './provinces.ts'

/** Who answers a number. */
export const EMERGENCY_SERVICES = [
  'emergency',
  'crisis-line',
  'poison',
  'nurse',
  'violence',
  'sexual-violence',
  'addiction',
  'young-people',
  'indigenous',
  'overdose-support',
  'reaction-report',
  'trans',
  'veterans',
  'community',
] as const
export type EmergencyService = (typeof EMERGENCY_SERVICES)[number]

const code = z.enum(PROVINCE_CODES as [ProvinceCode, ...ProvinceCode[]])
const common = {
  key: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)+$/),
  service: z.enum(EMERGENCY_SERVICES),
  place: z.union([z.literal('CA'), code]),
  except: z.array(code).default([]),
  number: z.string().regex(/^[\d-]{3,14}$/),
  tel: z.string().regex(/^tel:\+?\d{3,11}$/),
  sms: z
    .string()
    .regex(/^sms:\+?\d{3,11}$/)
    .nullable(),
  name: z.strictObject({ en: z.string().min(1), fr: z.string().min(1) }),
}

/** `except`: where a national number is not for. A number without a source, or not seen there, is never shown (F-20). */
export const emergencyNumber = z.discriminatedUnion('status', [
  z.strictObject({ ...common, status: z.literal('verified'), source: z.string().min(1), checked_on: z.iso.date() }),
  z.strictObject({ ...common, status: z.enum(['weak', 'from-memory']), source: z.string(), checked_on: z.null() }),
])
export type EmergencyNumber = z.infer<typeof emergencyNumber>
