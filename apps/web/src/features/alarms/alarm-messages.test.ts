import type { Alarm } from '@clinic/contract/alarms'
import { describe, expect, it } from 'vitest'
import { alarmOf } from '../../../test/build.ts'
import { agoText, stateSentences, takenSentence, whereText, whoText, whySentence } from './alarm-messages.ts'

const NOW = '2026-03-02T15:00:00.000Z'
const ago = (minutes: number) => new Date(Date.parse(NOW) - minutes * 60_000).toISOString()
const why = (parts: Partial<Alarm>) => whySentence(alarmOf({ raised_at: ago(12), ...parts }), NOW)

describe('an alarm (F-4)', () => {
  it('says why in a sentence, with the words', () => {
    expect(why({})).toBe('Wrote about suicide 12 min ago: “I don’t want to be here tonight”')
    expect(why({ words: null })).toBe('Wrote about suicide 12 min ago.')
    expect(why({ kind: 'overdose', source: 'scale', words: 'Yes' })).toBe('Gave an answer about an overdose 12 min ago: “Yes”')
    expect(why({ kind: 'child-ingestion', words: null })).toBe('Wrote that a child ate cannabis 12 min ago.')
    expect(why({ kind: 'of-a-later-version' })).toMatch(/^Needs help now 12 min ago/)
    expect(why({ source: 'phone', words: 'Thoughts of suicide told by phone' })).toBe('Thoughts of suicide told by phone, 12 min ago.')
  })

  it('says who, where, and whether they are still there', () => {
    const person = alarmOf({ name: 'Tyler Mackinnon', date_of_birth: '1992-01-05', place: 'Sydney', province: 'Nova Scotia' })
    expect(whoText(person, () => 34)).toBe('Tyler Mackinnon, 34')
    expect(whereText(person)).toBe('Sydney, Nova Scotia')
    expect(stateSentences(person, NOW)).toEqual(['No longer in the chat.'])
    expect(stateSentences({ ...person, language: 'fr' }, NOW)).toEqual(['No longer in the chat.', 'Writes French.'])
    const away = alarmOf({ place: 'behind the arena', place_said: true, phone_said: true, phone_on_file: '4165550100' })
    expect(whereText(away)).toBe('says: “behind the arena”, Ontario')
    expect(whereText({ ...away, place: 'Sudbury, Ontario' })).toBe('says: “Sudbury, Ontario”')
    expect(stateSentences(away, NOW)).toContain('Gave this number to call; on file: 416-555-0100.')
    expect(stateSentences({ ...away, phone_on_file: null }, NOW)).toContain('Gave this number to call.')
    const nobody = alarmOf({ name: null, in_chat: true, place: null, province: null })
    expect(whoText(nobody, () => 0)).toBe('Unknown person in the chat')
    expect(whereText(nobody)).toBe('place unknown')
    expect(stateSentences(nobody, NOW)).toEqual(['In the chat now, not yet identified.'])
  })

  it('says what was written last, and that the person left the card without ending the alarm (F-5)', () => {
    const line = (kind: 'words' | 'danger' | 'released', words: string) => ({ at: ago(3), kind, words })
    const alarm = alarmOf({ in_chat: true, released_at: ago(2), lines: [line('words', 'my sister comes'), line('released', 'no')] })
    expect(stateSentences(alarm, NOW)).toEqual([
      'In the chat now.',
      'Then: “my sister comes”',
      'Said 2 min ago that the danger is over. The alarm stays open.',
    ])
  })

  it('says who was called last while no one has taken it (F-4)', () => {
    const at = ago(3)
    const called = [
      { step: 'shift', at },
      { step: 'managers', at },
      { step: 'of-a-later-version', at },
    ]
    expect(stateSentences(alarmOf({ called }), NOW)).toContain('The managers were called 3 min ago.')
    expect(stateSentences(alarmOf({ called: [{ step: 'shift', at }] }), NOW).join()).not.toContain('called')
    const taken = { id: 9, name: 'Jasdeep Gill', at: ago(2) }
    expect(stateSentences(alarmOf({ called, taken }), NOW).join()).not.toContain('called')
    expect(takenSentence(taken, NOW)).toBe('Taken by Jasdeep Gill 2 min ago. It stays here until it is closed.')
  })

  it.each([
    [0, 'less than a minute ago'],
    [59, '59 min ago'],
    [60, '1 h ago'],
    [47 * 60, '47 h ago'],
    [49 * 60, '2 d ago'],
  ])('was raised %i minutes before: %s', (minutes, text) => expect(agoText(ago(minutes), NOW)).toBe(text))
})
