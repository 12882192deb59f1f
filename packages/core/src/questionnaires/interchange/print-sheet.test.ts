import type { Questions } from '@clinic/contract/questionnaires'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { answerAlong, brokenQuestions, soundQuestions } from '../arbitrary.test-data.ts'
import { inOrder } from '../diff/in-order.ts'
import { mapAfter, play, steps } from '../edits/arbitrary-edits.test-data.ts'
import { buildQuestions } from '../question-map/build.ts'
import { chosenLabels } from '../question-map/options.ts'
import { walk } from '../question-map/walk.ts'
import { type Go, printSheet, type SheetLine } from './print-sheet.ts'

const sheetOf = (questions: Questions) => printSheet({ key: 'tobacco', name: 'Tobacco', version: 2, questions })

test('a sheet has room to draw on where the screen has a canvas (REQ-413)', () => {
  const { where } = buildQuestions([{ tag: 'where', text: 'Where does it hurt?' }])
  if (!where) throw new Error('no question')
  expect(sheetOf({ where: { ...where, widget: 'draw' } })).toContainEqual(
    expect.objectContaining({ line: 'blank', takes: 'drawing', hint: null }),
  )
})

test('a sheet has boxes for choices, blanks for words and numbers, and says where to go on', () => {
  const questions = buildQuestions([
    {
      tag: 'smoke',
      text: 'Do you smoke?',
      subtext: 'Cannabis counts too.',
      yesNo: true,
      branches: {
        yes: [{ tag: 'many', text: 'How many a day?', input: 'number', unit: 'cigarettes', minimum: 1 }],
        no: [{ tag: 'why', text: 'Why not?' }],
      },
    },
    { tag: 'tried', text: 'What have you tried?', several: ['Gum', 'Patches'], branches: { Gum: [{ tag: 'gum', text: 'Which gum?' }] } },
    { tag: 'end', text: 'Since when?', input: 'date' },
  ])
  expect(sheetOf(questions)).toEqual([
    { line: 'title', text: 'Tobacco', version: 2 },
    { line: 'question', level: 0, number: 1, text: 'Do you smoke?', help: 'Cannabis counts too.' },
    { line: 'choice', level: 0, box: 'one', label: 'Yes', go: null },
    { line: 'choice', level: 0, box: 'one', label: 'No', go: { to: 3, text: 'Go to 3' } },
    { line: 'section', level: 1, text: '“Yes” in 1', when: { number: 1, labels: ['yes'] }, skip: null },
    { line: 'question', level: 1, number: 2, text: 'How many a day?', help: null },
    { line: 'blank', level: 1, takes: 'number', hint: null, unit: 'cigarettes', range: '1 or more' },
    { line: 'go', level: 1, go: { to: 4, text: 'Go to 4' } },
    { line: 'section', level: 1, text: '“No” in 1', when: { number: 1, labels: ['no'] }, skip: null },
    { line: 'question', level: 1, number: 3, text: 'Why not?', help: null },
    { line: 'blank', level: 1, takes: 'words', hint: null, unit: null, range: null },
    { line: 'question', level: 0, number: 4, text: 'What have you tried?', help: null },
    { line: 'choice', level: 0, box: 'any', label: 'Gum', go: null },
    { line: 'choice', level: 0, box: 'any', label: 'Patches', go: null },
    { line: 'section', level: 1, text: 'Only with “Gum” in 4', when: { number: 4, labels: ['Gum'] }, skip: { to: 6, text: 'Go to 6' } },
    { line: 'question', level: 1, number: 5, text: 'Which gum?', help: null },
    { line: 'blank', level: 1, takes: 'words', hint: null, unit: null, range: null },
    { line: 'question', level: 0, number: 6, text: 'Since when?', help: null },
    { line: 'blank', level: 0, takes: 'date', hint: 'day, month, year', unit: null, range: null },
  ])
})

test('an answer that ends everything says so', () => {
  const questions = buildQuestions([
    { tag: 'a', text: 'A?', yesNo: true },
    { tag: 'b', text: 'B?' },
  ])
  if (questions.a?.yes_no_options) questions.a = { ...questions.a, next_question: null, yes_no_options: { yes: 'b', no: null } }
  expect(sheetOf(questions).find((line) => line.line === 'choice' && line.label === 'No')).toMatchObject({
    go: { to: null, text: 'Go to the end' },
  })
})

test('whoever follows the sheet answers what the screen asks, in the same order', () => {
  const edited = fc.tuple(soundQuestions, steps(25)).map(([start, list]) => play(start, list).reduce(mapAfter, start))
  fc.assert(
    fc.property(fc.oneof(soundQuestions, edited), fc.array(fc.nat(50), { minLength: 400, maxLength: 400 }), (questions, choices) => {
      const answers = answerAlong(questions, choices)
      const tags = inOrder(questions).map(([tag]) => tag)
      const chosen = (number: number) => {
        const question = questions[tags[number - 1] ?? '']
        const answer = answers[tags[number - 1] ?? '']
        return question && answer ? chosenLabels(question, answer.value) : []
      }
      expect(followed(sheetOf(questions), chosen).map((number) => tags[number - 1])).toEqual(walk(questions, answers).path)
    }),
    { numRuns: 300 },
  )
})

test('a broken map has a sheet with every question', () => {
  fc.assert(
    fc.property(brokenQuestions, (questions) => {
      const numbers = sheetOf(questions).flatMap((line) => (line.line === 'question' ? [line.number] : []))
      expect(numbers).toEqual(Object.keys(questions).map((_, index) => index + 1))
    }),
  )
})

/** A person with a pencil: reads on line by line, and goes where the sheet says. Answers with the numbers in the order answered. */
function followed(sheet: readonly SheetLine[], chosen: (number: number) => string[]): number[] {
  const answered: number[] = []
  let at = 0
  while (at < sheet.length) {
    const line = sheet[at]
    if (line?.line === 'question') answered.push(line.number)
    const go = line && goFrom(line, chosen, answered.at(-1) ?? 0)
    at = go ? beginningOf(sheet, go.to) : at + 1
  }
  return answered
}

function goFrom(line: SheetLine, chosen: (number: number) => string[], last: number): Go | null {
  if (line.line === 'go') return line.go
  if (line.line === 'choice') return chosen(last).some((label) => isShownAs(label, line.label)) ? line.go : null
  if (line.line !== 'section') return null
  return line.when.labels.some((label) => chosen(line.when.number).includes(label)) ? null : line.skip
}

function isShownAs(label: string, shown: string): boolean {
  return label === shown || (/^(yes|no)$/.test(label) && shown.toLowerCase() === label)
}

/** The line of a question, or that of the section that begins with it. */
function beginningOf(sheet: readonly SheetLine[], number: number | null): number {
  if (number === null) return sheet.length
  const at = sheet.findIndex((line) => line.line === 'question' && line.number === number)
  return sheet[at - 1]?.line === 'section' ? at - 1 : at
}
