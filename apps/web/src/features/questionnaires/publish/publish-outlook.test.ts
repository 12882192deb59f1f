import type { FormSegments, OpenWord } from '@clinic/contract/translations'
import { expect, test } from 'vitest'
import { frenchOutlook } from './publish-outlook.ts'

const word = (original: string, translation: string): OpenWord => ({ tag: 'a', part: 'option', original, translation, start: null })
const form = (given: Partial<FormSegments>, approved: FormSegments['text']['approved'] = null): FormSegments => ({
  text: { key: 'draft-async', name: 'Intake, draft', hash: '', needed: false, words: { key: 'async', of: 'draft' }, approved, changed: 0 },
  ...{ on: true, needed: true, sides: ['draft'], words: [word('Near', 'Près'), word('Far', '')], ...given },
})

test('publishing tells how much French is missing, and that these questions are in English where a visit needs it', () => {
  expect(frenchOutlook(form({}))).toMatchObject({
    tone: 'warn',
    is: '1 of 2 French texts are missing.',
    result: expect.stringMatching(/without approved French are then in English/),
  })
  expect(frenchOutlook(form({ needed: false }))).toMatchObject({ tone: 'plain', result: expect.stringMatching(/care team/) })
})

test('answers that read the same count as missing; what is written still has to be approved', () => {
  expect(frenchOutlook(form({ words: [word('Near', 'Près'), word('Far', 'près')] })).is).toBe('2 of 2 French texts are missing.')
  expect(frenchOutlook(form({ words: [word('Near', 'Près'), word('Far', 'Loin')] }))).toMatchObject({
    ...{ tone: 'warn', label: 'Not approved', result: expect.stringMatching(/until they are approved/) },
  })
})

test('what is approved goes on', () => {
  expect(frenchOutlook(form({}, { by: 'Priya', at: '2026-11-21T12:00:00.000Z' }))).toMatchObject({ tone: 'good', label: 'Approved' })
})
