import { expect, test } from 'vitest'
import { crisisFeaturesOf } from './crisis-features.ts'

test('words of one matter share features, in both languages', () => {
  expect(crisisFeaturesOf('the gun is here').about).toContain('weapon')
  expect(crisisFeaturesOf("j'ai le fusil").about).toContain('weapon')
})

test('what follows what is told apart', () => {
  expect(crisisFeaturesOf('not want').order).toContain('not>want')
  expect(crisisFeaturesOf('want not').order).not.toContain('not>want')
})

test('a denial reaches the words after it, not those before', () => {
  expect(crisisFeaturesOf('no voices here').denied).toContain('!#voices')
  expect(crisisFeaturesOf('voices here, no').denied).not.toContain('!#voices')
})

test('a misspelling keeps what it is about and how it sounds', () => {
  expect(crisisFeaturesOf('my shotgunn').about).toContain('weapon')
  expect(crisisFeaturesOf('breething').sounds).toEqual(crisisFeaturesOf('breathing').sounds)
  expect(crisisFeaturesOf('frappez').sounds).toEqual(crisisFeaturesOf('frappé').sounds)
})
