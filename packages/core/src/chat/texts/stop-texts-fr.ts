import type { ChatTexts } from './texts.ts'

export const STOP_TEXTS_FR: ChatTexts['stop'] = {
  check: (question, answer) => `À la question « ${question} », vous avez répondu « ${answer} ».\n\nEst-ce exact?`,
  loss: 'Je suis vraiment désolée de cette perte. Prenez tout le temps qu’il vous faut. Si vous voulez parler, vous pouvez appeler ou texter le 9-8-8, en tout temps, ou me demander à parler à une personne.',
  afterLoss:
    'Votre dossier indique encore une grossesse. Une infirmière praticienne ou un infirmier praticien peut le corriger avec vous, quand vous serez prête.',
  chooseYourself: 'Cette question est importante et je ne veux pas deviner. Choisissez la réponse qui convient, quelle qu’elle soit.',
  whyCheck:
    'Cette réponse compte pour votre sécurité et pour savoir si un traitement peut commencer. Je la vérifie donc avec vous d’abord. Rien n’est décidé avant votre confirmation.',
  again: 'Pas de problème, voici de nouveau cette question.',
  choice:
    'Merci de me l’avoir dit. Avec cette réponse, nous ne pouvons pas commencer de traitement pour le moment. Tout ce que vous m’avez dit est conservé, et vous choisissez la suite.\n\nVous pouvez répondre aux questions qui restent pour une infirmière praticienne ou un infirmier praticien (IP), ou demander une révision sans y répondre. Dans les deux cas, ce sera examiné d’ici cinq jours ouvrables. Pour connaître la raison, demandez-moi pourquoi.\n\nQue souhaitez-vous faire?',
  noted: 'Merci. Je l’ai aussi noté pour l’IP.',
  lifted: 'C’est corrigé, nous pouvons continuer.',
  continues: (date) => `Merci. Une ou un IP lira vos réponses au plus tard le ${date}. Voici la question suivante.`,
  continuesToday: 'Merci. L’infirmière praticienne ou l’infirmier praticien verra aussi ces réponses. Voici la question suivante.',
  reviewAsked: (date) =>
    `J’ai demandé à une infirmière praticienne ou à un infirmier praticien de réexaminer votre cas. Ce sera fait au plus tard le ${date}, et notre équipe communiquera avec vous.`,
  reviewToday:
    'Une infirmière praticienne ou un infirmier praticien doit déjà examiner votre cas en priorité, et notre équipe communiquera avec vous.',
  over: 'Nous ne pouvons pas commencer de traitement pour le moment. Tout ce que vous m’avez dit est conservé.',
  next: {
    'Pregnant or Breastfeeding':
      'Votre médecin ou votre sage-femme peut vous aider pour la douleur, les nausées ou le sommeil par des moyens plus sûrs pour le bébé. Si votre situation change, vous pouvez revenir nous voir en tout temps.',
    Schizophrenia:
      'Continuez le traitement que vous avez, avec les personnes qui vous suivent. Si vous ne vous sentez pas en sécurité, appelez ou textez le 9-8-8, en tout temps.',
    'Current Addiction':
      'De l’aide existe quand vous la voudrez : votre médecin, votre pharmacie ou notre équipe de soins peut vous dire où. Si c’est trop lourd, appelez ou textez le 9-8-8, en tout temps.',
    'Paediatric Patient':
      'Une ou un médecin qui soigne les enfants et les adolescents peut voir avec vous et votre famille ce qui pourrait aider.',
    Other: 'Votre médecin de famille ou votre IP peut voir avec vous ce qui pourrait aider autrement.',
  },
  addictionLine: (number) => `La ligne d’aide pour l’alcool et les drogues de votre province ou territoire : ${number}.`,
  why: {
    'Pregnant or Breastfeeding': 'Pendant la grossesse et l’allaitement, le cannabis peut nuire au bébé.',
    Schizophrenia:
      'Avec la schizophrénie, le cannabis médical peut aggraver les symptômes, et nous ne pouvons pas les surveiller assez bien à distance.',
    'Current Addiction':
      'Quand une personne a un problème de consommation d’alcool ou de drogues, le cannabis médical peut augmenter les risques.',
  },
  reviewOffered:
    'Si vous pensez que c’est une erreur, vous pouvez demander qu’une infirmière praticienne ou un infirmier praticien réexamine votre cas d’ici cinq jours ouvrables.',
  reviewOpen: (date) =>
    `Une infirmière praticienne ou un infirmier praticien examinera votre cas au plus tard le ${date}, et notre équipe communiquera avec vous.`,
  offers: 'Une personne de notre équipe de soins peut aussi vous aider, et vous pouvez me demander pourquoi.',
  whatNext: 'Que souhaitez-vous faire?',
}
