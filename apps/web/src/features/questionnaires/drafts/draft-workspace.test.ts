import type { QuestionnaireDraft } from '@clinic/contract/questionnaires/drafts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DraftWorkspace } from './draft-workspace.ts'

const AT = '2026-11-22T09:00:00.000Z'
const draft: QuestionnaireDraft = {
  ...{ id: 7, key: 'sleep', revision: 3, name: 'Sleep', description: '', image: null, questions: {} },
  ...{ based_on: null, differs: true, suggested: null },
  ...{ created_by: 'Robin', created_at: AT, updated_by: 'Robin', updated_at: AT },
}
const saves: { revision: number }[] = []
let stored = draft

beforeEach(() => {
  saves.length = 0
  stored = draft
  vi.stubGlobal('window', { setTimeout, clearTimeout })
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} })
  vi.stubGlobal('fetch', async (_address: string, { method, body }: RequestInit) => {
    await new Promise((resolve) => setImmediate(resolve))
    if (method === 'GET') return Response.json({ revision: stored.revision, changed: {}, information: null, edits: [] })
    const given = JSON.parse(String(body)) as { revision: number }
    saves.push(given)
    if (given.revision !== stored.revision)
      return Response.json({ error: { code: 'version-conflict', message: 'Somebody was first.' } }, { status: 409 })
    stored = { ...stored, ...given, revision: stored.revision + 1 }
    return Response.json(stored)
  })
})
afterEach(() => vi.unstubAllGlobals())

test('two fields that are left at once are saved one upon the other', async () => {
  const draftState = new DraftWorkspace(draft, 1)
  await Promise.all([draftState.describe({ name: 'Nights' }), draftState.describe({ description: 'How you sleep' })])
  expect(saves).toMatchObject([
    { revision: 3, name: 'Nights' },
    { revision: 4, description: 'How you sleep' },
  ])
  expect(draftState.read().about).toMatchObject({ name: 'Nights', description: 'How you sleep' })
})

test('one that is refused does not hold up the next', async () => {
  const draftState = new DraftWorkspace(draft, 1)
  stored = { ...draft, revision: 5 }
  await expect(draftState.describe({ name: 'Nights' })).rejects.toMatchObject({ status: 409 })
  stored = draft
  await draftState.describe({ description: 'How you sleep' })
  expect(saves).toHaveLength(2)
})
