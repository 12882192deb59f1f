import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { checkCertificates } from './check-certificates.ts'

const folder = mkdtempSync(join(tmpdir(), 'certificates-'))
const file = join(folder, 'ca.crt')
writeFileSync(file, 'a certificate')
const at = (query: string) => `postgres://clinic:secret@db.example/clinic?sslmode=verify-full&${query}`

test.each([
  ['DATABASE_URL', 'sslrootcert', join(folder, 'missing.crt'), 'ENOENT'],
  ['MIGRATION_DATABASE_URL', 'sslcert', folder, 'EISDIR'],
  ['DATABASE_READ_URL', 'sslkey', '', 'ENOENT'],
])('%s with the %s %j is refused before the first connection', (setting, name, path, code) => {
  const check = () => checkCertificates({ [setting]: at(`${name}=${encodeURIComponent(path)}`) })
  expect(check).toThrow(
    new Error(`${setting}: ${path}, its ${name}, cannot be read (${code}): name a file that this program may read, or leave ${name} out.`),
  )
})

test('files that can be read, and addresses without any, are taken', () => {
  checkCertificates({ DATABASE_URL: at(`sslrootcert=${encodeURIComponent(file)}`), DATABASE_READ_URL: 'postgres://db.example/clinic' })
  checkCertificates({})
})
