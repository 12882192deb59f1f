import type { AnswerSetOverview } from '@clinic/contract/chart'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { buildBrief } from './build-brief.ts'

type Given = { key?: string; day?: string | null; answers: Record<string, string>; silent?: string[]; archived_at?: string }

/** A set whose questions read “tag?” and whose sentences read “tag: answer.”; `silent` tags have no sentence. */
function setOf({ key = 'async', day = '2026-11-19', answers, silent = [], archived_at }: Given): AnswerSetOverview {
  const lines = Object.entries(answers).map(([tag, answer]) => ({
    ...{ tag, answer, question: `${tag}?`, drawing: null, picture: null, at: null, flags: [] },
  }))
  const spoken = lines.filter(({ tag }) => !silent.includes(tag))
  return {
    ...{ key, name: key, version: 1, by: null, started_at: null, archived_at: archived_at ?? null, set_aside: 0 },
    ...{ score: null, alerts: [], mapped: [], lines },
    finished_at: day && `${day}T15:00:00.000Z`,
    sentences: spoken.map(({ tag, answer }) => ({ tag, sentence: `${tag}: ${answer}.` })),
  }
}
const scale = (answers: Record<string, string>, day?: string) =>
  setOf({ key: 'phq9', answers, silent: Object.keys(answers), ...(day && { day }) })
const disagreements = (...sets: AnswerSetOverview[]) =>
  buildBrief(sets)?.contradictions.map(({ first, second }) => `${first.tag}@${first.set} ${second.tag}@${second.set}`)

test('the newest finished questionnaire with sentences is the brief, each sentence with its answer (F-9)', () => {
  const started = setOf({ key: 'renewal', day: null, answers: { uses_now: 'Yes' } })
  const brief = buildBrief([started, scale({ phq9_9: 'Not at all' }), setOf({ answers: { goals: 'Sleep' } })])
  expect(brief).toMatchObject({ name: 'async', finished_at: '2026-11-19T15:00:00.000Z', unfinished: ['renewal'], gaps: [] })
  expect(brief?.sentences).toEqual([
    { text: 'goals: Sleep.', source: { set: 2, tag: 'goals', question: 'goals?', answer: 'Sleep' }, before: null },
  ])
  expect(buildBrief([started])).toBeNull()
  expect(buildBrief([])).toBeNull()
})

test('an answer that changed shows the one before, only if the wording of the question is the same', () => {
  const now = setOf({ answers: { driving: 'I do not drive', alcohol: 'Most days', goals: 'Sleep' } })
  const before = setOf({ day: '2025-11-19', answers: { driving: 'Most days', alcohol: 'I do not drink', goals: 'Sleep' } })
  const reworded = { ...before, lines: before.lines.map((line) => (line.tag === 'driving' ? { ...line, question: 'How?' } : line)) }
  const oldest = setOf({ day: '2024-11-19', answers: { alcohol: 'Once in a while' } })
  expect(buildBrief([now, reworded, oldest])?.sentences.map(({ before: earlier }) => earlier)).toEqual([null, 'I do not drink', null])
  expect(buildBrief([now, { ...before, finished_at: null }])?.sentences.some(({ before: earlier }) => earlier)).toBe(false)
})

test('questions left open are gaps', () => {
  const brief = buildBrief([setOf({ answers: { family_psychosis: 'Not sure', bipolar: 'No' } })])
  expect(brief?.gaps.map(({ tag }) => tag)).toEqual(['family_psychosis'])
})

test.each<[string, AnswerSetOverview[], string[]]>([
  ['no self-harm, but PHQ-9', [scale({ phq9_9: 'Several days' }), setOf({ answers: { self_harm: 'No' } })], ['self_harm@1 phq9_9@0']],
  ['self-harm, but not PHQ-9', [setOf({ answers: { self_harm: 'Yes' } }), scale({ phq9_9: 'Not at all' })], ['self_harm@0 phq9_9@1']],
  ['both agree', [scale({ phq9_9: 'Not at all' }), setOf({ answers: { self_harm: 'No' } })], []],
  ['a PHQ-9 of last month', [setOf({ answers: { self_harm: 'No' } }), scale({ phq9_9: 'Several days' }, '2026-11-04')], []],
  [
    'unchanged health, but a diagnosis',
    [setOf({ answers: { health_changes: 'No', new_diagnosis: 'Liver disease' } })],
    ['health_changes@0 new_diagnosis@0'],
  ],
  ['unchanged health, no diagnosis', [setOf({ answers: { health_changes: 'No', new_diagnosis: 'None of these' } })], []],
  [
    'psychosis that never was',
    [setOf({ answers: { psychosis: 'No' } }), setOf({ day: '2025-01-02', answers: { psychosis: 'Yes' } })],
    ['psychosis@0 psychosis@1'],
  ],
  ['psychosis since', [setOf({ answers: { psychosis: 'Yes' } }), setOf({ day: '2025-01-02', answers: { psychosis: 'No' } })], []],
  ['a question not finished', [setOf({ answers: { bipolar: 'No' } }), setOf({ day: null, answers: { bipolar: 'Yes' } })], []],
  [
    'cannabis never used, after use',
    [setOf({ answers: { used_cannabis: 'Never' } }), setOf({ day: '2025-01-02', answers: { used_cannabis: 'In the past' } })],
    ['used_cannabis@0 used_cannabis@1'],
  ],
])('contradictions: %s', (_, sets, expected) => {
  expect(disagreements(...sets)).toEqual(expected)
})

test('an earlier “Yes” disagrees also where a later questionnaire asked it in other words', () => {
  const [now, first] = [setOf({ answers: { psychosis: 'No' } }), setOf({ day: '2024-01-02', answers: { psychosis: 'Yes' } })]
  const between = setOf({ day: '2025-01-02', answers: { psychosis: 'Yes' } })
  const reworded = { ...between, lines: between.lines.map((line) => ({ ...line, question: 'Since your last visit?' })) }
  expect(disagreements(now, reworded)).toEqual([])
  expect(disagreements(now, reworded, first)).toEqual(['psychosis@0 psychosis@2'])
})

const answers = fc.dictionary(
  fc.constantFrom('self_harm', 'phq9_9', 'psychosis', 'goals', 'alcohol', 'health_changes', 'new_diagnosis'),
  fc.constantFrom('Yes', 'No', 'Not sure', 'Not at all', 'Several days', 'Sleep', ''),
)
const anySet = fc
  .record({ answers, day: fc.constantFrom(null, '2026-11-19', '2026-11-01', '2025-11-19'), silent: fc.subarray(['goals', 'alcohol']) })
  .map(setOf)
/** A sentence whose answer is missing, as a faulty version could leave behind. */
const orphaned = anySet.map((set) => ({ ...set, sentences: [...set.sentences, { tag: 'lost', sentence: 'Invented.' }] }))

test('never a statement without an answer behind it, and none in words of its own (property)', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anySet, orphaned), { maxLength: 5 }), (sets) => {
      const brief = buildBrief(sets)
      if (!brief) return
      const sources = [
        ...brief.sentences.map(({ source }) => source),
        ...brief.contradictions.flatMap(({ first, second }) => [first, second]),
        ...brief.gaps,
      ]
      for (const { set, tag, question, answer } of sources) {
        expect(sets[set]?.finished_at).not.toBeNull()
        expect(sets[set]?.lines).toContainEqual(expect.objectContaining({ tag, question, answer }))
      }
      for (const { text, source, before } of brief.sentences) {
        expect(sets[source.set]?.sentences).toContainEqual({ tag: source.tag, sentence: text })
        if (before !== null) expect(sets.flatMap(({ lines }) => lines.map((line) => line.answer))).toContain(before)
      }
    }),
  )
})
