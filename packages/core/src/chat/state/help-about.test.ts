import { describe, expect, test } from 'vitest'
import { startConversation, upToQuestions } from '../conversation.test-data.ts'
import { LABELS } from '../texts/texts.ts'
import { HELP_ABOUT, helpAbout } from './help-about.ts'
import { STAGES } from './state.ts'

type Talk = ReturnType<typeof startConversation>
const abouts = ({ effects }: Talk) => effects.flatMap((effect) => (effect.kind === 'need-help' ? [effect.about] : []))

describe('what staff read of a request for help from the chat', () => {
  test('says where the patient was when they asked for a person', () => {
    const talk = startConversation()
    upToQuestions(talk)
    talk.tell('I want to talk to a person')
    expect(abouts(talk)).toEqual([HELP_ABOUT.questions])
  })

  test('says that they would rather be called', () => {
    const talk = startConversation()
    upToQuestions(talk)
    talk.tell('I want to talk to a person')
    talk.tell(LABELS.callMe)
    expect(abouts(talk)).toEqual([HELP_ABOUT.questions, HELP_ABOUT.call])
  })

  test('says that they took their consent back', () => {
    const talk = startConversation()
    upToQuestions(talk)
    talk.tell('I withdraw my consent')
    expect(abouts(talk)).toEqual([HELP_ABOUT.withdrawn])
  })

  test('begins like the sentence without a place, for each stage that says one', () => {
    const said = STAGES.map(helpAbout).filter((about) => about !== '' && about !== HELP_ABOUT.unserved)
    expect(said.length).toBeGreaterThan(15)
    expect(said.filter((about) => !about.startsWith('Asked for a person '))).toEqual([])
  })
})
