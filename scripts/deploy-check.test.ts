import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse, parseAllDocuments } from 'yaml'
import { checkDeploy } from './deploy-check.mjs'

const HOUSE = resolve(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(HOUSE, path), 'utf8')
const documents = (name: string) => parseAllDocuments(read(`deploy/kubernetes/${name}`)).map((document) => document.toJS())

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'deploy-'))
  cpSync(join(HOUSE, 'deploy'), join(root, 'deploy'), { recursive: true })
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** What is found once this stands in the place of that. */
function foundWith(name: string, that: string, now: string): string[] {
  const file = join(root, 'deploy', 'kubernetes', name)
  const text = readFileSync(file, 'utf8')
  expect(text).toContain(that)
  writeFileSync(file, text.replace(that, now))
  return checkDeploy(root).findings.map(({ file, message }) => `${file} ${message}`)
}

test('Kubernetes and CloudNativePG know every manifest and every field in it', () => {
  const { findings, manifests } = checkDeploy(HOUSE)
  expect(findings).toEqual([])
  expect(manifests).toBeGreaterThan(15)
})

test.each([
  ['a value of another type', 'database.yaml', 'instances: 3', "instances: '3'", /spec\/instances must be integer/],
  ['a quantity that is none', 'app.yaml', 'memory: 512Mi', 'memory: 512Megs', /must match format "quantity"/],
  ['a field with a slip', 'app.yaml', 'readOnlyRootFilesystem', 'readonlyRootFilesystem', /nobody knows readonlyRootFilesystem/],
  ['a field that is missing', 'scaling.yaml', 'maxReplicas: 6', '', /maxReplicas/],
  ['backups that go nowhere', 'database.yaml', 'destinationPath: s3://clinic-backups/', '', /destinationPath/],
  ['a kind without a schema', 'network.yaml', 'networking.k8s.io/v1', 'networking.k8s.io/v9', /there is no schema/],
  ['a file that is not listed', 'kustomization.yaml', '  - network.yaml\n', '', /network.yaml is not named in kustomization.yaml/],
  ['a listed file that is gone', 'kustomization.yaml', '- network.yaml', '- net.yaml', /net.yaml is not there/],
])('%s is found', (_, name, that, now, finding) => {
  expect(foundWith(name, that, now)).toEqual(expect.arrayContaining([expect.stringMatching(finding)]))
})

test('the manifests and the compose file set nothing that the program does not know', () => {
  const known = [...read('apps/server/src/platform/config.ts').matchAll(/^\s+([A-Z][A-Z0-9_]+):/gm)].map((match) => match[1])
  const given = [...documents('settings.yaml'), ...documents('secrets.example.yaml').slice(0, 1)].flatMap((manifest) =>
    Object.keys(manifest.data ?? manifest.stringData),
  )
  const composed = Object.keys(parse(read('deploy/compose.yaml'), { merge: true })['x-app'].environment)
  expect([...given, ...composed].filter((name) => !known.includes(name))).toEqual([])
  expect(given).toEqual(expect.arrayContaining(['PUBLIC_URL', 'AUDIT_KEY', 'DATA_KEYS', 'SMTP_URL']))
  expect(composed).toEqual(
    expect.arrayContaining(['PUBLIC_URL', 'AUDIT_KEY', 'DATA_KEYS', 'SMTP_URL', 'DATABASE_URL', 'MIGRATION_DATABASE_URL']),
  )
})

test('every secret, claim and service that a manifest names is there, or made by the database’s operator', () => {
  const all = ['settings.yaml', 'secrets.example.yaml', 'app.yaml', 'ingress.yaml', 'database.yaml'].flatMap(documents)
  const named = JSON.stringify(all).matchAll(/"(?:secretName|claimName|barmanObjectName)":"([\w-]+)"|Ref":\{"name":"([\w-]+)"/g)
  const there = new Set([...all.map(({ metadata }) => metadata.name), 'clinic-database-app', 'clinic-database-ca', 'clinic-certificate'])
  const names = [...named].map((match) => match[1] ?? match[2])
  expect(names).toEqual(expect.arrayContaining(['clinic-kept', 'clinic-secrets', 'clinic-backups']))
  expect(names.filter((name) => !there.has(name))).toEqual([])
})

test('as many processes as there may be, and one more while they are renewed, find connections', () => {
  const [, scaler] = documents('scaling.yaml')
  const [cluster] = documents('database.yaml')
  expect((scaler.spec.maxReplicas + 1) * 20).toBeLessThan(Number(cluster.spec.postgresql.parameters.max_connections))
})

test('secrets stand in no file: the examples are empty', () => {
  const values = documents('secrets.example.yaml').flatMap(({ stringData }) => Object.values(stringData))
  expect(values.length).toBeGreaterThan(3)
  expect(values.filter((value) => value !== '')).toEqual([])
  const compose = read('deploy/settings.env.example').match(
    /^(POSTGRES_PASSWORD|DATABASE_PASSWORD|DATABASE_OWNER_PASSWORD|AUDIT_KEY|DATA_KEYS|ADMIN_PASSWORD|SMTP_URL)=.*$/gm,
  )
  expect(compose).toEqual([
    'POSTGRES_PASSWORD=',
    'DATABASE_PASSWORD=',
    'DATABASE_OWNER_PASSWORD=',
    'AUDIT_KEY=',
    'DATA_KEYS=',
    'SMTP_URL=',
    'ADMIN_PASSWORD=',
  ])
})
