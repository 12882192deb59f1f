import { describe, expect, test } from 'vitest'
import { applyEdit } from './apply-edit.ts'
import { edited, made, sample } from './edits.test-data.ts'

describe('a field', () => {
  test('is set on its question alone, and said (REQ-341, REQ-397, REQ-416 to REQ-423)', () => {
    const patient_data = { category: 'vitals', property: 'sleep', field: 'hours' } as const
    const { questions, said, patch } = made(sample, {
      edit: 'set_fields',
      tag: 'since',
      to: { text: 'Since when is that?', unit_plural: 'years', no_color_coding: true, patient_data },
    })
    expect(questions.since).toEqual({
      ...sample.since,
      text: 'Since when is that?',
      unit_plural: 'years',
      no_color_coding: true,
      patient_data,
    })
    expect(Object.keys(patch)).toEqual(['since'])
    for (const tag of Object.keys(sample).filter((one) => one !== 'since')) expect(questions[tag]).toBe(sample[tag])
    expect(said.map((one) => 'field' in one && one.field)).toEqual(['text', 'unit_plural', 'no_color_coding', 'patient_data'])
  })

  test.each([
    ['REQ-341', { text: 'Since when is that?' }],
    ['REQ-416', { subtext: 'About' }],
    ['REQ-416', { label: 'Start' }],
    ['REQ-416', { widget: 'slider' }],
    ['REQ-417', { no_color_coding: true }],
    ['REQ-417', { not_related_to_total_score: true }],
    ['REQ-418', { variable: 'since' }],
    ['REQ-418', { exportable_name: 'since_when' }],
    ['REQ-418', { natural_language: 'Has had it since {answer}.' }],
    ['REQ-422', { use_input_for_scoring: true }],
    ['REQ-422', { unit: 'y' }],
    ['REQ-422', { unit_singular: 'year' }],
    ['REQ-422', { unit_plural: 'years' }],
    ['REQ-422', { minimum: 1 }],
    ['REQ-422', { maximum: 90 }],
    ['REQ-423', { patient_data: { category: 'vitals', property: 'sleep', field: 'hours' } }],
  ] as const)('is stored on its question: %s %j', (_, to) => {
    expect(edited(sample, { edit: 'set_fields', tag: 'since', to }).since).toEqual({ ...sample.since, ...to })
  })

  test('is taken away by null', () => {
    const questions = edited(sample, { edit: 'set_fields', tag: 'since', to: { input: null } })
    expect(questions.since).not.toHaveProperty('input')
  })

  test('that is no field of this edit is left alone', () => {
    const to = { text: 'Why not?', next_question: 'gone', required: true }
    expect(edited(sample, { edit: 'set_fields', tag: 'why', to }).why).toEqual({ ...sample.why, text: 'Why not?' })
  })

  test('that says so already is not set; neither is one of a question that is gone', () => {
    expect(applyEdit(sample, { edit: 'set_fields', tag: 'why', to: { text: 'Why?', subtext: null } })).toEqual({ refused: 'unchanged' })
    expect(applyEdit(sample, { edit: 'set_fields', tag: 'gone', to: { text: 'x' } })).toEqual({ refused: 'unknown-tag', tag: 'gone' })
  })

  test('that another set to the same is no conflict', () => {
    const edit = { edit: 'set_fields', tag: 'why', to: { text: 'Why so?' }, from: { text: 'Why?' } } as const
    expect(applyEdit(edited(sample, edit), edit)).toEqual({ refused: 'unchanged' })
  })
})

describe('a choice', () => {
  test('keeps what it counts, raises and says (REQ-419 to REQ-421)', () => {
    const kept = {
      ...{ popup_message: 'Careful', trigger_questionnaires: ['pain_scale'], alert_message: 'Look', variable: 'tea' },
      ...{ natural_language: 'drinks tea', override_natural_language: true, exportable_value: 'T', visible_html: '<b>Tea</b>' },
      ...{ group_label: 'Drinks', select_all: true, enable_notice: true },
    }
    const to = { score: -2, exclusive: true, flags: ['anticoagulant'], ...kept }
    const { questions, said } = made(sample, { edit: 'set_choice', tag: 'aids', label: 'Tea', to })
    expect(questions.aids).toEqual({
      ...sample.aids,
      scores: { Tea: -2, Pills: 2 },
      exclusive: ['Tea', 'Nothing'],
      flags: { Pills: ['sedative_or_opioid_use'], Tea: ['anticoagulant'] },
      choices: { Tea: kept },
    })
    expect(said).toContainEqual({ said: 'field-updated', field: 'Tea: score', tag: 'aids' })
  })

  test('loses what is set to nothing', () => {
    const full = edited(sample, { edit: 'set_choice', tag: 'aids', label: 'Tea', to: { popup_message: 'Careful', select_all: true } })
    const bare = edited(full, { edit: 'set_choice', tag: 'aids', label: 'Tea', to: { popup_message: '', select_all: false } })
    expect(bare.aids).toEqual(sample.aids)
    const calm = edited(sample, { edit: 'set_choice', tag: 'aids', label: 'Pills', to: { flags: [], exclusive: false } })
    expect(calm.aids).not.toHaveProperty('flags')
    expect(edited(sample, { edit: 'set_choice', tag: 'aids', label: 'Nothing', to: { exclusive: false } }).aids).not.toHaveProperty(
      'exclusive',
    )
  })

  test('that counts nothing counts 0 (REQ-419)', () => {
    const none = { edit: 'set_choice', tag: 'aids', label: 'Nothing', to: { score: 0 } } as const
    expect(applyEdit(sample, none)).toEqual({ refused: 'unchanged' })
  })

  test('that another changed is a conflict', () => {
    const edit = { edit: 'set_choice', tag: 'aids', label: 'Pills', to: { score: 3 }, from: { score: 1 } } as const
    expect(applyEdit(sample, edit)).toEqual({
      refused: 'conflict',
      conflicts: [{ tag: 'aids', field: 'Pills: score', present: 2, wanted: 3 }],
    })
    expect(applyEdit(sample, { ...edit, from: { score: 2 } })).not.toHaveProperty('refused')
  })

  test('that is gone is refused', () => {
    const edit = { edit: 'set_choice', tag: 'aids', label: 'Milk', to: { score: 3 } } as const
    expect(applyEdit(sample, edit)).toEqual({ refused: 'unknown-label', tag: 'aids', label: 'Milk' })
    expect(applyEdit(sample, { ...edit, tag: 'gone' })).toEqual({ refused: 'unknown-tag', tag: 'gone' })
  })
})
