import type { Word } from '@clinic/contract/translations'
import { describe, expect, it } from 'vitest'
import { answerText } from '../answer-text.ts'
import { inWords } from '../in-words.ts'
import { buildQuestions } from '../question-map/build.ts'
import { alikeOptions } from './alike-options.ts'
import { isAuxiliaryText, isVariantText, placeKey, placesOf } from './places-of.ts'
import { segmentsOf } from './segments-of.ts'
import { translate } from './translate.ts'

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
    const words = segmentsOf(translate(placesOf(FORM), known()))
    expect(words?.name).toBe('Douleur')
    const { pain, dose } = QUESTIONS
    expect(pain && inWords(pain, words?.questions.pain ?? null)).toMatchObject({
      ...{ text: 'À quel point ?', subtext: 'Aujourd’hui', options: { Légère: 'dose', Forte: 'dose', '10 / 10': 'dose' } },
    })
    expect(dose && inWords(dose, words?.questions.dose ?? null)).toMatchObject({ text: 'Combien ?', unit: 'gouttes' })
    for (const gone of Object.keys(FRENCH)) {
      const { [gone]: _, ...less } = FRENCH
      expect(segmentsOf(translate(placesOf(FORM), known(less))), gone).toBeNull()
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

  it('are also those over options and of what options say, each text once, beside yes and no too (REQ-419, REQ-420)', () => {
    const drink = { group_label: 'To drink ', popup_message: 'How strong?' }
    const pain = {
      ...QUESTIONS.pain,
      choices: { Mild: drink, Bad: { ...drink, enable_notice: true }, Gone: { popup_message: 'No option' } },
    }
    const again = { ...QUESTIONS.again, choices: { yes: { popup_message: 'Since when?' } } }
    const beside = placesOf({ ...FORM, questions: { pain, again } as typeof QUESTIONS }).filter(isAuxiliaryText)
    expect(beside.map(({ tag, part, original }) => `${tag}.${part} ${original}`)).toEqual([
      ...['pain.group To drink', 'pain.message How strong?', 'again.message Since when?'],
    ])
    const words = segmentsOf(beside.map((place) => ({ ...place, translation: `${place.original} (fr)` })))
    expect(words?.questions).toMatchObject({
      pain: { groups: { 'To drink': 'To drink (fr)' }, messages: { 'How strong?': 'How strong? (fr)' } },
      again: { messages: { 'Since when?': 'Since when? (fr)' } },
    })
  })

  it('are also the looks of buttons, where they are drawn, and the units for one and for several (REQ-420, REQ-422)', () => {
    const choices = { Mild: { visible_html: ' <b>Mild</b> ' }, Bad: { visible_html: '<b></b>' } }
    const form = (widget: 'button' | 'select_box') => ({
      ...FORM,
      questions: {
        pain: { ...QUESTIONS.pain, widget, choices },
        dose: { ...QUESTIONS.dose, unit_singular: 'drop', unit_plural: 'drops' },
      } as typeof QUESTIONS,
    })
    expect(placesOf(form('select_box')).some(({ part }) => part === 'look')).toBe(false)
    const looks = placesOf(form('button')).filter(isVariantText)
    expect(looks.map(({ tag, part, original }) => `${tag}.${part} ${original}`)).toEqual([
      ...['pain.look <b>Mild</b>', 'dose.unit_singular drop', 'dose.unit_plural drops'],
    ])
    const words = segmentsOf(looks.map((place) => ({ ...place, translation: `${place.original} (fr)` })))?.questions
    expect(words).toMatchObject({
      pain: { looks: { '<b>Mild</b>': '<b>Mild</b> (fr)' } },
      dose: { unit_singular: 'drop (fr)', unit_plural: 'drops (fr)' },
    })
    const { dose } = form('button').questions
    expect(dose && answerText(inWords(dose, { text: 'Combien ?', ...words?.dose }), 2)).toBe('2 drops (fr)')
    expect(dose && answerText(inWords(dose, { text: 'Combien ?', unit: 'gouttes' }), 2)).toBe('2 gouttes')
  })

  it('of two answers to one question never read the same', () => {
    const words = translate(placesOf(FORM), known({ ...FRENCH, Bad: 'légère ', 'Again?': 'Légère' }))
    const alike = alikeOptions(words)
    expect(words.filter((word) => alike.has(placeKey(word))).map(({ original }) => original)).toEqual(['Mild', 'Bad'])
    expect(alikeOptions(translate(placesOf(FORM), known())).size).toBe(0)
  })
})
