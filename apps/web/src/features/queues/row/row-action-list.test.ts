import { describe, expect, it } from 'vitest'
import { keyHelp } from '../shortcuts/key-help.ts'
import { actionOfKey, keyOfAction, rowActionList } from './row-action-list.ts'

const row = { need_pcr_help_flag: false, on_hold_in_queue: false, urgent_reason: '', pcr_hold_until: null } as const

describe('what can be done to a row', () => {
  it('is a claim, and nothing else, where nobody has the patient', () => {
    expect(rowActionList('np', 'unassigned', row)).toEqual({ likely: 'claim', quiet: [], rare: [] })
    expect(rowActionList('pcr', 'unassigned', { ...row, need_pcr_help_flag: true })).toEqual({ likely: 'claim', quiet: [], rare: [] })
  })

  it('is for an NP to hold, send back, complete or unassign (REQ-485)', () => {
    expect(rowActionList('np', 'mine', row)).toEqual({ likely: 'complete', quiet: ['hold', 'sendBack'], rare: ['unassign'] })
  })

  it('hides sending back and completing while on hold (REQ-486)', () => {
    const { likely, quiet, rare } = rowActionList('np', 'mine', { ...row, on_hold_in_queue: true })
    expect(likely).toBe('unhold')
    expect([...quiet, ...rare]).toEqual(['hold', 'unassign'])
  })

  it('is for a PCR to hold with a reason, unless the request is urgent, and while on hold everything (F-4)', () => {
    const help = { ...row, need_pcr_help_flag: true }
    expect(rowActionList('pcr', 'mine', help).rare).toContain('hold')
    expect(rowActionList('pcr', 'mine', { ...help, urgent_reason: 'suicide' }).rare).not.toContain('hold')
    const held = rowActionList('pcr', 'mine', { ...help, pcr_hold_until: '2026-03-11T14:00:00.000Z' })
    expect(held).toEqual({ likely: 'unhold', quiet: [], rare: ['hold', 'completeHelp', 'sendToNp', 'ineligible', 'unassign'] })
    expect([actionOfKey('h', rowActionList('pcr', 'mine', help)), actionOfKey('h', held)]).toEqual(['hold', 'unhold'])
  })

  it('offers to complete a help request only where there is one (REQ-435)', () => {
    expect(rowActionList('pcr', 'mine', { ...row, need_pcr_help_flag: true })).toMatchObject({ likely: 'completeHelp' })
    const { likely, rare } = rowActionList('pcr', 'mine', row)
    expect([likely, ...rare]).toEqual(['sendToNp', 'hold', 'ineligible', 'unassign'])
  })
})

describe('the keys of a row', () => {
  it('do what the row allows and nothing else', () => {
    const mine = rowActionList('np', 'mine', row)
    const held = rowActionList('np', 'mine', { ...row, on_hold_in_queue: true })
    expect(['c', 'h', 's', 'e', 'r', 'q'].map((key) => actionOfKey(key, mine))).toEqual([
      null,
      'hold',
      'sendBack',
      'complete',
      'unassign',
      null,
    ])
    expect(['h', 's', 'e'].map((key) => actionOfKey(key, held))).toEqual(['unhold', null, null])
    expect(actionOfKey('e', rowActionList('pcr', 'mine', row))).toBeNull()
  })

  it('are known by their verbs', () => {
    expect([keyOfAction('claim'), keyOfAction('unhold'), keyOfAction('flipCall')]).toEqual(['c', 'h', undefined])
  })

  it.each(['pcr', 'np'] as const)('that do something in the %s queue are those that its help names', (queue) => {
    const rows = [false, true].flatMap((need_pcr_help_flag) =>
      [false, true].map((on_hold_in_queue) => ({ ...row, need_pcr_help_flag, on_hold_in_queue })),
    )
    const allowed = (['mine', 'unassigned'] as const).flatMap((list) => rows.map((one) => rowActionList(queue, list, one)))
    const works = [...'abcdefghijklmnopqrstuvwxyz'].filter((key) => allowed.some((actions) => actionOfKey(key, actions) !== null))
    expect(
      keyHelp(queue, false)
        .map(({ key }) => key)
        .sort(),
    ).toEqual(works)
  })
})
