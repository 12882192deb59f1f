import type { NoteContent } from '@clinic/contract/patients/visit-notes'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiProblem } from './api-problem.ts'
import { createDraftSaver } from './draft-saver.ts'

type Written = { content: NoteContent; happened_local: string }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const note = (plan: string): Written => ({
  content: { template: 'dap', data: '', assessment: '', plan } satisfies NoteContent,
  happened_local: '',
})
const planOf = ({ content }: Written) => (content.template === 'plain' ? '' : content.plan)
const problem = (code: ApiProblem['code']) => new ApiProblem({ code, message: `Refused: ${code}.`, status: 409 })

/** A server that keeps the newest plan, and can be slow or refuse. */
function server(start = 0) {
  const kept = { version: start, plans: [] as string[], refuse: [] as ApiProblem[], wait: 0 }
  const save = async (written: Written, version: number) => {
    if (kept.wait > 0) await new Promise((settle) => setTimeout(settle, kept.wait))
    const refusal = kept.refuse.shift()
    if (refusal) throw refusal
    if (version !== kept.version) throw problem('visit-note-changed')
    kept.version += 1
    kept.plans.push(planOf(written))
    return kept.version
  }
  return { kept, saver: createDraftSaver({ written: note(''), version: start }, save, 'visit-note-changed') }
}

test('saves once after a pause, and the newest words when typing continues during a save', async () => {
  const { kept, saver } = server()
  kept.wait = 500
  for (const plan of ['a', 'ab', 'abc']) saver.type(note(plan))
  expect(saver.state().phase).toBe('waiting')
  await vi.advanceTimersByTimeAsync(900)
  expect(saver.state().phase).toBe('saving')
  saver.type(note('abcd'))
  await vi.advanceTimersByTimeAsync(3000)
  expect(kept.plans).toEqual(['abc', 'abcd'])
  expect([saver.state().phase, saver.version()]).toEqual(['saved', 2])
})

test('what could not be saved is saved by the next try', async () => {
  const { kept, saver } = server()
  kept.refuse.push(problem('no-connection'))
  saver.type(note('a'))
  expect(await saver.flush()).toBe(false)
  expect(saver.state()).toEqual({ phase: 'failed', message: 'Refused: no-connection.' })
  expect(await saver.flush()).toBe(true)
  expect(kept.plans).toEqual(['a'])
})

test('a draft changed in another window is not overwritten until that is chosen', async () => {
  const { kept, saver } = server(1)
  kept.version = 4
  saver.type(note('mine'))
  expect(await saver.flush()).toBe(false)
  saver.type(note('mine too'))
  await vi.advanceTimersByTimeAsync(5000)
  expect([saver.state().phase, kept.plans]).toEqual(['contested', []])
  expect(await saver.rebase(4)).toBe(true)
  expect(kept.plans).toEqual(['mine too'])
})

test('what is abandoned is not saved, and nothing is sent where nothing changed', async () => {
  const { kept, saver } = server()
  saver.type(note('a'))
  saver.abandon()
  expect(await saver.flush()).toBe(true)
  await vi.advanceTimersByTimeAsync(5000)
  expect(kept.plans).toEqual([])
})
