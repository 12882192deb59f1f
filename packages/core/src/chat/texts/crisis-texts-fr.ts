import type { ChatTexts } from './texts.ts'

/** The same in Canadian French. */
export const CRISIS_TEXTS_FR: ChatTexts['crisis'] = {
  kinds: {
    suicide: (call: string) =>
      `Vous avez bien fait de me le dire. En danger maintenant? Appelez ${call}. Pour parler : appelez ou textez le 9-8-8, sans frais, en tout temps, en français. C’est confidentiel.`,
    violence: (call: string) =>
      `On s’arrête : la sécurité d’abord. Quelqu’un est en danger maintenant? Appelez ${call}. Vous craignez de vous blesser ou de blesser quelqu’un? Appelez ou textez le 9-8-8, en tout temps.`,
    abuse: (call: string) =>
      `Ce n’est pas votre faute. En danger maintenant? Appelez ${call}. Pour parler à quelqu’un, appelez un autre numéro ici, ou textez le 9-8-8. Si quelqu’un peut voir cet écran, quittez cette page.`,
    'child-ingestion': (call: string) =>
      `Appelez maintenant, même si l’enfant semble aller bien. S’il ne se réveille pas, respire mal ou convulse : appelez ${call}. Sinon, d’abord le centre antipoison. Gardez l’emballage.`,
    emergency: (call: string) =>
      `C’est peut-être une urgence. Appelez ${call} maintenant, ou demandez à quelqu’un d’appeler. Visage qui tombe, bras faible, mal à parler, douleur à la poitrine, saignement pendant la grossesse, confusion après l’arrêt de l’alcool ou d’un médicament : n’attendez pas.`,
    overdose: (call: string) =>
      `C’est peut-être une urgence. Appelez ${call} maintenant, même si la personne semble aller bien, et restez avec elle. S’il y avait une intention de mourir, le 9-8-8 répond aussi.`,
    'adverse-reaction': (call: string) =>
      `N’en prenez plus pour l’instant, et ne restez pas seul ou seule. Confusion, douleur à la poitrine, envie de vous blesser ou de blesser quelqu’un? Appelez ${call}. Sinon, voyez un médecin ou une infirmière aujourd’hui. Si c’est contre l’épilepsie, demandez avant d’arrêter.`,
  },
  alerted: 'J’ai averti notre équipe, mais ne l’attendez pas : elle ne le verra peut-être pas tout de suite.',
  again: (call: string) =>
    `Les numéros restent ici. En danger maintenant? Appelez ${call}. Pour parler : appelez ou textez le 9-8-8, en tout temps. Notre équipe a été avertie, mais ne l’attendez pas. Quand vous serez en sécurité, dites-le-moi.`,
  beforeGoingOn: 'Merci de me l’avoir dit. Une question avant de continuer.',
  stillInDanger: 'Est-ce que vous ou la personne concernée êtes encore en danger?',
  getHelp: (call: string) =>
    `Alors, appelez ${call} maintenant, ou demandez à quelqu’un près de vous d’appeler. Vous pouvez aussi appeler ou texter le 9-8-8 en tout temps. J’ai averti notre équipe de nouveau, mais ne l’attendez pas. Quand tout le monde sera en sécurité, dites-le-moi.`,
  over: (call: string) =>
    `Merci de me l’avoir dit. Si cela change : appelez ${call} en cas de danger, le 9-8-8 pour parler. Vous pouvez faire une pause, demander à parler à une personne ou sauter cette question. Sinon, on reprend quand vous voulez.`,
  closed: (contact: string | null, call: string) =>
    `Notre assistante en ligne n’est pas encore offerte. ${contact ? `Communiquez avec la clinique : ${contact}.` : 'Communiquez directement avec la clinique.'}\n\nEn cas d’urgence, appelez ${call}. Si vous pensez au suicide, appelez ou textez le 9-8-8, en tout temps.`,
  noNumber: 'la GRC ou votre centre de santé',
  elsewhere: 'Pas de 9-1-1 où vous êtes? Appelez la GRC ou le centre de santé.',
  nowhere: 'Il n’y a pas de 9-1-1 au Nunavut. Appelez la GRC ou le centre de santé de votre communauté.',
  askPlace: 'Si vous le pouvez, dites-moi où vous êtes : une adresse, une ville ou la province.',
  askCallback: 'À quel numéro notre équipe peut-elle vous appeler?',
  kept: 'Merci. Je l’ai ajouté pour notre équipe.',
  notKept: 'C’est correct.',
}
