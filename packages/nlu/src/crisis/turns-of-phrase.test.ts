import { expect, test } from 'vitest'
import { assessRisk } from './assess-risk.ts'
import { detectCrisis } from './detect-crisis.ts'

test.each(['my husband beats me at chess', 'mom would kill me if I forgot', 'ma femme va me tuer si je manque ça', 'adieu la cigarette'])(
  '%j is a turn of phrase',
  (text) => {
    expect(detectCrisis(text)).toBeNull()
  },
)

test.each([
  'every single day, I’m dying by supper time',
  'stop feeling like death warmed over',
  'chemo makes me want to disappear for two days after',
  'once I thought I was dying, slept it off',
  'my phone is about to die, can we do this later',
  'not be a burden on my wife at chores',
  'mon boss va finir par me faire mourir avec ses horaires',
  'j’ai pensé mourir, j’ai dormi pis c’était fini',
  'tout essayé sauf me couper la jambe',
  'je panique que je vas mourir chaque fois que le cœur saute un coup',
])('in pain, worn out or anxious, %j is no danger', (text) => {
  expect(detectCrisis(text)).toBeNull()
})

test.each([
  'I will be dead by supper',
  'I am going to die by supper, I took them all',
  'I want to disappear for good',
  'I thought I was dying and I still can’t breathe',
  'I am a burden on my wife and she is better off without me',
  'mon mari va me tuer à soir',
  'je pense à mourir depuis que c’est fini',
  'j’ai tout essayé, il reste juste à me couper les veines',
  'je vas mourir, j’ai pris toutes mes pilules',
])('the plain words of danger that these are near to are heard: %s', (text) => {
  expect(assessRisk(text, {})?.level).toMatch(/acute|concern/)
})

test('what is said beside a turn of phrase is heard', () => {
  expect(detectCrisis('he beats me at chess and then he chokes me')).toEqual({ kind: 'abuse' })
})
