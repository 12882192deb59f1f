import { expect, test } from 'vitest'
import { assessRisk } from '../assess-risk.ts'
import { keepsMeans, stillHasMeans } from './keeps-means.ts'

test.each([
  'I haven’t thrown the pills away',
  'I didn’t throw out the pills',
  'no I haven’t gotten rid of the rope',
  'I could not bring myself to flush the tablets',
  'I never gave the rifle back',
  'no, but I never got rid of the rope',
  'I did not hand over the gun',
  'the pills are still in my drawer',
  'j’ai pas jeté les pilules',
  'je les ai pas jetées, les pilules',
  'j’ai pas été capable de jeter les comprimés',
  'je me suis pas débarrassé de la corde',
  'j’ai pas rendu mon fusil',
  'mes pilules sont toujours là',
])('%j keeps a means: the gentle question is asked, also where something else is asked (F-5)', (text) => {
  expect(keepsMeans(text)).toBe(true)
  for (const asked of [
    null,
    { tag: 'wants_call', text: 'Would you like a call?' },
    { tag: 'since_when', text: 'How long?' },
    { tag: 'medications', text: 'Which ones?' },
  ])
    expect(assessRisk(text, { asked })).toMatchObject({ level: expect.stringMatching(/^(?:concern|acute)$/), by: 'rule' })
})

test.each([
  'I didn’t throw out the bottle, do you need the lot number',
  'I haven’t thrown out my old oil, can I return it',
  'the pills are still at the pharmacy',
  'my doctor did not give me pills',
  'you never gave me the pills',
  'I did not bring my pills to the visit',
  'I haven’t turned in my hunting rifle licence form',
  'should I not throw the pills away?',
  'I have not taken pills for it',
  'j’ai pas jeté ma bouteille d’huile, voulez-vous le numéro de lot',
  'y m’ont pas donné de pilules',
  'j’ai pas apporté ma liste de pilules',
  'je prends pas de pilules',
])('%j is no such word', (text) => {
  expect(keepsMeans(text)).toBe(false)
})

test.each(['no, I still have the pills', 'no but I still have my gun', 'non mais j’ai encore les pilules', 'j’ai toujours mon fusil'])(
  '%j says that a means is there',
  (text) => expect(stillHasMeans(text)).toBe(true),
)

test.each(['I still have pills left from my doctor', 'I still have my pain', 'j’ai encore mes pilules de la pharmacie', 'j’ai encore mal'])(
  '%j does not',
  (text) => expect(stillHasMeans(text)).toBe(false),
)
