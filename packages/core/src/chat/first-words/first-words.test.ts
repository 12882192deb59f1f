import { describe, expect, test } from 'vitest'
import { NOW, nothingFree, PERSON } from '../conversation.test-data.ts'
import { SHIPPED } from '../shipped-clinic.test-data.ts'
import { newConversation } from '../state/state.ts'
import { continueStep, type Step, step } from '../step.ts'

const OPENING = {
  en: 'Hi I’m Marie Tremblay, I have had back pain since 2009 and I take gabapentin',
  fr: 'Bonjour, je m’appelle Marie Tremblay, j’ai mal au dos depuis 2009 et je prends de la gabapentine',
} as const
type Language = keyof typeof OPENING

function talk(language: Language) {
  let last: Step = step(newConversation('p'), { query: 'book with tcn', language, ...NOW }, SHIPPED)
  const effects = [...last.effects]
  const say = (query: string, context?: Parameters<typeof step>[1]['context']) => {
    last = step(last.state, { query, context, language, ...NOW }, SHIPPED)
    effects.push(...last.effects)
    while (last.ask) {
      last = continueStep(last, nothingFree(last.ask), { knowledge: SHIPPED, ...NOW })
      effects.push(...last.effects)
    }
    return last
  }
  const consent = () => {
    say('ok')
    return say('', { consent: { consentOption: 'yes', signature: 'Marie Tremblay', dateOfBirth: '1980-05-17' } })
  }
  return { say, consent, effects, last: () => last }
}

const kept = (effects: readonly Step['effects'][number][]) =>
  effects.filter((effect) => effect.kind === 'keep-answers').at(-1)?.answers ?? {}

describe.each(['en', 'fr'] as const)('a first message in %s', (language) => {
  test('is shown after consent, and nothing is stored before the yes', () => {
    const { say, consent, effects } = talk(language)
    expect(say(OPENING[language]).state.stage).toBe('consent-offer')
    const asked = consent()
    expect(asked.state.stage).toBe('first-words')
    expect(asked.reply.ACTION).toBe('OPENQUESTIONRADIOOPTIONSWINDOW')
    for (const part of ['Marie Tremblay', language === 'en' ? 'Chronic pain' : 'Douleur', '5', 'gabapentin'])
      expect(asked.reply.text).toContain(part)
    expect(asked.reply.text.split('\n')).toContainEqual(expect.stringMatching(/^(?:Your medicines:|Vos médicaments\u00a0:) gabapentine?$/))
    expect([asked.state.personal, asked.state.answers, kept(effects)]).toEqual([null, {}, {}])
  })

  test('answers those questions once it is confirmed, where each would be asked, and fills in the name', () => {
    const { say, consent, effects } = talk(language)
    say(OPENING[language])
    consent()
    const form = say('yes')
    expect(form.reply.ACTION).toBe('OPENPERSONALINFORMATIONWINDOW')
    expect(form.reply.DATA).toMatchObject({ personalInformation: { firstName: 'Marie', lastName: 'Tremblay', dateOfBirth: '1980-05-17' } })
    say('', { personalInformation: { ...PERSON, firstName: 'Marie', lastName: 'Tremblay' } })
    say('yes')
    const asked: unknown[] = []
    let choice = ''
    for (let turn = 0; turn < 5; turn += 1) {
      const { DATA, options } = say(turn === 0 ? 'ok' : String(choice)).reply
      const [first] = options ?? []
      choice = (typeof first === 'object' ? first.value : first) ?? 'in my lower back'
      asked.push((DATA?.question as { tag?: string } | undefined)?.tag)
    }
    expect(asked[0]).toBe('pain_place')
    expect(asked).not.toContain('main_reason')
    expect(asked).not.toContain('since_when')
    const answers = kept(effects)
    expect([answers.main_reason?.value, answers.since_when?.value]).toEqual(['Chronic pain', 'More than 5 years'])
  })

  test('is forgotten where it is refused, and the questions are asked', () => {
    const { say, consent } = talk(language)
    say(OPENING[language])
    consent()
    const form = say('no')
    expect(form.state.first_words).toBeNull()
    expect(JSON.stringify(form.reply.DATA)).not.toContain('Tremblay')
    say('', { personalInformation: PERSON })
    say('yes')
    expect(say('ok').reply.DATA).toMatchObject({ question: { tag: 'main_reason' } })
  })
})

test('danger in the first message goes first, and nothing is understood beside it (D-6)', () => {
  const { say } = talk('en')
  const said = say('I’m Marie Tremblay, I have back pain and I want to kill myself')
  expect(said.state.crisis).toBe(true)
  expect(said.state.first_words).toBeNull()
})

test.each([
  ['en', 'keep it'],
  ['en', 'looks good thanks'],
  ['en', 'exact'],
  ['fr', 'ouin c’est ça'],
  ['fr', 'c’est beau'],
  ['fr', 'parfait'],
] as const)('in %s, “%s” confirms what was understood', (language, reply) => {
  const { say, consent } = talk(language)
  say(OPENING[language])
  consent()
  expect(say(reply).state.first_words).toMatchObject({ confirmed: true })
})

test.each([
  ['en', 'no, it has been 3 years', { since_when: '2 to 5 years', main_reason: 'Chronic pain' }],
  ['en', 'yes but I take lyrica too', { medications: 'gabapentin, lyrica', since_when: 'More than 5 years' }],
  ['fr', 'non c’est pour mes migraines', { main_reason: 'Migraine' }],
  ['fr', 'oui mais je prends aussi du tylenol', { medications: 'gabapentine, tylenol' }],
] as const)('in %s, “%s” corrects what was understood, and it is shown again', (language, reply, answers) => {
  const { say, consent } = talk(language)
  say(OPENING[language])
  consent()
  const shown = say(reply)
  expect(shown.state.first_words).toMatchObject({ answers, confirmed: false })
  expect(shown.reply.text).toContain('Marie Tremblay')
  expect(say(language === 'fr' ? 'oui' : 'yes').state.first_words).toMatchObject({ answers, confirmed: true })
})

test('doubtful words in the first message are asked about first, and after a no what it told beside them is shown to confirm', () => {
  const { say, consent } = talk('en')
  const said = say('I have had back pain since 2015 and there is no point anymore')
  expect(said.state).toMatchObject({ concern: true, stage: 'greeting' })
  expect(said.reply.text).not.toContain('Chronic pain')
  say('no')
  say('New Patient Intake')
  expect(consent().reply.text).toContain('Chronic pain')
})

test('one thing alone begins nothing, and a question is answered as before', () => {
  for (const text of ['I have back pain', 'do you treat back pain?']) expect(talk('en').say(text).state.stage).toBe('greeting')
})

test('without first words the details follow consent', () => {
  const { say, consent } = talk('en')
  say('New Patient Intake')
  expect(consent().state.stage).toBe('personal-information')
})
