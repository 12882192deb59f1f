import { describe, expect, it } from 'vitest'
import { actionOfKey } from '../row/row-action-list.ts'
import { keyHelp } from '../shortcuts/key-help.ts'
import { adminKeyActions, adminRowActionList } from './admin-row-action-list.ts'

const row = { need_pcr_help_flag: false, on_hold_in_queue: false, pcr_hold_until: null, assigned_pcr: null, assigned_np: null }

describe('what a manager can do to a row', () => {
  it('is completing the help when it is asked for, or else sending to the NP queue, and marking ineligible (REQ-535)', () => {
    expect(adminRowActionList('pcr', row)).toMatchObject({ likely: 'sendToNp', rare: ['ineligible'] })
    expect(adminRowActionList('pcr', { ...row, need_pcr_help_flag: true })).toMatchObject({
      likely: 'completeHelp',
      rare: ['sendToNp', 'ineligible'],
    })
  })

  it('is first taking off hold whom a PCR put on hold', () => {
    const held = { ...row, need_pcr_help_flag: true, pcr_hold_until: '2026-03-11T14:00:00.000Z' }
    expect(adminRowActionList('pcr', held)).toEqual({ likely: 'unhold', quiet: [], rare: ['completeHelp', 'sendToNp', 'ineligible'] })
  })

  it('is claiming for an NP while nobody has the patient, then completing and sending back (REQ-553, REQ-557, REQ-558)', () => {
    expect(adminRowActionList('np', row).likely).toBe('claim')
    expect(adminRowActionList('np', { ...row, assigned_np: 'Dana Whitfield' })).toMatchObject({
      likely: 'complete',
      rare: ['sendBack', 'hold', 'ineligible'],
    })
  })

  it('is neither sending back nor completing while on hold (REQ-486)', () => {
    const { likely, quiet, rare } = adminRowActionList('np', { ...row, assigned_np: 'Dana Whitfield', on_hold_in_queue: true })
    expect([likely, ...quiet, ...rare]).toEqual(['unhold', 'ineligible'])
  })
})

it.each(['pcr', 'np'] as const)('the keys that do something on a manager’s %s screen are those that its help names', (queue) => {
  const holders = [null, 'Dana Whitfield'].map((name) => ({ assigned_pcr: name, assigned_np: name }))
  const rows = [false, true].flatMap((need_pcr_help_flag) =>
    [false, true].flatMap((on_hold_in_queue) =>
      [null, '2026-03-04T15:00:00.000Z'].flatMap((pcr_hold_until) =>
        holders.map((held) => ({ ...held, need_pcr_help_flag, on_hold_in_queue, pcr_hold_until })),
      ),
    ),
  )
  const works = [...'abcdefghijklmnopqrstuvwxyz'].filter((key) =>
    rows.some((one) => actionOfKey(key, adminKeyActions(queue, one)) !== null),
  )
  expect(
    keyHelp(queue, true)
      .map(({ key }) => key)
      .sort(),
  ).toEqual(works)
})
