import { expect, test } from 'vitest'
import { toggleOption } from './toggle-option.ts'

const [tea, rest, all, none] = ['Tea', 'Rest', 'All', 'None'].map((label) => ({ label, value: label.toLowerCase() }))
const among = { options: [tea, rest, all, none].flatMap((one) => one ?? []), exclusive: ['None'], selectAll: ['all'] }
const after = (...switched: (typeof tea)[]) =>
  switched.reduce<string[]>((chosen, one) => (one ? toggleOption(chosen, one, among) : chosen), [])

test('one choice may choose all others, but for those that stand alone; it goes with them, or with the first that goes (REQ-420)', () => {
  expect(after(tea, all)).toEqual(['tea', 'rest', 'all'])
  expect(after(all, all)).toEqual([])
  expect(after(all, tea)).toEqual(['rest'])
  expect(after(all, none)).toEqual(['none'])
  expect(after(none, all)).toEqual(['tea', 'rest', 'all'])
  expect(after(tea, rest)).toEqual(['tea', 'rest'])
})
