import { CRISIS_KINDS } from '@clinic/contract/vocabulary'
import { describe, expect, test } from 'vitest'
import { CLINIC, NOW, PERSON, startConversation, upToQuestions } from '../conversation.test-data.ts'
import { type ChatState, newConversation } from '../state/state.ts'
import type { ChatEvent } from '../state/turn.ts'
import { step } from '../step.ts'
import { TEXTS } from '../texts/texts.ts'
import { TEXTS_FR } from '../texts/texts-fr.ts'
import { startCrisis } from './crisis.ts'
import { crisisCard } from './crisis-card.ts'

const begun = (parts: Partial<ChatState> = {}): ChatState => ({ ...newConversation('p'), started: true, ...parts })
const livesIn = (province: string) => ({ personal: { ...PERSON, province } })
const turnOf = (state: ChatState) => ({ state, text: 'x', context: null, intent: 'unknown' as const, ...NOW, knowledge: CLINIC })
const cardOf = (kind: (typeof CRISIS_KINDS)[number], state = begun()) => startCrisis(turnOf(state), kind)
const say = (state: ChatState, query: string, more: Partial<ChatEvent> = {}) => step(state, { query, ...more, ...NOW }, CLINIC)
const numbersOn = (data: unknown) => (data as { lines: { number: string }[] }).lines.map(({ number }) => number)

describe('each danger has its own card, in English and in French (F-14, F-20, F-21)', () => {
  test.each(CRISIS_KINDS)(
    '%s: whom to call comes in the first two sentences, the alarm is told, and it is never English in French',
    (kind) => {
      const english = cardOf(kind).show
      const french = cardOf(
        kind,
        begun({ language: 'fr', unapproved: ['crisis.kinds.suicide', `crisis.kinds.${kind}`, 'crisis.alerted'] }),
      ).show
      expect(english?.DATA).toMatchObject({ kind, quickExit: kind === 'abuse' || kind === 'violence' })
      for (const card of [english, french]) for (const number of ['9-1-1', '9-8-8']) expect(numbersOn(card?.DATA)).toContain(number)
      expect(english?.text).toContain(TEXTS.crisis.alerted)
      expect(french?.text).toContain(TEXTS_FR.crisis.kinds[kind]('le 9-1-1'))
      expect(french?.text).toContain(TEXTS_FR.crisis.alerted)
      const first = (english?.text ?? '').split(/(?<=[.?!]) /)
      expect(first[0]?.split(' ').length).toBeLessThanOrEqual(15)
    },
  )

  test('a victim reads that they did nothing wrong, and nothing for offenders', () => {
    const { show } = cardOf('abuse', begun(livesIn('Quebec')))
    expect(show?.text).toMatch(/^You did nothing wrong\./)
    expect(show?.text).not.toMatch(/you might hurt/)
    expect(numbersOn(show?.DATA)).toEqual(['9-1-1', '1-800-363-9010', '1-888-933-9007', '9-8-8'])
  })

  test('in Nunavut no one is sent to 9-1-1', () => {
    for (const kind of CRISIS_KINDS) {
      const { show, state } = cardOf(kind, begun(livesIn('Nunavut')))
      expect(numbersOn(show?.DATA)).not.toContain('9-1-1')
      expect(show?.text.replace(TEXTS.crisis.nowhere, '')).not.toContain('9-1-1')
      expect(show?.text).not.toMatch(/poison/)
      expect(show?.DATA).toMatchObject({ note: TEXTS.crisis.nowhere })
      const check = say(state, 'I am safe now')
      expect(numbersOn(check.reply.DATA)).toEqual(numbersOn(show?.DATA))
    }
  })

  test('where the place is unknown, the card says what to do without 9-1-1', () => {
    expect(cardOf('suicide').show?.DATA).toMatchObject({ note: TEXTS.crisis.elsewhere })
    expect(cardOf('suicide', begun(livesIn('Ontario'))).show?.DATA).not.toHaveProperty('note')
  })

  test('nothing says that the team was alerted before it was', () => {
    expect(crisisCard(begun({ crisis: true }), CLINIC, 'x').text).not.toMatch(/alert/)
    expect(cardOf('abuse').effects?.some(({ kind }) => kind === 'need-help')).toBe(true)
  })
})

describe('where the person is, and how to call them (F-4)', () => {
  test('is asked beside the numbers when it is unknown, kept for staff, and changes the numbers', () => {
    const asked = say(begun(), 'my husband beat me up and I am scared of him')
    const start = asked.state.crisis ? asked : { ...asked, ...say(begun(), 'I want to kill myself') }
    expect(start.reply.DATA).toMatchObject({ ask: TEXTS.crisis.askPlace })
    const placed = say(start.state, '12 rue Principale, Gatineau, Quebec')
    expect(placed.effects).toEqual([{ kind: 'crisis-place', place: '12 rue Principale, Gatineau, Quebec', province: 'QC' }])
    expect(placed.reply).toMatchObject({ ACTION: 'CRISIS', DATA: { ask: TEXTS.crisis.askCallback } })
    expect(placed.reply.text).toContain(TEXTS.crisis.kept)
    expect(placed.state.crisis_province).toBe('QC')
    const called = say(placed.state, 'you can call 819 555 0142')
    expect(called.effects).toEqual([{ kind: 'crisis-callback', number: '8195550142' }])
    expect(called.reply.DATA).not.toHaveProperty('ask')
  })

  test('never holds anything up: a refusal, other words and safety all go their way', () => {
    const { state } = say(begun(), 'I want to kill myself')
    const refused = say(state, 'no')
    expect(refused.state).toMatchObject({ crisis: true, crisis_ask: 'callback' })
    expect(refused.effects.filter(({ kind }) => kind === 'crisis-place')).toEqual([])
    expect(refused.reply.text).not.toContain(TEXTS.crisis.kept)
    expect(say(state, 'no one would miss me anyway').effects.filter(({ kind }) => kind === 'crisis-place')).toEqual([])
    expect(say(state, 'I am safe now').reply.DATA).toMatchObject({ check: TEXTS.crisis.stillInDanger })
    expect(say(state, 'I am safe now').reply.DATA).not.toHaveProperty('ask')
  })

  test('is not asked of a person whose record has it', () => {
    const talk = startConversation()
    upToQuestions(talk)
    expect(talk.tell('I want to kill myself').reply.DATA).not.toHaveProperty('ask')
  })

  test.each(['22 a day and i am next', 'in so much pain', 'at the end of my rope', 'what?'])('%s is no place', (query) => {
    const { state } = say(begun(), 'I want to kill myself')
    const { effects, state: after } = say(state, query)
    expect(effects.filter(({ kind }) => kind === 'crisis-place')).toEqual([])
    expect(after).toMatchObject({ crisis: true, crisis_ask: 'place' })
  })

  test.each([
    ['in Timmins', null],
    ['I am at home, 4 Elm Street', null],
    ['Halifax', null],
    ['nova scotia', 'NS'],
    ['je suis chez moi à Rimouski', null],
    ['K1A 0B1', null],
  ])('%s is a place', (query, province) => {
    const { state } = say(begun(), 'I want to kill myself')
    expect(say(state, query).effects).toEqual([{ kind: 'crisis-place', place: query, province }])
  })

  test.each([
    ['its peter, im in Moncton', 'im in Moncton', null],
    ['hurry, we are in Halifax, Nova Scotia', 'hurry, we are in Halifax, Nova Scotia', 'NS'],
    ['my son is in Iqaluit, I’m in Ottawa', 'I’m in Ottawa', null],
    ['please, i am in pond inlet', 'i am in pond inlet', 'NU'],
  ])('%s holds one', (query, place, province) => {
    const { state } = say(begun(), 'I want to kill myself')
    expect(say(state, query).effects).toEqual([{ kind: 'crisis-place', place, province }])
  })

  test.each([
    'I want to kill myself. I’m in Rankin Inlet',
    'je vais me tuer, chu à Iqaluit',
    'i want to kill myself and i am in nunavut',
    'I don’t want to live anymore. I’m in Rankin Inlet',
    'je veux plus vivre. je suis à Pangnirtung',
  ])('in Nunavut no number is named that does not ring, from the first words: %s (F-20)', (query) => {
    const { reply, state } = say(begun(), query)
    expect(state.crisis_province).toBe('NU')
    expect(numbersOn(reply.DATA)).not.toContain('9-1-1')
    expect(reply.text.replace(TEXTS.crisis.nowhere, '').replace(TEXTS_FR.crisis.nowhere, '')).not.toContain('9-1-1')
  })

  test.each([
    'I want to kill myself, I am from Iqaluit',
    'I want to kill myself, my son is in Iqaluit',
    'I want to kill myself. I’m in Ottawa, from Iqaluit',
  ])('9-1-1 stays where Nunavut is named and is not where the writer is: %s', (query) => {
    const { reply, state } = say(begun(), query)
    expect(state.crisis_province).toBeNull()
    expect(numbersOn(reply.DATA)).toContain('9-1-1')
  })
})
