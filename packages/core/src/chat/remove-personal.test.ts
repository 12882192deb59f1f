import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { removePersonal } from './remove-personal.ts'

const RENEE = ['Renée', 'Tremblay-Côté', 'renee@example.ca', '12 Elm Street', 'Moncton', '5065550142', '1980-05-17', 'TCN-100042']

/** What is typed, and what of it must not be left. */
const PERSONAL: readonly (readonly [string, ...string[]])[] = [
  ['hi my name is noor haddad and i want to renew', 'noor', 'haddad'],
  ['Hello, I am Noor Haddad. Do you deliver?', 'Noor', 'Haddad'],
  ['this is noor haddad calling about my papers', 'noor', 'haddad'],
  ['can Dr. Osei phone my wife Marie about it', 'Osei', 'Marie'],
  ['please call me Noor when you can', 'Noor'],
  ['write to noor.haddad+clinic@example.co.uk about it', 'noor', 'haddad', 'example'],
  ['it is noor at gmail dot com if you need it', 'noor', 'gmail'],
  ['noor (at) example (dot) ca is where i read', 'noor', 'example'],
  ['my number is 416-555-0142, call it', '416', '555', '0142'],
  ['ring +1 (416) 555 0142 please', '416', '555', '0142'],
  ['reach me on 416.555.0142 thanks', '416', '555', '0142'],
  ['four one six five five five zero one four two is my phone', 'four', 'one six', 'zero'],
  ['my postal code is m5v 2t6 ok', 'm5v', '2t6'],
  ['i am in the M5V area for delivery', 'M5V'],
  ['postal code K1A-0B1 is ours', 'K1A', '0B1'],
  ['my health card is 1234-567-897-AB you know', '1234', '567', '897', 'AB'],
  ['carte TREA 8005 1712 pour le dossier', 'TREA', '8005', '1712'],
  ['bc services card 9123456789 is mine', '9123456789'],
  ['nwt card T1234567 if that helps', 'T1234567'],
  ['i was born on 17 May 1980 so i am old enough', '17', 'May', '1980'],
  ['born May 17th, 1980 in case', '17', '1980'],
  ['dob 1980-05-17 and i want in', '1980', '05-17'],
  ['dob 17/05/80 and i want in', '17/05', '80'],
  ['born may seventeenth nineteen eighty as said', 'nineteen', 'eighty'],
  ['i live at 1204 Maple Ridge Road please send it', '1204', 'Maple', 'Ridge'],
  ['apt 5 12 elm st is the address', 'elm', '12'],
  ['send it to po box 77 then', '77'],
  ['i live in kamloops and wonder', 'kamloops'],
  ['my id was TCN-100042 last time', '100042', 'TCN'],
  ['look at https://example.ca/p/noor then', 'example', 'noor'],
  ["je m'appelle noor haddad et je veux renouveler", 'noor', 'haddad'],
  ['mon nom est Jean-Guy Tremblay, puis-je venir', 'Jean', 'Guy', 'Tremblay'],
  ['ici marie gagnon qui appelle pour mon dossier', 'marie', 'gagnon'],
  ['mon courriel est noor arobase exemple point ca voila', 'noor', 'exemple'],
  ['je suis née le 17 mai 1980 et je veux venir', '17', 'mai', '1980'],
  ['née le 1er février 1980 je crois', '1er', 'février', '1980'],
  ["j'habite au 45, rue Saint-Denis à Laval", '45', 'Saint', 'Denis', 'Laval'],
  ["j'habite à trois-rivières, livrez-vous", 'rivières'],
  ['mon numéro est le 514 555-0142 merci', '514', '555', '0142'],
  ['mon code postal est H2X 1Y4 merci', 'H2X', '1Y4'],
  ['demandez à mme gagnon de me rappeler', 'gagnon'],
]

describe('what leaves nothing behind', () => {
  test.each(PERSONAL)('%s', (said, ...parts) => {
    const removed = removePersonal(said, [])
    expect(removed).not.toBeNull()
    for (const part of parts) expect(removed?.toLowerCase()).not.toContain(part.toLowerCase())
  })

  test('what is known of the person goes however it is written', () => {
    for (const said of ['it is for renee tremblay cote thanks', 'RENÉE needs this', 'i moved away from moncton, elm was nicer']) {
      const removed = removePersonal(said, RENEE)?.toLowerCase() ?? ''
      for (const part of ['renée', 'renee', 'tremblay', 'cote', 'moncton', 'elm']) expect(removed).not.toContain(part)
    }
  })

  test('any known detail is gone from any sentence around it', () => {
    const around = fc.constantFrom(
      (part: string) => `is it ok that ${part} is on my card`,
      (part: string) => `${part}, can i come`,
      (part: string) => `mon dossier dit ${part} et alors`,
      (part: string) => `where do i put ${part.toUpperCase()}?`,
    )
    fc.assert(
      fc.property(fc.constantFrom(...RENEE), around, (part, sentence) => {
        const removed = removePersonal(sentence(part), RENEE)
        expect(removed?.toLowerCase() ?? '').not.toContain(part.toLowerCase())
        expect(removed ?? '').not.toMatch(/\d{3}/)
      }),
    )
  })
})

test('any digits and any address of mail are gone, or the message is held back', () => {
  const noise = fc.array(
    fc.oneof(fc.constantFrom(' ', '-', '.', 'a', '@', ' at ', 'é', '\n', ','), fc.integer({ min: 0, max: 99_999 }).map(String)),
    {
      maxLength: 30,
    },
  )
  fc.assert(
    fc.property(noise, (parts) => {
      const removed = removePersonal(parts.join(''), []) ?? ''
      expect(removed.replace(/\D/g, '').length).toBeLessThan(5)
      expect(removed).not.toContain('@')
    }),
  )
})

test('what is asked stays readable', () => {
  const kept: readonly (readonly [string, string])[] = [
    ['how long does it take until somebody looks at my papers?', 'how long does it take until somebody looks at my papers?'],
    ['I live in Ontario, can my document be used in British Columbia?', 'I live in Ontario, can my document be used in British Columbia?'],
    ['This is confusing. Can I go on later?', 'This is confusing. Can I go on later?'],
    ['i am 43 and take 2 a day, is that a problem', 'i am 43 and take 2 a day, is that a problem'],
    ['Combien de temps faut-il pour renouveler?', 'Combien de temps faut-il pour renouveler?'],
    ['my name is Renee, do you take new people', 'my name is [name], do you take new people'],
    ['does Health Canada cover PTSD and CBD oil', 'does Health Canada cover PTSD and CBD oil'],
  ]
  for (const [said, left] of kept) expect(removePersonal(said, [])).toBe(left)
})

test('a message of nothing but personal details is held back', () => {
  for (const said of ['416 555 0142', 'noor@example.ca', 'M5V 2T6', '17 May 1980', '1 2 a 3 b 4 c 5'])
    expect(removePersonal(said, [])).toBeNull()
})
