import { applyEdit } from '@clinic/core/questionnaires/edits/apply-edit'
import { buildQuestions } from '@clinic/core/questionnaires/question-map/build'
import { expect, test } from 'vitest'
import { moveLineEdit } from './graph-edits.ts'
import { graphLinks, linkText } from './graph-links.ts'
import { graphPath } from './graph-path.ts'
import { graphStep } from './graph-steps.ts'
import { layOutGraph } from './lay-out-graph.ts'

const questions = buildQuestions([
  {
    tag: 'sleep',
    text: 'Do you sleep badly?',
    yesNo: true,
    branches: {
      yes: [
        { tag: 'hours', text: 'How long?', one: ['short', 'long'], branches: { short: [{ tag: 'why', text: 'Why?' }] } },
        { tag: 'since', text: 'Since when?' },
      ],
    },
  },
  { tag: 'aids', text: 'What helps?', several: ['Tea', 'Pills'], branches: { Pills: [{ tag: 'pills', text: 'Which?' }] } },
  { tag: 'last', text: 'Anything else?' },
])
const places = (layout: ReturnType<typeof layOutGraph>) =>
  Object.fromEntries(layout.nodes.map(({ tag, lane, rank }) => [tag, [lane, rank]]))

/** `blocks` times a yes/no question with a branch of three, so five questions each. */
function long(blocks: number) {
  return buildQuestions(
    Array.from({ length: blocks }, (_, at) => [
      {
        tag: `a${at}`,
        text: 'A?',
        yesNo: true as const,
        branches: { yes: [1, 2, 3].map((one) => ({ tag: `b${at}-${one}`, text: 'B?' })) },
      },
      { tag: `c${at}`, text: 'C?' },
    ]).flat(),
  )
}

test('the main line runs down the left, branches stand to the right, everything below what leads to it', () => {
  const layout = layOutGraph(questions)
  expect(places(layout)).toEqual({
    sleep: [0, 0],
    hours: [1, 1],
    why: [2, 2],
    since: [1, 3],
    aids: [0, 4],
    pills: [1, 5],
    last: [0, 6],
  })
  const rank = new Map(layout.nodes.map((node) => [node.tag, node.rank]))
  for (const { from, to } of layout.links) expect(rank.get(to)).toBeGreaterThan(rank.get(from) ?? 0)
})

test('no two of 500 questions overlap, loops and unreached questions included', () => {
  const many = long(100)
  const first = many.a3
  const torn = many['b5-1']
  if (!first || !torn) throw new Error('the sample lost its questions')
  const odd = {
    ...many,
    a3: { ...first, next_question: 'a1' },
    'b5-1': { ...torn, branch_origin: 'gone', in_branch: true },
    stray: { ...first, question_number: 501, next_question: null },
  }
  for (const map of [many, odd]) {
    const { nodes } = layOutGraph(map)
    expect(nodes).toHaveLength(Object.keys(map).length)
    expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length)
  }
})

test('what leads the same way is one line, which says which options lead along it', () => {
  const links = graphLinks(Object.entries(questions), questions)
  const shown = links.map((link) => [link.from, link.to, linkText(link, 2)])
  expect(shown).toEqual([
    ['sleep', 'hours', 'Yes'],
    ['sleep', 'aids', 'No'],
    ['hours', 'why', 'short'],
    ['hours', 'since', 'long'],
    ['why', 'since', ''],
    ['since', 'aids', ''],
    ['aids', 'last', 'Tea'],
    ['aids', 'pills', 'Pills'],
    ['pills', 'last', ''],
  ])
  const wide = { id: '', from: 'a', to: 'b', labels: ['one', 'two', 'three'], isNext: true }
  expect(linkText(wide, 5)).toBe('3 options')
  expect(linkText({ ...wide, isNext: false }, 5)).toBe('one +2')
})

test('lines run down in a column without questions where there is one', () => {
  const { links } = layOutGraph(questions)
  const channel = (from: string, to: string) => links.find((link) => link.from === from && link.to === to)?.channel
  expect(channel('sleep', 'aids')).toBe('source')
  expect(channel('since', 'aids')).toBe('source')
  const jump = applyEdit(questions, { edit: 'point', tag: 'sleep', label: 'no', to: 'last' })
  if ('refused' in jump) throw new Error(jump.refused)
  expect(layOutGraph(jump.questions).links.find(({ from, to }) => from === 'sleep' && to === 'last')?.channel).toBe('gap')
  for (const path of ['source', 'target', 'gap'] as const) {
    expect(graphPath({ from: [0, 0], to: [300, 400], channel: path }).path).toMatch(/^M0 0 .*L300 400$/)
  }
})

test('arrow keys lead to the nearest question in their direction', () => {
  const { nodes } = layOutGraph(questions)
  const step = (tag: string | null, key: string) => graphStep(nodes, tag, key)
  expect([step('sleep', 'ArrowDown'), step('sleep', 'ArrowRight'), step('hours', 'ArrowLeft')]).toEqual(['aids', 'hours', 'sleep'])
  expect([step('sleep', 'ArrowUp'), step('sleep', 'a'), step(null, 'ArrowDown')]).toEqual([null, null, 'sleep'])
})

test('the end of a line moves with everything that leads along it, as one edit', () => {
  expect(moveLineEdit(questions, { from: 'since', to: 'aids', end: 'last' })).toEqual({
    edit: 'point',
    tag: 'since',
    label: null,
    to: 'last',
    from: 'aids',
  })
  const both = moveLineEdit(questions, { from: 'sleep', to: 'aids', end: 'last' })
  expect(both?.edit).toBe('put_back')
  const moved = both && applyEdit(questions, both)
  if (!moved || 'refused' in moved) throw new Error('was to be moved')
  expect(moved.questions.sleep).toMatchObject({ next_question: 'last', yes_no_options: { yes: 'hours', no: 'last' } })
  expect(moveLineEdit(questions, { from: 'aids', to: 'last', end: 'sleep' })).toMatchObject({ edit: 'point', tag: 'aids', to: 'sleep' })
  expect(moveLineEdit(questions, { from: 'last', to: 'sleep', end: 'aids' })).toBeNull()
})
