import { loadCorpus } from '@clinic/data/load-corpus'
import { describe, expect, test } from 'vitest'
import { writtenLanguage } from './written-language.ts'

describe('the language that a message is written in', () => {
  test.each([
    'bonjour j’ai mal au dos depuis 10 ans et je prends du tylenol',
    'je comprends pas l’anglais',
    'mon mari est mort il y a un mois, je dors pus',
    'chu pu capable de dormir la nuit',
    'Est-ce que je peux avoir de l’aide pour mon père?',
  ])('French: %s', (text) => expect(writtenLanguage(text)).toBe('fr'))

  test.each(['my back has been bad since the accident', 'I can’t sleep at night', 'how do I book a visit', 'it is for my mother'])(
    'English: %s',
    (text) => expect(writtenLanguage(text)).toBe('en'),
  )

  test.each([
    ...['yes', 'oui', 'merci beaucoup', 'no', 'Tylenol, Lyrica', 'Jean de la Tour', '12 rue de la Montagne', 'Trois-Rivières'],
    ...['my name is Marie-Ève, je suis la mère', 'mwen gen doulè nan do', 'no puedo dormir, me duele la espalda', ''],
  ])('neither without a doubt: %s', (text) => expect(writtenLanguage(text)).toBeNull())

  test.each(['c.j@shaw.ca', 'pb458c6@example.ca', 'j2l@videotron.ca', 'L4C 2J1', 'M5N 2N4', 'L1C 1J4 Bowmanville', 'www.la-clinique.ca'])(
    'an address or a code is in no language: %s',
    (text) => expect(writtenLanguage(text)).toBeNull(),
  )

  test('no sentence of the training data is taken for the other language', () => {
    const texts = (['crisis/crisis', 'crisis/ordinary', 'intents/train', 'questions/train'] as const).flatMap((one) => loadCorpus(one))
    expect(texts.length).toBeGreaterThan(5000)
    const wrong = texts.filter(({ text, language }) => language && ![language, null].includes(writtenLanguage(text)))
    expect(wrong).toEqual([])
  })
})
