import type { StatusRow } from '@clinic/contract/patients'
import type { PageQuery, QueuePage } from '@clinic/contract/queues'
import type { FollowFrame, ListFrame } from '@clinic/contract/queues/follow'
import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it, vi } from 'vitest'
import { patientRow } from '../../../../test/build.ts'
import { isDueFollowed, isFollowed, newestPage, takeFrames } from './followed-lists.ts'
import { forgetAhead, noteAhead, noteRow } from './known-rows.ts'
import { dueCountKey, pageKey } from './queue-keys.ts'

const MINE: PageQuery = { list: 'mine', search: '', type: '', who: '', order: 'fair', due: '', page: 1, size: 20 }
const UNASSIGNED: PageQuery = { ...MINE, list: 'unassigned' }
const DUE = { late: { ...UNASSIGNED, due: 'late' }, near: { ...UNASSIGNED, due: 'near' } } as const
const KEY = pageKey('pcr', UNASSIGNED)
const FIELDS = Object.keys(patientRow())
let turn = 0

let client: QueryClient
let onGap: () => void
let taking: { onFrame(frame: FollowFrame): void; onEnd(): void }
beforeEach(() => {
  client = new QueryClient()
  onGap = vi.fn()
  turn += 1
  taking = takeFrames(client, { queue: 'pcr', mine: MINE, unassigned: UNASSIGNED }, { due: DUE, onGap })
  return () => taking.onEnd()
})

const at = (second: number) => `2026-03-10T15:00:${String(second).padStart(2, '0')}.000Z`
/** Patients of one test are not those of another: what a tab knows of them outlives a test. */
const name = (id: string) => `${id}${turn}`
const row = (id: string, parts: Partial<StatusRow> = {}) =>
  patientRow({ patient_id: name(id), id: name(id), in_pcr_queue: true, assigned_pcr: null, assigned_pcr_id: null, version: 1, ...parts })
const frame = (rows: StatusRow[], parts: Partial<ListFrame> = {}): ListFrame => ({
  ...{ kind: 'list', list: 'unassigned', from: null, number: 1, fields: FIELDS, ids: rows.map((one) => one.patient_id), now: at(1) },
  ...{ rows: rows.map((one) => FIELDS.map((field) => one[field as keyof StatusRow])), total: rows.length, held: 0, ...parts },
})
const shown = (query: PageQuery = UNASSIGNED) => client.getQueryData<QueuePage>(pageKey('pcr', query))
const ids = () => shown()?.rows.map((one) => one.patient_id)

it('shows a whole page, then what changes in it, in the server’s order and with its totals', () => {
  taking.onFrame(frame([row('a'), row('b')], { total: 40 }))
  expect(isFollowed(KEY)).toBe(true)
  const changed = row('c', { appointment_notes: 'new' })
  taking.onFrame(frame([changed], { from: 1, number: 2, ids: [name('b'), name('c')], total: 39, now: at(2) }))
  expect(shown()).toMatchObject({ rows: [row('b'), changed], total: 39, active: 39, held: 0, now: at(2) })
})

it('reads again after a gap, and asks for a new line', () => {
  const invalidated = vi.spyOn(client, 'invalidateQueries')
  taking.onFrame(frame([row('a')]))
  taking.onFrame(frame([], { from: 2, number: 3, ids: [] }))
  expect(onGap).toHaveBeenCalledOnce()
  expect(invalidated).toHaveBeenCalledWith({ queryKey: KEY })
  expect(isFollowed(KEY)).toBe(false)
  expect(ids()).toEqual([name('a')])
})

it('reads again, and after every change, what the server no longer sends', () => {
  const invalidated = vi.spyOn(client, 'invalidateQueries')
  taking.onFrame(frame([row('a')]))
  taking.onFrame({ kind: 'unfollowed', list: 'unassigned' })
  expect(invalidated).toHaveBeenCalledWith({ queryKey: KEY })
  expect(isFollowed(KEY)).toBe(false)
})

it('never shows a row older than the answer to one’s own change', () => {
  taking.onFrame(frame([row('a'), row('b')]))
  // Claimed by this tab while the frame was on its way.
  noteRow(row('a', { version: 2, assigned_pcr_id: 7, assigned_pcr: 'Ada Quill' }))
  taking.onFrame(frame([row('b', { appointment_notes: 'new' })], { from: 1, number: 2, ids: [name('a'), name('b')], total: 2, now: at(2) }))
  expect(ids()).toEqual([name('b')])
  expect(shown()?.total).toBe(1)
  taking.onFrame(frame([row('a', { version: 3 })], { from: 2, number: 3, ids: [name('a'), name('b')], total: 2, now: at(3) }))
  expect(ids()).toEqual([name('a'), name('b')])
})

it('shows what is under way in this tab on top, until the server has answered', () => {
  taking.onFrame(frame([row('a'), row('b')]))
  noteAhead(row('a', { on_hold_in_queue: true }))
  const again = (number: number) =>
    taking.onFrame(
      frame([row('b', { appointment_notes: `${number}` })], {
        from: number - 1,
        number,
        ids: [name('a'), name('b')],
        total: 2,
        now: at(number),
      }),
    )
  again(2)
  expect(shown()).toMatchObject({ rows: [{ on_hold_in_queue: true }, {}], held: 1, active: 1 })
  forgetAhead(name('a'))
  again(3)
  expect(shown()).toMatchObject({ rows: [{ on_hold_in_queue: false }, {}], held: 0, active: 2 })
})

it('reads again instead of showing a page that is older than what is shown and differs from it', () => {
  const invalidated = vi.spyOn(client, 'invalidateQueries')
  const later: QueuePage = { rows: [row('a', { version: 2 })], total: 1, active: 1, held: 0, now: at(9) }
  client.setQueryData(KEY, later)
  taking.onFrame(frame([row('a')]))
  expect(shown()).toEqual(later)
  expect(invalidated).toHaveBeenCalledWith({ queryKey: KEY })
})

it('prefers what came over the line to an older answer of a reading', () => {
  taking.onFrame(frame([row('a')], { now: at(5) }))
  const older: QueuePage = { rows: [], total: 0, active: 0, held: 0, now: at(4) }
  expect(newestPage(KEY, older).rows).toEqual([row('a')])
  const newer = { ...older, now: at(6) }
  expect(newestPage(KEY, newer)).toBe(newer)
})

it('shows the counts beside the filters as they are sent, and no longer trusts them once the line ends', () => {
  taking.onFrame({ kind: 'due', late: 3, near: 2 })
  expect(client.getQueryData(dueCountKey('pcr', DUE.late))).toBe(3)
  expect(client.getQueryData(dueCountKey('pcr', DUE.near))).toBe(2)
  expect(isDueFollowed()).toBe(true)
  taking.onEnd()
  expect(isDueFollowed()).toBe(false)
})
