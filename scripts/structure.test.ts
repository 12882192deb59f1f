import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { checkStructure } from './structure.mjs'

let root: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'structure-'))
})
afterEach(() => rmSync(root, { recursive: true, force: true }))

/** Writes the files into an empty project and returns what is found there, as `path[:line] message`. */
function found(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkStructure(root).findings.map(({ file, line, message }) => `${file}${line ? `:${line}` : ''} ${message}`)
}

const lines = (count: number, line = 'void 0') => Array.from({ length: count }, () => line).join('\n')
const useCase = '/** Claims. */\nexport function claimPatient() {}\n'

test('a project in order has no findings, and all its files are read', () => {
  const files = {
    'apps/server/src/main.ts': 'void 0\n',
    'apps/server/src/app.ts': 'void 0\n',
    'apps/server/src/platform/db/change.ts': 'const change = 1\n',
    'apps/server/src/care/queues/routes.ts': 'void 0\n',
    'apps/server/src/care/queues/store.ts': 'void 0\n',
    'apps/server/src/care/queues/claim.ts': useCase,
    'apps/server/src/care/queues/claim.test.ts': `test('two claims, one wins', () => {})\n`,
    'apps/server/migrations/0001-users.sql': '-- people who log in\n',
    'apps/server/migrations/0002-patients.sql': 'select 1;\n',
    'packages/contract/src/queues.ts': 'export const claim = 1\n',
    'packages/core/src/queues/claim.ts': '/** Why not. */\nexport const refuseClaim = () => 1\n',
    'apps/web/src/features/queues/claim-button.tsx': 'export function ClaimButton() { return null }\n',
    'apps/web/vite.config.ts': 'export default {}\n',
  }
  expect(found(files)).toEqual([])
  expect(checkStructure(root).files).toBe(Object.keys(files).length)
})

describe('a place', () => {
  test.each([
    ['apps/server/src/widgets/claim.ts', useCase, 'not in a module of the server'],
    ['apps/server/src/helper.ts', 'void 0\n', 'the only loose files'],
    ['apps/server/src/care/queues/claim.sql', 'select 1;\n', 'TypeScript only'],
    ['packages/core/src/widgets/claim.ts', useCase, 'is no folder of core'],
    ['packages/core/src/claim.ts', useCase, 'no loose files'],
    ['packages/nlu/src/widgets/claim.ts', useCase, 'is no folder of nlu'],
    ['apps/web/src/components/button.tsx', 'void 0\n', 'is no folder of the web'],
    ['apps/web/src/features/widgets/button.tsx', 'void 0\n', 'is no feature'],
    ['apps/web/src/features/queues/utils/button.tsx', 'void 0\n', 'name it for what it holds'],
    ['apps/web/src/button.tsx', 'void 0\n', 'no loose files'],
    ['packages/core/src/queues/index.ts', 'void 0\n', 'no barrels'],
    ['apps/web/src/ui/PageHeader.tsx', 'void 0\n', 'kebab-case'],
    ['apps/web/src/ui/page_header/title.tsx', 'void 0\n', 'kebab-case'],
    ['apps/server/migrations/0001_users.sql', 'select 1;\n', 'NNNN-name.sql'],
  ])('is refused: %s', (path, text, message) => {
    expect(found({ [path]: text })).toContainEqual(expect.stringMatching(new RegExp(`^${path} .*${message}`)))
  })

  test('of a folder holds 32 source files at most; its tests do not count', () => {
    const many = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [`packages/core/src/queues/rule${index}.ts`, `export const rule${index} = 1\n`]),
      )
    expect(found({ ...many(32), 'packages/core/src/queues/claim.test.ts': 'void 0\n' })).toEqual([])
    expect(found(many(33))).toEqual(['packages/core/src/queues 33 source files, at most 32: split it by subject'])
  })

  test('of a migration is taken once: a number that stands twice is found', () => {
    const twice = found({
      'apps/server/migrations/0001-users.sql': 'select 1;\n',
      'apps/server/migrations/0001-patients.sql': 'select 1;\n',
    })
    expect(twice).toEqual([expect.stringContaining('two migrations have the number 0001')])
  })
})

describe('the work of a transaction', () => {
  const path = 'apps/server/src/care/queues/claim.ts'
  const inVerb = (body: string) => `/** Claims. */\nexport function claim(context, other) {\n${body}\n}\n`
  test.each([
    ['change(context, async (tx) => read(context.sql))', 'context'],
    ['change({ ...context, actor }, async (tx) => read({ now: context.now }))', 'context'],
    ['together(context, async (inner) => change(inner, async (tx, inner) => read(context)))', 'context'],
    ['const { sql } = context\nchange(context, async (tx, context) => read(sql))', 'sql'],
    ['change(context, work)', 'where it is opened'],
  ])('is refused what reaches the pool: %s', (body, name) => {
    expect(found({ [path]: inVerb(body) })).toContainEqual(expect.stringContaining(name))
  })

  test.each([
    'change(context, async (tx, context) => read(tx, context.now))',
    'change({ ...context, actor }, async (tx, context) => [{ context }].map(({ context }) => context))',
    'change(context, async (tx) => ({ context: tx, sql: tx.sql }))',
    'together(context, async (context) => change(context, async (tx, context) => read(context)))',
    'changed(context, work)',
  ])('is left what does not: %s', (body) => {
    expect(found({ [path]: inVerb(body) })).toEqual([])
  })
})

describe('folders', () => {
  const queues = 'apps/web/src/features/queues'
  const cycle = {
    [`${queues}/table/rows.ts`]: `import { wait } from '../wait/wait.ts'\nexport const rows = wait\n`,
    [`${queues}/wait/wait.ts`]: `export const wait = 1\n`,
    [`${queues}/wait/lazy.ts`]: `export const lazy = () => import('../table/rows.ts')\n`,
  }

  test('that need each other at run time are found, though no two files do', () => {
    expect(found(cycle)).toEqual([expect.stringMatching(/folders that need each other: .*\/table, .*\/wait\./)])
  })

  test('may take types from each other, and use the folders inside them', () => {
    const types = `import type { rows } from '../table/rows.ts'\nimport { type rows as same } from '../table/rows.ts'\nexport type Rows = typeof rows | typeof same\n`
    expect(found({ ...cycle, [`${queues}/wait/lazy.ts`]: types })).toEqual([])
    const inside = `import { wait } from './wait/wait.ts'\nexport const screen = wait\n`
    expect(found({ ...cycle, [`${queues}/wait/lazy.ts`]: 'void 0\n', [`${queues}/screen.ts`]: inside })).toEqual([])
  })

  test('are found across packages', () => {
    const across = {
      'packages/core/src/queues/claim.ts': `import { limit } from '@clinic/core/users/limit'\nexport const claim = limit\n`,
      'packages/core/src/users/limit.ts': `import { order } from '../queues/order.ts'\nexport const limit = order\n`,
      'packages/core/src/queues/order.ts': 'export const order = 1\n',
    }
    expect(found(across)).toContainEqual(expect.stringContaining('core/src/queues, packages/core/src/users'))
  })
})

describe('a budget', () => {
  const file = 'apps/web/src/lib/long.ts'

  test('of lines counts code only: blanks, comments and doc comments are free, a long text is not', () => {
    expect(found({ [file]: `${lines(300)}\n${lines(200, '// why')}\n${lines(50, '')}\n/**\n${lines(40, ' * why')}\n */\n` })).toEqual([])
    expect(found({ [file]: `${lines(298)}\nconst text = \`\n${lines(5, 'words')}\n\`\nvoid text\n` })).toEqual([
      `${file} 306 lines of code, at most 300: find the two subjects in it and give each a file`,
    ])
  })

  test('is larger for tests, seeds and content, but ends', () => {
    const places = ['apps/web/src/lib/long.test.ts', 'apps/server/seed/people.ts', 'apps/server/content/articles.ts', 'e2e/claim.spec.ts']
    for (const place of places) {
      expect(found({ [place]: lines(450) })).toEqual([])
      expect(found({ [place]: lines(451) })).toEqual([expect.stringContaining('451 lines of code, at most 450')])
      rmSync(join(root, place))
    }
  })

  test('of a function is 60 lines, of a component 120; methods and arrows count alike', () => {
    const body = (count: number) => `{\n${lines(count - 2)}\n}`
    expect(found({ [file]: `const work = () => ${body(60)}\n` })).toEqual([])
    expect(found({ [file]: `const work = () => ${body(61)}\n` })).toEqual([
      expect.stringContaining(`${file}:1 work has 61 lines, at most 60`),
    ])
    expect(found({ [file]: `class A {\n  work() ${body(61)}\n}\n` })).toEqual([expect.stringContaining(`${file}:2 work has 61 lines`)])
    rmSync(join(root, file))
    expect(found({ 'apps/web/src/ui/page.tsx': `function Page() ${body(120)}\n` })).toEqual([])
    expect(found({ 'apps/web/src/ui/page.tsx': `function Page() ${body(121)}\n` })).toEqual([
      expect.stringContaining('Page has 121 lines, at most 120'),
    ])
  })

  test('of a suite does not exist: describe() is a chapter; the test inside has one', () => {
    expect(found({ 'e2e/a.test.ts': `describe('a', () => {\n${lines(200)}\n})\n` })).toEqual([])
    expect(found({ 'apps/web/src/lib/a.test.ts': `test('a', () => {\n${lines(60)}\n})\n` })).toEqual([
      expect.stringContaining('has 62 lines'),
    ])
  })

  test('of parameters is three; a callback takes what it is handed', () => {
    expect(found({ [file]: 'const work = (a: 1, b: 2, c: 3) => [a, b, c]\nwork.call((a, b, c, d) => 1)\n' })).toEqual([])
    expect(found({ [file]: 'function work(a: 1, b: 2, c: 3, d: 4) {}\n' })).toEqual([
      expect.stringContaining('work takes 4 parameters, at most 3'),
    ])
  })
})

describe('a habit', () => {
  const at = (path: string, text: string) => found({ [path]: text })
  const library = 'apps/web/src/lib/thing.ts'

  test.each([
    ['a parameter', 'const f = (x: any) => x'],
    ['an argument of a type', 'const f: Array<any> = []'],
    ['an assertion', 'const f = 1 as any'],
  ])('is refused: `any` as %s', (_, text) => {
    expect(at(library, text)).toEqual([expect.stringContaining(`${library}:1 \`any\` switches the checks off`)])
  })

  test('is refused: chance in core', () => {
    expect(at('packages/core/src/queues/pick.ts', '/** x */\nexport const pick = () => Math.random()\n')).toEqual([
      expect.stringContaining('nothing to chance'),
    ])
    rmSync(root, { recursive: true })
    expect(at('packages/core/src/queues/pick.test.ts', 'Math.random()\n')).toEqual([])
  })

  test('is refused: default exports outside tool configuration, and re-exports', () => {
    expect(at(library, 'export default function thing() {}')).toEqual([expect.stringContaining('no default exports')])
    expect(at(library, 'const a = 1\nexport default a')).toEqual([expect.stringContaining('no default exports')])
    expect(at(library, `export * from './other.ts'`)).toEqual([expect.stringContaining('no re-exports')])
    expect(at(library, `const a = 1\nexport { a }`)).toEqual([])
  })

  test('is refused: a file of core or a use case of the server that is not named for an export', () => {
    expect(at('packages/core/src/queues/hold.ts', '/** x */\nexport function refuse() {}\n')).toEqual([
      expect.stringContaining('this one exports refuse'),
    ])
    expect(at('packages/core/src/queues/hold.ts', '/** x */\nexport function threshold() {}\n')).toHaveLength(1)
    expect(at('packages/core/src/queues/hold.ts', 'const a = 1\n')).toEqual([expect.stringContaining('this one exports nothing')])
    expect(at('packages/core/src/queues/hold.ts', 'export type HoldReason = 1\n')).toEqual([])
    expect(at('packages/core/src/queues/send-to-np.ts', '/** x */\nexport const sendToNP = () => 1\n')).toEqual([])
    expect(at('packages/core/src/shared/province.ts', 'export const PROVINCES = []\n')).toEqual([])
  })

  test('is refused: work that is put off, in any comment; the words may stand in data', () => {
    const word = ['TO', 'DO'].join('')
    expect(at(library, `const a = /"/\n// ${word} later\n`)).toEqual([expect.stringContaining(`${library}:2 ${word}`)])
    expect(at(library, `/* ${['FIX', 'ME'].join('')} */\nconst a = \`\${1}\` // x\n`)).toHaveLength(1)
    expect(at(library, `const a = '${word}'\n`)).toEqual([])
    expect(at('apps/server/migrations/0001-users.sql', `-- ${word}\n`)).toEqual([expect.stringContaining(word)])
  })

  test.each([
    ['a focus', `test.only('a', () => {})`, 'focused'],
    ['a focused suite', `test.describe.only('a', () => {})`, 'focused'],
    ['an old focus', `fit('a', () => {})`, 'focused'],
    ['a skip', `test.skip('a', () => {})`, 'says why'],
    ['a focused table', `test.only.each([1])('a', () => {})`, 'focused'],
    ['a skipped table', `test.skip.each([1])('a', () => {})`, 'says why'],
    ['a skip of all that follows', `test.skip()`, 'says why'],
    ['an old skip', `xtest('a', () => {})`, 'says why'],
    ['a plan', `test.todo('a')`, 'says why'],
    ['a condition', `test.skipIf(process.platform === 'win32')('a', () => {})`, 'says why'],
    ['a skip from inside', `test('a', (context) => context.skip())`, 'says why'],
  ])('is refused: a test with %s and no reason', (_, text, message) => {
    expect(at('apps/web/src/lib/a.test.ts', text)).toContainEqual(expect.stringContaining(message))
  })

  test.each([
    `test.skip(isLinux, 'the key does not exist there')`,
    `test('a', (context) => context.skip(isLinux, 'the key does not exist there'))`,
    `test.skipIf(isLinux)('opens the menu (the key does not exist on Linux)', () => {})`,
  ])('is welcome: a reason, %s', (text) => {
    expect(at('apps/web/src/lib/a.test.ts', text)).toEqual([])
  })
})
