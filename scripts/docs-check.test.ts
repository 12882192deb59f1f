import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkDocs } from './docs-check.mjs'

const project = {
  'package.json': '{ "scripts": { "start": "x", "check": "x" } }',
  'packages/core/src/queues/claim.ts': '',
  'packages/contract/src/queues.ts': '',
  'apps/server/src/care/queues/claim.ts': '',
  'apps/server/src/platform/config.ts': 'export const settings = z.object({\n  PORT: port,\n  LLM_URL: text,\n  LLM_KEY: text,\n})\n',
  'apps/server/migrations/0001-users.sql': '',
  'apps/web/package.json': '{ "name": "@clinic/web", "scripts": { "build": "x" } }',
  'docs/decisions/0001-one-engine.md': '# One engine\n\n## Why not two?\n',
  'ARCHITECTURE.md': '# Architecture\n',
  'CONTRIBUTING.md': '# Contributing\n',
}
const settings = '\n## Settings\n\n| name | meaning |\n|---|---|\n| `PORT` | where |\n| `LLM_*` | which |\n'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'docs-'))
  for (const [path, text] of Object.entries(project)) write(path, text)
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

/** What is found in a README with this text, and in all other documents. */
function found(readme: string): string[] {
  write('README.md', readme + settings)
  return checkDocs(root).findings.map(({ file, line, message }) => `${file}:${line} ${message}`)
}

test.each([
  ['a file from the root', '`apps/server/src/care/queues/claim.ts`, `./apps/server/`'],
  ['a line of a file', '`apps/server/src/care/queues/claim.ts:12`'],
  ['a workspace’s short name', '`core/queues/claim.ts` and `server/care/queues/`'],
  ['a module', '`@clinic/contract/queues`'],
  ['a file named alone', '`claim.ts`, `platform/config.ts`'],
  [
    'a pattern',
    '`apps/server/src/<area>/<module>/claim.ts`, `docs/decisions/0001-*.md`, `packages/{core,contract}/**`, `migrations/NNNN-users.sql`',
  ],
  ['what is made by running', '`node_modules/.bin/node`, `DATA_DIR/mail/`, `.data/`'],
  ['what is no path', '`POST /api/patient_status`, `a/b`, `application/json`, `{name}`, `and/or`'],
  ['a link', '[why](docs/decisions/0001-one-engine.md#why-not-two), [site](https://example.org/none.md), [up](#settings)'],
  ['a script', '`npm start`, `npm run check`, `npm run build --workspace @clinic/web`'],
  ['a command', '```sh\nnode apps/web/package.json nowhere/at.all\n```'],
])('%s that is there is welcome', (_, text) => {
  expect(found(`# Clinic\n\n${text}\n`)).toEqual([])
})

test.each([
  ['a file from the root', '`apps/server/src/care/queues/hold.ts`', '`apps/server/src/care/queues/hold.ts` is not there'],
  ['a folder', '`apps/mobile/`', '`apps/mobile/` is not there'],
  ['a workspace’s short name', '`core/queues/hold.ts`', 'is not there'],
  ['a module', '`@clinic/contract/widgets`', 'is not there'],
  ['a file named alone', '`hold.ts`', 'is not there'],
  ['a pattern', '`docs/decisions/0002-*.md`', 'is not there'],
  ['a path in a command', '`node scripts/none.mjs apps/none.ts`', '`apps/none.ts` is not there'],
  ['a path in a block', '```sh\nnode apps/none.ts\n```', '`apps/none.ts` is not there'],
  ['a link', '[why](docs/decisions/0002-none.md)', 'leads nowhere'],
  ['a picture', '![a queue](docs/queue.png)', 'leads nowhere'],
  ['a heading', '[why](docs/decisions/0001-one-engine.md#why-two)', 'names a heading that is not there'],
  ['a script', 'Run `npm run missing`.', 'there is no npm script "missing"'],
  ['a built-in script', 'Run `npm test`.', 'there is no npm script "test"'],
  ['a script of a workspace', '`npm run check --workspace @clinic/web`', 'no npm script "check" in @clinic/web'],
  ['a workspace', '`npm run check -w @clinic/none`', 'there is no workspace @clinic/none'],
])('%s that is not there is found', (_, text, message) => {
  expect(found(`# Clinic\n\n${text}\n`)).toEqual([expect.stringMatching(/^README\.md:\d+ /)])
  expect(found(`# Clinic\n\n${text}\n`)[0]).toContain(message)
})

describe('the settings of the README', () => {
  const readme = (rows: string) => {
    write('README.md', `# Clinic\n\n## Settings\n\n${rows}\n\n## Later\n\n| \`OTHER\` | no setting |\n`)
    return checkDocs(root).findings.map(({ message }) => message)
  }

  test('are those of the schema, in a table or a list', () => {
    expect(readme('| `PORT` | x `HOST` |\n| `LLM_URL`, `LLM_KEY` | x |')).toEqual([])
    expect(readme('- `PORT=3000`: where\n- `LLM_*`: which')).toEqual([])
  })

  test('lack none and invent none', () => {
    expect(readme('| `PORT` | x |\n| `LLM_URL` | x |')).toEqual([expect.stringContaining('the setting LLM_KEY')])
    expect(readme('| `PORT` | x |\n| `LLM_*` | x |\n| `COLOUR` | x |')).toEqual([expect.stringContaining('COLOUR is no setting')])
  })

  test('have a heading', () => {
    write('README.md', '# Clinic\n')
    expect(checkDocs(root).findings).toEqual([expect.objectContaining({ message: expect.stringContaining('no heading "Settings"') })])
  })
})

test('a document that is missing is found, and those in docs/ are read', () => {
  write('docs/guide.md', '`apps/none.ts`\n')
  rmSync(join(root, 'CONTRIBUTING.md'))
  expect(found('# Clinic\n')).toEqual([
    'CONTRIBUTING.md:undefined is missing: newcomers read it first',
    expect.stringContaining('docs/guide.md:1 `apps/none.ts`'),
  ])
})
