import { describe, expect, test } from 'vitest'
import { splitAsk } from './split-ask.ts'

describe('a first message is split into what it asks and what it tells', () => {
  test.each([
    ['I have had migraines since 2015, how does this work', 'how does this work', 'I have had migraines since 2015'],
    ['are you a bot? my knees hurt', 'are you a bot?', 'my knees hurt'],
    ['my meds are lyrica, naproxen, can you help?', 'can you help?', 'my meds are lyrica, naproxen'],
    ['mal de dos depuis 2008 pis c’est-tu remboursé', 'c’est-tu remboursé', 'mal de dos depuis 2008'],
    ['j’ai mal au dos comment ça marche icitte', 'comment ça marche icitte', 'j’ai mal au dos'],
    ['bonjour j’ai mal au dos. j’aimerais savoir comment ça marche', 'j’aimerais savoir comment ça marche', 'bonjour j’ai mal au dos.'],
  ])('%s', (text, asks, tells) => expect(splitAsk(text)).toEqual({ asks, tells }))

  test.each(['I have back pain', 'do you treat back pain?', 'j’ai mal au dos', 'c’est combien?', ''])(
    'not where it does only one: “%s”',
    (text) => expect(splitAsk(text)).toBeNull(),
  )
})
