import { describe, expect, test } from 'vitest'
import { assessRisk } from '../assess-risk.ts'

describe('dangers that are told in passing (F-5)', () => {
  test.each([
    ['child-ingestion', 'is it ok that my 4 year old had half a gummy'],
    ['child-ingestion', '3 yr old grandson got in my purse, the thc candies are gone'],
    ['child-ingestion', 'my toddler had one of my edibles'],
    ['child-ingestion', 'ma petite a fouillé dans ma sacoche, mes jujubes sont partis'],
    ['suicide', 'j’pense que j’va rentrer dans un arbre avec mon char'],
    ['suicide', 'j’ai envie de me garrocher en bas du pont'],
    ['abuse', 'un gars me suit jusque chez nous'],
    ['abuse', 'mon ex me suit encore en char'],
    ['suicide', 'insomnia since 2010, can you help me die'],
    ['suicide', 'pouvez-vous m’aider à mourir'],
    ['suicide', 'je vais me faire opérer du genou, après ça j’en finis'],
    ['suicide', 'pas cette semaine, après Noël j’en finis'],
    ['violence', 'I’m planning the death of my husband'],
    ['violence', 'je planifie la mort de ma femme'],
    ['abuse', 'I might be pregnant, he forced me last week'],
    ['abuse', 'je pense que je suis enceinte, il m’a forcée'],
    ['emergency', 'I’m losing my mother, she’s barely breathing'],
    ['emergency', 'ma mère est tombée, elle respire à peine'],
  ])('%s: %s', (kind, text) => {
    expect(assessRisk(text, {})).toMatchObject({ level: 'acute', kind, by: 'rule' })
  })

  test.each([
    'what if my 4 year old had half a gummy',
    'my 4 year old had a vitamin gummy',
    'I keep my edibles locked, my toddler got into the cookies once years ago',
    'j’ai failli rentrer dans un arbre avec mon char, mon dos fait mal depuis',
    'je vais rentrer dans le bureau avec mon char',
    'un gars me suit pour mon dos depuis 2 ans',
    'mon médecin me suit depuis la chirurgie à la maison',
    'après le travail j’en finis jamais avec le ménage',
    'j’ai arrêté après la mort de mon mari',
    'since the death of my husband I plan my days',
    'I’m pregnant and my doctor forced me to stop',
    'enceinte de 3 mois, ma mère m’a forcée à venir',
    'can you help me die my hair',
    'can you help me diet',
    'aide médicale à mourir, pouvez-vous m’aider à mourir',
    'my cat is old, she is barely breathing',
    'mes jujubes sont partis par la poste, mon enfant attend',
  ])('not: %s', (text) => {
    expect(assessRisk(text, {})?.level).not.toBe('acute')
  })
})
