import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import { PROVINCE_CODES, type ProvinceCode } from '@clinic/contract/provinces'
import { passwordError } from '@clinic/core/auth/password'
import moment from 'moment-timezone'
import { z } from 'zod'

const blankIsUnset = (value: unknown) => (value === '' ? undefined : value)
const filled = z.string().regex(/\S/, 'is blank: write something, or leave it empty')
const printable = filled.regex(/^[^\p{Cc}]*$/u, 'has a line break or another control character: write it on one line')
const optionalText = z.preprocess(blankIsUnset, printable.optional())
const databaseUrl = optionalUrl(['postgres:', 'postgresql:'], 'postgres://user:password@host:5432/clinic?sslmode=verify-full')
/** What PostgreSQL knows, and the driver’s own last one. Another word would mean a plain connection. */
const SSL_MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full', 'no-verify']
const MAKE_ONE = 'make one with `openssl rand -hex 32`'
/** Of 32 random digits and letters one in many millions has fewer. */
const LEAST_DIFFERENT = 8
const secret = z.preprocess(
  blankIsUnset,
  z
    .string()
    .min(32, `has fewer than 32 characters: ${MAKE_ONE}`)
    .refine((text) => new Set(text.trim()).size >= LEAST_DIFFERENT, `repeats the same few characters: ${MAKE_ONE}`)
    .optional(),
)
const email = z.email('is not an email address: write one like admin@clinic.example')
/** A name of up to 200 characters, and no more before the @ than SMTP takes. */
const MAIL_FROM = /^(?:[^<>@]{1,200}<[^<>\s@]{1,64}@[^<>\s@]+>|[^<>\s@]{1,64}@[^<>\s@]+)$/
const BRAND_LENGTH = 200
/** Quebec has rules of its own; Nunavut has no emergency number that is verified (F-20). */
const NOT_BY_DEFAULT: readonly ProvinceCode[] = ['QC', 'NU']
/** Names that Fastify knows for ranges of addresses. */
const PROXY_RANGES = ['loopback', 'linklocal', 'uniquelocal']
/** Sent in a header: other characters would never arrive. */
const inHeader = z
  .string()
  .regex(/^[!-~](?:[ -~]*[!-~])?$/, 'has characters that no header can carry: write letters, digits and signs of ASCII')

/** Every setting there is; the README lists the same names. */
export const settings = z.object({
  PORT: wholeNumber({ least: 0, most: 65_535, unset: 3000 }),
  HOST: z.preprocess(
    blankIsUnset,
    z.string().refine(isHost, 'is no address to listen on: write one like localhost or 0.0.0.0').default('localhost'),
  ),
  DATA_DIR: z.preprocess(blankIsUnset, printable.default('./.data')),
  DATABASE_URL: databaseUrl,
  MIGRATION_DATABASE_URL: databaseUrl,
  DATABASE_CONNECTIONS: wholeNumber({ least: 4, most: 100, unset: 12 }),
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
  METRICS_TOKEN: z.preprocess(
    blankIsUnset,
    z
      .string()
      .regex(/^[!-~]{16,}$/, 'is no token: write at least 16 letters and digits without spaces (openssl rand -hex 16)')
      .optional(),
  ),
  CHAT_API_KEY: z.preprocess(blankIsUnset, inHeader.default('clinic-public-chat')),
  PATIENT_RECORD_URL: optionalUrl(['http:', 'https:'], 'https://record.example/patients/{id}', { place: '{id}' }),
  BRAND_NAME: z.preprocess(
    blankIsUnset,
    printable.max(BRAND_LENGTH, `is longer than ${BRAND_LENGTH} characters: write the name alone`).default('TCN AI'),
  ),
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
    z.string().refine(isZone, 'is not a time zone: write one like America/Toronto').default('America/Toronto'),
  ),
  TRUST_PROXY: z.preprocess(
    blankIsUnset,
    z
      .string()
      .refine(
        (list) => list.split(',').every((one) => isProxy(one.trim())),
        'is not a list of addresses of proxies: write one like 10.0.0.0/8,127.0.0.1',
      )
      .default(''),
  ),
  SESSION_IDLE_MINUTES: wholeNumber({ least: 1, most: 720, unset: 30 }),
  LOCK_IDLE_MINUTES: wholeNumber({ least: 0, most: 720, unset: 10 }),
  PASSWORD_COMPOSITION: z.preprocess(
    blankIsUnset,
    z
      .enum(['0', '1'])
      .default('1')
      .transform((choice) => choice === '1'),
  ),
  LLM_BASE_URL: optionalUrl(['http:', 'https:'], 'http://127.0.0.1:8080/v1'),
  LLM_MODEL: optionalText,
  LLM_API_KEY: z.preprocess(blankIsUnset, inHeader.optional()),
  LLM_TIMEOUT_MS: wholeNumber({ least: 50, most: 10_000, unset: 1500 }),
  STATE_SECRET: secret,
  AUDIT_KEY: secret,
  AUDIT_ANCHOR_FILE: optionalText,
  BACKUP_DIR: optionalText,
  BACKUP_KEY: secret,
  RETENTION_YEARS: wholeNumber({ least: 10, most: 200, unset: 16 }),
  ABANDONED_CHAT_DAYS: wholeNumber({ least: 1, most: 3650, unset: 30 }),
  BACKUP_KEEP: wholeNumber({ least: 1, most: 1000, unset: 7 }),
  DATA_KEYS: z.preprocess(blankIsUnset, filled.optional()),
  DRAIN_SECONDS: wholeNumber({ least: 0, most: 300, unset: 0 }),
  OTEL_EXPORTER_OTLP_ENDPOINT: optionalUrl(['http:', 'https:'], 'http://127.0.0.1:4318'),
  LOG_LEVEL: z.preprocess(blankIsUnset, z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info')),
})
export type Config = z.infer<typeof settings>

/** Parses the environment once; a bad value stops the start with the setting's name and what is wrong with it. */
export function readConfig(environment: Record<string, string | undefined>): Config {
  const parsed = settings.safeParse(environment)
  const problems = parsed.success
    ? problemsTogether(parsed.data)
    : [...new Set(parsed.error.issues.map(({ path, message }) => `${String(path[0])}: ${message}`))]
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
    ...(config.DATABASE_READ_URL && !config.DATABASE_URL ? ['DATABASE_READ_URL: needs DATABASE_URL, the server that it is a copy of'] : []),
    ...(config.API_URL && !config.PUBLIC_URL ? ['API_URL: needs PUBLIC_URL, the address of the pages that send requests there'] : []),
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

/** `place`: what has to be in it, to be filled in later. */
function optionalUrl(protocols: readonly string[], example: string, { path = true, place = '' } = {}) {
  const isUsable = (text: string) => {
    const url = URL.parse(text)
    if (url === null || !protocols.includes(url.protocol) || url.hostname === '') return false
    const isComplete = (path || text.replace(/\/$/, '') === url.origin) && text.includes(place)
    return isComplete && (isOfWeb(url) ? hasNoSecret(url) && hasOwnName(url) && !hasPlace(url, place) : hasSslMode(url))
  }
  return z.preprocess(blankIsUnset, printable.refine(isUsable, `is not an address that works here: write one like ${example}`).optional())
}

const isOfWeb = ({ protocol }: URL) => protocol.startsWith('http')
/** Pages and requests do not take a name and password from an address, and would show them. */
const hasNoSecret = ({ username, password }: URL) => username === '' && password === ''
/** Browsers ask for one name, without a dot at its end, at a port that exists: another would refuse every request. */
const hasOwnName = ({ hostname, port }: URL) => port !== '0' && (/^[\w-]+(?:\.[\w-]+)*$/.test(hostname) || hostname.startsWith('['))
/** Which server answers is not for an ID to say. */
const hasPlace = ({ host }: URL, place: string) => place !== '' && decodeURIComponent(host).includes(place)

function hasSslMode({ searchParams }: URL): boolean {
  const mode = searchParams.get('sslmode')
  return mode === null || SSL_MODES.includes(mode)
}

function isHost(text: string): boolean {
  return isIP(text) !== 0 || (/^[a-z0-9](?:[a-z0-9._-]*[a-z0-9])?$/i.test(text) && !/^[\d.]+$/.test(text))
}

/** Digits alone: JavaScript also reads `0x10`, `1e3` and a space as numbers. */
function wholeNumber({ least, most, unset }: { least: number; most: number; unset: number }) {
  const inRange = (text: string) => /^\d{1,6}$/.test(text) && Number(text) >= least && Number(text) <= most
  const number = z.string().refine(inRange, `is not a whole number from ${least} to ${most}`).transform(Number)
  return z.preprocess(blankIsUnset, number.default(unset))
}

/** moment also takes names with other signs in them, which PostgreSQL and browsers do not know. */
function isZone(zone: string): boolean {
  return /^[\w+-]+(?:\/[\w+-]+)*$/.test(zone) && moment.tz.zone(zone) !== null && isKnownToRuntime(zone)
}

function isKnownToRuntime(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }) !== null
  } catch {
    return false
  }
}

function isProxy(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  if (PROXY_RANGES.includes(text)) return true
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  // `/0` is every address, whose headers anyone can send.
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) >= 1 && Number(bits) <= (version === 4 ? 32 : 128))
}

/** A fresh secret of 32 bytes in hexadecimal. */
export function makeSecret(): string {
  return randomBytes(32).toString('hex')
}
