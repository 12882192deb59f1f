import { expect, test } from 'vitest'
import { CONSENT, PERSON, startConversation } from '../conversation.test-data.ts'

function toConfirm() {
  const talk = startConversation()
  for (const said of ['new patient', 'ok']) talk.tell(said)
  talk.tell('', CONSENT)
  expect(talk.tell('', { personalInformation: PERSON }).state.stage).toBe('confirm')
  return talk
}

test.each([
  'looks good',
  'yep looks right',
  'all good',
  'that’s right',
  'perfect',
  'everything is correct',
  'c’est beau',
  'tout est correct',
  'ça a l’air bon',
])('what was entered is confirmed by: %s', (said) => expect(toConfirm().tell(said).state.stage).toBe('begin'))

test.each(['that is not right', 'looks wrong', 'almost right', 'is that right?', 'that’s right?', 'tout est pas correct'])(
  'and not by: %s',
  (said) => {
    expect(toConfirm().tell(said).state.created).toBe(false)
  },
)
