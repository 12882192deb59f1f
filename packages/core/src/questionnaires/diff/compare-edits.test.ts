import fc from 'fast-check'
import { expect, test } from 'vitest'
import { soundQuestions } from '../arbitrary.test-data.ts'
import { play, steps } from '../edits/arbitrary-edits.test-data.ts'
import { sameExactly } from '../edits/same-value.ts'
import { changeText } from './change-text.ts'
import { compareVersions } from './compare-versions.ts'

test.each([
  ['in the editor', false],
  ['in the editor, drawn lines included,', true],
])('every edit %s that changes a map shows something, in whole sentences', (_, free) => {
  fc.assert(
    fc.property(soundQuestions, steps(8), (start, list) => {
      let before = start
      for (const { questions } of play(start, list, free)) {
        const tags = [...new Set([...Object.keys(before), ...Object.keys(questions)])]
        const differ = tags.filter((tag) => !sameExactly(before[tag] ?? null, questions[tag] ?? null))
        const changes = compareVersions(before, questions)
        expect([differ.length > 0, differ]).toEqual([changes.length > 0, differ])
        for (const change of changes) expect(changeText(change)).toMatch(/^[“A-Z].+[^ ]\.$/s)
        before = questions
      }
    }),
  )
})
