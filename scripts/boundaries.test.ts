import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'
import { cruise, type ICruiseOptions, type ICruiseResult, type IForbiddenRuleType } from 'dependency-cruiser'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { copyProject } from './copy-project.test-data.ts'

const root = resolve(import.meta.dirname, '..')
const rules: { forbidden: IForbiddenRuleType[]; options: ICruiseOptions } = createRequire(import.meta.url)('../.dependency-cruiser.cjs')

type Plant = { rule: string; what: string; file: string; code: string; others?: Record<string, string> }

const leaf = 'export const leaf = 1\n'
const server = 'apps/server/src'
const web = 'apps/web/src'

/** One violation each; `others` are harmless files that the violation needs. */
const plants: Plant[] = [
  {
    rule: 'no-cycles',
    what: 'two files that need each other',
    file: 'packages/core/src/planted/ring-a.ts',
    code: `import { b } from './ring-b.ts'\nexport const a = () => b\n`,
    others: { 'packages/core/src/planted/ring-b.ts': `import { a } from './ring-a.ts'\nexport const b = () => a\n` },
  },
  {
    rule: 'resolvable',
    what: 'an import that leads nowhere',
    file: `${server}/planted/lost.ts`,
    code: `import { leaf } from './nowhere.ts'\nexport const lost = leaf\n`,
  },
  {
    rule: 'declared-dependencies-only',
    what: 'a hoisted package of the root, which ships its code in dist/',
    file: `${web}/features/planted/undeclared.ts`,
    code: `import { vi } from 'vitest'\nexport const undeclared = vi\n`,
  },
  {
    rule: 'declared-dependencies-only',
    what: 'a type of a package that another workspace declares',
    file: `${web}/lib/planted-undeclared.ts`,
    code: `import type { FastifyInstance } from 'fastify'\nexport type Undeclared = FastifyInstance\n`,
  },
  {
    rule: 'contract-needs-only-zod',
    what: 'the contract reading a rule of core',
    file: 'packages/contract/src/planted-rule.ts',
    code: `import { leaf } from '../../core/src/planted/leaf.ts'\nexport const rule = leaf\n`,
    others: { 'packages/core/src/planted/leaf.ts': leaf },
  },
  {
    rule: 'core-is-pure',
    what: 'core reading a file',
    file: 'packages/core/src/planted/impure.ts',
    code: `import { readFileSync } from 'node:fs'\nexport const impure = readFileSync\n`,
  },
  {
    rule: 'nlu-is-pure',
    what: 'a classifier taking a rule of core',
    file: 'packages/nlu/src/planted/ruled.ts',
    code: `import { leaf } from '../../../core/src/planted/leaf.ts'\nexport const ruled = leaf\n`,
    others: { 'packages/core/src/planted/leaf.ts': leaf },
  },
  {
    rule: 'data-only-reads',
    what: 'a loader that trains',
    file: 'packages/data/src/planted-train.ts',
    code: `import { leaf } from '../../nlu/src/planted/leaf.ts'\nexport const trained = leaf\n`,
    others: { 'packages/nlu/src/planted/leaf.ts': leaf },
  },
  {
    rule: 'web-knows-no-nlu',
    what: 'a page taking a type of a classifier',
    file: `${web}/lib/planted-words.ts`,
    code: `import type { leaf } from '../../../../packages/nlu/src/planted/leaf.ts'\nexport type Words = typeof leaf\n`,
    others: { 'packages/nlu/src/planted/leaf.ts': leaf },
  },
  {
    rule: 'chat-reaches-no-nlu',
    what: 'the chat taking a rule of core that needs a classifier',
    file: `${web}/chat/planted-classifier.ts`,
    code: `import { classified } from '../../../../packages/core/src/planted/classified.ts'\nexport const reached = classified\n`,
    others: {
      'packages/core/src/planted/classified.ts': `import { leaf } from '../../../nlu/src/planted/leaf.ts'\nexport const classified = leaf\n`,
      'packages/nlu/src/planted/leaf.ts': leaf,
    },
  },
  {
    rule: 'web-and-server-never-meet',
    what: 'the web taking a type from the server',
    file: `${web}/lib/planted-server.ts`,
    code: `import type { leaf } from '../../../server/src/planted/leaf.ts'\nexport type Leaf = typeof leaf\n`,
    others: { [`${server}/planted/leaf.ts`]: leaf },
  },
  {
    rule: 'harness-uses-public-doors',
    what: 'a benchmark reaching into the server',
    file: 'bench/planted-deep.ts',
    code: `import { leaf } from '../apps/server/src/planted/leaf.ts'\nexport const deep = leaf\n`,
    others: { [`${server}/planted/leaf.ts`]: leaf },
  },
  {
    rule: 'harness-uses-public-doors',
    what: 'a journey reaching into core past its exports',
    file: 'e2e/planted-deep.ts',
    code: `import { leaf } from '../packages/core/src/planted/leaf.ts'\nexport const deep = leaf\n`,
    others: { 'packages/core/src/planted/leaf.ts': leaf },
  },
  {
    rule: 'harness-uses-public-doors',
    what: 'the live day using a file of the fault runs',
    file: 'live/planted-beside.ts',
    code: `import { leaf } from '../faults/planted-leaf.ts'\nexport const beside = leaf\n`,
    others: { 'faults/planted-leaf.ts': leaf },
  },
  {
    rule: 'resolvable',
    what: 'a fault run naming a file that the server does not open',
    file: 'faults/planted-closed.ts',
    code: `import { leaf } from '@clinic/server/src/planted/leaf'\nexport const closed = leaf\n`,
  },
  {
    rule: 'testing-knows-no-product',
    what: 'a shared helper using the server',
    file: 'packages/testing/src/planted.ts',
    code: `import { leaf } from '../../../apps/server/src/planted/leaf.ts'\nexport const planted = leaf\n`,
  },
  {
    rule: 'product-imports-no-testing',
    what: 'the server using a helper of tests',
    file: `${server}/planted/tested.ts`,
    code: `import { leaf } from '../../../../packages/testing/src/planted-leaf.ts'\nexport const tested = leaf\n`,
    others: { 'packages/testing/src/planted-leaf.ts': leaf },
  },
  {
    rule: 'product-imports-no-testing',
    what: 'the web using a helper of tests by its package',
    file: `${web}/lib/planted-tested.ts`,
    code: `import { leaf } from '@clinic/testing/planted-leaf'\nexport const tested = leaf\n`,
  },
  {
    rule: 'only-platform-opens-connections',
    what: 'a store with a connection of its own',
    file: `${server}/planted/own-store.ts`,
    code: `import { Client } from 'pg'\nexport const query = Client\n`,
  },
  {
    rule: 'only-platform-opens-connections',
    what: 'a use case with a pool of its own',
    file: `${server}/planted/query.ts`,
    code: `import { openSql } from '../platform/db/driver/open.ts'\nexport const query = openSql\n`,
  },
  {
    rule: 'only-edges-speak-http',
    what: 'a use case that knows the request',
    file: `${server}/planted/answer.ts`,
    code: `import type { FastifyRequest } from 'fastify'\nexport type Answer = FastifyRequest\n`,
  },
  {
    rule: 'only-edges-speak-http',
    what: 'a use case that calls a route',
    file: `${server}/planted/call.ts`,
    code: `import { leaf } from '../planted-edge/routes.ts'\nexport const call = leaf\n`,
    others: { [`${server}/planted-edge/routes.ts`]: leaf },
  },
  {
    rule: 'routes-call-use-cases-not-stores',
    what: 'a route that reads its own store',
    file: `${server}/planted/routes.ts`,
    code: `import { leaf } from './store.ts'\nexport const routes = leaf\n`,
    others: { [`${server}/planted/store.ts`]: leaf },
  },
  {
    rule: 'stores-are-private',
    what: 'a use case that reads another module’s store',
    file: `${server}/planted/peek.ts`,
    code: `import { leaf } from '../planted-other/store.ts'\nexport const peek = leaf\n`,
    others: { [`${server}/planted-other/store.ts`]: leaf },
  },
  {
    rule: 'stores-are-private',
    what: 'a seed that writes through a store',
    file: 'apps/server/seed/planted.ts',
    code: `import { leaf } from '../src/planted-other/store.ts'\nexport const planted = leaf\n`,
  },
  {
    rule: 'platform-knows-no-domain',
    what: 'platform calling a module',
    file: `${server}/platform/planted.ts`,
    code: `import { leaf } from '../planted/leaf.ts'\nexport const planted = leaf\n`,
  },
  {
    rule: 'features-are-islands',
    what: 'a feature using another feature',
    file: `${web}/features/planted/bridge.ts`,
    code: `import { leaf } from '../planted-other/leaf.ts'\nexport const bridge = leaf\n`,
    others: { [`${web}/features/planted-other/leaf.ts`]: leaf },
  },
  {
    rule: 'features-know-no-page',
    what: 'a feature using a page',
    file: `${web}/features/planted/back.ts`,
    code: `import { leaf } from '../../pages/planted-page.ts'\nexport const back = leaf\n`,
    others: { [`${web}/pages/planted-page.ts`]: leaf },
  },
  {
    rule: 'pages-know-no-app',
    what: 'a page using what composes it',
    file: `${web}/pages/planted-back.ts`,
    code: `import { leaf } from '../app/planted-leaf.ts'\nexport const back = leaf\n`,
    others: { [`${web}/app/planted-leaf.ts`]: leaf },
  },
  {
    rule: 'ui-knows-no-feature',
    what: 'a ui component using a feature',
    file: `${web}/ui/planted-feature.ts`,
    code: `import { leaf } from '../features/planted-other/leaf.ts'\nexport const feature = leaf\n`,
  },
  {
    rule: 'ui-knows-no-api',
    what: 'a ui component knowing a shape of the contract',
    file: `${web}/ui/planted-shape.ts`,
    code: `import type { leaf } from '@clinic/contract/planted-leaf'\nexport type Shape = typeof leaf\n`,
    others: { 'packages/contract/src/planted-leaf.ts': leaf },
  },
  {
    rule: 'chat-is-light',
    what: 'the chat using a package of the back office',
    file: `${web}/chat/planted-heavy.ts`,
    code: `import { Button } from '@mantine/core'\nexport const heavy = Button\n`,
  },
  {
    rule: 'chat-is-light',
    what: 'a question card using a package of the back office',
    file: `${web}/question-cards/planted-heavy.ts`,
    code: `import { Button } from '@mantine/core'\nexport const heavy = Button\n`,
  },
  {
    rule: 'chat-knows-no-staff-app',
    what: 'the chat using a feature’s file',
    file: `${web}/chat/planted-feature.ts`,
    code: `import { leaf } from '../features/planted-other/leaf.ts'\nexport const feature = leaf\n`,
  },
  {
    rule: 'chat-knows-no-staff-app',
    what: 'a question card using a page',
    file: `${web}/question-cards/planted-page.ts`,
    code: `import { leaf } from '../pages/planted-page.ts'\nexport const page = leaf\n`,
  },
  {
    rule: 'staff-app-and-chat-never-meet',
    what: 'a feature using a file of the chat',
    file: `${web}/features/planted/chat.ts`,
    code: `import { leaf } from '../../chat/planted-leaf.ts'\nexport const chat = leaf\n`,
    others: { [`${web}/chat/planted-leaf.ts`]: leaf },
  },
  {
    rule: 'staff-app-and-chat-never-meet',
    what: 'a question card taking a type from the chat',
    file: `${web}/question-cards/planted-chat.ts`,
    code: `import type { leaf } from '../chat/planted-leaf.ts'\nexport type Leaf = typeof leaf\n`,
  },
  {
    rule: 'ui-knows-no-feature',
    what: 'a library using a question card',
    file: `${web}/lib/planted-card.ts`,
    code: `import { leaf } from '../question-cards/planted-leaf.ts'\nexport const card = leaf\n`,
    others: { [`${web}/question-cards/planted-leaf.ts`]: leaf },
  },
  {
    rule: 'chat-takes-contract-types-only',
    what: 'the chat importing a value of the contract',
    file: `${web}/chat/planted-value.ts`,
    code: `import { leaf } from '@clinic/contract/planted-leaf'\nexport const value = leaf\n`,
  },
]

function plant(copy: string): void {
  for (const { file, code, others } of plants)
    for (const [path, text] of Object.entries({ ...others, [file]: code })) {
      mkdirSync(dirname(join(copy, path)), { recursive: true })
      writeFileSync(join(copy, path), text)
    }
}

async function look(baseDir: string): Promise<ICruiseResult> {
  const { enhancedResolveOptions, ...options } = rules.options
  const ruleSet = { forbidden: rules.forbidden }
  const answer = await cruise(
    ['packages', 'apps', 'bench', 'faults', 'live', 'e2e'],
    { ...options, baseDir, ruleSet, validate: true },
    enhancedResolveOptions as object,
  )
  return answer.output as ICruiseResult
}

describe('the real tree', () => {
  let tree: ICruiseResult
  beforeAll(async () => {
    tree = await look(root)
  }, 180_000)

  test('breaks no rule', () => {
    expect(tree.summary.violations.map(({ rule, from, to }) => `${rule.name}: ${from} -> ${to}`)).toEqual([])
  })

  test('is really seen: files, edges between workspaces, edges into npm packages', () => {
    const edges = tree.modules.flatMap((module) => module.dependencies.map((to) => ({ from: module.source, to: to.resolved })))
    const count = (from: string, to: string) => edges.filter((edge) => edge.from.startsWith(from) && edge.to.includes(to)).length
    expect(tree.modules.filter(({ source }) => /\.tsx?$/.test(source)).length).toBeGreaterThan(200)
    expect(count('apps/', 'packages/contract/src/')).toBeGreaterThan(40)
    expect(count('apps/', 'packages/core/src/')).toBeGreaterThan(20)
    expect(count('packages/contract/', 'node_modules/zod/')).toBeGreaterThan(5)
    expect(count('apps/server/', 'node_modules/pg/')).toBeGreaterThan(0)
    expect(count('apps/', 'node_modules/')).toBeGreaterThan(60)
  })
})

describe('a planted violation', () => {
  let copy: string
  let tree: ICruiseResult
  beforeAll(async () => {
    copy = copyProject()
    plant(copy)
    tree = await look(copy)
  }, 180_000)
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000)

  test('stands below for every rule there is', () => {
    expect([...new Set(plants.map(({ rule }) => rule))].sort()).toEqual(rules.forbidden.map(({ name }) => name).sort())
  })

  test.each(plants)('fires $rule and nothing else: $what', ({ rule, file }) => {
    const fired = tree.summary.violations.filter(({ from }) => from === file).map((violation) => violation.rule.name)
    expect([...new Set(fired)]).toEqual([rule])
  })

  test('is caught only where it stands', () => {
    const files = plants.flatMap(({ file, others }) => [file, ...Object.keys(others ?? {})])
    const planted = tree.summary.violations.filter(({ from }) => from.includes('planted'))
    expect(planted.map(({ from }) => from).filter((from) => !files.includes(from))).toEqual([])
  })
})
