import { expect, test } from 'vitest'
import { assessRisk } from '../assess-risk.ts'
import { asksTheClinic, withoutRequests } from './asks-the-clinic.ts'

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
  'can someone read it to me i have bad eyes',
  'my eyes are bad can you make the letters bigger',
  'quelqu’un peut-tu me le lire, j’ai pas de bons yeux',
  'will this go on my record',
  'I already paid somewhere else and got ripped off',
  'don’t tell my family please',
  'this is taking forever',
  'what’s the fastest way to get it',
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
  'read it to them when i am dead',
  'please read this to my family when i am no longer around',
  'reading this out loud to him before i go',
  'read this to everyone at my funeral',
  'will this be in my file after i do it',
  'will this stay in my chart so they know why i did it',
  'will this show up in my record if i do something to him',
  'does this stay on my file, he checks my phone and breaks my ribs',
  'got scammed lost everything no way out',
  'scammed by that guy, i have a bat and his address',
  'je me suis fait arnaquer j’ai tout perdu, reste juste le pont',
  'don’t tell my husband',
  'i have a rifle in storage and i am going to get it for him',
  'my gun has no licence and i sleep with it under my pillow thinking about it',
  'I sleep with a gun in the house, is that an issue with storage',
  'it is taking forever',
  'don’t tell my family until it is done',
  'this is taking forever, I want to die already',
  'the gun is loaded, do I need a licence for that',
  'fastest way to get it over with',
])('"%s" says more than that', (text) => {
  expect(asksTheClinic(text)).toBe(false)
})

test.each([
  ['quand est-ce que j’aurai des nouvelles', true],
  ['quand c’est que vous allez me rappeler', true],
  ['quand est-ce que j’aurai des nouvelles, je serai plus là', false],
  ['quand c’est que j’aurai des nouvelles il me frappe', false],
])('asks when the clinic answers, without a sign of danger: %s', (text, asks) => expect(asksTheClinic(text)).toBe(asks))

/** A classifier that takes everything for a crisis but what it is to be asked about. */
const butFor = (calm: string) => (text: string) => (text === calm ? 0 : 0.9)

test.each([
  ['mon garçon est rentré de l’école pis il a faim, mon fils peut tu le faire', 'mon garcon est rentre de le ecole pis il a faim'],
  ['I spilled coffee on it, can my son do it for me', 'i spilled coffee on it'],
  ['my boy can do it for me right, print is tiny', 'print is tiny'],
  ['the print is tiny, should I stop my oil now that I’m pregnant', 'the print is tiny'],
  ['on est pressés icitte, ma femme peut-tu le signer', 'on est presses ici'],
])('beside such a request the classifier reads only the rest: %s', (text, rest) => {
  expect(withoutRequests(text)).toEqual([rest])
  expect(assessRisk(text, { suspect: butFor(rest) })).toBeNull()
})

test.each(['I want to die tonight, can my son do it for me', 'mon mari peut me faire mal s’il boit', 'mon fils peut le tuer'])(
  'with a danger the whole is read: %s',
  (text) => expect(withoutRequests(text)).toEqual([text]),
)

test.each([
  'do I stop the cbd, I have had two seizures',
  'my arm is weak and I can’t type, can my husband do it',
  'can my daughter do it for me, I’m too dizzy to stand and my speech is funny',
  'my sister can do it, she has the insulin',
  'my husband can sign it for me when it’s over',
  'can my husband do it, he holds my hand down so I don’t type',
])('with a sign of the body, another person or a time the classifier reads both: %s', (text) => {
  expect(withoutRequests(text)).toHaveLength(2)
  expect(withoutRequests(text)[0]).toBe(text)
})
