import type { Intent } from '@clinic/contract/intents'

const POLITE = '(?: (?:svp|s il vous plait|sil vous plait|merci|maintenant|alors|la))*'

/** As `bare` leaves French: lower case, no accents, apostrophes closed up ("j'ai" is "jai"). */
function only(...forms: string[]): RegExp {
  return new RegExp(`^(?:(?:ok|bon|ben|euh|desole|desolee|excusez moi|oups|attendez|en fait|non|oui) )*(?:${forms.join('|')})${POLITE}$`)
}

const PERSON_WORDS =
  '(?:quelquun|une (?:vraie )?personne|un (?:vrai )?humain|un agent|une agente|une? (?:prepose|preposee|conseiller|conseillere)|linfirmiere?|une infirmiere|un infirmier|le medecin|lequipe|la clinique)'

/** Whole messages of somebody who writes French; the order settles what several would take. */
const FRENCH_WHOLE: readonly (readonly [Intent, RegExp])[] = [
  [
    'person',
    only(
      `(?:je (?:veux|voudrais|peux|prefere|prefererais|souhaite|souhaiterais) |jaimerais |puis je |est ce que je peux |laissez moi )?(?:parler|discuter|communiquer|echanger) (?:a|avec) ${PERSON_WORDS}`,
      PERSON_WORDS,
      'appelez moi',
      '(?:je (?:veux|voudrais) |jaimerais )?(?:quon mappelle|etre (?:appele|appelee|rappele|rappelee))',
      'rappelez moi',
      '(?:bonjour |allo |salut )?(?:pouvez vous|peux tu|pourriez vous|(?:est ce qu(?:e |(?=on)))?(?:vous|on|quelquun|une personne|linfirmiere|un infirmier|une infirmiere) (?:peut|peux|pouvez|pourrait|pourriez)(?: (?:tu|il|elle))?) (?:me (?:rappeler|telephoner|appeler|contacter)|mappeler)(?: (?:a (?:la )?place|demain|aujourdhui|plus tard|ce soir|cet apres midi))?',
      'service a la clientele',
    ),
  ],
  [
    'back',
    only(
      '(?:(?:est ce que )?(?:on|je|jpeux|peut on|puis je|on peut|on peux|je peux|je peut|peux tu|pouvez vous)(?: (?:peu[tx]))?(?: tu)? )?(?:revenir|retourner|retour|reculer|aller)(?: (?:en )?arriere| a la (?:question|derniere)(?: (?:davant|precedente))?| dune question)?',
      '(?:question )?precedente?',
      '(?:je (?:veux|voudrais) |jaimerais |puis je |est ce que je peux )?(?:changer|corriger|modifier|refaire) (?:ma|la|cette) (?:derniere )?(?:reponse|question)(?: precedente)?',
      'je me suis trompee?',
      'jai fait une erreur',
      'cest une erreur',
      'mauvaise reponse',
      'annuler(?: ca| cela)?',
    ),
  ],
  [
    'repeat',
    only(
      'repete[rz]?(?: (?:ca|cela|la question))?',
      'laisse[rz]? (?:faire|tomber)(?: (?:ca|cela))?',
      'oublie[rz]? (?:ca|cela|tout ca|ce que jai dit)',
      '(?:non )?(?:rien|cest rien) oublie[rz]? (?:ca|cela)',
      '(?:pouvez vous|peux tu|pourriez vous) repeter(?: (?:ca|cela|la question))?',
      'pardon',
      'encore(?: une fois)?',
      'quoi',
      'comment',
      'quelle (?:etait|est) la question',
      'je n?e? ?(?:comprends|comprend) pas(?: la question)?',
      'je nai pas compris(?: la question)?',
      'on en etait ou',
    ),
  ],
  [
    'skip',
    only(
      '(?:je (?:veux|voudrais|peux) |jaimerais |puis je |est ce que je peux )?(?:passer|sauter|ignorer)(?: (?:ca|cela|cette question|la question|celle ci|celle la))?',
      '(?:question )?suivante?',
      'la suivante',
      'je prefere ne pas (?:repondre|le dire|dire)',
      'je ne veux pas (?:repondre|le dire)',
      'sans commentaire',
      'ca ne vous regarde pas',
    ),
  ],
  [
    'stop',
    only(
      '(?:je (?:veux|voudrais|vais) |jaimerais )?(?:arreter|arrete|arretez|cesser|quitter|suspendre|finir plus tard|continuer plus tard|faire (?:ca|cela|le reste) plus tard|revenir plus tard)(?: (?:ici|la|maintenant))?',
      'pause',
      'plus tard',
      'je dois (?:partir|y aller)',
      'pas maintenant',
      'stop',
      '(?:terminer|fermer|mettre fin a) (?:la conversation|le clavardage|la discussion)',
      'enregistrer et (?:quitter|fermer)',
    ),
  ],
  [
    'goodbye',
    only(
      'au revoir',
      'bye(?: bye)?',
      'a (?:bientot|la prochaine|plus tard|plus)',
      'bonne (?:journee|soiree|nuit|fin de (?:journee|semaine))',
      'cest tout(?: pour (?:aujourdhui|linstant|le moment))?',
      'jai (?:fini|termine)',
      'rien dautre',
    ),
  ],
  [
    'thanks',
    only(
      '(?:un (?:gros|grand) )?merci(?: (?:beaucoup|bien|infiniment|a vous|encore))*',
      'parfait',
      'genial',
      'bon a savoir',
      'cest (?:gentil|apprecie)',
    ),
  ],
  [
    'help',
    only(
      'aide',
      'aidez moi',
      'a laide',
      '(?:jai )?besoin daide',
      'pouvez vous maider',
      'je suis (?:perdue?|melee?|bloquee?)',
      'comment ca (?:marche|fonctionne)',
      'quest ce que je (?:fais|dois faire|peux faire)',
      'menu',
    ),
  ],
  [
    'new-patient',
    only(
      '(?:je suis )?(?:une? )?(?:nouveau|nouvelle)(?: (?:patient|patiente|ici|dossier))?',
      '(?:premiere|1re) (?:fois|visite)',
      '(?:je (?:veux|voudrais|souhaite) |jaimerais )?(?:devenir (?:patient|patiente|un patient|une patiente)|minscrire|ouvrir un dossier|commencer)',
      'inscription',
    ),
  ],
  [
    'renewal',
    only(
      '(?:je (?:veux|voudrais|dois|souhaite|viens) |jaimerais )?(?:renouveler|faire renouveler)(?: (?:mon|un|le) document(?: medical)?| mon ordonnance| mon autorisation)?',
      'renouvellement(?: de (?:mon|un) document(?: medical)?)?',
      'cest pour (?:un|mon) renouvellement',
    ),
  ],
  [
    'ask-questions',
    only(
      '(?:je (?:veux|voudrais|souhaite) |jaimerais |jai |jaurais )?(?:poser )?(?:une|des|quelques|plusieurs) questions?',
      'questions?',
      '(?:je (?:veux|voudrais) |jaimerais )?(?:plus d|avoir des |des )?(?:informations?|renseignements)',
    ),
  ],
  [
    'continue',
    only(
      '(?:(?:ouin|ouais|ouaip|oui|ok|oke|go|ben|bon|certain) )*(?:envoye|envoie|enweille|enwoye|vas y|on y va|embarque|go)(?: (?:donc|don|fort|la))?',
      '(?:ouin|ouaip|ok dabord|ca me va|mets en|daccord dabord)(?: ok)?',
      'oui',
      'ok',
      'daccord',
      'continuer|continue|continuons|on continue',
      'allez y|allons y|vas y',
      'pret|prete|je suis prete?|cest pret',
      'commencer|commencons|on commence',
      'compris|cest compris|je comprends',
      'bien sur|certainement|parfait on continue',
      'poursuivre|poursuivons',
    ),
  ],
  [
    'change',
    only(
      '(?:changer|modifier|corriger)(?: (?:quelque chose|ca|cela|mes (?:renseignements|coordonnees|informations)|mon (?:adresse|nom|numero|courriel)))?',
      '(?:ce nest|cest) pas (?:exact|bon|correct|ca)',
      'cest (?:faux|incorrect|errone)',
      'pas (?:exact|correct)',
    ),
  ],
]

/** « Appelez-moi Margot » gives a name. */
const CALL_WHEN =
  '(?:svp|stp|s|sil|au|a|la|le|des|demain|quand|pour|plus|maintenant|aujourdhui|ce|cet|cette|sur|vers|apres|avant|en|si|je|jai|jsuis|mon|ma|merci|ou|et|pis|dans|tout|toute|il|vite|urgent|donc|lundi|mardi|mercredi|jeudi|vendredi|samedi|dimanche|chez|durant|par|svp)(?= |$)'

/** Words of an intent inside a longer French message. */
const FRENCH_WITHIN: readonly (readonly [Intent, RegExp])[] = [
  [
    'person',
    new RegExp(
      `\\b(?:parler|discuter|communiquer) (?:a|avec) ${PERSON_WORDS}\\b|\\brappelez moi\\b|\\bappelez moi\\b(?! (?!${CALL_WHEN})[a-z])|\\b(?:pouvez vous|peux tu|pourriez vous|(?:peut|peux|pourrait|pourrais|pourriez)(?: (?:tu|elle|il|on))?) (?:me (?:rappeler|telephoner|appeler)|mappeler)\\b`,
    ),
  ],
  [
    'renewal',
    /\b(?:renouvel\w+|expir(?:e|er|ee?|ation)|deja (?:patient|patiente|client|cliente))\b|\b(?:prescription|ordonnance|document(?: medical)?|autorisation|papiers?) (?:(?:se|est|va|vont|sont|vient de|arrive a|tire a) )?(?:fini\w*|achev\w*|termin\w*|echeance|sa fin)\b/,
  ],
  [
    'new-patient',
    /\b(?:nouveau|nouvelle) (?:patient|patiente|client|cliente)\b|\b(?:premiere fois|premier rendez vous|[ms]inscrire|devenir patiente?|ouvrir un dossier|prendre (?:un )?rendez vous|obtenir (?:un|mon) document)\b|\b(?:veux|voudrais|aimerais|jaimerais|souhaite|cherche|besoin|comment)(?: (?:avoir|obtenir|a avoir|a obtenir|on fait pour avoir))? (?:d?une?|ma|mon) (?:prescription|ordonnance|carte|permis|licence|document medical|autorisation)\b/,
  ],
  ['ask-questions', /\b(?:jai|poser|quelques|des) (?:\w+ ){0,2}questions?\b|\b(?:renseigner|renseignements|informations?)\b/],
]

/** How questions begin in French. */
const FRENCH_QUESTION =
  /^(?:(?:et|mais|alors|ok|bonjour|allo|bon|donc|salut)[,. ]+)*(?:est ce qu|quest ce|que (?:faire|se passe)|quoi |qui |quand |ou (?:est|sont|puis|se|dois|(?:ce est|cest|c est) qu)|vous (?:etes|faites|prenez|avez) (?:ou|tu|quoi)|comment |combien |pourquoi |quel(?!qu)|quelle|quels|quelles|puis je|peut on|pouvez vous|dois je|ai je|y a t il|faut il|cest quoi|ca coute|je voudrais savoir|jaimerais savoir|je me demande|savez vous)|\b(?!(?:que|quand|et|mais|comme|pis|car|puisque|lorsque|parce|ce|la|tout|plus|moins|merci|des?) )(?:[a-z]*[estdxa]|[a-z]*ai|c|y)[ -]tu\b(?! (?:peux|es|as|vas|sais|dois|veux) )|\b(?!rendez|excusez|assurez)[a-z]{2,}ez[ -]vous\b|^(?:etes|ctes)[ -]vous\b|\b(?:chu|ctu|jsu)[ -]tu\b|^c ?tu\b|\b(?:normal|long|cher|correct|dangereux|grave|legal|permis|gratuit|gratis|vrai|possible|serieux) tu$|^(?!(?:je |j |ch |jai |ca )?(?:ne )?(?:sais|sait|depend|peu|fonction|ignore)\b)(?:(?!sais |sait |depend )\w+ ){1,3}(?:combien(?! que)|quel age)\b|^(?:\w+ ){0,3}c (?:quoi|quand|combien|ou|qui|koi)\b/

/** "Pourquoi demandez-vous ça ?" */
const FRENCH_WHY =
  /^(?:mais |et |alors )?(?:pourquoi(?: (?:vous )?(?:demandez|me demandez|posez|voulez|avez)\b.{0,40})?|pourquoi cette question|quest ce que (?:ca|cela) (?:veut dire|signifie)|que voulez vous dire|(?:ca|cela) veut dire quoi|a quoi (?:ca|cela) sert)$/

/** "Je voulais dire non", "non, plutôt oui": what follows is the answer meant. */
const FRENCH_CORRECTION =
  /^(?:(?:desolee?|oups|attendez|non|en fait|ah|oh|erreur|je me suis trompee?)[,.! ]+)*(?:je voulais (?:dire|mettre|choisir|ecrire)|je veux dire(?!,? (?:j['’]|(?:je|il|elle|on|mon|ma|mes|[cç]a)(?![a-zà-ÿ])))|(?:c['’ ]?etait|c['’ ]?est) plut[oô]t|plut[oô]t|changez? (?:[cç]a|cela|ma r[eé]ponse)(?: pour| [aà])?|mettez plut[oô]t|correction)[:, ]+(.+)$/i

/** What `detectIntent` listens for in French. */
export const FRENCH_INTENT = {
  whole: FRENCH_WHOLE,
  within: FRENCH_WITHIN,
  question: FRENCH_QUESTION,
  why: FRENCH_WHY,
  correction: FRENCH_CORRECTION,
} as const
