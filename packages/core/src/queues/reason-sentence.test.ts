import { describe, expect, test } from 'vitest'
import { reasonSentence } from './reason-sentence.ts'

const row = (
  pcr_help_reason: string,
  urgent_reason: Parameters<typeof reasonSentence>[0]['urgent_reason'] = '',
  safety_concern = false,
  help_about = '',
) => ({
  ...{ need_pcr_help_flag: true, pcr_help_reason, help_about, urgent_reason, safety_concern },
})

describe('why a patient needs a person, as a sentence (C-10)', () => {
  test.each([
    [row('Chatbot Help'), '12 min', 'Asked for a person, waiting 12 min'],
    [
      row('Chatbot Help', '', false, 'Asked for a person at the ID or code'),
      '12 min',
      'Asked for a person at the ID or code, waiting 12 min',
    ],
    [row('Chatbot Help', 'suicide', false, 'Asked for a call'), '3 min', 'Spoke of suicide, waiting 3 min'],
    [row('Follow Up'), '2 h 05 min', 'Finished a follow-up that needs a review, waiting 2 h 05 min'],
    [row('PCR Admin assign'), '1 min', 'A manager set a priority, waiting 1 min'],
    [row('Added By Patient Manager'), '1 min', 'Added by an administrator, waiting 1 min'],
    [row('Chatbot Help', 'suicide'), '3 min', 'Spoke of suicide, waiting 3 min'],
    [row('Chatbot Help', '', true), '3 min', 'Call today: may be in danger, waiting 3 min'],
    [row('Chatbot Help', 'suicide', true), '3 min', 'Spoke of suicide, waiting 3 min'],
    [row('Please phone her daughter'), '3 min', 'Please phone her daughter, waiting 3 min'],
    [row(''), null, 'Needs help'],
  ])('%o after %s: “%s”', (facts, waited, said) => {
    expect(reasonSentence(facts, waited)).toBe(said)
  })

  test('nothing without an open request, even with a reason left over', () => {
    expect(reasonSentence({ ...row('Chatbot Help'), need_pcr_help_flag: false }, '3 min')).toBeNull()
  })
})
