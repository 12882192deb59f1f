import type { ChatContext, ChatLanguage } from '@clinic/contract/chat'
import { describe, expect, test } from 'vitest'
import { CONSENT, NOW } from '../conversation.test-data.ts'
import { SHIPPED } from '../shipped-clinic.test-data.ts'
import { newConversation } from '../state/state.ts'
import { type Step, step } from '../step.ts'
import { LABELS } from '../texts/texts.ts'

function talk(language: ChatLanguage) {
  let last: Step = step(newConversation('p'), { query: 'book with tcn', language, ...NOW }, SHIPPED)
  return (query: string, context?: ChatContext) => {
    last = step(last.state, { query, context, language, ...NOW }, SHIPPED)
    return last
  }
}

const OFFER = {
  en: /^Thank you for telling me\. (?:I understood: (.+)\. )?A nurse/,
  fr: /^Merci de me le dire\. (?:J’ai compris\u00a0: (.+)\. )?Une infirm/,
}

/** What the offer says it understood: an empty text where only a wish was; null where nothing is offered. */
function offered(language: ChatLanguage, text: string): string | null {
  const { reply, state } = talk(language)(text)
  const found = OFFER[language].exec(reply.text)
  if (!found) return null
  expect(reply.ACTION).toBe('GREETING')
  expect(state.stage).toBe('greeting')
  return found[1] ?? ''
}

describe('who says at the beginning why they come is told how to be seen', () => {
  test.each<[ChatLanguage, string, string | null]>([
    ['en', 'hi my back is killing me and i cant sleep', 'Chronic pain, Trouble sleeping'],
    ['en', 'I have back pain', 'Chronic pain'],
    ['en', 'I’ve been dealing with arthritis for years and nothing works', 'Chronic pain'],
    ['en', 'my doctor said to call you about cannabis for my pain', 'Chronic pain'],
    ['en', 'I’d like to see someone about my insomnia', 'Trouble sleeping'],
    ['en', 'I have cancer and the chemo makes me sick', 'Cancer-related symptoms'],
    ['en', 'i use weed every night to sleep, want it legal', 'Trouble sleeping'],
    ['en', 'just got diagnosed with MS', ''],
    ['en', 'I quit smoking in 2015. Looking for help with anxiety.', 'Anxiety'],
    ['en', 'my granddaughter set up this page for me, I have arthritis', 'Chronic pain'],
    ['en', 'hi my sister in law said you might help', ''],
    ['en', 'my doctor told me to try cannabis', ''],
    // No article answers it.
    ['en', 'do you treat back pain?', 'Chronic pain'],
    ['en', 'my mom told me you could help with nerve pain', ''],
    ['fr', 'bonjour jai ben mal au dos pis je dors pu', 'Douleur chronique, Problèmes de sommeil'],
    ['fr', 'j’ai de l’arthrite depuis des années pis y’a rien qui marche', 'Douleur chronique'],
    ['fr', 'est-ce que ça aide pour les migraines', 'Migraine'],
    ['fr', 'mes migraines reviennent tout le temps', 'Migraine'],
    ['fr', 'je veux voir quelqu’un pour mon insomnie', 'Problèmes de sommeil'],
    ['fr', 'mon docteur m’a dit de vous appeler pour du cannabis', ''],
    // Who they are, without a reason that can be read.
    ['en', 'I’m 58, on disability since a fall at work', ''],
    ['en', 'Hi there, I am a retired long haul trucker and a widower', ''],
    ['en', 'I have been living with a rare blood disease since childhood', ''],
    ['en', 'I work at the mill and raise two boys alone', ''],
    ['en', '72 years old and living alone up north', ''],
    ['fr', 'bonjour, je suis préposée aux bénéficiaires depuis vingt ans', ''],
    ['fr', 'chu en arrêt de travail depuis l’automne', ''],
    ['fr', 'j’ai 67 ans pis ma santé est plus ce qu’elle était', ''],
    ['en', 'I have a question for the nurse', null],
    ['en', 'I have been waiting for your call all day', null],
    ['en', 'I can’t log in to my account', null],
    ['en', 'I am on the wrong page I think', null],
    ['en', 'I was told the form is broken', null],
    ['fr', 'j’ai perdu mon mot de passe', null],
    ['fr', 'j’attends votre appel depuis hier', null],
    // These are about something else.
    ['en', 'i dont have pain', null],
    ['en', 'I want a refund, the oil did nothing for my pain', null],
    ['en', 'the oil makes me dizzy', null],
    ['en', 'I want to stop using weed', null],
    ['en', 'I have a question about my pain', null],
    ['en', 'i want my money back', null],
    ['en', 'i keep throwing up every morning and hot showers help', null],
    ['en', 'my back hurts and I want to talk to someone', null],
    ['en', 'my little girl has back pain', null],
    ['fr', 'je veux arrêter le pot', null],
    ['fr', 'ma petite fille a mal au dos', null],
    ['fr', 'mon gars a mal au dos', null],
  ])('%s: %s', (language, text, understood) => expect(offered(language, text)).toBe(understood))
})

describe.each([
  ['en', 'I have back pain', 'yes please', 'since 2009'],
  ['fr', 'j’ai mal au dos', 'oui', 'depuis 2009'],
] as const)('the offer in %s', (language, reason, yes, since) => {
  test('begins with a yes, and what was said goes along', () => {
    const say = talk(language)
    say(reason)
    const { state } = say(yes)
    expect(state.stage).toBe('consent-offer')
    expect(state.first_words).toEqual({ name: null, answers: { main_reason: 'Chronic pain' }, confirmed: false })
  })

  test('begins with the button too', () => {
    const say = talk(language)
    const { options } = say(reason).reply
    expect(say(String(options?.[0])).state).toMatchObject({
      stage: 'consent-offer',
      first_words: { answers: { main_reason: 'Chronic pain' } },
    })
  })

  test('holds the reason while the person says more that names none', () => {
    const say = talk(language)
    say(reason)
    say(language === 'en' ? 'my doctor told me to try cannabis' : 'mon docteur m’a dit de vous appeler pour du cannabis')
    expect(say(yes).state.first_words?.answers).toEqual({ main_reason: 'Chronic pain' })
  })

  test('begins nothing with a no, or with the page’s own message', () => {
    const say = talk(language)
    say(reason)
    expect(say('no').state.stage).toBe('greeting')
    say(reason)
    expect(say('ok', { video: { clip: 'greeting', ended: true } }).state.stage).toBe('greeting')
    expect(say(yes).state.stage).toBe('consent-offer')
  })

  test('begins nothing with the page’s own message below another card, or before anything is typed', () => {
    const say = talk(language)
    expect(say('ok').state.stage).toBe('greeting')
    say(reason)
    say(language === 'en' ? 'can I talk to a person' : 'je veux parler à une personne')
    expect(say('ok').state.stage).toBe('greeting')
  })

  test.each(['ok', 'OK', 'Ok.', 'okay', 'd’accord', 'sure', 'let’s go', 'go ahead', 'on y va', 'oui', 'yes'])(
    'begins with “%s”',
    (typed) => {
      const say = talk(language)
      say(reason)
      expect(say(typed).state.stage).toBe('consent-offer')
    },
  )

  test('continues where more is said', () => {
    const say = talk(language)
    say(reason)
    const { state } = say(`${reason} ${since}`)
    expect([state.stage, Object.keys(state.first_words?.answers ?? {})]).toEqual(['consent-offer', ['main_reason', 'since_when']])
  })
})

/** How many questions a message asks. */
const questions = (text: string) => text.split('?').length - 1

describe.each([
  ['en', 'I have back pain', /Would you like to start as a new patient\?$/, ['no', 'no thanks', 'maybe later'], 'yes'],
  ['fr', 'j’ai mal au dos', /Voulez-vous ouvrir un dossier\?$/, ['non', 'non merci', 'plus tard'], 'oui'],
] as const)('one question at a time, in %s', (language, reason, offer, refusals, yes) => {
  test('an offer ends with its own question, with the three ways in below', () => {
    const { reply } = talk(language)(reason)
    expect(reply.text).toMatch(offer)
    expect([questions(reply.text), reply.options?.length]).toEqual([1, 3])
  })

  test.each(refusals)('after “%s” nothing begins, nothing is asked, and the offer is forgotten', (no) => {
    const say = talk(language)
    say(reason)
    const { state, reply } = say(no)
    expect([state.stage, state.first_words, questions(reply.text), reply.options?.length]).toEqual(['greeting', null, 0, 3])
    expect(say(yes).state.stage).toBe('greeting')
  })

  test.each(refusals)('“%s” to nothing in particular is no question, and no thanks either', (no) => {
    const { reply } = talk(language)(no)
    expect([reply.ACTION, questions(reply.text)]).toEqual(['GREETING', 0])
    expect(reply.text).not.toMatch(/welcome|De rien/)
  })
})

test('who asks for a visit and has no record is led to a person, not into an intake', () => {
  const say = talk('en')
  say('I want to cancel my appointment')
  const { state, reply } = say('no')
  expect(state).toMatchObject({ stage: 'greeting', wish: null, visit: null })
  expect(reply.text).toContain('you would like to talk to a person')
  expect(questions(reply.text)).toBe(1)
})

test('who says their name is greeted by it; of two reasons none is taken, and both are asked', () => {
  expect(talk('en')('my name is Sandra').reply.text).toMatch(/^Hello, Sandra\./)
  const named = talk('en')
  named('my name is Sandra')
  expect(named('qwerty asdf').reply.text).toMatch(/^Sorry/)
  expect(talk('fr')('je m’appelle Sandra').reply.text).toMatch(/^Bonjour Sandra\./)
  const say = talk('en')
  say('my back is killing me and I can’t sleep')
  expect(say('yes').state.stage).toBe('consent-offer')
  expect(say('ok').state.stage).toBe('consent')
  expect(say('', CONSENT).state.stage).toBe('personal-information')
})

test.each(['my doctor told me to try cannabis', 'I have back pain'])(
  '“%s” before a renewal is not shown as what a new intake understood',
  (said) => {
    const say = talk('en')
    for (const words of [said, LABELS.wasHere, LABELS.noRecord]) say(words)
    expect(say('ok').state.stage).toBe('consent')
    expect(say('', CONSENT).state.stage).toBe('personal-information')
  },
)
