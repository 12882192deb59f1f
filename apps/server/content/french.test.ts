import type { Question, Questionnaire } from '@clinic/contract/questionnaires'
import { labelIn, readInWords } from '@clinic/core/questionnaires/in-words'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { describe, expect, test } from 'vitest'
import { consentFrench, consentText } from './consent.ts'
import { FRENCH } from './french-questionnaires.ts'
import { STARTERS } from './starters.ts'

/** Their French is the authors' too, and is not shipped. */
const INSTRUMENTS = ['cuditr', 'phq9', 'gad7', 'ptsd_scale', 'adhd_scale']
const ORIGINALS = STARTERS.filter(({ key }) => !INSTRUMENTS.includes(key))

test('the questionnaires of every visit and the scales of our own have French words; validated instruments have none', () => {
  expect(Object.keys(FRENCH).toSorted()).toEqual(ORIGINALS.map(({ key }) => key).toSorted())
})

describe.each(ORIGINALS)('$name in French', (original) => {
  const words = segmentsOf(original)
  const all = Object.entries(original.questions).map(([tag, question]) => ({ tag, question, french: words.questions[tag] }))

  test('has words for every question, and for none that is not asked', () => {
    expect(Object.keys(words.questions).toSorted()).toEqual(Object.keys(original.questions).toSorted())
  })

  test('names every option, by its original label alone, and no two of a question alike', () => {
    for (const { tag, question, french } of all) {
      const labels = Object.keys(french?.options ?? {})
      expect(labels.toSorted(), tag).toEqual(labelsOf(question).toSorted())
      expect(new Set(Object.values(french?.options ?? {})).size, tag).toBe(labels.length)
    }
  })

  test('has a subtext and a unit where the original has one', () => {
    for (const { tag, question, french } of all) {
      expect(Boolean(french?.subtext), tag).toBe(question.subtext !== undefined)
      expect(Boolean(french?.unit), tag).toBe(question.unit !== undefined)
    }
  })

  test('reads every French label that is typed as the option it stands for, and several after another', () => {
    for (const { tag, question, french = null } of all) {
      const labels = labelsOf(question)
      const several = question.select_multiple_options !== undefined
      for (const label of labels) {
        const value = several ? [label] : label
        expect(readInWords(question, french, { text: labelIn(french, label) }), `${tag}: ${label}`).toEqual({ value })
      }
      const together = labels.filter((label) => !question.exclusive?.includes(label))
      const text = together.map((label) => labelIn(french, label)).join(', ')
      if (several) expect(readInWords(question, french, { text }), tag).toEqual({ value: together })
    }
  })

  test('keeps every figure of the original', () => {
    for (const { question, french } of all) {
      expect(figures(french?.text), french?.text).toEqual(figures(question.text))
      expect(figures(french?.subtext), french?.subtext).toEqual(figures(question.subtext))
      for (const label of labelsOf(question)) expect(figures(french?.options?.[label]), label).toEqual(figures(label))
    }
  })

  test('is short enough for a phone, and set as French is', () => {
    expectSetAsFrench(words.name)
    for (const { french } of all) {
      expect(french?.text.length).toBeLessThanOrEqual(125)
      expect(french?.subtext?.length ?? 0).toBeLessThanOrEqual(150)
      const labels = Object.values(french?.options ?? {})
      for (const label of labels) expect(label.length, label).toBeLessThanOrEqual(85)
      for (const shown of [french?.text, french?.subtext, french?.unit, ...labels]) expectSetAsFrench(shown ?? '')
    }
  })
})

describe('the consent form in French', () => {
  test('has a version of its own', () => {
    expect(consentFrench.version).toMatch(/^2026-11-\d+-fr$/)
  })

  test('has the sections of the original, A to F, paragraph by paragraph (REQ-169)', () => {
    expect(consentFrench.sections.map(({ heading }) => heading.slice(0, 3))).toEqual(['A. ', 'B. ', 'C. ', 'D. ', 'E. ', 'F. '])
    for (const [index, { heading, text }] of consentText.sections.entries()) {
      const french = consentFrench.sections[index]
      expect(french?.text.split('\n\n').length, heading).toBe(text.split('\n\n').length)
      for (const paragraph of french?.text.split('\n\n') ?? []) expect(paragraph.length).toBeGreaterThan(100)
    }
  })

  test('keeps every figure of the original in its paragraph: hours, grams, years and emergency numbers (REQ-170)', () => {
    for (const [index, { text }] of consentText.sections.entries()) {
      const french = consentFrench.sections[index]?.text.split('\n\n')
      expect(french?.map(figures)).toEqual(text.split('\n\n').map(figures))
    }
  })

  test('is set as French is', () => {
    for (const { heading, text } of consentFrench.sections) expectSetAsFrench(`${heading} ${text}`)
  })
})

function segmentsOf({ key }: Questionnaire) {
  const words = FRENCH[key]
  if (!words) throw new Error(`no French words for ${key}`)
  return words
}

/** Yes and no are the dialog's own words. */
function labelsOf(question: Question): string[] {
  return question.yes_no_options ? [] : optionsOf(question).map(({ label }) => label)
}

function figures(text = ''): string[] {
  return (text.match(/\d+(?:-\d+)*/g) ?? []).toSorted()
}

/** As the OQLF sets French: no space before ; ! ? and a no-break space before : and inside guillemets; curly apostrophes. */
function expectSetAsFrench(text: string): void {
  expect(text).not.toMatch(/[\s\u00a0][;!?]|[^\u00a0][:»]|«[^\u00a0]/)
  expect(text).not.toMatch(/['"]/)
}
