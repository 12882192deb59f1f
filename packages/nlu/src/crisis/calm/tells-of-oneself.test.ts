import { expect, test } from 'vitest'
import { assessRisk } from '../assess-risk.ts'
import { tellsOfOneself } from './tells-of-oneself.ts'

test.each([
  'j’ai 67 ans pis ma santé est plus ce qu’elle était',
  '72 years old and living alone up north',
  'I’m 68, widowed four years',
  'veuf depuis trois ans, je vis tout seul dans le bois',
  'retired trucker, 71, my back is shot',
  'at my age, knees are worn out',
  'my health has been going downhill',
  '78 ans, mes genoux sont finis',
  'not living with anyone, just the cat',
  'yes i just found out 8 weeks',
  'I just found out I’m pregnant, 8 weeks along',
  'je viens d’apprendre que je suis enceinte de 8 semaines',
  'je l’ai su hier 6 semaines',
  'I’m your patient and I just found out I’m pregnant',
  'I’m pregnant and I have been vaping every day',
  'I think I might be pregnant',
  'I just found out I’m pregnant, 6 weeks',
  'je suis déjà patiente chez vous et je viens d’apprendre que je suis enceinte',
  'je pense que je suis enceinte pis je prends votre huile le soir',
  'mon test de grossesse est positif',
  'going under the knife in may',
  'I’m having knee surgery next month',
  'je me fais opérer du genou en mai',
  'I’m with my mom right now',
  'my kid just got home from school and he’s hungry',
  'mon gars est rentré de l’école pis il a faim',
  'je vois plus très bien',
  'I can’t see that well',
])('%j says who someone is, and the classifier is not asked', (text) => {
  expect(tellsOfOneself(text)).toBe(true)
  const risk = assessRisk(text, { suspect: () => 0.9 })
  expect(risk === null || risk.level === 'distress').toBe(true)
})

test.each([
  '72, living alone up north and the gun is loaded',
  '72 years old and living alone up north, I won’t see the spring',
  'I’m 68, widowed four years, going to join her',
  'veuf depuis trois ans, je m’en vas la rejoindre',
  'j’ai 67 ans pis j’en ai assez',
  'my health has been going downhill and I am ending it',
  'living alone in danger',
  'alone tonight',
  '81, I am done',
  'mes genoux sont finis pis moi aussi',
  'je suis seule avec lui',
  'I found out I’m pregnant and I want to die',
  'I have 8 weeks to live',
  'je suis enceinte et je saigne',
  'I’m your patient, pregnant and bleeding',
  'I’m pregnant and he hit me',
  'I think I might be losing it',
  'je pense que je suis de trop',
  'je suis votre patiente et j’ai tout pris',
  'I’m on your oil and I hear voices',
  'I take all of it tonight',
  'going under, the knife is here',
  'going under the knife tonight by myself',
  'I’m with my ex right now',
  'I’m with my mom right now and she won’t wake up',
  'my kid got home from school and ate my gummies',
  'I just found out',
  'je le sais',
  'I’m here with my dad right now',
  'I can’t see',
  'I can’t see anymore',
  'I can’t see that well and I can’t type',
  'je vois plus',
  'je vois plus rien',
])('%j says more, which the classifier hears', (text) => {
  expect(tellsOfOneself(text)).toBe(false)
})
