import { describe, expect, it } from 'vitest'
import { keyOfVerb, rowVerbs, verbOfKey } from './row-verbs.ts'

const row = { need_pcr_help_flag: false, on_hold_in_queue: false }

describe('what can be done to a row', () => {
  it('is a claim, and nothing else, where nobody has the patient', () => {
    expect(rowVerbs('np', 'unassigned', row)).toEqual({ likely: 'claim', quiet: [], rare: [] })
    expect(rowVerbs('pcr', 'unassigned', { ...row, need_pcr_help_flag: true })).toEqual({ likely: 'claim', quiet: [], rare: [] })
  })

  it('is for an NP to hold, send back, complete or unassign (REQ-485)', () => {
    expect(rowVerbs('np', 'mine', row)).toEqual({ likely: 'complete', quiet: ['hold', 'sendBack'], rare: ['unassign'] })
  })

  it('hides sending back and completing while on hold (REQ-486)', () => {
    const { likely, quiet, rare } = rowVerbs('np', 'mine', { ...row, on_hold_in_queue: true })
    expect(likely).toBe('unhold')
    expect([...quiet, ...rare]).toEqual(['hold', 'unassign'])
  })

  it('offers to complete a help request only where there is one (REQ-435)', () => {
    expect(rowVerbs('pcr', 'mine', { ...row, need_pcr_help_flag: true })).toMatchObject({ likely: 'completeHelp' })
    const { likely, rare } = rowVerbs('pcr', 'mine', row)
    expect([likely, ...rare]).toEqual(['sendToNp', 'ineligible', 'unassign'])
  })
})

describe('the keys of a row', () => {
  it('do what the row allows and nothing else', () => {
    const mine = rowVerbs('np', 'mine', row)
    const held = rowVerbs('np', 'mine', { ...row, on_hold_in_queue: true })
    expect(['c', 'h', 's', 'e', 'r', 'q'].map((key) => verbOfKey(key, mine))).toEqual([
      null,
      'hold',
      'sendBack',
      'complete',
      'unassign',
      null,
    ])
    expect(['h', 's', 'e'].map((key) => verbOfKey(key, held))).toEqual(['unhold', null, null])
    expect(verbOfKey('e', rowVerbs('pcr', 'mine', row))).toBeNull()
  })

  it('are known by their verbs', () => {
    expect([keyOfVerb('claim'), keyOfVerb('unhold'), keyOfVerb('flipCall')]).toEqual(['c', 'h', undefined])
  })
})
