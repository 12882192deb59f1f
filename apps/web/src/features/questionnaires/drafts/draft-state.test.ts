import type { Question } from '@clinic/contract/questionnaires'
import type { QuestionnaireEdit } from '@clinic/contract/questionnaires/edits'
import { applyEdit } from '@clinic/core/questionnaires/edits/apply-edit'
import { newQuestions } from '@clinic/core/questionnaires/edits/new-questions'
import { expect, test } from 'vitest'
import {
  countUnsent,
  type DraftState,
  finishSending,
  makeEdit,
  openState,
  redo,
  startSending,
  stillMissing,
  undo,
  withJournal,
  withNews,
} from './draft-state.ts'

const text = (to: string, from?: string): QuestionnaireEdit => ({
  edit: 'set_fields',
  tag: 'Question1',
  to: { text: to },
  ...(from !== undefined && { from: { text: from } }),
})
const start = openState(newQuestions(), 1)

function made(state: DraftState, ...edits: QuestionnaireEdit[]): DraftState {
  return edits.reduce((before, edit) => {
    const { state: after, result } = makeEdit(before, edit)
    if ('refused' in result) throw new Error(result.refused)
    return after
  }, state)
}

const textOf = ({ shown }: DraftState, tag = 'Question1') => shown[tag]?.text

test('an edit shows at once and waits; words typed on are one edit, with what was there before all of them', () => {
  const state = made(start, text('W', 'Default Question Text'), text('Wh', 'W'), text('Why', 'Wh'))
  expect(textOf(state)).toBe('Why')
  expect(state.waiting).toEqual([text('Why', 'Default Question Text')])
  expect(state.done).toHaveLength(1)
  expect(textOf(undo(state)?.state ?? start)).toBe('Default Question Text')
})

test('words typed after those before were sent are an edit of their own, and so is another field', () => {
  const sent = startSending(made(start, text('A')), 'batch', 50)
  const state = made(sent, text('AB'), { edit: 'set_fields', tag: 'Question1', to: { label: 'x' } })
  expect(state.waiting).toHaveLength(2)
  expect(countUnsent(state)).toBe(3)
  expect(startSending(state, 'other', 50)).toBe(state)
})

test('a new question is sent by the tag that it got here', () => {
  const state = made(start, { edit: 'add_next', tag: 'Question1' }, { edit: 'add_next', tag: 'NewQuestion1' })
  expect(state.waiting).toEqual([
    { edit: 'add_next', tag: 'Question1', as: 'NewQuestion1' },
    { edit: 'add_next', tag: 'NewQuestion1', as: 'NewQuestion2' },
  ])
})

test('undo and redo go through everything, and a new edit ends what could be done again', () => {
  const state = made(start, { edit: 'add_next', tag: 'Question1' }, { edit: 'delete_question', tag: 'Question1' })
  const once = undo(state)?.state ?? start
  const twice = undo(once)?.state ?? start
  expect(twice.shown).toEqual(start.shown)
  expect(undo(twice)).toBeNull()
  expect(twice.undone.map(({ edit }) => edit.edit)).toEqual(['delete_question', 'add_next'])
  const again = redo(redo(twice)?.state ?? start)?.state ?? start
  expect(again.shown).toEqual(state.shown)
  expect(redo(again)).toBeNull()
  expect(made(once, text('other')).undone).toEqual([])
})

test('what others did comes under the own edits, and both stay', () => {
  const own = startSending(made(start, text('mine')), 'batch', 50)
  const others = made(start, { edit: 'add_next', tag: 'Question1' })
  const changed = { Question1: others.shown.Question1 ?? null, NewQuestion1: others.shown.NewQuestion1 ?? null }
  const state = withNews(own, { revision: 2, changed })
  expect([textOf(state), textOf(state, 'NewQuestion1')]).toEqual(['mine', 'New Question Text'])
  expect(withNews(state, { revision: 1, changed: { NewQuestion1: null } })).toBe(state)
  const answered = finishSending(state, { revision: 3, changed: { Question1: state.shown.Question1 ?? null }, results: [] })
  expect([countUnsent(answered), textOf(answered), answered.revision]).toEqual([0, 'mine', 3])
})

test('what others built on can no longer be taken back, and leaves the stack', () => {
  const mine = made(start, text('mine'))
  const sent = finishSending(startSending(mine, 'batch', 50), { revision: 2, changed: mine.shown, results: [] })
  const question = sent.shown.Question1
  if (!question) throw new Error('the question is gone')
  const theirs = withNews(sent, { revision: 3, changed: { Question1: { ...question, text: 'theirs' } } })
  const tried = undo(theirs)
  expect(tried?.result).toMatchObject({ refused: 'conflict' })
  expect([textOf(tried?.state ?? start), tried?.state.done]).toEqual(['theirs', []])
})

test('a question deleted by another takes own edits of it along, without taking anything else', () => {
  const base = openState(made(start, { edit: 'add_next', tag: 'Question1' }).shown, 2)
  const own = made(base, { edit: 'set_fields', tag: 'NewQuestion1', to: { text: 'mine' } }, text('also mine'))
  const without = applyEdit(base.shown, { edit: 'delete_question', tag: 'NewQuestion1' })
  if ('refused' in without) throw new Error(without.refused)
  const state = withNews(own, { revision: 3, changed: { Question1: without.questions.Question1 ?? null, NewQuestion1: null } })
  expect(Object.keys(state.shown)).toEqual(['Question1'])
  expect(textOf(state)).toBe('also mine')
})

test('two who add a question at the same moment both keep theirs: the later one goes under the next free tag', () => {
  const added = made(
    start,
    { edit: 'add_next', tag: 'Question1' },
    {
      edit: 'set_fields',
      tag: 'NewQuestion1',
      to: { text: 'mine' },
      from: { text: 'New Question Text' },
    },
  )
  const sent = startSending(added, 'batch', 50)
  expect(sent.sent?.edits).toHaveLength(1)
  const theirs = made(start, { edit: 'add_next', tag: 'Question1' }).shown
  const refused = { revision: null, created: null, said: [], refused: { refused: 'tag-taken', tag: 'NewQuestion1' } }
  const state = finishSending(sent, {
    revision: 2,
    changed: { Question1: theirs.Question1 ?? null, NewQuestion1: theirs.NewQuestion1 ?? null },
    results: [refused],
  })
  expect([textOf(state, 'NewQuestion1'), textOf(state, 'NewQuestion2')]).toEqual(['New Question Text', 'mine'])
  expect(state.waiting.map((edit) => ('tag' in edit ? [edit.edit, edit.tag] : []))).toEqual([
    ['add_next', 'Question1'],
    ['set_fields', 'NewQuestion2'],
  ])
})

test('what an earlier visit left is put upon the draft as it is now', () => {
  const left = startSending(made(start, text('sent')), 'batch', 50)
  const state = withJournal(start, { sent: left.sent, waiting: [{ edit: 'add_next', tag: 'Question1' }] })
  expect([textOf(state), countUnsent(state)]).toEqual(['sent', 2])
  expect(Object.keys(state.shown)).toEqual(['Question1', 'NewQuestion1'])
})

test('of what an earlier visit kept only that is missing which the server neither made nor finds to be so already', () => {
  const stored = startSending(made(start, text('sent'), { edit: 'add_next', tag: 'Question1' }), 'batch', 50)
  const { sent } = stored
  const waiting: QuestionnaireEdit[] = [{ edit: 'set_fields', tag: 'NewQuestion1', to: { text: 'new' } }]
  expect(sent?.edits).toHaveLength(2)
  expect(stillMissing(start.shown, { sent, waiting }, [])).toEqual({ sent, waiting, missing: 3 })
  expect(stillMissing(stored.shown, { sent, waiting }, [0, 1])).toEqual({ sent: null, waiting, missing: 1 })
  const alreadySo = made(openState(stored.shown, 3), ...waiting)
  expect(stillMissing(alreadySo.shown, { sent, waiting }, [0, 1])).toEqual({ sent: null, waiting: [], missing: 0 })
  // Refused when it came: it goes again under its name, so that someone is told why.
  expect(stillMissing(start.shown, { sent, waiting: [] }, [0])).toEqual({ sent, waiting: [], missing: 1 })
})

test('the answer to an own edit leaves what is shown the same objects; what others did is new, and nothing else', () => {
  const edited = made(start, { edit: 'add_next', tag: 'Question1' }, text('Why'))
  const state = startSending(startSending(edited, 'first', 50), 'second', 50)
  const answered = (one: DraftState, more: typeof one.shown = {}) =>
    finishSending(one, { revision: one.revision + 1, results: [], changed: structuredClone({ ...one.shown, ...more }) })
  const answer = answered(state)
  expect(answer.waiting).toHaveLength(1)
  expect(answer.shown).toBe(edited.shown)
  const other = { ...(edited.shown.NewQuestion1 as Question), text: 'Theirs' }
  const changed = answered(startSending(answer, 'second', 50), { NewQuestion1: other })
  expect(changed.shown).not.toBe(edited.shown)
  expect(changed.shown.Question1).toBe(edited.shown.Question1)
  expect(textOf(changed, 'NewQuestion1')).toBe('Theirs')
  expect(textOf(changed)).toBe('Why')
})
