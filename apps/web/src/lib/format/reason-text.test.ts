import { HELP_ABOUT } from '@clinic/core/chat/state/help-about'
import { knownSentences } from '@clinic/core/shared/known-sentences'
import { afterEach, expect, test } from 'vitest'
import french from '../../../../../data/staff-messages/fr.json' with { type: 'json' }
import sentences from '../../../../../data/staff-messages/sentences-fr.json' with { type: 'json' }
import { setFormatLanguage } from '../messages/language.ts'
import { setSentences } from '../messages/sentence.ts'
import { setTranslations, t } from '../messages/t.ts'
import { callSentence, callsText, reasonText } from './reason-text.ts'

afterEach(() => {
  setFormatLanguage('en-CA')
  setTranslations({})
  setSentences((text) => text)
})

test.each([
  ['due', 'Call was due 2 Mar 14:30 (patient’s time)'],
  ['planned', 'Call planned 2 Mar 14:30 (patient’s time)'],
  ['correct', 'Wrong number: correct it'],
  ['decide', 'Not reached: a manager decides'],
  ['', null],
] as const)('the state “%s” of the calls reads: %s', (call_state, said) => {
  expect(callSentence({ call_state, next_call_local: '2026-03-02 14:30' })).toBe(said)
})

test('unanswered calls are counted', () => {
  expect([0, 1, 2].map((call_attempts) => callsText({ call_attempts }))).toEqual([null, '1 call', '2 calls'])
})

test('French has its own order, plural and month (F-15)', () => {
  setFormatLanguage('fr-CA')
  setTranslations({
    '{calls, plural, one {# call} other {# calls}}': '{calls, plural, one {# appel} other {# appels}}',
    'Call planned {minute} (patient’s time)': 'Appel prévu le {minute} (heure du patient)',
    '{why}, waiting {waited}': '{why}, en attente depuis {waited}',
    'Asked for a person': 'A demandé une personne',
    'Spoke of suicide.': 'A parlé de suicide.',
  })
  expect([1, 1204].map((call_attempts) => callsText({ call_attempts }))).toEqual(['1 appel', '1\u00a0204 appels'])
  expect(callSentence({ call_state: 'planned', next_call_local: '2026-02-03 14:30' })).toBe(
    'Appel prévu le 3 févr. 14\u00a0h\u00a030 (heure du patient)',
  )
  const row = {
    need_pcr_help_flag: true,
    pcr_help_reason: 'Chatbot Help',
    help_about: '',
    urgent_reason: '' as const,
    safety_concern: false,
  }
  expect(reasonText(row, '12 min')).toBe('A demandé une personne, en attente depuis 12 min')
  const urgent = { ...row, urgent_reason: 'suicide' as const }
  expect(reasonText(urgent, '12 min')).toBe('A parlé de suicide, en attente depuis 12 min')
})

test('each place that a request is about has its French (F-15)', () => {
  setFormatLanguage('fr-CA')
  setTranslations(french)
  setSentences(knownSentences(sentences, t))
  const request = { need_pcr_help_flag: true, pcr_help_reason: 'Chatbot Help', urgent_reason: '', safety_concern: false } as const
  for (const help_about of Object.values(HELP_ABOUT)) {
    expect(reasonText({ ...request, help_about }, null), help_about).not.toBe(help_about)
  }
  expect(reasonText({ ...request, help_about: HELP_ABOUT.questions }, '8 min')).toBe(
    'A demandé à parler à une personne à l’étape des questions, en attente depuis 8 min',
  )
})
