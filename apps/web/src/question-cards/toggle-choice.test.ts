import { expect, it } from 'vitest'
import { toggleChoice } from './toggle-choice.ts'

const choice = (label: string) => ({ label, value: label })
const card = { options: ['Asthma', 'Stroke', 'None of these'].map(choice), exclusive: ['None of these'] }

it('adds and takes away (REQ-121)', () => {
  expect(toggleChoice(['Asthma'], choice('Stroke'), card)).toEqual(['Asthma', 'Stroke'])
  expect(toggleChoice(['Asthma', 'Stroke'], choice('Asthma'), card)).toEqual(['Stroke'])
})

it('never keeps an exclusive choice beside another', () => {
  expect(toggleChoice(['Asthma', 'Stroke'], choice('None of these'), card)).toEqual(['None of these'])
  expect(toggleChoice(['None of these'], choice('Asthma'), card)).toEqual(['Asthma'])
})
