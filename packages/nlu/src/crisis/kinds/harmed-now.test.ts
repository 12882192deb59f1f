import { expect, test } from 'vitest'
import { assessRisk } from '../assess-risk.ts'
import { chooseKind } from './choose-kind.ts'

const SINCE_WHEN = { tag: 'since_when', text: 'How long has this been going on?' }
const MEDICATIONS = { tag: 'medications', text: 'Which ones? Please list them, with the amount if you know it.' }
const TRIED = { tag: 'tried_before', text: 'What have you tried for it so far?' }
const HARDEST = { tag: 'ptsd_hardest', text: 'What is hardest for you these days?' }

test.each([
  [SINCE_WHEN, 'since he moved in, he takes my cheque and slaps the kids'],
  [MEDICATIONS, 'my mother hides my pills and hits me'],
  [TRIED, 'he locks me in the room'],
  [TRIED, 'I want my husband to stop hitting me'],
  [HARDEST, 'my ex still follows me and threatens me'],
  [TRIED, 'ma blonde me lance des affaires pis me griffe'],
  [SINCE_WHEN, 'depuis que mon chum me bat'],
  [MEDICATIONS, 'ma mère cache mes pilules pis a me frappe, mon frère frappe les enfants'],
] as const)('who is harmed now is seen whatever was asked: %j, %s (F-5)', (asked, text) => {
  expect(assessRisk(text, { asked })).toMatchObject({ level: 'acute', kind: 'abuse', by: 'rule' })
})

test.each([
  [HARDEST, 'my dad used to hit me'],
  [HARDEST, 'when I was a kid my dad beat us'],
  [{ tag: 'pain_place', text: 'Where do you feel the pain?' }, 'my shoulder, my son hit me with the car door by accident'],
  [{ tag: 'pain_place', text: 'Where do you feel the pain?' }, 'the pain hits me at night'],
  [{ tag: 'pain_place', text: 'Where do you feel the pain?' }, "j'ai mal à mourir dans le bas du dos"],
  [TRIED, 'my wife pushes me to try things'],
  [TRIED, 'my husband beats me at chess'],
  [TRIED, 'mon mari me bat au tennis'],
] as const)('what is past, an accident or a turn of phrase is an answer: %j, %s', (asked, text) => {
  expect(assessRisk(text, { asked })?.level).not.toBe('acute')
})

test('who has left a letter and does not come out may want to die, and hurts no one else', () => {
  expect(chooseKind('my roommate will not come out of the bathroom and she left a letter on the table', 'violence')).toBe('suicide')
})
