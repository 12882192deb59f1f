import { expect, test } from 'vitest'
import { chooseBackup, segmentsBetween } from './choose-backup.ts'
import type { Manifest, WalSegment } from './list-backups.ts'

const MB16 = 16 * 1024 * 1024
const name = (number: number, timeline = 1) =>
  `${String(timeline).padStart(8, '0')}00000000${number.toString(16).toUpperCase().padStart(8, '0')}`
const piece = (number: number): WalSegment => ({ name: name(number), at: `2026-11-21T10:${number}:00.000Z`, file: '' })
const backup = (start: number, timeline = 1): Manifest => ({
  ...{ id: `20261121T10${start}00Z`, system: '1', timeline, version: 180004, segment_bytes: MB16, files: 1, bytes: 1, sha256: '' },
  ...{
    started_at: `2026-11-21T10:${start}:10.000Z`,
    ended_at: `2026-11-21T10:${start}:30.000Z`,
    start: name(start, timeline),
    stop: name(start, timeline),
  },
})
const wal = [20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30].map(piece)
const backups = [backup(20), backup(25)]

test('chooses the newest backup finished by the target, with the log from its start', () => {
  const { base, pieces } = chooseBackup({ backups, wal, target: '2026-11-21T10:24:00.000Z' })
  expect([base.id, pieces[0]?.name]).toEqual([backup(20).id, name(20)])
  expect(chooseBackup({ backups, wal, target: '2026-11-21T10:26:00.000Z' }).base.id).toBe(backup(25).id)
  expect(chooseBackup({ backups, wal, target: null }).pieces.at(-1)?.name).toBe(name(30))
})

test('ignores a gap after the target; names one before it, with how far a restore can go', () => {
  const holed = wal.filter(({ name: one }) => one !== name(28))
  expect(chooseBackup({ backups, wal: holed, target: '2026-11-21T10:26:30.000Z' }).pieces.map((one) => one.name)).toEqual(
    [25, 26, 27].map((n) => name(n)),
  )
  expect(() => chooseBackup({ backups, wal: holed, target: '2026-11-21T10:29:30.000Z' })).toThrow(
    `${name(28)} of the archived log is missing: a restore can go up to 2026-11-21T10:27:00.000Z`,
  )
  expect(() => chooseBackup({ backups, wal: holed, target: null })).toThrow(name(28))
})

test('does not mix in the log of another timeline', () => {
  expect(() => chooseBackup({ backups: [backup(20, 2)], wal, target: null })).toThrow(`${name(20, 2)} of the archived log is missing`)
})

test('counts segments past the end of a 4 GiB log file', () => {
  expect(segmentsBetween('0000000100000000000000FE', '000000010000000100000001', MB16)).toEqual([
    '0000000100000000000000FE',
    '0000000100000000000000FF',
    '000000010000000100000000',
    '000000010000000100000001',
  ])
})
