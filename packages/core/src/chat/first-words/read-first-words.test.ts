import { describe, expect, test } from 'vitest'
import { SHIPPED } from '../shipped-clinic.test-data.ts'
import { readFirstWords } from './read-first-words.ts'

type Said = { name?: string; reason?: string; since?: string; medicines?: string }

function read(text: string): Said | null {
  const { questionnaires, meanings = [], medicines } = SHIPPED
  const found = readFirstWords(text, {
    questions: questionnaires.async.questions,
    meanings,
    medicines: medicines.names,
    today: '2026-11-26',
  })
  if (!found) return null
  const { name, answers } = found
  const { main_reason: reason, since_when: since, medications: list } = answers
  return {
    ...(name && { name: `${name.firstName} ${name.lastName}`.trim() }),
    ...(typeof reason === 'string' && { reason }),
    ...(typeof since === 'string' && { since }),
    ...(typeof list === 'string' && { medicines: list }),
  }
}

describe('a first message tells', () => {
  test.each<[string, Said | null]>([
    [
      'Hi I’m Marie Tremblay, I have had back pain since 2009 and I take gabapentin',
      { name: 'Marie Tremblay', reason: 'Chronic pain', since: 'More than 5 years', medicines: 'gabapentin' },
    ],
    [
      "Hi I'm Marie Tremblay, I have had back pain since 2009 and I take gabapentin",
      { name: 'Marie Tremblay', reason: 'Chronic pain', since: 'More than 5 years', medicines: 'gabapentin' },
    ],
    ['My name is John Smith. I have migraines.', { name: 'John Smith', reason: 'Migraine' }],
    ['my name is john smith and i have insomnia', { name: 'john smith', reason: 'Trouble sleeping' }],
    ['Hello, this is Ana de la Cruz, I need help with anxiety', { name: 'Ana de la Cruz', reason: 'Anxiety' }],
    ['I am Jean-Luc O’Brien and I can’t sleep', { name: 'Jean-Luc O’Brien', reason: 'Trouble sleeping' }],
    ['I have arthritis', { reason: 'Chronic pain' }],
    ['I have PTSD and I take sertraline and prazosin', { reason: 'PTSD', medicines: 'sertraline and prazosin' }],
    ['I’m on metformin, Lyrica for my back pain', { reason: 'Chronic pain', medicines: 'metformin, Lyrica' }],
    ['I’ve had trouble sleeping for 3 years', { reason: 'Trouble sleeping', since: '2 to 5 years' }],
    ['chronic pain for 10 years, I take naproxen', { reason: 'Chronic pain', since: 'More than 5 years', medicines: 'naproxen' }],
    ['Hi, I have Crohn’s', { reason: "Crohn's or colitis" }],
    ['I want to become a patient. My name is Priya Patel.', { name: 'Priya Patel' }],
    [
      'Bonjour, je m’appelle Luc Gagnon, j’ai mal au dos depuis 2010 et je prends de la gabapentine',
      { name: 'Luc Gagnon', reason: 'Chronic pain', since: 'More than 5 years', medicines: 'gabapentine' },
    ],
    ['Mon nom est Anne-Marie Côté. Je fais de l’insomnie.', { name: 'Anne-Marie Côté', reason: 'Trouble sleeping' }],
    ['je m’appelle luc gagnon et j’ai des migraines', { name: 'luc gagnon', reason: 'Migraine' }],
    ['Moi c’est Élise Roy, j’ai de l’anxiété depuis 3 ans', { name: 'Élise Roy', reason: 'Anxiety', since: '2 to 5 years' }],
    ['Je suis Marc Bouchard et je prends du naproxène', { name: 'Marc Bouchard', medicines: 'naproxène' }],
    ['j’ai mal partout depuis 20 ans', { reason: 'Chronic pain', since: 'More than 5 years' }],
    ['Je prends Lyrica et metformine pour mes douleurs', { reason: 'Chronic pain', medicines: 'Lyrica et metformine' }],
    ['J’ai un TSPT, je prends de la sertraline', { reason: 'PTSD', medicines: 'sertraline' }],
    ['My name is Wei', { name: 'Wei' }],
    ['It is Winston Campbell speaking. I can’t sleep.', { name: 'Winston Campbell', reason: 'Trouble sleeping' }],
    [
      'Hello clinic, Ramesh Iyer, I have migraines, taking topiramate',
      { name: 'Ramesh Iyer', reason: 'Migraine', medicines: 'topiramate' },
    ],
    [
      'Ted Lavallee here, 6 or 7 years now, only pills are metformin and jardiance',
      { name: 'Ted Lavallee', since: 'More than 5 years', medicines: 'metformin and jardiance' },
    ],
    ['hi im Aaliyah Joseph im 24 i got anxiety and im on zoloft', { name: 'Aaliyah Joseph', reason: 'Anxiety', medicines: 'zoloft' }],
    ['Karim Mansouri. Mal au dos à cause du taxi.', { name: 'Karim Mansouri', reason: 'Chronic pain' }],
    ['Gilles Robichaud de Tracadie, je dors mal', { name: 'Gilles Robichaud', reason: 'Trouble sleeping' }],
    ['Denis Cormier ici, sur crestor pis metoprolol', { name: 'Denis Cormier', medicines: 'crestor pis metoprolol' }],
    [
      'I have had trouble sleeping for eleven years, ever since my husband Carl passed',
      { reason: 'Trouble sleeping', since: 'More than 5 years' },
    ],
    ['Been this way 3 yrs, taking cymbalta, still no better', { since: '2 to 5 years', medicines: 'cymbalta' }],
    ['Knee pain since 2010, hockey. Take naproxen.', { reason: 'Chronic pain', since: 'More than 5 years', medicines: 'naproxen' }],
    ['Ça fait 3 ans, je suis au cymbalta', { since: '2 to 5 years', medicines: 'cymbalta' }],
    ['since 2015, tried everything', { since: 'More than 5 years' }],
    ['I have migraines, my sister is a patient of yours', { reason: 'Migraine' }],
    // Nothing is taken from these.
    ['Do you treat back pain?', null],
    ['hello', null],
    ['I’m Canadian', null],
    ['I am French Canadian', null],
    ['I’m New here', null],
    ['My son has epilepsy', null],
    ['Ma mère fait de l’arthrite', null],
    ['My wife takes gabapentin', null],
    ['My son has epilepsy, on keppra', null],
    ['Hi, my dad has cancer. On morphine for 3 months.', null],
    ['Chronic Pain, every single day', { reason: 'Chronic pain' }],
    ['Good Morning, New Patient', null],
    ['Dana Whitfield from your clinic called me', null],
    ['Luc Roy de votre clinique m’a appelé', null],
    ['Medical Cannabis. How does it work?', null],
    ['I was on holiday for 3 weeks', null],
    ['Toronto Western Hospital sent me', null],
    ['How much does it cost?', null],
    ['Je voudrais un rendez-vous', null],
    ['I stopped taking gabapentin', null],
    ['my name is 123', null],
  ])('%j', (text, told) => expect(read(text)).toEqual(told))
})

test('of two reasons neither is taken, and none that is denied', () => {
  expect(read('I have migraines. I have anxiety.')).toBeNull()
  expect(read('I do not have back pain')).toBeNull()
})

describe('a first message as people speak and as they fill in a form', () => {
  test.each<[string, Said | null]>([
    [
      'i hurt my back at work like three years ago, im on percocet right now',
      { reason: 'Chronic pain', since: '2 to 5 years', medicines: 'percocet' },
    ],
    ['cant sleep, few months now', { reason: 'Trouble sleeping', since: 'Less than 6 months' }],
    ['I take eliquis and have back pain since 2018', { reason: 'Chronic pain', since: 'More than 5 years', medicines: 'eliquis' }],
    [
      'Name: Walter Kowalchuk. Reason: back pain. Since: 1998. Medications: oxycodone, lyrica.',
      { name: 'Walter Kowalchuk', reason: 'Chronic pain', since: 'More than 5 years', medicines: 'oxycodone, lyrica' },
    ],
    [
      'je me suis fait mal au dos y’a trois ans, chus su’l percocet',
      { reason: 'Chronic pain', since: '2 to 5 years', medicines: 'percocet' },
    ],
    ['j’ai mal au dos, je suis sous lyrica', { reason: 'Chronic pain', medicines: 'lyrica' }],
    [
      'Nom: Marcel Bouchard. Raison: mal de dos. Depuis: 1998. Médicaments: oxycodone, lyrica.',
      { name: 'Marcel Bouchard', reason: 'Chronic pain', since: 'More than 5 years', medicines: 'oxycodone, lyrica' },
    ],
    ['jai de larthrite depuis 2012', { reason: 'Chronic pain', since: 'More than 5 years' }],
    ['I can’t sleep since my husband died', { reason: 'Trouble sleeping' }],
    ['je dors pu depuis la mort de mon mari', { reason: 'Trouble sleeping' }],
  ])('%s', (text, told) => expect(read(text)).toEqual(told))

  test.each<[string, Said | null]>([
    ['Allo! Ici Sophie. J’ai des crampes menstruelles', { name: 'Sophie', reason: 'Chronic pain' }],
    ['I’m 58 years old and I have arthritis', { reason: 'Chronic pain' }],
    ['mon nom de famille est long, j’ai mal au dos', { reason: 'Chronic pain' }],
    ['my husband has back pain', null],
    ['ma femme fait de l’insomnie', null],
    ['je suis sous le choc', null],
    ['y’a rien qui marche pour mon dos, j’ai mal au dos', { reason: 'Chronic pain' }],
  ])('takes no more than is said: %s', (text, told) => expect(read(text)).toEqual(told))
})
