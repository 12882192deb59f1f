import { expect, test } from 'vitest'
import { assessRisk } from '../assess-risk.ts'
import { asksTheClinic } from './asks-the-clinic.ts'

test.each([
  'please erase everything you have on me',
  'delete my data',
  'remboursez-moi',
  'you charged me twice',
  'effacez tout ce que vous avez sur moi',
  'my daughter is 12 and has seizures can she be seen',
  'ça fait 3 semaines que j’attends et personne me rappelle',
  'been waiting 2 weeks and nobody has called me back',
  'can I fill out the forms for him, he is a veteran',
  'mon père veut pas remplir de papiers, je peux les faire pour lui',
  'if the police stop me what do I show them',
  'arthrite, 68 ans, jamais touché à ça de ma vie',
  'is this being recorded',
  'who can see what im typing',
  'how long till somebody actually looks at my stuff',
  'i think i have a visit tomorrow but i dont know when',
  'what if i get pulled over',
  'mon fils peut tu le faire',
  'the page keeps freezing',
  'j’ai perdu mon document',
])('"%s" asks the clinic for something, and the classifier is not asked', (text) => {
  expect(asksTheClinic(text)).toBe(true)
  expect(assessRisk(text, { suspect: () => 0.9 })).toBeNull()
})

test.each([
  'delete my account, i will be gone by tonight',
  'erase my file, I do not need it when I am dead',
  'my son ate a gummy can he be seen',
  'effacez mon dossier, je veux en finir',
  'delete everything you have on me, nothing matters',
  'remove my account, this is my last day',
  'refund me, I give up on life',
  'supprimez mon dossier je serai plus là',
  'delete my file, nobody will miss me',
  'ça fait 3 semaines que j’attends, j’ai pris ma décision, c’est fini',
  'waited two weeks, nobody called back, I have the gun in my lap',
  'nobody calls back and I am done',
  'never tried it in my life and now my heart is pounding',
  'personne rappelle, je suis au bout du pont',
  'if the police stop me they will regret it',
  'is this being recorded because i want to leave a message for my kids before i jump',
  'who will see me when i am dead',
])('"%s" says more than that', (text) => {
  expect(asksTheClinic(text)).toBe(false)
})

test.each([
  ['quand est-ce que j’aurai des nouvelles', true],
  ['quand c’est que vous allez me rappeler', true],
  ['quand est-ce que j’aurai des nouvelles, je serai plus là', false],
  ['quand c’est que j’aurai des nouvelles il me frappe', false],
])('asks when the clinic answers, without a sign of danger: %s', (text, asks) => expect(asksTheClinic(text)).toBe(asks))
