import type { Intent } from '@clinic/contract/intents'
import { describe, expect, test } from 'vitest'
import { correction, detectIntent, topic } from './detect-intent.ts'

const SAID: Partial<Record<Intent, string>> = {
  person: `I'd like to talk to a person|human|call me|agent please|can I speak to someone|talk to a real person please|I want to speak with a nurse|representative|can someone call me back?|let me talk to a human being|connect me with your team|is there anyone I can talk to?|Could you have the nurse call me|I don't want to talk to a bot, get me a person|gimme a real live human`,
  back: `back|go back|previous question|change my last answer|oops, I made a mistake|I clicked the wrong one|undo|can I change my answer|actually can I go back|could we go back a question?|on peut tu revenir en arrière|je peux revenir à la question précédente?`,
  repeat: `repeat|say that again|can you repeat the question?|what was the question|I don't understand|pardon?|never mind|nevermind|never mind the person|laisse faire|oubliez ça`,
  skip: `skip|skip this question|can I skip this?|pass|I'd rather not say|prefer not to answer|next`,
  stop: `stop|quit|I'll finish later|finish later|save and exit|pause|end the chat|I have to go`,
  thanks: `thanks|Thank you so much|merci|great, thanks`,
  goodbye: `bye|goodbye|Good bye|that's all|have a nice day|au revoir`,
  help: `help|I'm stuck|what can I do?|how does this work?`,
  question: `how long does it take?|What does it cost|is there a fee?|do you take insurance|can I drive after using cannabis?|who will see my answers|I was wondering, when will I be called|is 10 mg too much|are 2 grams a day a lot|est-ce que 10 mg c’est trop`,
  why: `why do you ask?|why do you need to know that|what does that mean?|why`,
  'new-patient': `New Patient Intake|new patient|I'm a new patient|sign up|I want to become a patient`,
  renewal: `Renew a medical document|renew|I need to renew my document|my document expires next month|renewal please`,
  'ask-questions': `Ask questions|I have a question|just a few questions`,
  continue: `ok|okay|yes|continue|I'm ready|let's go|go ahead|sounds good let's do it|why not|ouin envoye donc|enweille|vas-y|ok d'abord`,
  unknown: `chronic pain|my doctor told me to rest|7|purple monkey|I stopped smoking in May|no|the back of my neck|can not sleep`,
}

describe('what a message asks for', () => {
  for (const [intent, sentences] of Object.entries(SAID)) {
    test.each(sentences.split('|'))(`"%s" is ${intent}`, (sentence) => {
      expect(detectIntent(sentence).intent).toBe(intent)
    })
  }

  test('somebody who does not want a person does not get one', () => {
    expect(detectIntent("I don't want to talk to a person").intent).not.toBe('person')
  })

  test.each([
    'quelqu’un peut-tu m’appeler',
    'quelqu’un pourrait-tu me rappeler svp',
    'est-ce qu’on peut m’appeler ce soir',
    'j’ai mal, appelez-moi demain',
    'can someone help me with this',
  ])('a person is asked for: %s', (text) => expect(detectIntent(text).intent).toBe('person'))

  test.each(['bonsoir, appelez-moi Margot, j’ai de la misère à dormir', 'can you help me with my arthritis', 'could you help me sleep'])(
    'a name, or help of the clinic, is no call for a person: %s',
    (text) => expect(detectIntent(text).intent).not.toBe('person'),
  )

  test.each([
    'I was talking to my doctor about my back',
    'hi so um I was talking to my doctor about my back and he said maybe you guys could help because I cannot sleep period',
    'been speaking with a nurse at the walk-in about it',
    'je parlais avec mon médecin de mon dos pis il m’a dit d’essayer chez vous',
  ])('who tells of having talked to someone asks for no person: %s', (text) => expect(detectIntent(text).intent).not.toBe('person'))

  test.each([
    'no I mean I talk to my cat but no',
    'no I mean it gets me down but I would never do that',
    'wait I mean my mom had it',
    'non je veux dire j’entends mal mais non',
  ])('“I mean” before a sentence corrects nothing: %s', (text) => expect(correction(text)).toBeNull())

  test.each([
    ['no I mean yes', 'yes'],
    ['sorry, I mean five years', 'five years'],
    ['non je veux dire oui', 'oui'],
  ])('“%s” corrects', (text, words) => expect(correction(text)).toBe(words))

  test('words of an intent inside a long story are not sure', () => {
    const story = 'my doctor said that I should get someone to talk to a nurse about it one day when I have the time for that'
    expect(detectIntent(story).sure).toBe(false)
  })

  test('a question can still tell what somebody came for', () => {
    expect(topic('How do I renew my document?')).toEqual({ intent: 'renewal', sure: false })
    expect(topic('what is the weather').intent).toBe('unknown')
  })

  test.each([
    ['I meant no', 'no'],
    ['sorry, I meant to say Alberta', 'Alberta'],
    ['change that to yes', 'yes'],
    ['Oops! it should be 12', '12'],
    ['I mean well enough', 'well enough'],
    ['no', null],
    ['the doctor meant well', null],
  ])('"%s" corrects to %s', (said, words) => {
    expect(correction(said)).toBe(words)
  })
})

test.each([
  'j’ai tu besoin d’une référence',
  'ma prescription est tu encore bonne',
  'Anciens combattants paye tu ça',
  'c tu gratuit',
  'traitez-vous l’anxiété',
  'vous êtes où',
])('French questions as they are spoken: %s', (said) => expect(detectIntent(said).intent).toBe('question'))

test.each(['je veux un rendez-vous', 'je sais que tu es là', 'ça me dérange quand tu bouges'])(
  '"tu" and "vous" that ask nothing: %s',
  (said) => expect(detectIntent(said).intent).not.toBe('question'),
)
