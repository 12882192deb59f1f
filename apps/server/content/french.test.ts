import type { Question, Questionnaire } from '@clinic/contract/questionnaires'
import { labelIn, readInWords } from '@clinic/core/questionnaires/in-words'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { describe, expect, test } from 'vitest'
import { consentFrench, consentText } from './consent.ts'
import { FRENCH } from './french-questionnaires.ts'
import { STARTERS } from './starters.ts'

/** Their French is the authors' too, and is not shipped: `data/scales/README.md` says why. */
const WITHOUT_FRENCH = ['cuditr', 'ptsd_scale', 'adhd_scale']
/** In the words of their published French of Canada. */
const VALIDATED = ['phq9', 'gad7']
const ORIGINALS = STARTERS.filter(({ key }) => !WITHOUT_FRENCH.includes(key))

test('the questionnaires of every visit, the scales of our own, and those whose French may be copied have French words', () => {
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
    // Copied word for word, and the copied words say "deux" or "14" for "2".
    for (const { question, french } of VALIDATED.includes(original.key) ? [] : all) {
      expect(figures(french?.text), french?.text).toEqual(figures(question.text))
      expect(figures(french?.subtext), french?.subtext).toEqual(figures(question.subtext))
      for (const label of labelsOf(question)) expect(figures(french?.options?.[label]), label).toEqual(figures(label))
    }
  })

  test('is short enough for a phone, and set as French is', () => {
    expectSetAsFrench(words.name)
    for (const { french } of all) {
      expect(french?.text.length).toBeLessThanOrEqual(VALIDATED.includes(original.key) ? 170 : 125)
      expect(french?.subtext?.length ?? 0).toBeLessThanOrEqual(150)
      const labels = Object.values(french?.options ?? {})
      for (const label of labels) expect(label.length, label).toBeLessThanOrEqual(85)
      for (const shown of [french?.text, french?.subtext, french?.unit, ...labels]) expectSetAsFrench(shown ?? '')
    }
  })
})

describe('validated scales in French', () => {
  const said = (key: string) => {
    const { questions = {} } = FRENCH[key] ?? {}
    return Object.entries(questions).map(([tag, { text }]) => `${tag}: ${text.replaceAll('’', "'")}`)
  }
  const answers = (key: string) => Object.values(FRENCH[key]?.questions[`${key}_1`]?.options ?? {})

  test('the PHQ-9 is word for word what the INSPQ prints, and its last question that of the sheet', () => {
    expect(said('phq9')).toEqual([
      "phq9_1: Peu d'intérêt ou de plaisir à faire des choses",
      'phq9_2: Se sentir triste, déprimé(e) ou désespéré(e)',
      "phq9_3: Difficultés à s'endormir ou à rester endormi(e), ou trop dormir",
      "phq9_4: Se sentir fatigué(e) ou avoir peu d'énergie",
      "phq9_5: Peu d'appétit ou trop manger",
      "phq9_6: Mauvaise perception de vous-même — ou vous pensez que vous êtes un perdant ou que vous n'avez pas satisfait vos propres attentes ou celles de votre famille",
      'phq9_7: Difficultés à se concentrer sur des choses telles que lire le journal ou regarder la télévision',
      "phq9_8: Vous bougez ou parlez si lentement que les autres personnes ont pu le remarquer. Ou au contraire — vous êtes si agité(e) que vous bougez beaucoup plus que d'habitude",
      "phq9_9: Vous avez pensé que vous seriez mieux mort(e) ou pensé à vous blesser d'une façon ou d'une autre",
      'phq9_difficulty: Dans quelle mesure ce(s) problème(s) a-t-il (ont-ils) rendu difficile(s) votre travail, vos tâches à la maison ou votre capacité à bien vous entendre avec les autres?',
    ])
    expect(answers('phq9')).toEqual(['Jamais', 'Plusieurs jours', 'Plus de sept jours', 'Presque tous les jours'])
  })

  test('the GAD-7 is word for word its published French', () => {
    expect(said('gad7')).toEqual([
      "gad7_1: Sentiment de nervosité, d'anxiété ou de tension",
      "gad7_2: Incapable d'arrêter de vous inquiéter ou de contrôler vos inquiétudes",
      'gad7_3: Inquiétudes excessives à propos de tout et de rien',
      'gad7_4: Difficulté à se détendre',
      "gad7_5: Agitation telle qu'il est difficile de rester tranquille",
      'gad7_6: Devenir facilement contrarié(e) ou irritable',
      "gad7_7: Avoir peur que quelque chose d'épouvantable puisse arriver",
    ])
    expect(answers('gad7')).toEqual(['Jamais', 'Plusieurs jours', 'Plus de la moitié des jours', 'Presque tous les jours'])
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
