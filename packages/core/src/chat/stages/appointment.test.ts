import type { Slot } from '@clinic/contract/booking'
import { describe, expect, test } from 'vitest'
import { CLINIC, NOW, PERSON } from '../conversation.test-data.ts'
import { newConversation } from '../state/state.ts'
import { step } from '../step.ts'
import { TEXTS } from '../texts/texts.ts'

function slot(slotId: string, localDate: string, localTime: string): Slot {
  const names = { provider_firstName: 'Amara', provider_lastName: 'Osei', location_name: 'By phone', visitType: 'new' }
  const at = `${localDate}T${localTime}:00.000Z`
  return { slotId, ...names, startAt: at, untilAt: at, localDate, localTime, localText: `${localDate}, ${localTime}`, clinicText: at }
}

const OFFERED = [slot('1', '2026-11-24', '10:00'), slot('2', '2026-11-25', '09:00'), slot('3', '2026-11-25', '14:00')]

function say(query: string, offered = OFFERED) {
  const state = { ...newConversation('p'), stage: 'appointment' as const, started: true, visit: 'async' as const, offered }
  return step(state, { query, ...NOW }, CLINIC)
}

describe('a time in words (REQ-153)', () => {
  test('is held where one of the times fits', () => {
    expect(say('Wednesday morning please').ask).toMatchObject({ kind: 'hold-slot', slotId: '2' })
    expect(say('can I have the one on Tuesday?').ask).toMatchObject({ kind: 'hold-slot', slotId: '1' })
  })

  test('leaves the times that fit to choose from where there are several', () => {
    const said = say('Wednesday')
    expect(said.ask).toBeNull()
    expect(said.reply.text).toContain(TEXTS.timesThatFit)
    expect(said.reply.DATA?.slots).toHaveLength(2)
    expect(say('the first one', said.state.offered ?? []).ask).toMatchObject({ kind: 'hold-slot', slotId: '2' })
  })

  test('without a time then shows all that are free', () => {
    const said = say('Friday')
    expect(said.reply.text).toContain(TEXTS.noTimeThen)
    expect(said.reply.DATA?.slots).toHaveLength(3)
    expect(said.ask).toBeNull()
  })

  test.each(['not Wednesday', 'pas le matin'])('is not guessed from %j', (text) => {
    expect(say(text).ask).toBeNull()
  })

  test('can be searched again', () => {
    const state = { ...newConversation('p'), stage: 'appointment' as const, started: true, visit: 'async' as const, offered: OFFERED }
    expect(step({ ...state, personal: PERSON }, { query: 'other times', ...NOW }, CLINIC).ask).toMatchObject({ kind: 'find-slots' })
  })
})
