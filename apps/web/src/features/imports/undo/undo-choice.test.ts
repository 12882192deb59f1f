import { describe, expect, test } from 'vitest'
import { choiceBody, goesBack, KEEP_ALL, putFields, RESTORE_ALL } from './undo-choice.ts'

const name = { key: 'A1', field: 'first_name' }
const city = { key: 'A1', field: 'city' }
const seen = [name, city]

describe('what becomes of fields that were changed since an import', () => {
  test('is said once for all of them, also for those that nobody has looked at (E-4)', () => {
    expect([goesBack(KEEP_ALL, name), goesBack(RESTORE_ALL, name)]).toEqual([false, true])
    expect(choiceBody(RESTORE_ALL)).toEqual({ others: 'restore', restore: [], keep: [] })
  })

  test('is said of single ones beside that', () => {
    const choice = putFields(KEEP_ALL, [name], true)
    expect(seen.map((one) => goesBack(choice, one))).toEqual([true, false])
    expect(choiceBody(choice)).toEqual({ others: 'keep', restore: [name], keep: [] })
    expect(choiceBody(putFields(RESTORE_ALL, [city], false))).toEqual({ others: 'restore', restore: [], keep: [city] })
  })

  test('names nothing twice, and nothing that is as all others are', () => {
    const choice = putFields(putFields(KEEP_ALL, seen, true), [name], false)
    expect(choiceBody(choice)).toEqual({ others: 'keep', restore: [city], keep: [] })
    expect(choiceBody(putFields(RESTORE_ALL, seen, true))).toEqual(choiceBody(RESTORE_ALL))
  })
})
