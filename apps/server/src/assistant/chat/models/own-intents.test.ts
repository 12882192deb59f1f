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

/** Written after the examples, from patients’ points of view. */
const ALSO_ASKED: Record<string, readonly string[]> = {
  veterans: [
    'i served in the forces, is this covered',
    'does VAC pay for it',
    'im a vet',
    'I have a K number with veterans affairs',
    'retired military, who pays for my cannabis',
    'can blue cross for veterans cover this',
    'ex RCMP here, am i covered?',
  ],
  'workers-compensation': [
    'is this covered by wcb',
    'i got hurt at work, who pays',
    'my claim with worksafe',
    'workplace injury claim, do you bill them?',
    'does WSIB cover the visit',
    'can workers comp pay for medical cannabis',
  ],
  children: [
    'my daughter is 12 and has seizures can she be seen',
    'do you treat children',
    'my son is 15, can he be a patient?',
    'can I sign up my kid',
  ],
  referrals: [
    'do I need my doctor to refer me',
    'is a referral required',
    'my GP is sending you a referral',
    'can you refer me to a specialist',
    'how do i get a referral',
    'got a referral from dr smith, what now',
  ],
  'driving-and-work': [
    'can i drive after taking oil',
    'may I drive now',
    'how long until I can drive',
    'ok to drive home after a gummy?',
    'is it ok if i drive this morning, took it last night',
    'when can I drive again',
  ],
  'repeated-vomiting': [
    'throwing up every morning for months, hot showers help',
    'been smoking for years and now i cant stop being sick every few weeks',
    'vomiting for months and only a hot bath helps',
    'could cannabis be making me throw up all the time',
    'i throw up every morning and i smoke daily',
    'cyclic vomiting from weed?',
  ],
  refunds: [
    'give me my money back',
    'can i get a refund',
    'i paid and never got my visit, i want my money',
    'refund please',
    'you charged me twice',
  ],
  complaints: [
    'who do i complain to',
    'I want to file a complaint',
    'the nurse was rude to me, where do I report that',
    'im not happy with the service i want to complain',
    'how to make a formal complaint',
  ],
  'deleting-my-data': [
    'delete my data',
    'please erase everything you have on me',
    'i want my info deleted',
    'how do i delete my profile',
    'forget me, wipe my records',
  ],
  'veterans-fr': [
    'je suis un ancien combattant, est-ce couvert',
    'anciens combattants canada paie tu',
    "j'étais dans l'armée, qui paye",
    'ex-militaire, suis-je remboursé?',
    'est-ce que les vétérans sont couverts',
  ],
  'workers-compensation-fr': [
    'la csst couvre tu ça',
    'accident de travail qui paye',
    'est-ce que travail sécuritaire nb paie',
    'je me suis blessé à la job, est-ce couvert?',
    'dossier à la cnesst, ça marche comment',
  ],
  'children-fr': [
    'ma fille de 12 ans fait des crises, peut-elle être vue',
    'voyez-vous des enfants',
    'mon fils de 15 ans peut tu venir',
    'soins pédiatriques?',
  ],
  'referrals-fr': [
    'ça prend tu une référence du médecin',
    'est-ce que mon docteur doit me référer',
    'mon médecin va vous envoyer une demande de consultation',
    'pouvez-vous me référer à un spécialiste',
  ],
  'driving-and-work-fr': [
    'je peux tu conduire après',
    'puis-je prendre le volant maintenant',
    'combien de temps avant de conduire',
    "j'ai pris de l'huile hier soir je peux conduire ce matin?",
    'est-ce correct de conduire après un jujube',
  ],
  'repeated-vomiting-fr': [
    'je vomis tous les matins depuis des mois, les douches chaudes aident',
    'le pot me fait tu vomir',
    'je renvoie à tout bout de champ, je fume depuis 15 ans',
    'vomissements à répétition et bains chauds',
    'je vomis chaque matin pis je fume tous les jours',
  ],
  'refunds-fr': [
    'je veux me faire rembourser',
    'remboursez-moi',
    "j'ai payé pour rien, je veux mon argent",
    "vous m'avez chargé deux fois",
    'comment avoir un remboursement',
  ],
  'complaints-fr': [
    'je veux porter plainte contre une infirmière',
    'où est-ce que je me plains',
    "j'ai une plainte à faire",
    "pas content du service, à qui j'en parle",
    'comment déposer une plainte',
  ],
  'deleting-my-data-fr': [
    'supprimez mes données',
    'effacez tout ce que vous avez sur moi',
    'je veux supprimer mon compte',
    'comment effacer mon dossier',
  ],
}

test.each(Object.entries(ALSO_ASKED).flatMap(([id, texts]) => texts.map((text) => ({ id, text }))))(
  '"$text" is answered by $id or offers it, and shows no card of a crisis',
  ({ id, text }) => {
    const talk = startConversation({ ...FRENCH_CLINIC, ...nlu })
    if (id.endsWith('-fr')) talk.tell('en français')
    const { reply, state } = talk.tell(text)
    const { source, alternatives = [] } = (reply.DATA ?? {}) as { source?: string; alternatives?: string[] }
    expect([source, ...alternatives]).toContain(titleOf(id))
    expect([state.crisis, state.concern, state.stage]).toEqual([false, false, 'greeting'])
  },
)
