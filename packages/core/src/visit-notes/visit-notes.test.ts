import type { AnswerSetOverview, Score } from '@clinic/contract/chart'
import { NOTE_KINDS, NOTE_TEMPLATES, type NoteContent, type NoteTemplate } from '@clinic/contract/patients/visit-notes'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkSignable, sectionsOf } from './check-signable.ts'
import { prefillNote } from './prefill-note.ts'
import { signedText } from './signed-text.ts'
import { switchTemplate } from './switch-template.ts'

const NOW = '2026-03-02T15:00:00.000Z'
const filled = (template: NoteTemplate, text: (name: string) => string = (name) => name): NoteContent =>
  ({ template, ...Object.fromEntries(NOTE_TEMPLATES[template].map((name) => [name, text(name)])) }) as NoteContent
type Templated = Exclude<NoteContent, { template: 'plain' }>

describe('a note can be signed', () => {
  test.each(NOTE_KINDS.flatMap((kind) => (['soap', 'dap', 'plain'] as const).map((template) => [kind, template] as const)))(
    '%s as %s only with something in every section',
    (kind, template) => {
      const draft = { kind, happened_at: kind === 'late-entry' ? NOW : null }
      expect(checkSignable({ ...draft, content: filled(template) }, NOW)).toBeNull()
      for (const empty of NOTE_TEMPLATES[template])
        expect(checkSignable({ ...draft, content: { ...filled(template), [empty]: ' \n' } as NoteContent }, NOW)?.refuse).toBe(
          'visit-note-incomplete',
        )
    },
  )
  test.each([
    [null, 'visit-note-incomplete'],
    ['2026-03-02T15:00:00.001Z', 'visit-note-time'],
    [NOW, undefined],
  ])('a late entry that happened %s: %s', (happened_at, refusal) => {
    expect(checkSignable({ kind: 'late-entry', happened_at, content: filled('plain') }, NOW)?.refuse).toBe(refusal)
  })
})

test('switching the template there and back loses no word', () => {
  const words = fc.array(fc.constantFrom('pain', 'sleep', '7 of 10', 'oil', '\n'), { maxLength: 5 }).map((some) => some.join(' ').trim())
  fc.assert(
    fc.property(words, words, words, words, (subjective, objective, assessment, plan) => {
      const soap: Templated = { template: 'soap', subjective, objective, assessment, plan }
      const all = (content: NoteContent) =>
        sectionsOf(content)
          .map(({ text }) => text)
          .join(' ')
          .split(/\s+/)
          .filter(Boolean)
      const dap = switchTemplate(soap)
      expect(dap.template).toBe('dap')
      expect(all(dap)).toEqual(all(soap))
      expect(all(switchTemplate(dap))).toEqual(all(soap))
    }),
  )
})

test('what is hashed changes with every part of a note', () => {
  const content = filled('soap')
  const note = {
    ...{ id: 1, patient_id: 'TCN-1', author_id: 2, kind: 'visit' as const, about: null, happened_at: null, content },
    ...{ started_at: NOW, signed_at: NOW },
  }
  const others = [
    ...[{ id: 2 }, { patient_id: 'TCN-2' }, { author_id: 3 }, { kind: 'addendum' as const }, { about: 1 }, { happened_at: NOW }],
    ...[{ started_at: '' }, { signed_at: '' }, { content: filled('dap') }],
    ...NOTE_TEMPLATES.soap.map((name) => ({ content: { ...content, [name]: 'other' } as NoteContent })),
  ]
  const texts = [note, ...others.map((part) => ({ ...note, ...part }))].map(signedText)
  expect(new Set(texts).size).toBe(texts.length)
  expect(signedText({ ...note, content: Object.fromEntries(Object.entries(content).toReversed()) as NoteContent })).toBe(texts[0])
})

test('a new note has the answers under Subjective and the scores under Objective, and leaves the rest to the practitioner', () => {
  const line = { tag: 'where', question: 'Where?', answer: 'Back', drawing: null, picture: null, at: NOW, flags: [] }
  const set = {
    ...{ key: 'async', name: 'Intake', finished_at: NOW, archived_at: null, lines: [line] },
    sentences: [{ tag: 'where', sentence: 'The pain is in the back.' }],
  } as unknown as AnswerSetOverview
  const points = [
    { at: '2025-12-01T10:00:00.000Z', value: 15, band: 'moderately severe', high: true },
    { at: NOW, value: 12, band: 'moderate', high: true },
  ]
  const phq: Score = { key: 'phq9', name: 'PHQ-9', points }
  const day = (at: string) => at.slice(0, 10)
  expect(prefillNote({ answer_sets: [set], scores: [phq] }, day)).toEqual({
    template: 'soap',
    subjective: 'Intake, answered 2026-03-02:\n- The pain is in the back.',
    objective: '- PHQ-9 12 of 27, moderate (2026-03-02); before: 15 (2025-12-01)',
    assessment: '',
    plan: '',
  })
  expect(prefillNote({ answer_sets: [], scores: [] }, day)).toMatchObject({ subjective: '', objective: '' })
})
