import { describe, expect, test } from 'vitest'
import { canAddBranch } from './add-branch.ts'
import { applyEdit } from './apply-edit.ts'
import { edited, made, questionOf, sample, tagsOf } from './edits.test-data.ts'
import { deletedWith } from './links/deleted-with.ts'
import { newQuestions } from './new-questions.ts'

test('the sample stands in this order', () => {
  expect(tagsOf(sample)).toEqual(['sleep', 'hours', 'why', 'since', 'aids', 'pills', 'last'])
})

describe('renaming a tag', () => {
  test('renames every reference to it: previous, next, option targets, branch origin (REQ-368)', () => {
    const hours = edited(sample, { edit: 'rename_tag', tag: 'hours', to: ' nights ' })
    expect(hours).not.toHaveProperty('hours')
    expect(hours.sleep?.yes_no_options?.yes).toBe('nights')
    expect(hours.why).toMatchObject({ branch_origin: 'nights', previous_question: 'nights' })
    const aids = edited(sample, { edit: 'rename_tag', tag: 'aids', to: 'help' })
    expect(aids.sleep).toMatchObject({ next_question: 'help', yes_no_options: { yes: 'hours', no: 'help' } })
    expect([aids.since?.next_question, aids.pills?.branch_origin, aids.last?.previous_question]).toEqual(['help', 'help', 'help'])
    expect(JSON.stringify(aids)).not.toContain('"aids"')
  })

  test('touches nothing that does not name it', () => {
    const { questions, patch, said } = made(sample, { edit: 'rename_tag', tag: 'why', to: 'reason' })
    expect(Object.keys(patch).sort()).toEqual(['hours', 'reason', 'why'])
    expect(questions.aids).toBe(sample.aids)
    expect(said).toEqual([{ said: 'field-updated', field: 'tag', tag: 'reason' }])
  })

  test.each([
    ['aids', { refused: 'tag-taken', tag: 'aids' }],
    ['  ', { refused: 'unchanged' }],
    ['hours', { refused: 'unchanged' }],
    [' hours ', { refused: 'unchanged' }],
    ['__proto__', { refused: 'name-refused', name: '__proto__' }],
    ['x'.repeat(121), { refused: 'name-too-long', limit: 120 }],
  ])('to %j is refused (REQ-367, REQ-387, REQ-389)', (to, refused) => {
    expect(applyEdit(sample, { edit: 'rename_tag', tag: 'hours', to })).toEqual(refused)
  })

  test('to a name that every object inherits is like any other', () => {
    expect(edited(sample, { edit: 'rename_tag', tag: 'aids', to: 'constructor' }).sleep?.next_question).toBe('constructor')
  })
})

describe('a branch', () => {
  const add = { edit: 'add_branch', tag: 'aids', label: 'Tea', branch_id: '1763740800000-x7' } as const

  test('begins with a question of its own that leads on to what comes after its origin (REQ-372, REQ-398, REQ-399)', () => {
    const { questions, said, created } = made(sample, add)
    expect(created).toBe('Question1')
    expect(questions.Question1).toEqual({
      text: 'New Branch Question',
      required: false,
      start_branch: false,
      in_branch: true,
      branch_origin: 'aids',
      branch_id: '1763740800000-x7',
      child_branches: {},
      branch_level: 1,
      previous_question: 'aids',
      next_question: 'last',
      question_number: 6,
    })
    expect(questions.aids?.select_multiple_options).toEqual({ Tea: 'Question1', Pills: 'pills', Nothing: 'last' })
    expect(questions.aids?.child_branches).toEqual({ 'aids-pills': 'Pills', '1763740800000-x7': 'Tea' })
    expect(said).toEqual([{ said: 'branch-created', tag: 'Question1', label: 'Tea', id: '1763740800000-x7' }])
  })

  test('shifts the numbers of what comes after it (REQ-373)', () => {
    expect(tagsOf(edited(sample, add))).toEqual(['sleep', 'hours', 'why', 'since', 'aids', 'Question1', 'pills', 'last'])
  })

  test('has the id as sent, without the blanks around it (REQ-372, REQ-398)', () => {
    const { questions, said } = made(sample, { ...add, branch_id: ' b1 ' })
    expect(questions.Question1?.branch_id).toBe('b1')
    expect(questions.aids?.child_branches).toEqual({ 'aids-pills': 'Pills', b1: 'Tea' })
    expect(said).toMatchObject([{ id: 'b1' }])
  })

  test('takes the next free number (REQ-399)', () => {
    const second = { ...add, label: 'Nothing', branch_id: 'b2' }
    expect(made(edited(sample, add), second).created).toBe('Question2')
  })

  test('lies one level deeper than its origin', () => {
    const deep = edited(sample, { edit: 'add_branch', tag: 'hours', label: 'long', branch_id: 'b' })
    expect(deep.Question1).toMatchObject({ branch_level: 2, branch_origin: 'hours', next_question: 'since' })
  })

  test.each<[Partial<Record<'tag' | 'label' | 'branch_id' | 'as', string>>, object]>([
    [{ tag: 'last' }, { refused: 'not-start-branch', tag: 'last' }],
    [{ label: 'Pills' }, { refused: 'branch-exists', tag: 'aids', label: 'Pills' }],
    [{ label: 'Coffee' }, { refused: 'unknown-label', tag: 'aids', label: 'Coffee' }],
    [{ tag: 'gone' }, { refused: 'unknown-tag', tag: 'gone' }],
    [{ branch_id: 'sleep-yes' }, { refused: 'branch-id-taken', id: 'sleep-yes' }],
    [{ branch_id: ' sleep-yes ' }, { refused: 'branch-id-taken', id: 'sleep-yes' }],
    [{ branch_id: '__proto__' }, { refused: 'name-refused', name: '__proto__' }],
    [{ branch_id: ' __proto__' }, { refused: 'name-refused', name: '__proto__' }],
    [{ as: 'last' }, { refused: 'tag-taken', tag: 'last' }],
  ])('is refused with %j (REQ-369 to REQ-371, REQ-392)', (change, refused) => {
    expect(applyEdit(sample, { ...add, ...change })).toEqual(refused)
  })

  test.each([
    ['sleep', 'no', true],
    ['sleep', 'yes', false],
    ['aids', 'Tea', true],
    ['aids', 'Pills', false],
    ['aids', 'Coffee', false],
    ['last', 'yes', false],
  ])('can be begun at %s, %s: %s', (tag, label, can) => {
    expect(canAddBranch(questionOf(sample, tag), label)).toBe(can)
  })

  test('can be begun at an option without a destination', () => {
    const open = edited(sample, { edit: 'point', tag: 'aids', label: 'Tea', to: null })
    expect(canAddBranch(questionOf(open, 'aids'), 'Tea')).toBe(true)
  })
})

describe('a question added after another', () => {
  test('takes over its next pointer, and the options that led there (REQ-374, REQ-399, REQ-375)', () => {
    const { questions, created } = made(sample, { edit: 'add_next', tag: 'aids' })
    expect(created).toBe('NewQuestion1')
    expect(questions.NewQuestion1).toMatchObject({
      text: 'New Question Text',
      next_question: 'last',
      previous_question: 'aids',
      required: true,
    })
    expect(questions.aids).toMatchObject({
      next_question: 'NewQuestion1',
      select_multiple_options: { Tea: 'NewQuestion1', Pills: 'pills', Nothing: 'NewQuestion1' },
    })
    expect(questions.last?.previous_question).toBe('NewQuestion1')
  })

  test('is asked after its branches too', () => {
    const questions = edited(sample, { edit: 'add_next', tag: 'sleep' })
    expect(questions.since?.next_question).toBe('NewQuestion1')
    expect(tagsOf(questions)).toEqual(['sleep', 'hours', 'why', 'since', 'NewQuestion1', 'aids', 'pills', 'last'])
  })

  test('stands in the same branch (REQ-376)', () => {
    const questions = edited(sample, { edit: 'add_next', tag: 'hours' })
    expect(questions.NewQuestion1).toMatchObject({
      in_branch: true,
      required: false,
      branch_origin: 'sleep',
      branch_id: 'sleep-yes',
      branch_level: 1,
      next_question: 'since',
    })
    expect(questions.hours?.options).toEqual({ short: 'why', long: 'NewQuestion1' })
    expect(questions.why?.next_question).toBe('NewQuestion1')
  })

  test('comes after the last with what ended there', () => {
    const open = edited(
      newQuestions(),
      { edit: 'change_kind', tag: 'Question1', kind: 'yes_no_options' },
      { edit: 'add_branch', tag: 'Question1', label: 'yes', branch_id: 'b' },
      { edit: 'add_next', tag: 'Question1' },
    )
    expect(open.Question1).toMatchObject({ next_question: 'NewQuestion1', yes_no_options: { yes: 'Question2', no: 'NewQuestion1' } })
    expect(open.Question2?.next_question).toBe('NewQuestion1')
  })

  test('leaves what returns into a branch where it is', () => {
    const open = edited(
      sample,
      { edit: 'delete_question', tag: 'aids' },
      { edit: 'delete_question', tag: 'last' },
      { edit: 'point', tag: 'why', label: null, to: null },
      { edit: 'add_next', tag: 'sleep' },
    )
    expect([open.why?.next_question, open.since?.next_question]).toEqual([null, 'NewQuestion1'])
  })

  test('leaves other ways to the old next as they are', () => {
    const jump = edited(sample, { edit: 'point', tag: 'sleep', label: 'no', to: 'last' }, { edit: 'add_next', tag: 'aids' })
    expect(jump.sleep?.yes_no_options?.no).toBe('last')
  })

  test('has the tag that was seen, or is refused where that is taken', () => {
    expect(made(sample, { edit: 'add_next', tag: 'aids', as: 'NewQuestion4' }).created).toBe('NewQuestion4')
    expect(applyEdit(sample, { edit: 'add_next', tag: 'aids', as: 'last' })).toEqual({ refused: 'tag-taken', tag: 'last' })
    expect(applyEdit(sample, { edit: 'add_next', tag: 'gone' })).toEqual({ refused: 'unknown-tag', tag: 'gone' })
  })
})

describe('a first question', () => {
  test('comes before all others', () => {
    const questions = edited(sample, { edit: 'add_first' })
    expect(tagsOf(questions).slice(0, 2)).toEqual(['NewQuestion1', 'sleep'])
    expect(questions.sleep?.previous_question).toBe('NewQuestion1')
    expect(questions.NewQuestion1).toMatchObject({ text: 'New Question Text', required: true })
  })

  test('of an empty questionnaire is that of a new one (REQ-359)', () => {
    const { questions } = made({}, { edit: 'add_first' })
    expect(questions).toEqual({ Question1: { ...newQuestions().Question1, required: true } })
  })
})

describe('deleting a question', () => {
  test('takes its branches and their child questions along (REQ-379)', () => {
    expect(deletedWith(sample, 'sleep')).toEqual(['sleep', 'hours', 'why', 'since'])
    expect(deletedWith(sample, 'hours')).toEqual(['hours', 'why'])
    expect(deletedWith(sample, 'last')).toEqual(['last'])
    expect(deletedWith(sample, 'gone')).toEqual([])
    expect(tagsOf(edited(sample, { edit: 'delete_question', tag: 'sleep' }))).toEqual(['aids', 'pills', 'last'])
  })

  test('leads what led to it on to what came next, and numbers anew (REQ-380)', () => {
    const questions = edited(sample, { edit: 'delete_question', tag: 'aids' })
    expect(questions.sleep).toMatchObject({ next_question: 'last', yes_no_options: { yes: 'hours', no: 'last' } })
    expect(questions.since?.next_question).toBe('last')
    expect(questions.last).toMatchObject({ question_number: 5, previous_question: 'sleep' })
  })

  test('clears references to the last one', () => {
    const questions = edited(sample, { edit: 'delete_question', tag: 'last' })
    expect(questions.aids?.next_question).toBeNull()
    expect(questions.pills?.next_question).toBeNull()
    expect(JSON.stringify(questions)).not.toContain('"last"')
  })

  test('that begins a branch hands the branch on; the last of a branch takes its id along', () => {
    const shorter = edited(sample, { edit: 'delete_question', tag: 'hours' })
    expect(shorter.sleep).toMatchObject({ yes_no_options: { yes: 'since' }, child_branches: { 'sleep-yes': 'yes' } })
    const none = edited(shorter, { edit: 'delete_question', tag: 'since' })
    expect(none.sleep).toMatchObject({ yes_no_options: { yes: 'aids', no: 'aids' } })
    expect(none.sleep?.child_branches).toEqual({})
    expect(canAddBranch(questionOf(none, 'sleep'), 'yes')).toBe(true)
  })

  test('that is the only one leaves none', () => {
    expect(edited(newQuestions(), { edit: 'delete_question', tag: 'Question1' })).toEqual({})
  })

  test('that is gone is refused', () => {
    expect(applyEdit(sample, { edit: 'delete_question', tag: 'toString' })).toEqual({ refused: 'unknown-tag', tag: 'toString' })
  })
})
