import type { Choice, Question } from '@clinic/contract/questionnaires'
import { describe, expect, test } from 'vitest'
import { cardExtras } from './card-extras.ts'
import { buildQuestions, type Draft } from './question-map/build.ts'

function asked(draft: Omit<Draft, 'tag' | 'text'>, more: Partial<Question> = {}): Question {
  const { q } = buildQuestions([{ tag: 'q', text: 'Which?', ...draft }])
  if (!q) throw new Error('no question')
  return { ...q, ...more }
}
const PLAIN = null
const LABELS = ['Tea', 'Coffee', 'Rest', 'All of these', 'None']
const of = (choices: Record<string, Choice>, more: Partial<Question> = {}) => asked({ several: LABELS }, { choices, ...more })

describe('what a builder set beside words and options', () => {
  test('is nothing for a plain question, and the type where one was chosen (REQ-413)', () => {
    expect(cardExtras(asked({ one: ['a', 'b'] }), PLAIN)).toEqual({})
    expect(cardExtras(asked({ one: ['a', 'b'] }, { widget: 'select_box' }), PLAIN)).toEqual({ widget: 'select_box' })
    expect(cardExtras(asked({ one: ['Continue'] }, { widget: 'button' }), PLAIN)).toEqual({ widget: 'section' })
    expect(cardExtras(asked({ one: ['Go on'] }, { widget: 'form' }), PLAIN)).toEqual({ widget: 'form' })
  })

  test.each([
    { minimum: 0, maximum: 10, step: 1 },
    { minimum: 0, maximum: 1, step: 0.1 },
    { minimum: 0.5, maximum: 4, step: 0.1 },
    { minimum: 3, maximum: 3, step: undefined },
  ])('a slider from $minimum to $maximum moves by $step', ({ step, ...range }) => {
    expect(cardExtras(asked({ input: 'number', ...range }, { widget: 'slider' }), PLAIN).step).toBe(step)
  })

  test('groups neighbours under one label and leaves the order of options alone (REQ-420)', () => {
    const drink = { group_label: 'To drink' }
    expect(cardExtras(of({ Tea: drink, Coffee: drink, Rest: { group_label: ' ' }, None: drink }), PLAIN)).toEqual({
      groups: [
        { label: 'To drink', values: ['Tea', 'Coffee'] },
        { label: 'To drink', values: ['None'] },
      ],
    })
  })

  test('a message pops up, and stands under its choice where notices are on (REQ-419, REQ-420)', () => {
    const extras = cardExtras(of({ Tea: { popup_message: 'Strong?' }, Rest: { popup_message: 'How long?', enable_notice: true } }), PLAIN)
    expect(extras).toEqual({ popups: [{ value: 'Tea', text: 'Strong?' }], notices: [{ value: 'Rest', text: 'How long?' }] })
    expect(cardExtras(of({ Tea: { enable_notice: true } }), PLAIN)).toEqual({})
  })

  test('what selects all others is named where several may be chosen alone (REQ-420)', () => {
    expect(cardExtras(of({ 'All of these': { select_all: true } }), PLAIN)).toEqual({ selectAll: ['All of these'] })
    expect(cardExtras(asked({ one: ['a', 'b'] }, { choices: { a: { select_all: true } } }), PLAIN)).toEqual({})
  })

  test('the looks of a button go out as parts, never as HTML (REQ-420)', () => {
    const choices = { a: { visible_html: '<b>A</b> <img src=x>' }, b: { visible_html: '<b></b>' } }
    expect(cardExtras(asked({ one: ['a', 'b'] }, { widget: 'button', choices }), PLAIN).html).toEqual([
      {
        value: 'a',
        parts: [
          { kind: 'b', parts: [{ kind: 'text', text: 'A' }] },
          { kind: 'text', text: ' <img src=x>' },
        ],
      },
    ])
    expect(cardExtras(asked({ one: ['a', 'b'] }, { choices }), PLAIN)).toEqual({})
  })

  test('a unit has a word for one and a word for several where they differ (REQ-422)', () => {
    const units = (more: Partial<Question>) => cardExtras(asked({ input: 'number' }, more), PLAIN).units
    expect(units({ unit_singular: 'night', unit_plural: 'nights' })).toEqual({ one: 'night', other: 'nights' })
    expect(units({ unit: 'hours', unit_singular: 'hour' })).toEqual({ one: 'hour', other: 'hours' })
    expect([units({ unit: 'kg' }), units({ unit_plural: 'kg' }), units({})]).toEqual([undefined, undefined, undefined])
  })

  test('in another language messages, group labels, looks and units are said as they are approved there; what has no words is left out', () => {
    const drink = { popup_message: ' Strong? ', group_label: 'To drink', visible_html: '<b>Tea</b>' }
    const choices = { Tea: { ...drink, select_all: true }, Coffee: { ...drink, enable_notice: true }, Rest: { popup_message: 'Why?' } }
    const question = of(choices, { widget: 'button', unit_singular: 'cup', unit_plural: 'cups' })
    expect(cardExtras(question, { text: 'Lequel ?' })).toEqual({ widget: 'button', selectAll: ['Tea'] })
    const words = {
      ...{ text: 'Lequel ?', groups: { 'To drink': 'À boire' }, messages: { 'Strong?': 'Fort ?' } },
      ...{ looks: { '<b>Tea</b>': '<i>Thé</i>' }, unit_singular: 'tasse', unit_plural: 'tasses' },
    }
    expect(cardExtras(question, words)).toEqual({
      ...{ widget: 'button', selectAll: ['Tea'] },
      groups: [{ label: 'À boire', values: ['Tea', 'Coffee'] }],
      popups: [{ value: 'Tea', text: 'Fort ?' }],
      notices: [{ value: 'Coffee', text: 'Fort ?' }],
      html: ['Tea', 'Coffee'].map((value) => ({ value, parts: [{ kind: 'i', parts: [{ kind: 'text', text: 'Thé' }] }] })),
      units: { one: 'tasse', other: 'tasses' },
    })
  })

  test('settings of options that are gone, and names that every object has, are no extras', () => {
    expect(cardExtras(of({ Gone: { popup_message: 'Hello' } }), PLAIN)).toEqual({})
    const { popups } = cardExtras(asked({ one: ['constructor', '__proto__'] }, { choices: {} }), PLAIN)
    expect(popups).toBeUndefined()
  })
})
