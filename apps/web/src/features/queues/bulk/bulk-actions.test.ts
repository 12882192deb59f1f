import { describe, expect, it } from 'vitest'
import { bulkActions, bulkQuestion } from './bulk-actions.ts'

const active = { need_pcr_help_flag: false, on_hold_in_queue: false }
const held = { ...active, on_hold_in_queue: true }
const helped = { ...active, need_pcr_help_flag: true }

describe('what can be done to several patients at once', () => {
  it('is what makes sense for the list and for those who are chosen', () => {
    expect(bulkActions('np', 'unassigned', [active])).toEqual(['claim'])
    expect(bulkActions('np', 'mine', [active])).toEqual(['hold', 'sendBack', 'unassign'])
    expect(bulkActions('np', 'mine', [held])).toEqual(['unhold', 'unassign'])
    expect(bulkActions('pcr', 'mine', [active])).toEqual(['sendToNp', 'unassign'])
    expect(bulkActions('pcr', 'mine', [active, helped])).toEqual(['completeHelp', 'sendToNp', 'unassign'])
  })

  it('is everything where more are chosen than are seen', () => {
    expect(bulkActions('np', 'mine', null)).toEqual(['hold', 'sendBack', 'unhold', 'unassign'])
  })

  it('is asked about first where patients leave one’s list', () => {
    expect(bulkQuestion('unassign', 1)?.title).toBe('Unassign 1 patient?')
    expect(bulkQuestion('sendToNp', 12)).toMatchObject({ title: 'Send 12 patients to the NP queue?', confirm: 'Send 12' })
    expect((['claim', 'hold', 'unhold'] as const).map((action) => bulkQuestion(action, 3))).toEqual([null, null, null])
  })
})
