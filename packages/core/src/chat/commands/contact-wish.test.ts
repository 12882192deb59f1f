import { describe, expect, test } from 'vitest'
import { CLINIC, NOW, startConversation, upToQuestions } from '../conversation.test-data.ts'
import { FRENCH_CLINIC } from '../scripts/french-clinic.test-data.ts'
import { step } from '../step.ts'
import { LABELS, TEXTS } from '../texts/texts.ts'
import { LABELS_FR } from '../texts/texts-fr.ts'

describe('interleaving 46: a patient who writes French', () => {
  const talk = startConversation(FRENCH_CLINIC)
  upToQuestions(talk)
  talk.tell('en français')

  test('is told before anyone joins that a call in French is possible, and the team is told the language', () => {
    const asked = talk.tell('je voudrais parler à une personne')
    expect(asked.reply).toMatchObject({ ACTION: 'NEEDPCRHELP' })
    expect(asked.reply.text).toContain('dites «\u00a0appelez-moi\u00a0»\u00a0: on vous rappellera en français.')
    expect(talk.effects).toContainEqual(
      expect.objectContaining({ kind: 'need-help', note: expect.stringMatching(/^Speaks French\. Asked for a person/) }),
    )
  })

  test('who would rather be called is called in French', () => {
    const wanted = talk.tell(LABELS_FR.callMe)
    expect(wanted.state.language).toBe('fr')
    expect(talk.effects).toContainEqual(
      expect.objectContaining({ kind: 'need-help', note: 'Would rather be called than wait in the chat, in French' }),
    )
    expect(talk.effects).toContainEqual({ kind: 'contact-wish', by: 'call' })
  })
})

test('who writes English is not told of French, nor is the team', () => {
  const talk = startConversation()
  upToQuestions(talk)
  expect(talk.tell('I want to talk to a person').reply.text).toContain(TEXTS.person('').slice(0, 40))
  talk.tell(LABELS.callMe)
  expect(talk.effects).toContainEqual(expect.objectContaining({ note: 'Would rather be called than wait in the chat' }))
})

describe('who has a record and asked for a person', () => {
  const write = (query: string) => {
    const talk = startConversation()
    upToQuestions(talk)
    const { state } = talk.tell('I want to talk to a person')
    return step(state, { query, waiting: true, ...NOW }, CLINIC)
  }
  const written = expect.objectContaining({ kind: 'need-help', note: 'Wrote in the chat how to be reached', contact: null })

  test.each([
    'call me at 514-555-0199',
    'my cell is (514) 555-0199 thanks',
    '5145550199',
    'mon cell c’est le 514 555 0199',
    'maude.lavoie@example.com',
  ])('may write how to be reached, and the record stays: %s', (text) => {
    const { reply, effects } = write(text)
    expect(reply.text).toContain(TEXTS.contactKept)
    expect(effects).toContainEqual(written)
  })

  test.each(['about 20 years', 'since 2009', '10 mg at 8'])('whose message is an answer left no number: %s', (text) =>
    expect(write(text).effects).not.toContainEqual(written),
  )
})
