import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { matchOption } from './match-option.ts'
import { matchOptions } from './match-options.ts'

const REASONS = ['Chronic pain', 'Trouble sleeping', 'Anxiety', 'PTSD', "Crohn's or colitis", 'Something else']
const TIMES = ['Less than 6 months', '6 months to 2 years', '2 to 5 years', 'More than 5 years']
const CANNABIS = ['Never', 'In the past', 'I use it now']
const YES_NO = ['Yes', 'No', 'Not sure']
const SELLERS = ['Northern Meadow', 'Lakeshore Botanicals', 'Another seller', 'No preference']
const FORMS = ['Oil', 'Capsules', 'Dried flower, vaporized', 'Food and drink', 'None of these']

describe('one option', () => {
  test.each([
    [REASONS, 'Chronic pain', 'Chronic pain'],
    [REASONS, 'chronic PAIN!', 'Chronic pain'],
    [REASONS, 'crohns or colitis', "Crohn's or colitis"],
    [REASONS, 'crohns', "Crohn's or colitis"],
    [REASONS, 'colitis', "Crohn's or colitis"],
    [REASONS, 'I think chronic pain', 'Chronic pain'],
    [REASONS, 'sleeping', 'Trouble sleeping'],
    [REASONS, 'anx', 'Anxiety'],
    [REASONS, '2', 'Trouble sleeping'],
    [REASONS, 'option 3', 'Anxiety'],
    [REASONS, '#4', 'PTSD'],
    [REASONS, 'number two', 'Trouble sleeping'],
    [REASONS, 'the second one', 'Trouble sleeping'],
    [REASONS, 'first', 'Chronic pain'],
    [REASONS, 'the last one', 'Something else'],
    [TIMES, 'option 2', '6 months to 2 years'],
    [TIMES, 'more than 5', 'More than 5 years'],
    [CANNABIS, 'never', 'Never'],
    [CANNABIS, 'never have', 'Never'],
    [YES_NO, 'yep', 'Yes'],
    [YES_NO, 'nope', 'No'],
    [YES_NO, "I don't know", 'Not sure'],
    [YES_NO, 'unsure', 'Not sure'],
    [SELLERS, 'lakeshore', 'Lakeshore Botanicals'],
    [SELLERS, 'no', 'No preference'],
    [['Québec', 'Ontario'], 'quebec', 'Québec'],
  ])('of %j is meant by %j', (labels, text, label) => {
    expect(matchOption(labels, text)).toEqual({ label })
  })

  test.each([
    [REASONS, ''],
    [REASONS, 'not chronic pain'],
    [REASONS, "I don't have anxiety"],
    [REASONS, '9'],
    [REASONS, '0'],
    [REASONS, 'knee'],
    [REASONS, 'pain or anxiety'],
    [TIMES, '2'],
    [TIMES, 'months'],
    [TIMES, '5 years'],
    [YES_NO, 'maybe'],
    [['toString'], 'constructor'],
  ])('of %j is not meant by %j', (labels, text) => {
    expect(matchOption(labels, text)).toHaveProperty('candidates')
  })

  test('that could be several is told with them', () => {
    expect(matchOption(['Heart disease', 'Lung disease', 'None'], 'disease')).toEqual({ candidates: ['Heart disease', 'Lung disease'] })
  })

  test('is found by its own label in any case, and is always one of the labels', () => {
    const labels = fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(labels, fc.nat(), fc.string(), (list, index, text) => {
        const label = list[index % list.length] ?? ''
        expect(matchOption(list, label)).toEqual({ label })
        const match = matchOption(list, text)
        if ('label' in match) expect(list).toContain(match.label)
      }),
    )
  })
})

describe('several options', () => {
  test.each([
    ['oil and capsules', ['Oil', 'Capsules']],
    ['capsules, oil, capsules', ['Oil', 'Capsules']],
    ['1, 2', ['Oil', 'Capsules']],
    ['the first and the third', ['Oil', 'Dried flower, vaporized']],
    ['Oil, Dried flower, vaporized', ['Oil', 'Dried flower, vaporized']],
    ['food and drink', ['Food and drink']],
    ['Food and drink and oil', ['Oil', 'Food and drink']],
    ['all of them', ['Oil', 'Capsules', 'Dried flower, vaporized', 'Food and drink']],
    ['none', ['None of these']],
    ['no', ['None of these']],
    ['not really', ['None of these']],
  ])('are read from %j', (text, labels) => {
    expect(matchOptions(FORMS, ['None of these'], text)).toEqual({ labels })
  })

  test.each([
    ['oil and cheese', ['cheese']],
    ['no oil', ['no oil']],
    ['everything but oil', ['everything but oil']],
  ])('are not guessed from %j', (text, unread) => {
    expect(matchOptions(FORMS, ['None of these'], text)).toEqual({ unread })
  })
})

const FREQUENCIES = [
  ['Not at all', 'Several days', 'More than half the days', 'Nearly every day'],
  ['Jamais', 'Plusieurs jours', 'Plus de la moitié des jours', 'Presque tous les jours'],
]

test('half the days is between two answers, so it is asked which is meant', () => {
  const [english = [], french = []] = FREQUENCIES
  for (const said of ['half the days', 'about half of the days', 'half the time', 'maybe half the days or so'])
    expect(matchOption(english, said), said).toEqual({ candidates: ['Several days', 'More than half the days'] })
  for (const said of ['la moitié des jours', 'à peu près la moitié du temps'])
    expect(matchOption(french, said), said).toEqual({ candidates: ['Plusieurs jours', 'Plus de la moitié des jours'] })
  expect(matchOption(english, 'more than half the days')).toEqual({ label: 'More than half the days' })
  expect(matchOption(french, 'plus de la moitié des jours')).toEqual({ label: 'Plus de la moitié des jours' })
})
