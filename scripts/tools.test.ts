import { spawnSync } from 'node:child_process'
import { appendFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyProject } from './copy-project.test-data.ts'

// A tool that finds nothing may see nothing: each gets a fault to find, in a copy of this repository.
const bin = resolve(import.meta.dirname, '../node_modules/.bin')

const TESTED = [
  'packages/contract/src/provinces',
  'packages/core/src/queues/hold',
  'packages/nlu/src/text/normalize',
  'packages/data/src/load-corpus',
  'apps/server/src/care/queues/hold',
  'apps/web/src/lib/undo',
]

let copy: string
beforeAll(() => {
  copy = copyProject()
  writeFileSync(join(copy, 'type-error.ts'), 'export const wrong: string = 1\n')
  writeFileSync(join(copy, 'apps/server/src/platform/planted.ts'), 'export const planted = 1\n')
  writeFileSync(
    join(copy, 'apps/web/src/ui/planted.tsx'),
    'export default function Planted(given: any) {\n  return <p>{given!.text}</p>\n}\n',
  )
  writeFileSync(join(copy, 'packages/core/src/queues/planted.ts'), 'export const planted = () => [Date.now(),1];')
  writeFileSync(
    join(copy, 'packages/core/src/queues/planted.test.ts'),
    `import { test } from 'vitest'\ntest('complains', () => console.error('a key is missing'))\ntest('is quiet', () => {})\n`,
  )
  appendFileSync(join(copy, 'packages/contract/src/problem.ts'), '\nexport const plantedExport = 1\n')
  for (const file of TESTED) {
    appendFileSync(join(copy, `${file}.ts`), '\nexport const onlyTested = 1\n')
    writeFileSync(join(copy, `${file}.planted.test.ts`), `import { onlyTested } from './${basename(file)}.ts'\nonlyTested.toFixed()\n`)
  }
  const path = join(copy, 'apps/server/package.json')
  const manifest = JSON.parse(readFileSync(path, 'utf8'))
  writeFileSync(path, JSON.stringify({ ...manifest, dependencies: { ...manifest.dependencies, react: '19.3.1' } }))
}, 60_000)
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

function run(program: string, ...parameters: string[]): string {
  return spawnSync(join(bin, program), parameters, { cwd: copy, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 }).stdout
}

test('the compiler of npm run check is the native one and reports a type error', () => {
  expect(run('tsc', '--version')).toContain('Version 7.')
  expect(run('tsc', '--noEmit', '--ignoreConfig', '--strict', 'type-error.ts')).toContain('type-error.ts(1,14): error TS2322')
}, 60_000)

test('knip sees TypeScript in all workspaces: a file, an export, a dependency that nobody needs', () => {
  const { issues }: { issues: { file: string; files?: unknown[]; exports?: { name: string }[]; dependencies?: { name: string }[] }[] } =
    JSON.parse(run('knip', '--reporter', 'json'))
  const at = (file: string) => issues.filter((issue) => issue.file === file)
  expect(at('apps/server/src/platform/planted.ts').flatMap(({ files }) => files ?? [])).toHaveLength(1)
  expect(at('apps/web/src/ui/planted.tsx').flatMap(({ files }) => files ?? [])).toHaveLength(1)
  expect(at('packages/core/src/queues/planted.ts').flatMap(({ exports }) => exports?.map(({ name }) => name) ?? [])).toContain('planted')
  expect(at('packages/contract/src/problem.ts').flatMap(({ exports }) => exports?.map(({ name }) => name) ?? [])).toContain('plantedExport')
  expect(at('apps/server/package.json').flatMap(({ dependencies }) => dependencies?.map(({ name }) => name) ?? [])).toContain('react')
}, 60_000)

test('knip finds what only tests use, in every workspace', () => {
  const { issues }: { issues: { file: string; exports?: { name: string }[] }[] } = JSON.parse(
    run('knip', '--production', '--include', 'files,exports', '--reporter', 'json'),
  )
  const names = issues.flatMap(({ file, exports = [] }) => exports.map(({ name }) => `${file} ${name}`))
  for (const file of TESTED) expect(names).toContain(`${file}.ts onlyTested`)
}, 60_000)

test('Biome sees TypeScript: style, types, exports, and what a rule of core may not read', () => {
  const report: { diagnostics: { category: string; location: { path: string | { file: string } } }[] } = JSON.parse(
    run(
      'biome',
      'check',
      '--reporter',
      'json',
      '--max-diagnostics',
      'none',
      'apps/web/src/ui/planted.tsx',
      'packages/core/src/queues/planted.ts',
    ),
  )
  const found = [...new Set(report.diagnostics.map(({ category }) => category))]
  expect(found).toEqual(
    expect.arrayContaining([
      'format',
      'lint/style/noDefaultExport',
      'lint/style/noNonNullAssertion',
      'lint/style/noRestrictedGlobals',
      'lint/suspicious/noExplicitAny',
    ]),
  )
}, 60_000)

test('Vitest fails a test during which the code complains on the console, and no other', () => {
  run('vitest', 'run', '--project', 'fast', '--reporter', 'json', '--outputFile', 'report.json', 'queues/planted.test.ts')
  const report: { testResults: { assertionResults: { title: string; status: string; failureMessages: string[] }[] }[] } = JSON.parse(
    readFileSync(join(copy, 'report.json'), 'utf8'),
  )
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults)
  expect(results.map(({ title, status }) => [title, status])).toEqual([
    ['complains', 'failed'],
    ['is quiet', 'passed'],
  ])
  expect(results[0]?.failureMessages.join()).toContain('a key is missing')
}, 60_000)
