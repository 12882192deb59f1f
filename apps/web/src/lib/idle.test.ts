import { expect, it } from 'vitest'
import { idleState } from './idle.ts'

const at = (seconds: number, minutes = 10) => idleState({ last: 1_000_000, now: 1_000_000 + seconds * 1000, minutes })

it.each([
  [0, { kind: 'active' }],
  [539, { kind: 'active' }],
  [540, { kind: 'warning', seconds: 60 }],
  [599, { kind: 'warning', seconds: 1 }],
  [599.5, { kind: 'warning', seconds: 1 }],
  [600, { kind: 'idle' }],
  [36_000, { kind: 'idle' }],
])('after %d seconds of ten minutes without a movement a screen is %j (E-9)', (seconds, state) => {
  expect(at(seconds)).toEqual(state)
})

it('warns only in the last half of a short time', () => {
  expect(at(29, 1)).toEqual({ kind: 'active' })
  expect(at(30, 1)).toEqual({ kind: 'warning', seconds: 30 })
})

it('never locks where the clinic does not want it to', () => {
  expect(at(1e9, 0)).toEqual({ kind: 'active' })
})

it('is active where a clock was set back', () => {
  expect(at(-5000)).toEqual({ kind: 'active' })
})
