import { expect, test } from 'vitest'
import { sharedRuns } from './share-run.ts'

/** Work that ends when told to, and says which run it was. */
function workbench() {
  const share = sharedRuns<number>()
  const ends: { resolve: (run: number) => void; reject: (error: Error) => void }[] = []
  const work = () => new Promise<number>((resolve, reject) => ends.push({ resolve, reject }))
  return { ask: (key: string) => share(key, work), ends, begun: () => ends.length }
}

test('a caller who asks while a run is under way shares the next, which begins after it', async () => {
  const { ask, ends, begun } = workbench()
  const first = ask('a')
  const [second, third] = [ask('a'), ask('a')]
  expect(begun()).toBe(1)
  ends[0]?.resolve(1)
  expect(await first).toBe(1)
  expect(begun()).toBe(2)
  const fourth = ask('a')
  ends[1]?.resolve(2)
  expect(await Promise.all([second, third])).toEqual([2, 2])
  expect(begun()).toBe(3)
  ends[2]?.resolve(3)
  expect(await fourth).toBe(3)
})

test('another key has runs of its own, and a run after a rest is a new one', async () => {
  const { ask, ends, begun } = workbench()
  const [one, other] = [ask('a'), ask('b')]
  expect(begun()).toBe(2)
  ends[0]?.resolve(1)
  ends[1]?.resolve(2)
  expect(await Promise.all([one, other])).toEqual([1, 2])
  const later = ask('a')
  expect(begun()).toBe(3)
  ends[2]?.resolve(3)
  expect(await later).toBe(3)
})

test('a run that fails fails for those who shared it, and the next one begins', async () => {
  const { ask, ends } = workbench()
  const first = ask('a')
  const second = ask('a')
  ends[0]?.reject(new Error('away'))
  await expect(first).rejects.toThrow('away')
  ends[1]?.resolve(2)
  expect(await second).toBe(2)
})
