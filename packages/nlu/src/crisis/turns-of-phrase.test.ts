import { expect, test } from 'vitest'
import { assessRisk } from './assess-risk.ts'
import { detectCrisis } from './detect-crisis.ts'

test.each([
  'my husband beats me at chess',
  'mom would kill me if I forgot',
  'ma femme va me tuer si je manque ça',
  'adieu la cigarette',
  'mon cell va mourir',
  'j’veux en finir avec mes migraines',
  'je veux en finir avec mes maux de tête',
])('%j is a turn of phrase', (text) => {
  expect(detectCrisis(text)).toBeNull()
})

test.each(['je veux en finir avec mon mal de vivre', 'j’veux en finir avec mon mal d’être', 'je veux en finir avec mes maux'])(
  'ending more than an illness is none: %j',
  (text) => {
    expect(detectCrisis(text)).toEqual({ kind: 'suicide' })
  },
)

test.each([
  'every single day, I’m dying by supper time',
  'stop feeling like death warmed over',
  'chemo makes me want to disappear for two days after',
  'once I thought I was dying, slept it off',
  'my phone is about to die, can we do this later',
  'not be a burden on my wife at chores',
  'mon boss va finir par me faire mourir avec ses horaires',
  'j’ai pensé mourir, j’ai dormi pis c’était fini',
  'tout essayé sauf me couper la jambe',
  'je panique que je vas mourir chaque fois que le cœur saute un coup',
])('in pain, worn out or anxious, %j is no danger', (text) => {
  expect(detectCrisis(text)).toBeNull()
})

test.each([
  'je voudrais sauter cette question svp',
  'je vais sauter celle-là',
  'j’ai mes pilules devant moi, on peut continuer',
  'je veux faire disparaître ce dossier-là',
  'urine test at the mine',
  'Y a-t-il du THC caché dans les huiles de CBD ?',
  'Is smoking one joint a week going to harm the fetus?',
  'dad had a heart attack at 60',
  'ma boss va me tuer si je manque encore une journée pour mes migraines',
  'the baby kicks me in the ribs all night',
  'I have taken about 15 different medications over the years',
])('about the questions, a family or a product, %j is no danger', (text) => {
  expect(assessRisk(text, {})?.level).not.toBe('acute')
})

test.each([
  'je voudrais sauter en bas du pont',
  'je vais sauter',
  'j’ai mes pilules devant moi, assez pour pas me réveiller',
  'je veux disparaître',
  'ma fille est cachée dans la garde-robe, il cogne dans la porte',
  'I am going to hurt my baby',
  'mon mari va me tuer si je le quitte',
  'my wife said she will kill me if I tell the police',
])('what they are near to is heard: %s', (text) => {
  expect(assessRisk(text, {})?.level).toMatch(/acute|concern/)
})

test.each([
  'I will be dead by supper',
  'I am going to die by supper, I took them all',
  'I want to disappear for good',
  'I thought I was dying and I still can’t breathe',
  'I am a burden on my wife and she is better off without me',
  'mon mari va me tuer à soir',
  'je pense à mourir depuis que c’est fini',
  'j’ai tout essayé, il reste juste à me couper les veines',
  'je vas mourir, j’ai pris toutes mes pilules',
])('the plain words of danger that these are near to are heard: %s', (text) => {
  expect(assessRisk(text, {})?.level).toMatch(/acute|concern/)
})

test('what is said beside a turn of phrase is heard', () => {
  expect(detectCrisis('he beats me at chess and then he chokes me')).toEqual({ kind: 'abuse' })
})
