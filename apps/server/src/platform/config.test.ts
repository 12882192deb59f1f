import { expect, test } from 'vitest'
import { readConfig, readServerConfig } from './config.ts'

test('a language model is off unless it has an address, and then it needs a name', () => {
  expect(readConfig({})).not.toHaveProperty('LLM_BASE_URL')
  expect(() => readConfig({ LLM_BASE_URL: 'http://127.0.0.1:8080/v1' })).toThrow('LLM_MODEL')
  expect(() => readConfig({ LLM_BASE_URL: 'file:///models', LLM_MODEL: 'small' })).toThrow('LLM_BASE_URL')
  expect(readConfig({ LLM_BASE_URL: 'http://127.0.0.1:8080/v1', LLM_MODEL: 'small' })).toMatchObject({ LLM_MODEL: 'small' })
})

const NO_NUMBER = ['banana', 'NaN', 'Infinity', '1e99', '-1', '0x', '1.5', '٣', ' ', '0x10', '1e1', '+5', '12 minutes', '12\n']
const NO_ADDRESS = [
  'banana',
  'javascript:alert(1)',
  'file:///etc/passwd',
  '//clinic.example',
  'https://',
  'http://[',
  'https://a\nb',
  'clinic.example',
]
/** Long, and no secret. */
const GUESSED = [' '.repeat(40), 'x'.repeat(40), '1234'.repeat(10), `${'ab'.repeat(20)}\n`]
const JUNK: Record<string, readonly string[]> = {
  PORT: [...NO_NUMBER, '65536'],
  DATABASE_CONNECTIONS: [...NO_NUMBER, '3', '101'],
  SESSION_IDLE_MINUTES: [...NO_NUMBER, '0', '721'],
  LOCK_IDLE_MINUTES: [...NO_NUMBER, '721'],
  RETENTION_YEARS: [...NO_NUMBER, '9', '201'],
  ABANDONED_CHAT_DAYS: [...NO_NUMBER, '0', '3651'],
  BACKUP_KEEP: [...NO_NUMBER, '0', '1001'],
  DRAIN_SECONDS: [...NO_NUMBER, '301'],
  LLM_TIMEOUT_MS: [...NO_NUMBER, '49', '10001'],
  DATABASE_URL: [
    ...NO_ADDRESS,
    'mysql://localhost/clinic',
    'postgres://',
    'localhost:5432',
    'postgres://localhost:99999/clinic',
    'postgres://localhost/clinic?sslmode=requird',
    'postgres://localhost/clinic?sslmode=',
  ],
  MIGRATION_DATABASE_URL: [...NO_ADDRESS, 'mysql://localhost/clinic'],
  DATABASE_READ_URL: [...NO_ADDRESS, 'mysql://localhost/clinic'],
  SMTP_URL: [...NO_ADDRESS, 'http://mail.example', 'smtp://'],
  MAIL_FROM: [
    'Clinic',
    'Clinic <no-reply>',
    '<>',
    'a@b@c',
    'Clinic <a@b.ca>\r\nBcc: x@y.ca',
    'a@b.ca\n',
    'Clinic <a@b.ca',
    '@clinic.example',
    `${'x'.repeat(65)}@clinic.example`,
    `${'Clinic '.repeat(60)}<a@b.ca>`,
  ],
  PUBLIC_URL: [
    ...NO_ADDRESS,
    'ftp://clinic.example',
    'https://clinic.example/app',
    'https://me:secret@clinic.example',
    'https://clinic.example?x',
    'https://*.clinic.example',
    'https://clinic.example.',
    'https://clinic..example',
    'https://clinic.example:0',
  ],
  API_URL: [...NO_ADDRESS, 'https://*.clinic.example', 'https://api.clinic.example.', 'https://api.clinic.example:0'],
  PATIENT_RECORD_URL: [
    ...NO_ADDRESS,
    'data:text/html,x',
    'https://record.example/patients',
    'https://{id}.record.example/',
    'https://record.example:{id}/',
    'https://me:secret@record.example/patients/{id}',
  ],
  VIDEO_LINK: [...NO_ADDRESS, 'http://video.example', 'https://me:secret@video.example'],
  LLM_BASE_URL: [...NO_ADDRESS, 'https://me:secret@model.example/v1'],
  OTEL_EXPORTER_OTLP_ENDPOINT: [...NO_ADDRESS, 'http://me@127.0.0.1:4318'],
  HOST: ['http://localhost', 'localhost:3000', '*', 'a b', '999.1.1.1', '1.2.3', 'local\nhost', ' ', '[::1', '-a.example', 'localhost/'],
  DATA_DIR: [' ', '\t', 'a\nb', 'data\u0000'],
  BACKUP_DIR: [' ', 'a\nb'],
  AUDIT_ANCHOR_FILE: [' ', 'a\nb'],
  LLM_MODEL: [' ', '\n'],
  DATA_KEYS: [' ', '\n'],
  ADMIN_PASSWORD: [' '],
  CLINIC_TIME_ZONE: ['Mars/Olympus', 'Toronto', '-05:00', '+5', 'UTC-5', 'America/', '../etc', 'America_Toronto', 'America/Toronto ', ' '],
  TRUST_PROXY: [
    'banana',
    'true',
    '1',
    '10.0.0.0/33',
    '10.0.0',
    '10.0.0.0/8;127.0.0.1',
    '::1/129',
    '10.0.0.0/8/8',
    ',',
    '*',
    '0.0.0.0/0',
    '::/0',
    '10.0.0.1/0',
  ],
  SERVED_PROVINCES: ['banana', 'ON;BC', 'ON,XX', ',', 'Ontario'],
  DEMO: ['2', 'yes', 'true', 'no'],
  STANDBY: ['2', 'yes', 'no'],
  PASSWORD_COMPOSITION: ['2', 'yes'],
  LOG_LEVEL: ['loud', 'INFO', '30'],
  METRICS_TOKEN: ['short', 'x'.repeat(15), 'two words of a token', 'clé-clé-clé-clé-clé'],
  CHAT_API_KEY: ['clé', 'a\nb', ' ', 'key '],
  LLM_API_KEY: ['鍵', 'a\r\nb'],
  ADMIN_EMAIL: ['admin', 'admin@', 'a b@clinic.example'],
  CLINIC_CONTACT: ['1-800\nBcc: x', ' '],
  STATE_SECRET: ['short', 'x'.repeat(31), ...GUESSED],
  AUDIT_KEY: ['short', 'x'.repeat(31), ...GUESSED],
  BACKUP_KEY: ['short', 'x'.repeat(31), ...GUESSED],
  BRAND_NAME: ['Clinic\nBcc: x', 'Clinic\u0000', ' ', '\u00a0', 'x'.repeat(201)],
}
const pairs = Object.entries(JUNK).flatMap(([name, values]) => values.map((value) => [name, value] as const))

test('there are settings enough to be sure of', () => {
  expect(pairs.length).toBeGreaterThanOrEqual(150)
})

test.each(pairs)('%s=%j stops the start and is named', (name, value) => {
  expect(() => readConfig({ LLM_MODEL: 'small', [name]: value })).toThrow(
    new RegExp(`^These settings cannot be used:\\n {2}${name}: .*(?:write|from \\d+ to \\d+|expected one of|make one with)`),
  )
})

test.each([
  ['DATABASE_URL', 'postgres://user:p%40ss@db.example:5432/clinic?sslmode=require'],
  ['DATABASE_URL', 'postgresql://localhost/clinic'],
  ['SMTP_URL', 'smtp://127.0.0.1:2525'],
  ['SMTP_URL', 'smtps://user:secret@mail.example'],
  ['MAIL_FROM', 'no-reply@clinic.example'],
  ['MAIL_FROM', 'Clinique Érable <no-reply@clinic.example>'],
  ['PUBLIC_URL', 'https://clinic.example'],
  ['PUBLIC_URL', 'http://localhost:3000/'],
  ['PUBLIC_URL', 'http://[::1]:3000'],
  ['PUBLIC_URL', 'https://192.0.2.7'],
  ['PATIENT_RECORD_URL', 'https://record.example/patients/{id}'],
  ['PATIENT_RECORD_URL', 'https://record.example/?patient={id}#{id}'],
  ['HOST', '0.0.0.0'],
  ['HOST', '::'],
  ['HOST', 'clinic-1.internal'],
  ['DATA_DIR', '/srv/clinic data'],
  ['AUDIT_KEY', 'a key of at least thirty-two characters'],
  ['BACKUP_KEY', '00112233445566778899aabbccddeeff'],
  ['BRAND_NAME', 'Érable Vert'],
  ['CLINIC_TIME_ZONE', 'America/St_Johns'],
  ['TRUST_PROXY', '10.0.0.0/8, 127.0.0.1,::1'],
  ['TRUST_PROXY', 'loopback'],
])('%s=%s is used', (name, value) => {
  expect(readConfig({ [name]: value })).toMatchObject({ [name]: value })
})

test('every wrong setting is named at once, and an empty one counts as unset', () => {
  expect(() => readConfig({ PORT: 'x', SMTP_URL: 'x' })).toThrow(/PORT: .*\n {2}SMTP_URL: /)
  expect(readConfig({ SMTP_URL: '', CLINIC_TIME_ZONE: '' })).toMatchObject({ CLINIC_TIME_ZONE: 'America/Toronto' })
})

test('real use needs the address that people use; a demo clinic and a command do not', () => {
  expect(() => readServerConfig({ DEMO: '0' })).toThrow(/^These settings cannot be used:\n {2}PUBLIC_URL: /)
  expect(readServerConfig({ DEMO: '0', PUBLIC_URL: 'https://clinic.example' })).toMatchObject({ PUBLIC_URL: 'https://clinic.example' })
  expect(readServerConfig({})).not.toHaveProperty('PUBLIC_URL')
  expect(readConfig({ DEMO: '0' })).not.toHaveProperty('PUBLIC_URL')
})

test.each([
  ['MIGRATION_DATABASE_URL', 'postgres://owner@db.example/clinic', 'DATABASE_URL'],
  ['DATABASE_READ_URL', 'postgres://reader@copy.example/clinic', 'DATABASE_URL'],
  ['API_URL', 'https://api.clinic.example', 'PUBLIC_URL'],
  ['LLM_BASE_URL', 'http://127.0.0.1:8080/v1', 'LLM_MODEL'],
])('%s alone would do nothing: the start names what it needs', (name, value, needed) => {
  expect(() => readConfig({ [name]: value })).toThrow(`${name}: needs ${needed}`)
})

const ADMIN = { DEMO: '0', ADMIN_EMAIL: 'admin@clinic.example', ADMIN_PASSWORD: 'Maple-Orbit-41!' }

test.each([
  ['the email alone', { ADMIN_PASSWORD: '' }, 'ADMIN_EMAIL: needs ADMIN_PASSWORD'],
  ['the password alone', { ADMIN_EMAIL: '' }, 'ADMIN_PASSWORD: needs ADMIN_EMAIL'],
  ['a demo clinic', { DEMO: '1' }, 'ADMIN_EMAIL: a demo clinic has its own administrator'],
  ['a weak password', { ADMIN_PASSWORD: 'password' }, 'ADMIN_PASSWORD: '],
  ['the clinic’s name as a password', { ADMIN_PASSWORD: 'Erable-Vert-2026!', BRAND_NAME: 'Erable Vert' }, 'ADMIN_PASSWORD: '],
  ['no email address', { ADMIN_EMAIL: 'admin' }, 'ADMIN_EMAIL: is not an email address'],
])('the first administrator with %s stops the start', (_, change, message) => {
  expect(readConfig(ADMIN)).toMatchObject({ ADMIN_EMAIL: ADMIN.ADMIN_EMAIL })
  expect(() => readConfig({ ...ADMIN, ...change })).toThrow(message)
})

test('what is wrong with a secret is said without the secret', () => {
  for (const name of ['STATE_SECRET', 'AUDIT_KEY', 'BACKUP_KEY', 'SMTP_URL', 'DATABASE_URL'])
    expect(() => readConfig({ [name]: 'hush-hush' })).toThrow(
      expect.objectContaining({ message: expect.not.stringContaining('hush-hush') }),
    )
})
