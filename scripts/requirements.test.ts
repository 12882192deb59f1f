import { expect, test } from 'vitest'
import { drawTable, readJourneys, readUnit, rowsNamed } from './requirements.mjs'

test.each([
  ['claims once (REQ-455)', [455]],
  ['both (REQ-218, REQ-220)', [218, 220]],
  ['a range (REQ-289 to REQ-291) and one (REQ-300)', [289, 290, 291, 300]],
  ['nothing', []],
])('the rows that "%s" names', (title, rows) => {
  expect(rowsNamed(title)).toEqual(rows)
})

test('a test that failed or was skipped everywhere checks nothing', () => {
  const unit = readUnit(
    {
      testResults: [
        {
          name: '/project/a.test.ts',
          assertionResults: [
            { status: 'passed', ancestorTitles: ['claims'], title: 'once (REQ-001)' },
            { status: 'failed', ancestorTitles: [], title: 'twice (REQ-002)' },
          ],
        },
      ],
    },
    '/project',
  )
  const journeys = readJourneys({
    title: 'shell.spec.ts',
    file: 'shell.spec.ts',
    specs: [
      { title: 'wide (REQ-003)', ok: true, tests: [{ status: 'expected' }, { status: 'skipped' }] },
      { title: 'never (REQ-004)', ok: true, tests: [{ status: 'skipped' }] },
    ],
  })
  const { table, missing } = drawTable([...unit, ...journeys])
  expect(table).toContain('| REQ-001 | claims · once (REQ-001) (`a.test.ts`) |')
  expect(table).toContain('| REQ-003 | wide (REQ-003) (`e2e/shell.spec.ts`) |')
  expect(missing).toContain('REQ-002')
  expect(missing).toContain('REQ-004')
  expect(missing).not.toContain('REQ-001')
  expect(missing).toContain('REQ-109')
  expect(missing).toHaveLength(697)
})
