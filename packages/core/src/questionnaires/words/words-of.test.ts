import type { Word } from '@clinic/contract/languages'
import { describe, expect, it } from 'vitest'
import { buildQuestions } from '../build.ts'
import { inWords } from '../in-words.ts'
import { alikeOptions } from './alike-options.ts'
import { placeKey, placesOf } from './places-of.ts'
import { translate } from './translate.ts'
import { wordsOf } from './words-of.ts'

const QUESTIONS = buildQuestions([
  { tag: 'pain', text: 'How bad is it?', subtext: 'Today', one: ['Mild', 'Bad', '10 / 10'] },
  { tag: 'dose', text: 'How much?', input: 'number', unit: 'drops' },
  { tag: 'again', text: 'Again?', yesNo: true },
])
const FORM = { name: 'Pain', questions: QUESTIONS }
const FRENCH: Readonly<Record<string, string>> = {
  ...{ Pain: 'Douleur', 'How bad is it?': 'À quel point ?', Today: 'Aujourd’hui', Mild: 'Légère', Bad: 'Forte' },
  ...{ 'How much?': 'Combien ?', drops: 'gouttes', 'Again?': 'Encore ?' },
}
const known = (french = FRENCH): Word[] =>
  placesOf(FORM).flatMap((place) => {
    const translation = french[place.original]
    return translation === undefined ? [] : [{ ...place, translation }]
  })

describe('the words of a questionnaire', () => {
  it('stand at their places in the order of the questions; yes and no are not among them', () => {
    expect(placesOf(FORM).map(({ tag, part, original }) => `${tag}.${part} ${original}`)).toEqual([
      '.name Pain',
      ...['pain.text How bad is it?', 'pain.subtext Today', 'pain.option Mild', 'pain.option Bad', 'pain.option 10 / 10'],
      ...['dose.text How much?', 'dose.unit drops', 'again.text Again?'],
    ])
  })

  it('make what the dialog speaks, once none is missing; what has no letters needs no translation', () => {
    const words = wordsOf(translate(placesOf(FORM), known()))
    expect(words?.name).toBe('Douleur')
    const { pain, dose } = QUESTIONS
    expect(pain && inWords(pain, words?.questions.pain ?? null)).toMatchObject({
      ...{ text: 'À quel point ?', subtext: 'Aujourd’hui', options: { Légère: 'dose', Forte: 'dose', '10 / 10': 'dose' } },
    })
    expect(dose && inWords(dose, words?.questions.dose ?? null)).toMatchObject({ text: 'Combien ?', unit: 'gouttes' })
    for (const gone of Object.keys(FRENCH)) {
      const { [gone]: _, ...less } = FRENCH
      expect(wordsOf(translate(placesOf(FORM), known(less))), gone).toBeNull()
    }
  })

  it('hold for the same English at the same place alone, and the last that was written counts', () => {
    const renamed = { ...FORM, questions: { ...QUESTIONS, pain: { ...QUESTIONS.pain, text: 'How bad was it?' } } } as typeof FORM
    const words = translate(placesOf(renamed), [
      ...known(),
      { tag: 'dose', part: 'text', original: 'How much?', translation: 'Quelle quantité ?' },
    ])
    expect(words.filter(({ translation }) => translation === '').map(({ original }) => original)).toEqual(['How bad was it?'])
    expect(words.find(({ original }) => original === 'How much?')?.translation).toBe('Quelle quantité ?')
  })

  it('of two answers to one question never read the same', () => {
    const words = translate(placesOf(FORM), known({ ...FRENCH, Bad: 'légère ', 'Again?': 'Légère' }))
    const alike = alikeOptions(words)
    expect(words.filter((word) => alike.has(placeKey(word))).map(({ original }) => original)).toEqual(['Mild', 'Bad'])
    expect(alikeOptions(translate(placesOf(FORM), known())).size).toBe(0)
  })
})
