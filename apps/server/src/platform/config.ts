import { randomBytes } from 'node:crypto'
import { PROVINCE_CODES, type ProvinceCode } from '@clinic/contract/provinces'
import { z } from 'zod'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optionalText = z.preprocess(blankIsUnset, z.string().optional())
const port = z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(65_535).default(3000))

/** Every setting there is; the README lists the same names. */
export const settings = z.object({
  PORT: port,
  HOST: z.preprocess(blankIsUnset, z.string().default('localhost')),
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default('./.data')),
  DATABASE_URL: optionalText,
  DATABASE_CONNECTIONS: z.preprocess(blankIsUnset, z.coerce.number().int().min(4).max(100).default(12)),
  DATABASE_READ_URL: optionalText,
  SMTP_URL: optionalText,
  MAIL_FROM: z.preprocess(blankIsUnset, z.string().default('TCN AI <no-reply@clinic.example>')),
  PUBLIC_URL: optionalText,
  API_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^https?$/ }).optional()),
  DEMO: z.preprocess(blankIsUnset, z.enum(['0', '1']).default('1')),
  ADMIN_EMAIL: optionalText,
  ADMIN_PASSWORD: optionalText,
  CHAT_API_KEY: z.preprocess(blankIsUnset, z.string().default('clinic-public-chat')),
  PATIENT_RECORD_URL: optionalText,
  BRAND_NAME: z.preprocess(blankIsUnset, z.string().default('TCN AI')),
  SERVED_PROVINCES: z.preprocess(
    blankIsUnset,
    z
      .string()
      .default(PROVINCE_CODES.filter((code) => code !== 'QC').join(','))
      .transform((list) => list.split(',').map((code) => code.trim().toUpperCase()))
      .pipe(z.array(z.enum(PROVINCE_CODES as [ProvinceCode, ...ProvinceCode[]]))),
  ),
  CLINIC_TIME_ZONE: z.preprocess(blankIsUnset, z.string().default('America/Toronto')),
  TRUST_PROXY: z.preprocess(blankIsUnset, z.string().default('')),
  SESSION_IDLE_MINUTES: z.preprocess(blankIsUnset, z.coerce.number().int().min(1).max(720).default(30)),
  LOCK_IDLE_MINUTES: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(720).default(10)),
  PASSWORD_COMPOSITION: z.preprocess(
    blankIsUnset,
    z
      .enum(['0', '1'])
      .default('1')
      .transform((choice) => choice === '1'),
  ),
  LLM_BASE_URL: z.preprocess(blankIsUnset, z.url({ protocol: /^https?$/ }).optional()),
  LLM_MODEL: optionalText,
  LLM_API_KEY: optionalText,
  LLM_TIMEOUT_MS: z.preprocess(blankIsUnset, z.coerce.number().int().min(50).max(10_000).default(1500)),
  STATE_SECRET: z.preprocess(blankIsUnset, z.string().min(32).optional()),
  AUDIT_KEY: z.preprocess(blankIsUnset, z.string().min(32).optional()),
  AUDIT_ANCHOR_FILE: optionalText,
  BACKUP_DIR: optionalText,
  BACKUP_KEY: z.preprocess(blankIsUnset, z.string().min(32).optional()),
  RETENTION_YEARS: z.preprocess(blankIsUnset, z.coerce.number().int().min(10).max(200).default(16)),
  ABANDONED_CHAT_DAYS: z.preprocess(blankIsUnset, z.coerce.number().int().min(1).max(3650).default(30)),
  BACKUP_KEEP: z.preprocess(blankIsUnset, z.coerce.number().int().min(1).max(1000).default(7)),
  DATA_KEYS: optionalText,
  DRAIN_SECONDS: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(300).default(0)),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.preprocess(blankIsUnset, z.url({ protocol: /^https?$/ }).optional()),
  LOG_LEVEL: z.preprocess(blankIsUnset, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
})
export type Config = z.infer<typeof settings>

/** Parses the environment once; a bad value stops the start with the setting's name and what is wrong with it. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = settings.safeParse(environment)
  if (parsed.success && parsed.data.LLM_BASE_URL && !parsed.data.LLM_MODEL)
    throw new Error('LLM_BASE_URL needs LLM_MODEL: the name of the model to ask')
  if (parsed.success) return parsed.data
  const lines = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`These settings cannot be used:\n  ${lines.join('\n  ')}`)
}

/** A fresh secret of 32 bytes in hexadecimal. */
export function makeSecret(): string {
  return randomBytes(32).toString('hex')
}
