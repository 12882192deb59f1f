import type { AdminUser } from '@clinic/contract/users'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { type EditPort, Edits } from './edits.ts'
import type { UpdateBody } from './user-values.ts'

const user = {
  ...{ id: 7, email: 'a@clinic.example', password: '', first_name: 'Ana', last_name: 'Silva', phone: '', active: true },
  ...{ licensed_provinces: 'Ontario, Yukon', auth_groups: [{ id: 3, name: 'nps', description: 'NP', scopes: [] }], version: 4 },
} as unknown as AdminUser

let sent: UpdateBody[]
let answer: () => Promise<AdminUser>
let saved: string[]
const port: EditPort = {
  send: (_, body) => {
    sent.push(body)
    return answer()
  },
  check: (_, __, value) => (value === '' ? 'This field is required' : null),
  onSaved: (_, field) => saved.push(field),
  onFailed: (_, __, error) => ({ reason: String(error), fresh: undefined }),
}
let edits: Edits
beforeEach(() => {
  vi.useFakeTimers()
  sent = []
  saved = []
  answer = async () => user
  edits = new Edits(port)
})
afterEach(() => vi.useRealTimers())

const phase = (field: 'first_name' | 'licensed_provinces' | 'password' = 'first_name') => edits.read(7, field)?.phase ?? 'clean'

describe('a field', () => {
  test('is sent 500 ms after the last key, once (REQ-235)', async () => {
    for (const value of ['An', 'Ann', 'Anna']) {
      edits.type(user, 'first_name', value)
      await vi.advanceTimersByTimeAsync(499)
    }
    expect([sent, phase()]).toEqual([[], 'typing'])
    await vi.advanceTimersByTimeAsync(1)
    expect(sent).toEqual([{ first_name: 'Anna', was: { first_name: 'Ana' } }])
    expect([phase(), saved]).toEqual(['saved', ['first_name']])
    await vi.advanceTimersByTimeAsync(2500)
    expect(phase()).toBe('clean')
  })

  test('that is its old self again is not sent', async () => {
    edits.type(user, 'first_name', 'Anna')
    edits.type(user, 'first_name', 'Ana')
    edits.type(user, 'licensed_provinces', ['Yukon', 'Ontario'])
    await vi.advanceTimersByTimeAsync(1000)
    expect(sent).toEqual([])
  })

  test('typed on while it is being saved is sent again after that, from what was saved', async () => {
    let finish: (fresh: AdminUser) => void = () => {}
    answer = () => new Promise((resolve) => (finish = resolve))
    edits.type(user, 'first_name', 'Anna')
    await vi.advanceTimersByTimeAsync(500)
    edits.type(user, 'first_name', 'Annabel')
    await vi.advanceTimersByTimeAsync(2000)
    expect(sent).toHaveLength(1)
    finish(user)
    await vi.advanceTimersByTimeAsync(500)
    expect(sent[1]).toEqual({ first_name: 'Annabel', was: { first_name: 'Anna' } })
  })

  test('that breaks a rule is not sent and says why', async () => {
    edits.type(user, 'first_name', '')
    await vi.advanceTimersByTimeAsync(500)
    expect(sent).toEqual([])
    expect(edits.read(7, 'first_name')).toMatchObject({ phase: 'failed', reason: 'This field is required', value: '' })
  })

  test('that fails keeps what was typed and can be sent again', async () => {
    answer = () => Promise.reject('no line')
    edits.type(user, 'first_name', 'Anna')
    await vi.advanceTimersByTimeAsync(500)
    expect(edits.read(7, 'first_name')).toMatchObject({ phase: 'failed', reason: 'no line', value: 'Anna' })
    answer = async () => user
    await edits.flush(7, 'first_name')
    expect(phase()).toBe('saved')
  })

  test('a password waits for its button, and leaving the screen sends all else', async () => {
    edits.type(user, 'password', 'Qu7iet&harbour')
    edits.type(user, 'first_name', 'Anna')
    edits.leave()
    await vi.advanceTimersByTimeAsync(5000)
    expect(sent).toEqual([{ first_name: 'Anna', was: { first_name: 'Ana' } }])
    await edits.flush(7, 'password')
    expect(sent[1]).toEqual({ password: 'Qu7iet&harbour', was: {} })
  })
})

describe('a whole row', () => {
  test('sends every field as it is shown, and nothing of it twice (REQ-234)', async () => {
    edits.type(user, 'first_name', 'Anna')
    expect(edits.sendRow(user)).toEqual({
      ...{ email: 'a@clinic.example', first_name: 'Anna', last_name: 'Silva', phone: '', active: true },
      ...{ licensed_provinces: ['Ontario', 'Yukon'], auth_groups: [3] },
      was: {
        ...{ email: 'a@clinic.example', first_name: 'Ana', last_name: 'Silva', phone: '', active: true },
        ...{ licensed_provinces: ['Ontario', 'Yukon'], auth_groups: [3] },
      },
    })
    await vi.advanceTimersByTimeAsync(1000)
    expect([sent, phase()]).toEqual([[], 'saving'])
    edits.rowSaved(7)
    expect(phase()).toBe('saved')
  })

  test('that fails tells each field its own reason', () => {
    edits.type(user, 'first_name', 'Anna')
    edits.type(user, 'password', 'short')
    edits.sendRow(user)
    edits.rowFailed(7, { reason: 'Not saved.', fields: { password: 'Too short.' }, fresh: { ...user, first_name: 'Anita' } })
    expect(edits.read(7, 'first_name')).toMatchObject({ phase: 'failed', reason: 'Not saved.', base: 'Anita' })
    expect(edits.read(7, 'password')).toMatchObject({ phase: 'failed', reason: 'Too short.', value: 'short' })
  })
})
