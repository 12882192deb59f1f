import { describe, expect, test } from 'vitest'
import { sayTo } from '../shipped-clinic.test-data.ts'
import { newConversation } from '../state/state.ts'
import { textsOf } from '../texts/texts-of.ts'

const hear = (language: 'en' | 'fr', text: string) => sayTo({ ...newConversation('p'), started: true, language }, text)

describe('help for a grown person is welcome, with what has to be the patient’s own', () => {
  test.each([
    ['en', 'can i sign up my dad'],
    ['en', 'hi I’d like to register my daughter, she is 22 with crohns'],
    ['en', 'I want to sign my mother up, she is 80'],
    ['en', 'can my mom do it for me, she has arthritis and no computer'],
    ['fr', 'est-ce que je peux le faire pour ma mère, elle a 84 ans'],
    ['fr', 'bonjour, je voudrais inscrire ma fille, elle a 22 ans'],
    ['fr', 'mon père a pas de courriel, peut-il être patient si je le fais à sa place'],
    ['fr', 'est-ce que ma sœur peut remplir ça pour moi'],
  ] as const)('%s: %s', (language, text) => {
    const { state, reply } = hear(language, text)
    expect([state.helped, state.stage]).toEqual([true, 'greeting'])
    expect(reply.text).toContain(textsOf(state).forAnother)
  })

  test.each([
    ['en', 'I want to register my 9 year old'],
    ['en', 'can I sign up'],
    ['en', 'my sister told me to register'],
    ['en', 'my mom signed up with you'],
    ['fr', 'je veux inscrire mon ado'],
    ['fr', 'je veux m’inscrire'],
    ['fr', 'ma mère est inscrite chez vous'],
  ] as const)('is not heard in, %s: %s', (language, text) => expect(hear(language, text).state.helped).toBe(false))
})
