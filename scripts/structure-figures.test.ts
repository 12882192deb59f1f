import { expect, test } from 'vitest'
import { figuresOf } from './structure-figures.mjs'

const lines = (count: number) => Array.from({ length: count }, (_, index) => `export const value${index} = ${index}`).join('\n')

test('counts files, sizes, casts, copies, tests and rings of files and folders', () => {
  const files = [
    { path: 'packages/core/src/a/one.ts', text: `import { two } from '../b/two.ts'\nexport const one = two as number\n` },
    { path: 'packages/core/src/b/two.ts', text: `import { one } from '../a/one.ts'\nexport const two = [one] as const\n` },
    { path: 'packages/core/src/b/three.ts', text: `import type { one } from '../a/one.ts'\n${lines(10)}\n` },
    { path: 'packages/core/src/c/four.ts', text: `${lines(10)}\n` },
    { path: 'packages/core/src/c/four.test.ts', text: `${lines(12)}\n` },
  ]
  expect(figuresOf(files, files)).toEqual({
    files: 4,
    lines: 25,
    median: 10,
    p95: 11,
    'largest folder': 2,
    'file cycles': 1,
    'folder cycles': 1,
    'copied lines %': 80,
    'casts per 1,000 lines': 40,
    'tests to source': 0.48,
  })
})
