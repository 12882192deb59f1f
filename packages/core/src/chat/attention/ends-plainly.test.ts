import { expect, test } from 'vitest'
import { endsPlainly } from './ends-plainly.ts'

test.each([
  ...['stop', 'Stop here.', 'quit', 'Exit', 'save and exit', 'end the chat', 'close chat', 'Leave this conversation!'],
  ...['arrêter', 'Arretez ici', 'quitter', 'enregistrer et quitter', 'terminer la conversation', 'Fermer le clavardage'],
])('“%s” ends a conversation that a person has', (text) => expect(endsPlainly(text)).toBe(true))

test.each([
  ...['later', 'not now', 'pause', 'cancel', 'I need to go', 'i have to go', 'tomorrow', 'stop calling me', 'I can stop by later'],
  ...['plus tard', 'pas maintenant', 'je dois y aller', 'arrêter le tabac', 'finir plus tard', ''],
])('“%s” is an answer to the person', (text) => expect(endsPlainly(text)).toBe(false))
