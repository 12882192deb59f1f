import { expect, test } from 'vitest'
import { asksPlainly } from './asks-plainly.ts'

test.each([
  'my doctor said no so is that a problem for yous',
  'thing is im a trucker will i lose my job over it',
  'cause im on disability do i get a break on the price',
  'so i was thinking whats it gonna do to my blood pressure',
  'i guess im wondering if my boss finds out',
  'my licence plate is out of province does that matter any',
  'retired navy does dva pay',
  'a rum and coke at night still ok',
  'two gummies or one',
  'the thing wont let me go to the next page',
  'nothing happens when i press the button',
  'my year is up what now',
  'pis ça coûte combien tout ça',
  'mon année est finie, on fait quoi',
  'je me demandais si on peut voyager avec',
  'j’étais dans la marine, ça paye tu',
  'l’huile goûte tu quelque chose',
  'vous autres prenez vous la carte soleil',
  'deux gouttes ou trois le soir',
  'j’ai pas reçu mon courriel encore c normal',
])('asks: %s', (text) => expect(asksPlainly(text)).toBe(true))

test.each([
  'my shoulder, I can’t lift it and it never lets up',
  'the worst is the morning, is the same every day',
  'I do, she’s great',
  'cant get to sleep and when i do i have awful nightmares',
  'roofing for 22 years will do that to ya',
  'doesnt matter to me',
  'i do physio and it does help',
  'one or two beers with supper',
  'half a gram or so at night',
  'j’ai une douleur dans la jambe pis personne trouve c’est quoi',
  'ça fait mal tu sais',
  'rendez-vous avec mon psy aux deux semaines',
  'je prends deux comprimés le matin pis un le soir',
  'inquiétez-vous pas, mes enfants vont bien',
  'dormir mieux pis jouer avec mes petits-enfants',
])('answers: %s', (text) => expect(asksPlainly(text)).toBe(false))
