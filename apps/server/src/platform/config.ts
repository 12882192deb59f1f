import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { PROVINCE_CODES, type ProvinceCode } from '@clinic/contract/provinces'
import { passwordError } from '@clinic/core/auth/password'
import moment from 'moment-timezone'
import { z } from 'zod'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const optionalText = z.preprocess(blankIsUnset, z.string().optional())
const printable = z.string().regex(/^[^\p{Cc}]*$/u, 'has a line break or another control character: write it on one line')
const databaseUrl = optionalUrl(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/clinic')
const email = z.email('is not an email address: write one like admin@clinic.example')
const MAIL_FROM = /^(?:[^<>@]+<[^<>\s@]+@[^<>\s@]+>|[^<>\s@]+@[^<>\s@]+)$/
/** Quebec has rules of its own; Nunavut has no emergency number that is verified (F-20). */
const NOT_BY_DEFAULT: readonly ProvinceCode[] = ['QC', 'NU']
/** Names that Fastify knows for ranges of addresses. */
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal']
const port = z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(65_535).default(3000))

/** Every setting there is; the README lists the same names. */
export const settings = z.object({
  PORT: port,
  HOST: z.preprocess(blankIsUnset, z.string().default('localhost')),
  DATA_DIR: z.preprocess(blankIsUnset, z.string().default('./.data')),
  DATABASE_URL: databaseUrl,
  MIGRATION_DATABASE_URL: databaseUrl,
  DATABASE_CONNECTIONS: z.preprocess(blankIsUnset, z.coerce.number().int().min(4).max(100).default(12)),
  DATABASE_READ_URL: databaseUrl,
  STANDBY: z.preprocess(blankIsUnset, z.enum(['0', '1']).default('1')),
  SMTP_URL: optionalUrl(['smtp:', 'smtps:'], 'smtp://user:password@mail.example:587'),
  MAIL_FROM: z.preprocess(
    blankIsUnset,
    printable
      .regex(MAIL_FROM, 'is not a sender: write one like Clinic <no-reply@clinic.example>')
      .default('TCN AI <no-reply@clinic.example>'),
  ),
  PUBLIC_URL: optionalUrl(['http:', 'https:'], 'https://clinic.example', { path: false }),
  API_URL: optionalUrl(['http:', 'https:'], 'https://api.clinic.example'),
  DEMO: z.preprocess(blankIsUnset, z.enum(['0', '1']).default('1')),
  ADMIN_EMAIL: z.preprocess(blankIsUnset, email.optional()),
  ADMIN_PASSWORD: optionalText,
  METRICS_TOKEN: z.preprocess(blankIsUnset, z.string().min(16).optional()),
  CHAT_API_KEY: z.preprocess(blankIsUnset, z.string().default('clinic-public-chat')),
  PATIENT_RECORD_URL: optionalUrl(['http:', 'https:'], 'https://record.example/patients/{id}'),
  BRAND_NAME: z.preprocess(blankIsUnset, printable.default('TCN AI')),
  VIDEO_LINK: optionalUrl(['https:'], 'https://video.example/clinic'),
  CLINIC_CONTACT: z.preprocess(blankIsUnset, printable.optional()),
  SERVED_PROVINCES: z.preprocess(
    blankIsUnset,
    z
      .string()
      .default(PROVINCE_CODES.filter((code) => !NOT_BY_DEFAULT.includes(code)).join(','))
      .transform((list) => list.split(',').map((code) => code.trim().toUpperCase()))
      .pipe(z.array(z.enum(PROVINCE_CODES as [ProvinceCode, ...ProvinceCode[]]))),
  ),
  CLINIC_TIME_ZONE: z.preprocess(
    blankIsUnset,
    z
      .string()
      .refine((zone) => moment.tz.zone(zone) !== null, 'is not a time zone: write one like America/Toronto')
      .default('America/Toronto'),
  ),
  TRUST_PROXY: z.preprocess(
    blankIsUnset,
    z
      .string()
      .refine(
        (list) => list.split(',').every((one) => isProxy(one.trim())),
        'is not a list of addresses: write one like 10.0.0.0/8,127.0.0.1',
      )
      .default(''),
  ),
  SESSION_IDLE_MINUTES: z.preprocess(blankIsUnset, z.coerce.number().int().min(1).max(720).default(30)),
  LOCK_IDLE_MINUTES: z.preprocess(blankIsUnset, z.coerce.number().int().min(0).max(720).default(10)),
  PASSWORD_COMPOSITION: z.preprocess(
    blankIsUnset,
    z
      .enum(['0', '1'])
      .default('1')
      .transform((choice) => choice === '1'),
  ),
  LLM_BASE_URL: optionalUrl(['http:', 'https:'], 'http://127.0.0.1:8080/v1'),
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
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(['http:', 'https:'], 'http://127.0.0.1:4318'),
  LOG_LEVEL: z.preprocess(blankIsUnset, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
})
export type Config = z.infer<typeof settings>

/** Parses the environment once; a bad value stops the start with the setting's name and what is wrong with it. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = settings.safeParse(environment)
  const problems = parsed.success
    ? problemsTogether(parsed.data)
    : parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  if (parsed.success && problems.length === 0) return parsed.data
  throw new Error(`These settings cannot be used:\n  ${problems.join('\n  ')}`)
}

/** The same for the program that answers requests: real use also needs the address that links and passkeys are made with. */
export function readServerConfig(environment: Record<string, string | undefined>): Config {
  const config = readConfig(environment)
  if (config.DEMO === '1' || config.PUBLIC_URL) return config
  throw new Error(
    'These settings cannot be used:\n  PUBLIC_URL: is needed with DEMO=0: the address that people use, like https://clinic.example',
  )
}

/** What is wrong with settings that are right one by one. */
function problemsTogether(config: Config): string[] {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = config
  const weak = ADMIN_PASSWORD === undefined ? null : passwordError(ADMIN_PASSWORD, passwordFacts(config))
  return [
    ...(config.MIGRATION_DATABASE_URL && !config.DATABASE_URL
      ? ['MIGRATION_DATABASE_URL: needs DATABASE_URL, the same database as the role that the program serves with']
      : []),
    ...(config.LLM_BASE_URL && !config.LLM_MODEL ? ['LLM_BASE_URL: needs LLM_MODEL, the name of the model to ask'] : []),
    ...(ADMIN_EMAIL && !ADMIN_PASSWORD ? ['ADMIN_EMAIL: needs ADMIN_PASSWORD, the password of that administrator'] : []),
    ...(ADMIN_PASSWORD && !ADMIN_EMAIL ? ['ADMIN_PASSWORD: needs ADMIN_EMAIL, the administrator that it belongs to'] : []),
    ...(ADMIN_EMAIL && config.DEMO === '1'
      ? ['ADMIN_EMAIL: a demo clinic has its own administrator; set DEMO=0, or leave ADMIN_EMAIL empty']
      : []),
    ...(weak === null ? [] : [`ADMIN_PASSWORD: ${weak}`]),
  ]
}

/** Words that make the first administrator's password easy to guess. */
export function passwordFacts({ ADMIN_EMAIL = '', BRAND_NAME, PASSWORD_COMPOSITION: composition }: Config) {
  return { known: [ADMIN_EMAIL, BRAND_NAME], composition }
}

function optionalUrl(protocols: readonly string[], example: string, { path = true } = {}) {
  const isUsable = (text: string) => {
    const url = URL.parse(text)
    return url !== null && protocols.includes(url.protocol) && url.hostname !== '' && (path || text.replace(/\/$/, '') === url.origin)
  }
  return z.preprocess(blankIsUnset, printable.refine(isUsable, `is not an address that works here: write one like ${example}`).optional())
}

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (PROXY_RANGES.includes(text)) return true
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}

/** A fresh secret of 32 bytes in hexadecimal. */
export function makeSecret(): string {
  return randomBytes(32).toString('hex')
}
