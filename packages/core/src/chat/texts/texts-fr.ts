import type { BeginScale, ChatLabels, ChatTexts, EmergencyLines } from './texts.ts'

/** The French twins of `LABELS`; a page sends them back as they are. */
export const LABELS_FR: ChatLabels = {
  newPatient: 'Première inscription',
  renewal: 'Renouveler un document médical',
  askQuestions: 'Poser des questions',
  person: 'Parler à une personne',
  readConsent: 'Relire le consentement',
  end: 'Terminer la conversation',
  safe: 'Je suis en sécurité, on continue',
  inDanger: 'Oui, encore en danger',
  noDanger: 'Non, plus en danger',
  noRecord: 'Je n’ai pas de dossier ici',
  newCode: 'Envoyez-moi un nouveau code',
  noneOfThese: 'aucun de ces moments',
  book: 'Oui, réserver ce rendez-vous',
  otherTime: 'Choisir un autre moment',
}

export const EMERGENCY_LINES_FR: EmergencyLines = [
  { label: 'Services d’urgence', number: '9-1-1', tel: 'tel:911', sms: null },
  {
    label: 'Ligne d’aide en cas de crise de suicide, jour et nuit, en français et en anglais',
    number: '9-8-8',
    tel: 'tel:988',
    sms: 'sms:988',
  },
]

const LINES = {
  pcr: 'Vous êtes maintenant dans la file de notre équipe de soins aux patients.',
  np: 'Vous êtes maintenant dans la file pour rencontrer une infirmière praticienne ou un infirmier praticien.',
  'follow-up': 'Merci, notre équipe de soins aux patients a maintenant votre suivi.',
} as const

/** Everything the assistant says of its own, in Canadian French. */
export const TEXTS_FR: ChatTexts = {
  greeting: (brand: string) =>
    `Bonjour, je suis l’assistante ${brand}. Je peux vous aider à devenir patient ou patiente, à renouveler votre document médical, ou à transmettre vos questions. Que souhaitez-vous faire ?`,
  choose:
    'Que souhaitez-vous faire ? Vous pouvez vous inscrire pour la première fois, renouveler votre document médical ou poser une question.',
  asking: 'Que voulez-vous savoir ? Écrivez votre question. Quand vous voudrez, vous pourrez aussi commencer par l’un de ces choix.',
  consentOffer: (renewing: boolean) =>
    `${renewing ? 'Bien, renouvelons votre document médical.' : 'Bien, commençons.'} Il y a quatre étapes : votre consentement, vos coordonnées, quelques questions sur votre santé, puis une place dans la file de notre équipe de soins. Je vais d’abord vous montrer notre formulaire de consentement. Lisez-le à votre rythme. On y va ?`,
  consentForm:
    'Lisez le formulaire de consentement jusqu’à la fin, puis choisissez oui ou non, signez de votre nom et entrez votre date de naissance.',
  consentIncomplete: 'Veuillez remplir le formulaire de consentement avant de l’envoyer.',
  consentGiven: 'Merci, votre consentement est enregistré.',
  consentDeclined:
    'Pas de problème, et j’en ai pris note. Sans consentement, vous ne pouvez pas aller plus loin avec l’assistante. Vous pouvez plutôt parler à une personne, ou relire le formulaire de consentement.',
  consentWithdrawn:
    'J’ai consigné que vous retirez votre consentement. À partir de maintenant, rien d’autre n’est demandé ni utilisé. Ce qui fait déjà partie de vos soins doit être conservé selon la loi. Notre équipe de soins vous dira ce que cela veut dire pour vous.',
  forAnother:
    'Vous pouvez très bien aider quelqu’un à remplir ceci. Les renseignements, les réponses et le consentement doivent être ceux du patient ou de la patiente : faites-le ensemble, et c’est cette personne qui signe. Si elle a moins de 18 ans ou ne peut pas décider seule, demandez plutôt à parler à une personne ici. J’ai noté que quelqu’un aide.',
  useForm: 'J’ai besoin de cette partie dans le formulaire lui-même, pour que rien ne se perde. Il est maintenant ouvert pour vous.',
  personalForm:
    'Passons à vos coordonnées. Notre équipe de soins s’en sert pour ouvrir votre dossier et pour vous joindre. Veuillez remplir le formulaire.',
  personalErrors: 'On y est presque. Certains renseignements sont à revoir ; ils sont marqués dans le formulaire.',
  confirm: (name: string) =>
    `Merci, ${name}. Vérifiez vos renseignements ci-dessous. Sont-ils exacts ? Choisissez « oui » pour continuer, ou « changer » pour les corriger.`,
  confirmHint: 'Répondez « oui » si les renseignements sont exacts, ou « changer » s’il faut corriger quelque chose.',
  changeDetails: 'Pas de problème, voici de nouveau le formulaire.',
  detailsSaved: 'Vos renseignements sont enregistrés.',
  typed: {
    fields: {
      phone: 'numéro de téléphone',
      zipcode: 'code postal',
      provincialHealthID: 'numéro de carte santé',
      email: 'adresse courriel',
      province: 'province de résidence',
      dateOfBirth: 'date de naissance',
    },
    onForm: (fields: readonly string[]) =>
      `Merci. J’ai inscrit dans le formulaire : ${fields.join(' et ')}. Vérifiez-le et remplissez ce qui manque.`,
    changed: (fields: readonly string[]) => `Merci, j’ai changé : ${fields.join(' et ')}.`,
    which: (fields: readonly string[], value: string) => `${value}, est-ce votre ${fields.join(' ou ')} ?`,
    whichOne: (field: string) => `Vous avez donné plus d’un ${field}. Lequel est le bon ?`,
    short: 'Donnez le numéro de téléphone avec l’indicatif régional : dix chiffres en tout.',
  },
  begin: (count: number, minutes: number) =>
    `Voici maintenant des questions sur votre santé : au plus ${count}, environ ${minutesOf(minutes)}. L’infirmière praticienne ou l’infirmier praticien lit vos réponses avant votre rendez-vous. Chaque réponse est enregistrée au fur et à mesure, et vous pouvez dire « retour », « passer », « répéter » ou « arrêter » à tout moment. On commence ?`,
  whenReady: 'Prenez votre temps. Dites « continuer » quand vous voudrez.',
  beginScale: ({ name, count, minutes, canSkipItem, called }: BeginScale) =>
    `Voici maintenant un court formulaire : ${name}. ${count} ${count === 1 ? 'question' : 'questions'}, environ ${minutesOf(minutes)}. ${called ? 'Une de vos réponses le demande.' : 'Il vous montrera plus tard, ainsi qu’à l’infirmière praticienne ou à l’infirmier praticien, si les choses s’améliorent.'}${canSkipItem ? ' Vous pouvez aussi dire « passer ».' : ''} On commence ?`,
  redFlag: 'J’ai transmis cette réponse tout de suite à notre équipe de soins. Si cela se passe en ce moment, appelez le 9-1-1.',
  passedOver: 'D’accord, on laisse celui-là de côté.',
  finish: {
    main: 'C’était la dernière question, merci. Vos réponses sont enregistrées. Je vérifie maintenant si quelque chose demande plus d’attention. On continue ?',
    scale: 'Merci, ce formulaire est terminé et enregistré. On continue ?',
    followUp:
      'C’était la dernière question, merci. Vos réponses sont enregistrées, et je les transmets maintenant à notre équipe de soins. On continue ?',
  },
  who: 'Avez-vous déjà fait appel à nous ? Je pourrai alors trouver votre dossier, et vous n’aurez pas à tout redire.\n\nÉcrivez votre identifiant de patient ou votre adresse courriel.',
  born: 'Merci.\n\nEt quelle est votre date de naissance ?',
  code: 'Écrivez les six chiffres du code.',
  codeSent:
    'Si ce que vous avez écrit correspond à un dossier, un code de six chiffres est en route vers l’adresse courriel qui s’y trouve. Il est valable dix minutes. Regardez aussi dans vos courriels indésirables.',
  codeTooSoon: 'Un code vient d’être envoyé. Attendez une demi-minute avant d’en demander un autre.',
  codeTooMany: 'Trop de codes ont été demandés. Réessayez dans une heure, ou demandez à parler à une personne.',
  codeWrong: 'Ce code ne correspond pas. Regardez le courriel le plus récent et réessayez.',
  codeSpent: 'Ce code ne fonctionne plus. Je peux vous en envoyer un nouveau.',
  withoutRecord: 'D’accord, on continue sans dossier. Notre équipe de soins réunira le tout pour vous.',
  found: (name: string, unfinished: boolean) =>
    unfinished
      ? `Merci${after(name)}, j’ai trouvé votre dossier. Vous aviez déjà commencé : tout ce que vous m’avez dit est encore ici. On reprend là où vous en étiez ?`
      : `Merci${after(name)}, j’ai trouvé votre dossier. On continue ?`,
  welcome: (name: string, followUp: boolean) =>
    followUp
      ? `Heureuse de vous revoir${after(name)}. Nous aimerions savoir comment vous allez : quelques questions de suivi, puis notre équipe de soins les regarde. On commence ?`
      : `Heureuse de vous revoir${after(name)}. Renouvelons votre document médical : d’abord un coup d’œil à vos renseignements, puis quelques questions sur la façon dont les choses se sont passées, puis un moment pour votre rendez-vous. On commence ?`,
  times:
    'Choisissez un moment pour votre rendez-vous avec une infirmière praticienne ou un infirmier praticien. Les heures affichées sont celles de l’endroit où vous habitez.',
  held: (when: string, who: string) =>
    `${when}, avec ${who}. Je vous garde ce moment pendant dix minutes.\n\nVoulez-vous que je le réserve ?`,
  taken: 'Désolée, quelqu’un d’autre vient de prendre ce moment. Voici ceux qui restent.',
  holdOver: 'Je n’ai pas pu garder ce moment plus longtemps. Voici ceux qui sont libres maintenant.',
  booked: (when: string) => `Votre rendez-vous est réservé : ${when}. Une confirmation avec un fichier d’agenda est en route par courriel.`,
  noTimes: 'Je n’ai aucun moment libre à vous proposer pour l’instant. Notre équipe de soins en trouvera un avec vous.',
  withoutTime: 'D’accord, on ne fixe pas de moment pour l’instant. Notre équipe de soins en trouvera un avec vous.',
  changeByLink:
    'Vous pouvez déplacer ou annuler votre rendez-vous avec le lien que j’affiche ici. Il se trouve aussi dans le courriel de confirmation.',
  answers: { yes: 'Oui', no: 'Non', and: 'et' },
  details: { correct: 'Oui, c’est exact', change: 'Changer quelque chose' },
  queue: (queue: 'pcr' | 'np' | 'follow-up', wait: string | null) =>
    `${LINES[queue]} ${wait ? `Attente prévue : ${wait}.` : 'On s’occupera de vous dès que possible.'} ${queue === 'pcr' ? 'L’équipe vérifie vos renseignements et communique avec vous pour fixer votre rendez-vous avec une infirmière praticienne ou un infirmier praticien, qui prend toutes les décisions médicales. ' : ''}Vous pouvez fermer cette page, votre place est gardée. Vous pouvez aussi me poser une question ou dire au revoir.`,
  queueBooked: (queue: 'pcr' | 'np' | 'follow-up', when: string) =>
    `${LINES[queue]} Votre rendez-vous : ${when}. D’ici là, l’équipe regarde vos renseignements et communique avec vous s’il manque quelque chose. Vous pouvez fermer cette page, tout est gardé. Vous pouvez aussi me poser une question, changer votre rendez-vous ou dire au revoir.`,
  wait: (least: number, most: number) => range(least, most),
  unserved: (province: string) =>
    `Désolée, nous n’offrons pas encore nos services là où vous habitez (${province}). J’ai transmis vos renseignements à notre équipe, et quelqu’un vous dira quelles sont vos options. Vous pouvez aussi parler à une personne, ou terminer la conversation.`,
  goodbye: 'Au revoir, et prenez soin de vous. Tout ce que vous m’avez dit est enregistré.',
  stopped: (known: boolean) =>
    known
      ? 'Vos réponses sont enregistrées, et on s’arrête ici. Pour continuer plus tard, rouvrez cette page et confirmez votre identité avec votre courriel, votre date de naissance et le code que nous vous enverrons. Vous reprendrez à la même question.'
      : 'On s’arrête ici. Nous n’avons pas encore ouvert de dossier pour vous : vous pouvez simplement rouvrir cette page quand cela vous conviendra.',
  thanks: 'Avec plaisir.',
  help: 'Voici ce que vous pouvez faire : répondre dans vos mots ou choisir une option, dire « retour » pour corriger votre dernière réponse, « répéter » pour revoir la question, « passer » si elle est facultative, « arrêter » pour continuer une autre fois, ou « parler à une personne ».',
  resumed: 'Reprenons là où nous en étions.',
  takeYourTime: 'Prenez tout le temps qu’il vous faut. J’attends ici, et rien n’est perdu.',
  frustrated:
    'Désolée que ce soit agaçant. Vous pouvez dire « retour », « passer » ou « arrêter », ou demander à parler à une personne à tout moment.',
  whoIAm: (brand: string) =>
    `Je suis l’assistante ${brand}, un programme informatique. Je pose des questions, je note et je réponds à partir de nos propres articles ; une infirmière praticienne ou un infirmier praticien prend toutes les décisions médicales. Vous pouvez demander à parler à une personne à tout moment.`,
  smallTalk: 'Bonjour ! C’est un plaisir de vous voir ici.',
  noRestart:
    'Je garde ce que vous m’avez dit, alors on ne recommence pas du début. Pour changer quelque chose, dites « retour », ou par exemple : « changer ma réponse sur les médicaments ».',
  startedOver: 'D’accord, on reprend du début.',
  whichAnswer:
    'Je n’ai pas pu savoir de quelle réponse vous parlez. Dites « retour » pour rouvrir la dernière, ou donnez un mot de la question.',
  outOfPlace: 'Cela ne convient pas à cette étape, alors j’ai tout laissé tel quel.',
  person: (wait: string | null) =>
    `J’ai demandé à notre équipe de soins de vous aider. ${wait ? `Attente prévue : ${wait}.` : 'Quelqu’un communiquera avec vous dès que possible.'} L’équipe voit où nous en sommes, donc vous n’aurez pas à recommencer. Entre-temps, vous pouvez poursuivre ici : dites « ok » pour continuer.`,
  personNoContact:
    'J’ai dit à notre équipe de soins que vous aimeriez parler à une personne. Je n’ai pas encore de moyen de vous joindre : écrivez votre numéro de téléphone ou votre adresse courriel. Ou dites « ok » pour continuer ici.',
  contactKept:
    'Merci. Je l’ai transmis à notre équipe de soins, et quelqu’un communiquera avec vous par ce moyen. Dites « ok » pour continuer ici.',
  misses:
    'J’ai de la difficulté à comprendre, et ce n’est pas votre faute. J’ai demandé à notre équipe de soins de vous aider. Votre place est gardée : vous pouvez réessayer en d’autres mots, ou dire « ok » pour revoir la question.',
  leaveContact: 'Pour que l’équipe puisse vous joindre, écrivez votre numéro de téléphone ou votre adresse courriel.',
  missed: [
    'Désolée, je n’ai pas compris.',
    'Désolée, je n’ai toujours pas compris. Vous pouvez choisir l’une des options, dire « aide », ou demander à parler à une personne.',
  ],
  wayOut: 'Vous pouvez aussi dire « aide », ou demander à parler à une personne.',
  cannotAnswer:
    'Je ne peux pas encore répondre à cette question. Une personne de notre équipe de soins le peut : dites simplement « parler à une personne ».',
  whichArticle: (titles: readonly string[]) => `J’ai quelque chose sur ${either(titles)}. De quel sujet parlez-vous ?`,
  onlyPractitioner:
    'C’est à votre infirmière praticienne ou infirmier praticien, ou à votre pharmacienne ou pharmacien, de le dire : je n’ai pas le droit de donner de conseils sur les doses, sur d’autres médicaments ou sur ce qui est sans danger pour vous. Si cela ne peut pas attendre, appelez le 8-1-1 ou votre pharmacie ; en cas d’urgence, le 9-1-1. Vous pouvez aussi demander à parler à une personne ici.',
  answered: (text: string, source: string) => `${text}\n\nTiré de notre article « ${source} ».`,
  why: 'L’infirmière praticienne ou l’infirmier praticien se sert de cette réponse pour décider avec vous ce qui est sûr et ce qui vous convient. Seule votre équipe de soins peut la voir.',
  whyOther: 'Je pose la question pour que notre équipe de soins ait ce qu’il faut pour vous aider. Elle seule peut voir votre réponse.',
  nothingBefore: 'Il n’y a pas de réponse précédente à changer ici.',
  tooLateToChange:
    'Vos réponses sont maintenant entre les mains de notre équipe de soins. S’il faut corriger quelque chose, demandez à parler à une personne, et elle le changera avec vous.',
  reopened: (answer: string) =>
    answer === ''
      ? 'Voici de nouveau cette question. Vous l’aviez passée.'
      : `Voici de nouveau votre dernière réponse. Vous aviez dit : ${answer}.`,
  corrected: (answer: string) => `Merci, j’ai changé votre dernière réponse pour : ${answer}.`,
  correctedNamed: (answer: string) => `Merci, j’ai changé cette réponse pour : ${answer}.`,
  keptAnswer: 'J’ai gardé votre réponse.',
  askedByPhone: (unused: boolean) =>
    `Notre équipe de soins a parcouru une partie de ces questions avec vous au téléphone, alors je continue à partir de là.${unused ? ' Ce que vous venez d’envoyer concernait une question précédente, je l’ai donc laissé de côté.' : ''}`,
  setAside: (count: number) =>
    count === 1
      ? 'Une réponse donnée plus loin ne s’applique plus, alors je l’ai mise de côté.'
      : `${count} réponses données plus loin ne s’appliquent plus, alors je les ai mises de côté.`,
  skipped: 'Question passée.',
  required:
    'Désolée, l’infirmière praticienne ou l’infirmier praticien a besoin d’une réponse à cette question. Si c’est difficile d’y répondre, vous pouvez demander à parler à une personne.',
  cannotSkip: 'Cette étape ne peut pas être passée. Si quelque chose vous bloque, vous pouvez demander à parler à une personne.',
  problems: {
    empty: 'Je n’ai pas vu de réponse.',
    notAnOption: 'Choisissez l’une des options.',
    between: (options: readonly string[]) => `Vouliez-vous dire ${either(options)} ?`,
    alone: (option: string) => `L’option « ${option} » va seule. Choisissez-la seule, ou choisissez les autres sans elle.`,
    notANumber: (unit: string | undefined) => `Donnez un seul nombre${unit ? ` (${unit})` : ''}.`,
    outOfRange: (minimum: string, maximum: string) =>
      minimum !== '' && maximum !== ''
        ? `Donnez un nombre de ${minimum} à ${maximum}.`
        : minimum !== ''
          ? `Donnez un nombre d’au moins ${minimum}.`
          : `Donnez un nombre d’au plus ${maximum}.`,
    notADate: 'Donnez une date avec le mois en lettres, par exemple 3 mai 2019.',
    ambiguousDate: 'Cette date peut se lire de deux façons. Laquelle est la bonne ?',
    tooLong: (limit: number) =>
      `C’est plus que ce que je peux garder dans une seule réponse. Raccourcissez-la à ${limit} caractères ; vous pourrez dire le reste à notre équipe de soins.`,
  },
  crisis: {
    suicide:
      'Vous avez bien fait de me le dire, et je m’arrête ici parce que votre sécurité passe avant tout. Si vous ou quelqu’un d’autre êtes en danger en ce moment, appelez le 9-1-1. Vous pouvez appeler ou texter le 9-8-8, la Ligne d’aide en cas de crise de suicide, à tout moment, gratuitement et en toute confidentialité.',
    violence:
      'Je m’arrête ici parce que la sécurité passe avant tout. Si vous ou quelqu’un d’autre êtes en danger en ce moment, appelez le 9-1-1. Si vous sentez que vous pourriez vous faire du mal ou faire du mal à quelqu’un d’autre, vous pouvez appeler ou texter le 9-8-8 à tout moment.',
    overdose:
      'Je m’arrête ici parce que c’est peut-être une urgence. Appelez le 9-1-1 maintenant, même si la personne a l’air d’aller bien. Si le geste visait à mettre fin à une vie, vous pouvez aussi appeler ou texter le 9-8-8 à tout moment.',
    emergency:
      'Je m’arrête ici parce que c’est peut-être une urgence médicale. Appelez le 9-1-1 maintenant, ou demandez à quelqu’un près de vous d’appeler. Si vous vivez une détresse émotionnelle, vous pouvez appeler ou texter le 9-8-8 à tout moment.',
    alerted:
      'J’ai aussi alerté notre équipe de soins, mais ne l’attendez pas. Cette conversation reste ici, rien n’est perdu. Quand vous serez en sécurité, dites-le-moi et on continuera.',
    again:
      'Notre équipe de soins a été alertée. Les numéros d’urgence restent ici. Appelez le 9-1-1 en cas d’urgence ; appelez ou textez le 9-8-8 à tout moment. Quand vous serez en sécurité, dites-le et on continuera.',
    check:
      'Je veux m’assurer que vous êtes en sécurité, alors je m’arrête ici un instant. Si quelqu’un est en danger en ce moment, appelez le 9-1-1. Si tout vous semble trop lourd, ou si vous voulez parler, appelez ou textez le 9-8-8, jour et nuit. J’ai aussi averti notre équipe de soins. Si j’ai mal compris, dites simplement que vous êtes en sécurité, et on reprendra là où nous en étions.',
    beforeGoingOn: 'Merci de me l’avoir dit. Une question avant de continuer.',
    stillInDanger: 'Est-ce que vous ou la personne concernée êtes encore en danger ?',
    getHelp:
      'Alors, appelez le 9-1-1 maintenant, ou demandez à quelqu’un près de vous d’appeler. Vous pouvez aussi appeler ou texter le 9-8-8 à tout moment. J’ai averti notre équipe de soins, mais ne l’attendez pas. Quand tout le monde sera en sécurité, dites-le et on continuera.',
    over: 'Merci de me l’avoir dit. Si cela change, appelez le 9-1-1, ou appelez ou textez le 9-8-8. On peut continuer quand vous voulez.',
  },
  ineligible: {
    'Pregnant or Breastfeeding':
      'Merci de votre franchise. Pendant la grossesse et l’allaitement, le cannabis médical n’est pas considéré comme sans danger pour le bébé. Nous ne pouvons donc pas poursuivre la démarche maintenant.',
    Schizophrenia:
      'Merci de votre franchise. Avec ces antécédents, le cannabis médical comporte des risques que nous ne pouvons pas bien gérer à distance. Nous ne pouvons donc pas poursuivre la démarche.',
    'Current Addiction':
      'Merci de votre franchise. Cela demande du courage. Tant que cela dure, le cannabis médical comporte des risques que nous ne voulons pas vous faire courir en plus. Nous ne pouvons donc pas poursuivre la démarche maintenant.',
    'Paediatric Patient':
      'Merci pour vos renseignements. Notre clinique ne peut soigner que les personnes de 18 ans et plus. Nous ne pouvons donc pas poursuivre la démarche maintenant.',
    Other: 'Merci pour vos réponses. D’après celles-ci, nous ne pouvons pas poursuivre la démarche maintenant.',
  },
  ineligibleOnTreatment:
    'Merci de me l’avoir dit. Nous vous suivons déjà, et cela ne met pas fin à vos soins. J’ai demandé que l’infirmière praticienne ou l’infirmier praticien regarde votre cas en priorité, et notre équipe communiquera avec vous. Si vous prenez du CBD contre l’épilepsie, ne l’arrêtez pas de vous-même. Si vous vous sentez mal ou en danger, appelez le 9-1-1. Que souhaitez-vous faire ?',
  ineligibleUntil: (date: string) => `Vous pourrez revenir à partir du ${date} ; ce sera avec plaisir.`,
  notInFrench: {
    text: 'Désolée, certaines phrases ne sont pas encore prêtes en français. Je les affiche en anglais.',
    consent:
      'Désolée, notre formulaire de consentement n’est pas encore prêt en français. Nous ne vous ferons pas signer un texte dans une autre langue que la vôtre. Une personne qui parle français peut continuer avec vous : voulez-vous lui parler ?',
    scale:
      'Un court questionnaire n’est pas encore prêt en français. Une personne qui parle français le remplira avec vous. Pour lui parler maintenant, dites « parler à une personne ».',
  },
  ineligibleThen:
    'Si vous pensez que c’est une erreur, ou si vous aimeriez en parler, une personne de notre équipe de soins vous aidera avec plaisir. Que souhaitez-vous faire ?',
}

function minutesOf(minutes: number): string {
  return minutes === 1 ? 'une minute' : `${minutes} minutes`
}

/** A name after a greeting, where there is one. */
function after(name: string): string {
  return name ? `, ${name}` : ''
}

function either(options: readonly string[]): string {
  const quoted = options.map((option) => `« ${option} »`)
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} ou ${quoted.at(-1)}`
}

/** « de 20 à 45 minutes », « de 50 minutes à 3 heures », « environ 2 jours ». */
function range(least: number, most: number): string {
  const [from, to] = [span(least), span(most)]
  if (least === most) return `environ ${to.count} ${to.unit}`
  return from.unit.replace(/s$/, '') === to.unit.replace(/s$/, '')
    ? `de ${from.count} à ${to.count} ${to.unit}`
    : `de ${from.count} ${from.unit} à ${to.count} ${to.unit}`
}

function span(minutes: number): { count: number; unit: string } {
  const [size, unit] = minutes > 1440 ? ([1440, 'jour'] as const) : minutes > 60 ? ([60, 'heure'] as const) : ([1, 'minute'] as const)
  const count = Math.round(minutes / size)
  return { count, unit: count === 1 ? unit : `${unit}s` }
}
