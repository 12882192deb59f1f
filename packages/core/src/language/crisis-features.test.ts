import { expect, test } from 'vitest'
import { crisisFeaturesOf } from './crisis-features.ts'

test('words of one matter share features, in both languages', () => {
  expect(crisisFeaturesOf('the gun is here').words).toContain('#weapon')
  expect(crisisFeaturesOf("j'ai le fusil").words).toContain('#weapon')
})

test('what follows what is told apart', () => {
  expect(crisisFeaturesOf('not want').words).toContain('#not>want')
  expect(crisisFeaturesOf('want not').words).not.toContain('#not>want')
})

test('a misspelling keeps what it is about', () => {
  expect(crisisFeaturesOf('my shotgunn').words).toContain('#weapon')
  expect(crisisFeaturesOf('brething').pieces).toContain('~<brthng>')
  expect(crisisFeaturesOf('breathing').pieces).toContain('~<brthng>')
})
