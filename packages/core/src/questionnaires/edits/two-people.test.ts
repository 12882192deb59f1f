import type { Question, Questions } from '@clinic/contract/questionnaires'
import type { QuestionnaireEdit, QuestionsPatch } from '@clinic/contract/questionnaires/edits'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { soundQuestions } from '../arbitrary.test-data.ts'
import { checkQuestions } from '../question-map/check.ts'
import { kindOf } from '../question-map/kind.ts'
import { optionsOf } from '../question-map/options.ts'
import { applyEdit } from './apply-edit.ts'
import { editFrom, mapAfter, type Step, steps } from './arbitrary-edits.test-data.ts'
import { invertPatch } from './diff-patch.ts'
import { edited, made, sample } from './edits.test-data.ts'

/** What a person sees, and what they could take back. */
type Person = { view: Questions; done: QuestionsPatch[] }

describe('two people who edit one draft', () => {
  test('lose nothing: every edit is applied or reported, and nothing is replaced that was not seen', () => {
    const reported = new Set<string>()
    let applied = 0
    fc.assert(
      fc.property(soundQuestions, steps(120), (start, list) => {
        const people: Person[] = [
          { view: start, done: [] },
          { view: start, done: [] },
        ]
        let draft = start
        list.forEach((step, turn) => {
          const person = people[step[3] % 2] as Person
          if (turn % 9 === 0) person.view = draft
          const edit = editOf(person, step)
          const seen = applyEdit(person.view, edit)
          if ('refused' in seen) return
          const result = applyEdit(draft, edit)
          if ('refused' in result) {
            reported.add(result.refused)
            person.view = draft
            return
          }
          applied += 1
          replacesOnlyWhatWasSeen({ edit, before: draft, after: result.questions })
          touchesOnlyItsPatch(draft, result)
          draft = result.questions
          person.view = seen.questions
          person.done.push(result.patch)
        })
        const faults = new Set(checkQuestions(draft).map(({ fault }) => fault))
        expect([...faults].filter((fault) => !['unreachable', 'dead-end', 'loop', 'empty'].includes(fault))).toEqual([])
      }),
      { numRuns: 25, endOnFailure: true },
    )
    expect(applied).toBeGreaterThan(1000)
    expect([...reported]).toEqual(expect.arrayContaining(['conflict', 'unknown-tag', 'tag-taken']))
  })

  test('are told of a value that the other changed: what stands there, and what was wanted', () => {
    const theirs = edited(sample, { edit: 'set_fields', tag: 'why', to: { text: 'Why is that?' } })
    const mine = { edit: 'set_fields', tag: 'why', to: { text: 'For what reason?' }, from: { text: 'Why?' } } as const
    expect(applyEdit(theirs, mine)).toEqual({
      refused: 'conflict',
      conflicts: [{ tag: 'why', field: 'text', present: 'Why is that?', wanted: 'For what reason?' }],
    })
    expect(edited(theirs, { ...mine, to: { subtext: 'In short' }, from: { subtext: null } }).why).toMatchObject({
      text: 'Why is that?',
      subtext: 'In short',
    })
  })
})

describe('taking back', () => {
  const renamed = made(sample, { edit: 'set_fields', tag: 'aids', to: { text: 'What helps you?' } })
  const undo = { edit: 'put_back', patch: invertPatch(renamed.patch) } as const

  test('goes past what others did elsewhere, whatever that did to the numbers', () => {
    const theirs = edited(renamed.questions, { edit: 'add_next', tag: 'hours' }, { edit: 'rename_tag', tag: 'why', to: 'reason' })
    const back = edited(theirs, undo)
    expect(back.aids).toMatchObject({ text: 'What helps?', question_number: 6 })
    expect(back).toHaveProperty('reason')
  })

  test('stops where another changed the same question since, and names it', () => {
    const theirs = edited(renamed.questions, { edit: 'set_fields', tag: 'aids', to: { subtext: 'All of it' } })
    expect(applyEdit(theirs, undo)).toEqual({
      refused: 'conflict',
      conflicts: [{ tag: 'aids', field: null, present: theirs.aids, wanted: sample.aids }],
    })
  })

  test('stops where it would lead to a question that another deleted or renamed', () => {
    const led = made(sample, { edit: 'point', tag: 'sleep', label: 'no', to: 'last' })
    const theirs = edited(led.questions, { edit: 'delete_question', tag: 'pills' })
    expect(applyEdit(theirs, { edit: 'put_back', patch: invertPatch(led.patch) })).not.toHaveProperty('refused')
    const drawn = made(sample, { edit: 'point', tag: 'since', label: null, to: 'pills' })
    const away = made(drawn.questions, { edit: 'point', tag: 'since', label: null, to: 'last' })
    const gone = edited(away.questions, { edit: 'delete_question', tag: 'pills' })
    expect(applyEdit(gone, { edit: 'put_back', patch: invertPatch(away.patch) })).toMatchObject({
      refused: 'conflict',
      conflicts: [{ tag: 'since', field: 'next_question' }],
    })
  })

  test('stops where a question would go that another leads to', () => {
    const added = made(sample, { edit: 'add_next', tag: 'aids' })
    const theirs = edited(added.questions, { edit: 'point', tag: 'why', label: null, to: 'NewQuestion1' })
    expect(applyEdit(theirs, { edit: 'put_back', patch: invertPatch(added.patch) })).toMatchObject({
      refused: 'conflict',
      conflicts: [{ tag: 'why', field: 'next_question' }],
    })
  })

  test('minds the order of options', () => {
    const moved = made(sample, { edit: 'move_option', tag: 'aids', label: 'Nothing', index: 0 })
    const sent = JSON.parse(JSON.stringify(invertPatch(moved.patch)))
    expect(Object.keys(edited(moved.questions, { edit: 'put_back', patch: sent }).aids?.select_multiple_options ?? {})).toEqual([
      'Tea',
      'Pills',
      'Nothing',
    ])
    expect(applyEdit(sample, { edit: 'put_back', patch: sent })).toMatchObject({ refused: 'conflict' })
  })
})

/** What a person would do by what they see, with what they see; now and then they take their last edit back. */
function editOf({ view, done }: Person, step: Step): QuestionnaireEdit {
  const last = step[2] % 6 === 0 ? done.pop() : undefined
  if (last) return { edit: 'put_back', patch: invertPatch(last) }
  const edit = editFrom(view, step, true)
  const seen = 'tag' in edit ? view[edit.tag] : undefined
  if (edit.edit === 'add_next' || edit.edit === 'add_branch' || edit.edit === 'add_first') return withSeenTag(view, edit)
  if (!seen) return edit
  if (edit.edit === 'set_fields') return { ...edit, from: fieldsSeen(seen, edit.to) }
  if (edit.edit === 'change_kind') return { ...edit, from: kindOf(seen) }
  if (edit.edit !== 'point') return edit
  const option = optionsOf(seen).find((one) => one.label === edit.label)
  return { ...edit, from: edit.label === null ? seen.next_question : (option?.destination ?? null) }
}

function withSeenTag<Edit extends QuestionnaireEdit>(view: Questions, edit: Edit): Edit {
  const result = applyEdit(view, edit)
  return 'refused' in result ? edit : { ...edit, as: result.created }
}

function fieldsSeen(seen: Question, to: object): object {
  return Object.fromEntries(Object.keys(to).map((field) => [field, seen[field as keyof Question] ?? null]))
}

type Change = { edit: QuestionnaireEdit; before: Questions; after: Questions }

function replacesOnlyWhatWasSeen({ edit, before, after }: Change): void {
  for (const [tag, question] of Object.entries(before)) {
    const text = after[edit.edit === 'rename_tag' && edit.tag === tag ? edit.to : tag]?.text
    if (text === question.text || text === undefined) continue
    const seen = edit.edit === 'put_back' ? edit.patch[tag]?.before?.text : edit.edit === 'set_fields' ? edit.from?.text : undefined
    expect(seen).toBe(question.text)
  }
}

function touchesOnlyItsPatch(before: Questions, { questions, patch }: { questions: Questions; patch: QuestionsPatch }): void {
  const back = mapAfter(questions, applyEdit(questions, { edit: 'put_back', patch: invertPatch(patch) }))
  expect(JSON.stringify(back)).toBe(JSON.stringify(before))
}
