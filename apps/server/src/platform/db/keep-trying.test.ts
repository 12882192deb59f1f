import { expect, test } from 'vitest'
import { keepTrying } from './keep-trying.ts'

/** Fails with each of these in turn, then is done. */
function failing(...codes: string[]) {
  const left = [...codes]
  let tries = 0
  const work = async () => {
    tries += 1
    const code = left.shift()
    if (code !== undefined) throw Object.assign(new Error(code), { code })
    return 'done'
  }
  return { work, tries: () => tries }
}

test('what needs the database is done once it answers, however it was away', async () => {
  const { work, tries } = failing('57P01', 'ECONNREFUSED', '57P03', 'EPIPE')
  expect(await keepTrying(work, 1)).toBe('done')
  expect(tries()).toBe(5)
})

test('an error of the work itself is thrown at once', async () => {
  const { work, tries } = failing('57P03', '42P01')
  await expect(keepTrying(work, 1)).rejects.toThrow('42P01')
  expect(tries()).toBe(2)
})
