import { COME_BACK_TEXTS_FR } from './come-back-texts-fr.ts'
import { CRISIS_TEXTS_FR } from './crisis-texts-fr.ts'
import { FIRST_WORDS_TEXTS_FR } from './first-words-texts-fr.ts'
import { frenchRange } from './french-range.ts'
import { OPENING_TEXTS_FR } from './opening-texts-fr.ts'
import { STOP_TEXTS_FR } from './stop-texts-fr.ts'
import type { BeginScale, ChatLabels, ChatTexts } from './texts.ts'
import { TYPED_TEXTS_FR } from './typed-texts-fr.ts'
import { VISIT_TEXTS_FR } from './visit-texts-fr.ts'

/** The French twins of `LABELS`; a page sends them back as they are. */
export const LABELS_FR: ChatLabels = {
  newPatient: 'Ouvrir un dossier',
  renewal: 'Renouveler mon document médical',
  askQuestions: 'Poser une question',
  person: 'Parler à une personne',
  readConsent: 'Relire le consentement',
  end: 'Terminer la conversation',
  safe: 'Je suis en sécurité',
  inDanger: 'Oui, encore en danger',
  noDanger: 'Non, plus en danger',
  ratherPerson: 'Je préfère parler à une personne',
  noRecord: 'Je n’ai pas de dossier ici',
  newCode: 'Envoyez-moi un nouveau code',
  wasHere: 'Je suis déjà venu ici',
  sendCode: 'Oui, envoyez-moi le code',
  keepVisit: 'Le garder tel quel',
  moveVisit: 'Déplacer mon rendez-vous',
  cancelVisit: 'Annuler mon rendez-vous',
  moveIt: 'Oui, le déplacer',
  cancelIt: 'Oui, l’annuler',
  keepIt: 'Non, le garder',
  anotherTime: 'Choisir une nouvelle heure',
  notNow: 'Pas maintenant',
  noneOfThese: 'Aucune de ces heures',
  book: 'Oui, réserver ce rendez-vous',
  otherTime: 'Choisir une autre heure',
  rightAnswer: 'Oui, c’est exact',
  wrongAnswer: 'Non, changer ma réponse',
  continueForPractitioner: 'Continuer pour l’IP',
  askReview: 'Demander une révision',
  endHere: 'M’arrêter ici',
  callMe: 'Appelez-moi',
  emailMe: 'Écrivez-moi plutôt',
  noPerson: 'Je n’ai plus besoin d’une personne',
  toQuestions: 'Retour aux questions',
  callInstead: 'Appelez-moi plutôt',
  pickUp: 'Oui, reprendre où j’en étais',
  somethingElse: 'Non, autre chose',
}

const LINES = {
  pcr: 'Votre dossier est maintenant dans la file d’attente de notre équipe de soins.',
  np: 'Votre dossier attend maintenant une infirmière praticienne ou un infirmier praticien (IP).',
  'follow-up': 'Merci, notre équipe de soins a bien reçu votre suivi.',
} as const

/** Everything the assistant says of its own, in Canadian French. */
export const TEXTS_FR: ChatTexts = {
  greeting: (brand: string) =>
    `Bonjour, je suis l’assistante ${brand}. Je peux ouvrir votre dossier, renouveler votre document médical ou répondre à vos questions. Que souhaitez-vous faire?`,
  choose: 'Que souhaitez-vous faire? Vous pouvez ouvrir un dossier, renouveler votre document médical ou poser une question.',
  asking: 'Que voulez-vous savoir? Écrivez votre question. Vous pouvez aussi choisir ci-dessous.',
  consentOffer: (renewing: boolean) =>
    `${renewing ? 'Bien, renouvelons votre document médical.' : 'Bien, commençons.'} Il y a quatre étapes : 1) votre consentement, 2) vos coordonnées, 3) des questions sur votre santé, 4) la file d’attente de notre équipe. D’abord, le formulaire de consentement : lisez-le à votre rythme. On y va?`,
  consentForm:
    'Lisez le formulaire de consentement jusqu’à la fin, puis choisissez oui ou non, signez en écrivant votre nom et entrez votre date de naissance.',
  consentIncomplete: 'Veuillez remplir le formulaire de consentement avant de l’envoyer.',
  consentGiven: 'Merci, votre consentement est enregistré.',
  firstWords: FIRST_WORDS_TEXTS_FR,
  consentDeclined:
    'C’est votre choix, et je l’ai noté. Sans consentement, je ne peux pas continuer avec vous. Vous pouvez plutôt parler à une personne, ou relire le formulaire de consentement.',
  consentWithdrawn:
    'Votre consentement est retiré. À partir de maintenant, je ne vous demande plus rien et nous n’utilisons plus vos réponses pour autre chose. Ce qui fait déjà partie de vos soins doit être conservé selon la loi. Notre équipe de soins vous dira ce que cela veut dire pour vous.',
  forAnother:
    'Vous pouvez aider quelqu’un. Remplissez le tout ensemble : les réponses et la signature doivent être les siennes. Si cette personne a moins de 18 ans ou ne peut pas décider seule, demandez plutôt à parler à une personne ici. J’ai noté que quelqu’un aide.',
  useForm: 'Pour ne rien perdre, remplissez cette partie dans le formulaire. Je l’ai ouvert.',
  personalForm:
    'Passons à vos coordonnées. Notre équipe de soins s’en sert pour ouvrir votre dossier et pour vous joindre. Veuillez remplir le formulaire.',
  personalErrors: 'Presque fini. Corrigez les champs marqués dans le formulaire.',
  confirm: (name: string) => `Merci, ${name}. Vérifiez vos renseignements ci-dessous. Est-ce exact?`,
  confirmHint: 'Est-ce exact? Répondez « oui » ou « changer ».',
  changeDetails: 'D’accord, voici de nouveau le formulaire.',
  detailsSaved: 'Vos renseignements sont enregistrés.',
  typed: TYPED_TEXTS_FR,
  begin: (count: number, minutes: number) =>
    `Passons à votre santé : ${count} questions au maximum. Avec les courts questionnaires qui peuvent suivre, il faut environ ${minutesOf(minutes)}. L’IP lira vos réponses avant le rendez-vous. Tout est enregistré à mesure. Vous pouvez dire « retour », « passer » ou « arrêter » en tout temps. On commence?`,
  whenReady: 'Prenez votre temps. Dites « continuer » dès que vous voulez.',
  beginScale: ({ name, count, minutes, canSkipItem, called }: BeginScale) =>
    `Voici maintenant un court formulaire : ${name}. ${count} ${count === 1 ? 'question' : 'questions'}, environ ${minutesOf(minutes)}. ${called ? 'Nous vous le proposons à cause d’une de vos réponses.' : 'Il servira à voir, avec le temps, si votre état s’améliore.'}${canSkipItem ? ' Vous pouvez aussi dire « passer ».' : ''} On commence?`,
  redFlag: (call: string) => `J’ai averti notre équipe de soins de cette réponse. Si cela se passe maintenant, appelez ${call}.`,
  passedOver: 'D’accord, on passe ce formulaire.',
  callInstead:
    'D’accord, on passe ce formulaire. Une personne de notre équipe de soins vous appellera plutôt à ce sujet. Si tout vous semble trop lourd, appelez ou textez le 9-8-8 en tout temps.',
  finish: {
    main: 'C’était la dernière question, merci. Vos réponses sont enregistrées. Relisez-les : vous pouvez encore changer chacune d’elles, par exemple en disant « changer ma réponse sur le sommeil ». Je regarde ensuite s’il faut préciser quelque chose. On continue?',
    which: 'Quelle réponse voulez-vous changer? Choisissez-la dans la liste, ou dites par exemple « changer ma réponse sur le sommeil ».',
    forPractitioner: 'C’était la dernière question, merci. Vos réponses sont enregistrées pour l’IP. On continue?',
    scale: 'Merci, ce formulaire est terminé et enregistré. On continue?',
    followUp:
      'C’était la dernière question, merci. Vos réponses sont enregistrées, et je les transmets maintenant à notre équipe de soins. On continue?',
  },
  who: 'Avez-vous déjà un dossier chez nous? Je peux le retrouver : vous n’aurez pas à tout redire.\n\nÉcrivez votre identifiant de patient ou votre adresse courriel.',
  whoForgotten:
    'L’un ou l’autre suffit : votre identifiant de patient, ou l’adresse courriel que vous nous avez donnée. Si vous n’avez ni l’un ni l’autre, dites « parler à une personne » : notre équipe peut retrouver votre dossier autrement.',
  born: 'Merci.\n\nEt quelle est votre date de naissance?',
  code: 'Écrivez les six chiffres du code.',
  codeSent:
    'Si ce que vous avez écrit correspond à un dossier, un code de six chiffres est en route vers l’adresse courriel qui s’y trouve. Il est valide pendant dix minutes. Regardez aussi dans vos courriels indésirables.',
  codeTooSoon: 'Un code vient d’être envoyé. Attendez une demi-minute avant d’en demander un autre.',
  codeTooMany: 'Trop de codes ont été demandés. Réessayez dans une heure, ou demandez à parler à une personne.',
  codeWrong: 'Ce code n’est pas le bon. Vérifiez le plus récent courriel et réessayez.',
  codeSpent: 'Ce code ne fonctionne plus. Je peux vous en envoyer un nouveau.',
  withoutRecord: 'D’accord, on continue sans dossier. Notre équipe fera le lien avec votre dossier, s’il existe.',
  found: (name: string, unfinished: boolean, planned = '') =>
    unfinished
      ? `Merci${after(name)}, j’ai trouvé votre dossier.${planned && ` ${planned}`} Vous aviez déjà commencé : tout ce que vous m’avez dit est encore ici. On reprend là où vous en étiez?`
      : `Merci${after(name)}, j’ai trouvé votre dossier.${planned && ` ${planned}`} On continue?`,
  comeBack: COME_BACK_TEXTS_FR,
  welcome: (name: string, followUp: boolean) =>
    followUp
      ? `Contente de vous revoir${after(name)}. Nous aimerions savoir comment vous allez : quelques questions de suivi, puis notre équipe de soins les regarde. On commence?`
      : `Contente de vous revoir${after(name)}. Pour renouveler votre document médical : 1) vérifier vos renseignements, 2) quelques questions sur la dernière année, 3) l’heure de votre rendez-vous. On commence?`,
  times: 'Choisissez l’heure de votre rendez-vous. Les heures sont celles de votre région.',
  timesThatFit: 'Ces heures conviennent. Laquelle voulez-vous?',
  noTimeThen: 'Aucune plage n’est libre à cette heure-là. Voici les heures libres.',
  held: (when: string, who: string) =>
    `Je vous garde cette heure pendant 10 minutes : le ${when}, avec ${who}.\n\nVoulez-vous la réserver?`,
  taken: 'Désolée, cette heure vient d’être prise. Voici celles qui restent.',
  holdOver: 'Je ne pouvais plus garder cette heure. Voici les heures encore libres.',
  booked: (when: string) =>
    `Votre rendez-vous est réservé : le ${when}. Vous recevrez une confirmation par courriel, à ajouter à votre calendrier.`,
  noTimes: 'Il n’y a aucune plage libre pour l’instant. Notre équipe de soins en trouvera une avec vous.',
  withoutTime: 'D’accord, sans rendez-vous pour l’instant. Notre équipe en fixera un avec vous.',
  answers: { yes: 'Oui', no: 'Non', and: 'et' },
  details: { correct: 'Oui, c’est exact', change: 'Changer quelque chose' },
  queue: (queue: 'pcr' | 'np' | 'follow-up', wait: string | null) =>
    `${LINES[queue]} ${wait ? `Attente prévue : ${wait}.` : 'Notre équipe vous répondra dès que possible.'} ${queue === 'pcr' ? 'L’équipe vérifie vos réponses, puis communique avec vous pour fixer le rendez-vous. L’IP prend toutes les décisions médicales. ' : ''}Vous pouvez fermer cette page, votre place est gardée. Vous pouvez aussi me poser une question ou dire au revoir.`,
  queueBooked: (queue: 'pcr' | 'np' | 'follow-up', when: string) =>
    `${LINES[queue]} Votre rendez-vous : le ${when}. D’ici là, l’équipe regarde vos renseignements et communique avec vous s’il manque quelque chose. Vous pouvez fermer cette page, tout est gardé. Vous pouvez aussi me poser une question, changer votre rendez-vous ou dire au revoir.`,
  wait: (least: number, most: number) => frenchRange(least, most),
  unserved: (province: string) =>
    `Désolée, nous n’offrons pas encore nos services dans votre province (${province}). J’ai transmis vos renseignements à notre équipe. Quelqu’un de notre équipe vous dira ce qui est possible. Vous pouvez aussi parler à une personne, ou terminer la conversation.`,
  goodbye: 'Au revoir, et prenez soin de vous. Tout ce que vous m’avez dit est enregistré.',
  stopped: (known: boolean) =>
    known
      ? 'Vos réponses sont enregistrées, et on s’arrête ici. Pour continuer plus tard, rouvrez cette page, puis donnez votre courriel, votre date de naissance et le code que nous vous enverrons. Vous reprendrez là où vous étiez.'
      : 'On s’arrête ici. Nous n’avons pas encore ouvert de dossier pour vous : vous pouvez simplement rouvrir cette page quand cela vous conviendra.',
  thanks: 'De rien.',
  help: 'Vous pouvez :\n– répondre dans vos mots ou choisir une réponse;\n– dire « retour » pour corriger; « répéter » pour revoir la question; « passer » si elle est facultative; « arrêter » pour finir plus tard; « parler à une personne ».',
  resumed: 'Reprenons là où nous en étions.',
  takeYourTime: 'Prenez tout le temps qu’il vous faut. J’attends ici, et rien n’est perdu.',
  frustrated:
    'Je comprends, c’est fatigant. Vous pouvez dire « retour », « passer » ou « arrêter », ou demander à parler à une personne en tout temps.',
  itemsMissing: 'On y est presque. Il manque des réponses, ou certaines ne sont pas claires; elles sont indiquées.',
  whoIAm: (brand: string) =>
    `Je suis l’assistante ${brand}, un programme informatique. Je pose des questions et je réponds à partir des textes de la clinique. L’IP prend toutes les décisions médicales. Vous pouvez demander à parler à une personne en tout temps.`,
  smallTalk: 'Bonjour, et merci d’être là.',
  noRestart:
    'Je garde ce que vous m’avez dit, alors on ne recommence pas du début. Pour changer quelque chose, dites « retour », ou par exemple : « changer ma réponse sur les médicaments ».',
  startedOver: 'D’accord, on reprend du début.',
  whichAnswer:
    'Je n’ai pas pu savoir de quelle réponse vous parlez. Dites « retour » pour rouvrir la dernière, ou écrivez un mot de la question.',
  outOfPlace: 'Ce n’est pas possible à cette étape. Je n’ai rien changé.',
  person: (when: string) =>
    `J’ai demandé à notre équipe de soins de vous aider. ${when} L’équipe voit vos réponses : vous n’aurez pas à les redire. Si la personne ne peut pas vous écrire en français, dites « appelez-moi » : on vous rappellera en français. Pour continuer ici en attendant, dites « ok ».`,
  personNoContact:
    'J’ai dit à notre équipe de soins que vous aimeriez parler à une personne. Pour qu’on puisse vous joindre, écrivez votre numéro de téléphone ou votre adresse courriel. Ou dites « ok » pour continuer ici.',
  contactKept:
    'Merci. Je l’ai transmis à notre équipe de soins, et quelqu’un communiquera avec vous par ce moyen. Dites « ok » pour continuer ici.',
  misses:
    'Je comprends mal, et ce n’est pas votre faute. J’ai demandé à notre équipe de vous aider. Réessayez autrement, ou dites « ok » pour revoir la question.',
  leaveContact: 'Pour que l’équipe puisse vous joindre, écrivez votre numéro de téléphone ou votre adresse courriel.',
  missed: [
    'Désolée, je ne suis pas certaine d’avoir compris. Dites-le autrement, ou demandez à parler à une personne de notre équipe.',
    'Désolée, je n’ai toujours pas compris. Vous pouvez choisir l’une des options, dire « aide », ou demander à parler à une personne.',
  ],
  wayOut: 'Vous pouvez aussi dire « aide », ou demander à parler à une personne.',
  cannotAnswer:
    'Je ne peux pas encore répondre à cette question. Une personne de notre équipe de soins le peut : dites simplement « parler à une personne ».',
  language: {
    switched: 'D’accord, on continue en français.',
    followed: 'Vous écrivez en français : je continue donc en français. Pour revenir à l’anglais, écrivez « in English ».',
    noFrench:
      'Désolée, ce clavardage n’est pas encore offert en français. Une personne qui parle français peut vous aider : dites « parler à une personne ».',
  },
  maybeArticle: (titles: readonly string[]) =>
    `Je ne suis pas certaine d’avoir une réponse. Est-ce au sujet de ${either(titles)}? Sinon, une personne de notre équipe de soins peut vous répondre : dites simplement « parler à une personne ».`,
  whichArticle: (titles: readonly string[]) => `Voulez-vous lire ${either(titles)}?`,
  onlyPractitioner: (nurse: string | null, call: string) =>
    `Votre IP ou votre pharmacie peut vous répondre. Moi, je n’ai pas le droit de conseiller une dose, un médicament ou ce qui est sans danger pour vous. Si c’est pressant, appelez ${nurse === null ? '' : `le ${nurse} ou `}votre pharmacie; en cas d’urgence, ${call}. Vous pouvez aussi demander à parler à une personne ici.`,
  answered: (text: string, source: string) => `${text}\n\nTiré de notre article « ${source} ».`,
  why: 'L’IP s’en sert pour décider avec vous ce qui est sans danger et vous convient. Votre équipe de soins la lit. Elle reste confidentielle.',
  whyOther:
    'Je pose la question pour que notre équipe de soins ait ce qu’il faut pour vous aider. Votre équipe de soins la lit. Elle reste confidentielle.',
  nothingBefore: 'Il n’y a pas de réponse précédente à changer ici.',
  tooLateToChange:
    'Vos réponses sont maintenant entre les mains de notre équipe de soins. S’il faut corriger quelque chose, demandez à parler à une personne, et elle le changera avec vous.',
  reopened: (answer: string) =>
    answer === ''
      ? 'Voici de nouveau cette question. Vous ne l’aviez pas remplie.'
      : `Voici de nouveau votre dernière réponse. Vous aviez dit : ${answer}.`,
  corrected: (answer: string) => `Merci, j’ai changé votre dernière réponse pour : ${answer}.`,
  correctedNamed: (answer: string) => `Merci, j’ai changé cette réponse pour : ${answer}.`,
  keptAnswer: 'J’ai gardé votre réponse.',
  wroteDown: (detail: string) => `J’ai aussi noté : ${detail}.`,
  listedMedicines: (list: string) => `J’ai noté ces médicaments : ${list}.`,
  askedByPhone: (unused: boolean) =>
    `Notre équipe de soins a parcouru une partie de ces questions avec vous au téléphone, alors je continue à partir de là.${unused ? ' Ce que vous venez d’envoyer concernait une question précédente, je l’ai donc laissé de côté.' : ''}`,
  setAside: (count: number) =>
    count === 1
      ? 'Une de vos réponses suivantes ne s’applique plus; je l’ai retirée.'
      : `${count} de vos réponses suivantes ne s’appliquent plus; je les ai retirées.`,
  skipped: 'Question passée.',
  required: 'L’IP a besoin de cette réponse. Si c’est difficile, vous pouvez demander à parler à une personne.',
  cannotSkip: 'Cette étape ne peut pas être passée. Si quelque chose vous bloque, vous pouvez demander à parler à une personne.',
  problems: {
    empty: 'Je n’ai pas vu de réponse.',
    notAnOption: 'Choisissez l’une des options.',
    between: (options: readonly string[]) => `Vouliez-vous dire ${either(options)}?`,
    alone: (option: string) =>
      `« ${option} » ne peut pas être choisie avec d’autres réponses. Choisissez-la seule, ou choisissez les autres sans elle.`,
    notANumber: (unit: string | undefined) => `Écrivez un seul nombre${unit ? ` (${unit})` : ''}.`,
    outOfRange: (minimum: string, maximum: string) =>
      minimum !== '' && maximum !== ''
        ? `Donnez un nombre de ${minimum} à ${maximum}.`
        : minimum !== ''
          ? `Donnez un nombre d’au moins ${minimum}.`
          : `Donnez un nombre d’au plus ${maximum}.`,
    notADate: 'Donnez une date avec le mois en lettres, par exemple 3 mai 2019.',
    ambiguousDate: 'Cette date peut se lire de deux façons. Laquelle est la bonne?',
    tooLong: (limit: number) =>
      `C’est trop long pour une seule réponse. Raccourcissez-la à ${limit} caractères; vous pourrez dire le reste à notre équipe de soins.`,
  },
  crisis: CRISIS_TEXTS_FR,
  concern: {
    question: 'Je veux être certaine d’avoir bien compris. Pensez-vous à mettre fin à vos jours ou à vous faire du mal?',
    attempt: 'Au cours des deux dernières semaines, avez-vous essayé de mettre fin à vos jours?',
    oneMore: 'Merci de me l’avoir dit. J’ai encore une question à ce sujet.',
    yesLabel: 'Oui',
    noLabel: 'Non',
    numbers: (call: string) => `En danger maintenant? Appelez ${call}. Pour parler à quelqu’un en tout temps, appelez ou textez le 9-8-8.`,
    no: 'Merci de me l’avoir dit. Si cela change, vous pouvez appeler ou texter le 9-8-8, en tout temps. Reprenons où nous en étions.',
    person: (call: string) =>
      `J’ai demandé à notre équipe de soins de vous appeler. Si vous ne pouvez pas attendre, appelez ou textez le 9-8-8, en tout temps, ou appelez ${call} en cas d’urgence.`,
    unclear: (call: string) =>
      `Je n’étais pas certaine, alors j’ai demandé à notre équipe de soins de vous appeler aujourd’hui. D’ici là, vous pouvez appeler ou texter le 9-8-8, en tout temps. En cas d’urgence, appelez ${call}.`,
  },
  distress:
    'Ce que vous vivez semble très difficile, et j’en suis désolée. Si vous voulez parler, vous pouvez appeler ou texter le 9-8-8, en tout temps, ou me demander à parler à une personne.',
  otherLanguage:
    'Je lis seulement l’anglais et le français. En cas d’urgence, appelez le 9-1-1. Pour parler à quelqu’un, appelez ou textez le 9-8-8. J’ai demandé à notre équipe de soins de communiquer avec vous.\n\nI can only read English and French. In an emergency, call 9-1-1. To talk to someone, call or text 9-8-8. I have asked our care team to contact you.',
  ineligible: {
    'Pregnant or Breastfeeding':
      'Merci de nous l’avoir dit. Pendant la grossesse et l’allaitement, le cannabis peut nuire au bébé. Nous ne pouvons donc pas continuer votre demande pour le moment.',
    Schizophrenia:
      'Merci de nous l’avoir dit. Avec ces antécédents, le cannabis médical comporte des risques que nous ne pouvons pas bien suivre à distance. Nous ne pouvons donc pas continuer votre demande.',
    'Current Addiction':
      'Merci de nous en avoir parlé. En ce moment, le cannabis médical pourrait vous nuire davantage. Nous ne pouvons donc pas continuer votre demande. De l’aide existe : demandez à parler à une personne.',
    'Paediatric Patient':
      'Merci pour vos renseignements. Notre clinique ne peut soigner que les personnes de 18 ans et plus. Nous ne pouvons donc pas continuer votre demande pour le moment.',
    Other: 'Merci pour vos réponses. D’après celles-ci, nous ne pouvons pas continuer votre demande pour le moment.',
  },
  ineligibleOnTreatment:
    'Merci de me l’avoir dit. Nous vous suivons déjà, et cela ne met pas fin à vos soins. J’ai demandé que l’infirmière praticienne ou l’infirmier praticien regarde votre cas en priorité, et notre équipe communiquera avec vous. Si vous prenez du CBD contre l’épilepsie, ne l’arrêtez pas de vous-même. Si vous vous sentez mal ou en danger, appelez le 9-1-1. Que souhaitez-vous faire?',
  ineligibleUntil: (date: string) => `Vous pourrez refaire une demande à partir du ${date}.`,
  notInFrench: {
    text: 'Désolée, certaines phrases ne sont pas encore prêtes en français. Je les affiche en anglais.',
    consent:
      'Désolée, notre formulaire de consentement n’est pas encore prêt en français. Nous ne vous ferons pas signer un texte dans une autre langue que la vôtre. Une personne qui parle français peut continuer avec vous : voulez-vous lui parler?',
    scale:
      'Un court questionnaire n’est pas encore prêt en français. Une personne qui parle français le remplira avec vous. Pour lui parler maintenant, dites « parler à une personne ».',
  },
  stop: STOP_TEXTS_FR,
  visit: VISIT_TEXTS_FR,
  opening: OPENING_TEXTS_FR,
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
