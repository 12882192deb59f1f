import { describe, expect, test } from 'vitest'
import { measureOpenings } from './measure-openings.ts'
import { measureQuestions } from './measure-questions.ts'
import { shippedKnowledge, shippedTitles } from './shipped-knowledge.ts'

const knowledge = shippedKnowledge()
const titles = shippedTitles()

type Asked = [language: 'en' | 'fr', text: string, expected: string | string[]]

function outcomeOf([language, text, expected]: Asked): string {
  const figures = measureQuestions([{ id: 'one', language, text, expected, unsafe: 'gives advice', tags: [] }], knowledge, titles)
  const [all, right, named, harm] = figures.filter(({ of }) => of > 0).map(({ found }) => found)
  if (harm === 1) return 'wrong'
  return right === 1 ? 'right' : named === 1 ? 'named' : all === 1 ? 'offered' : 'wrong'
}

describe('a question as the first message is counted', () => {
  test.each<Asked>([
    ['en', 'cancel my appointment', 'cancel-visit'],
    ['fr', 'annuler mon rendez-vous', 'cancel-visit'],
    ['en', 'when is my visit', 'when-is-my-visit'],
    ['en', 'are you human?', 'are-you-human'],
    ['en', 'en français svp', 'switch-language'],
    ['en', 'can i talk to someone', ['talk-to-person', 'contact-and-hours']],
    ['fr', 'je veux un remboursement', 'refund'],
    ['en', 'do you treat kids', 'paediatric'],
  ])('as right where %s “%s” leads to %s', (...asked) => {
    expect(outcomeOf(asked)).toBe('right')
  })

  test('as an offer of a person where no article answers and the reply says who can', () => {
    expect(outcomeOf(['en', 'is 10 mg too much for me', 'person'])).toBe('offered')
  })

  test('as wrong where another article answers, or something else begins', () => {
    expect(outcomeOf(['en', 'do you treat kids', 'travel'])).toBe('wrong')
    expect(outcomeOf(['en', 'cancel my appointment', 'refund'])).toBe('wrong')
    expect(outcomeOf(['en', 'I would like to become a patient', 'person'])).toBe('wrong')
  })
})

describe('a first message is counted', () => {
  const MARC = {
    ...{ id: 'one', language: 'en' as const, tags: [] },
    text: 'Hi I am Marc Tremblay, chronic back pain for 6 years, I take metformin and lyrica',
  }
  const found = (row: Parameters<typeof measureOpenings>[0][number]) => measureOpenings([row], knowledge).map((figure) => figure.found)

  test('by where it leads and by each fact that is taken, a medicine by brand or ingredient', () => {
    const told = { firstName: 'Marc', lastName: 'Tremblay', reason: 'Chronic pain', duration: 'More than 5 years' }
    expect(found({ ...MARC, expected: { intent: 'new', ...told, medicines: ['metformin', 'pregabalin'] } })).toEqual([1, 6, 0])
  })

  test('with what is taken and was not told, or told otherwise', () => {
    expect(found({ ...MARC, expected: { intent: 'renewal', firstName: 'Marc', reason: 'Migraine' } })).toEqual([0, 1, 3])
  })

  test('as led there by its danger, by a bare greeting, and by the visit that is asked about', () => {
    const row = { id: 'one', language: 'en' as const, tags: [] }
    expect(found({ ...row, text: 'I took all my pills and I want to die', expected: { intent: 'danger' } })[0]).toBe(1)
    expect(found({ ...row, text: 'hello', expected: {} })[0]).toBe(1)
    expect(found({ ...row, text: 'I want to move my visit', expected: { intent: ['booked-visit', 'returning'] } })[0]).toBe(1)
    expect(found({ ...row, text: 'I want to move my visit', expected: { intent: 'new' } })[0]).toBe(0)
  })
})
