import { startConversation } from '@clinic/core/chat/conversation.test-data'
import { FRENCH_CLINIC } from '@clinic/core/chat/scripts/french-clinic.test-data'
import { loadArticles } from '@clinic/data/load-articles'
import { expect, test } from 'vitest'
import { answerWithModels } from './answer-with-models.ts'
import { loadModels } from './load-models.ts'

const articles = [...loadArticles('en'), ...loadArticles('fr')]
const nlu = answerWithModels(loadModels(), { articles })
const titleOf = (id: string) => articles.find((article) => article.id === id)?.title

/** Not among the phrasings of any article. */
const ASKED: Record<string, readonly string[]> = {
  'deleting-my-data': ['I want you to delete my data', 'can you erase my account', 'how can I have my data deleted'],
  refunds: ['I’d like a refund', 'you guys owe me my money back', 'how do i get refunded'],
  complaints: ['i want to make a complaint', 'how can I complain about your staff'],
  referrals: ['do i need a referral letter', 'my family doctor gave me a referral letter, where does it go'],
  children: ['can my 8 year old son be seen', 'do you take kids with epilepsy'],
  'workers-compensation': ['wsib is paying for this', 'does my workers compensation cover this'],
  veterans: ['veteran here', 'does veterans affairs cover my cannabis'],
  'driving-and-work': ['may i drive now', 'am i ok to drive now'],
  'repeated-vomiting': ['do I have CHS?', 'is it my weed that makes me vomit every few weeks'],
  'deleting-my-data-fr': ['je veux que vous effaciez mes données', 'effacez mon compte svp'],
  'refunds-fr': ['remboursement', 'est-ce que vous remboursez le rendez-vous'],
  'complaints-fr': ['je veux faire une plainte'],
  'referrals-fr': ['avez-vous besoin d’une référence', 'mon docteur vous a envoyé une référence'],
  'children-fr': ['mon gars de 8 ans peut-il être suivi', 'prenez-vous les enfants'],
  'workers-compensation-fr': ['la cnesst paie tu', 'j’ai un accident de travail, qui paie?'],
  'veterans-fr': ['je suis une vétérane', 'est-ce que acc rembourse ça'],
  'driving-and-work-fr': ['puis-je conduire maintenant'],
  'repeated-vomiting-fr': ['je vomis tout le temps depuis des mois, je fume depuis 10 ans'],
}

test.each(Object.entries(ASKED).flatMap(([id, texts]) => texts.map((text) => ({ id, text }))))(
  '"$text" is answered by $id, at the greeting and in its language (REQ-127)',
  ({ id, text }) => {
    const talk = startConversation({ ...FRENCH_CLINIC, ...nlu })
    if (id.endsWith('-fr')) talk.tell('en français')
    const step = talk.tell(text)
    expect(step.reply.DATA).toMatchObject({ source: titleOf(id) })
    expect(step.state.stage).toBe('greeting')
  },
)

test('repeated vomiting is no diagnosis, and danger beside it is danger', () => {
  const { text } = articles.find(({ id }) => id === 'repeated-vomiting') ?? { text: '' }
  expect(text).toContain('I cannot tell which it is')
  expect(text).toContain('9-1-1')
  const talk = startConversation({ ...FRENCH_CLINIC, ...nlu })
  expect(talk.tell('I am vomiting blood and I can not breathe').state.crisis).toBe(true)
})
