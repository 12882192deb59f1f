import { bare } from '@clinic/nlu/text/normalize'

/**
 * True where someone says that they were a patient here, or have begun here, in words that are read without accents: "I used to be with you guys",
 * « j’étais avec vous autres ». Who was a patient elsewhere comes for the first time.
 */
export function comesBack(text: string): boolean {
  const said = bare(text)
  return PATTERNS.some((pattern) => pattern.test(said)) && !ELSEWHERE.test(said)
}

const DEVICE =
  'laptop|computer|phone|cell(?:phone)?|tablet|ipad|desktop|device|pc|ordi(?:nateur)?|portable|cellulaire|tablette|telephone|appareil'
const QUESTIONS = '(?:questions?|questionnaires?|forms?|intake|survey|formulaires?)'
const PATTERNS = [
  '(?:i|we) (?:was|were|used to be|have been) (?:a |an )?(?:\\w+ )?(?:patients?|clients?) (?:there|here|before|in (?:19|20)\\d\\d|(?:\\w+ ){1,2}ago)',
  '(?:^(?:(?:hi|hello|hey|so|ok) )*|i am |am )(?:an? )?(?:former|old|past|previous) (?:patient|client)',
  'used to (?:be (?:here|with)|see|come to|deal with) (?:you|yous|youse|your clinic|this clinic|here)',
  '(?:i|we) (?:was|were|have been) with (?:you|yous|youse|your clinic|this clinic)(?: guys| before)?',
  '(?:get|come) back (?:in(?: with you| to the clinic)?|with you|on with you|as a patient)$',
  `(?:filled (?:out|in)|did|answered|completed|finished|got through) (?:about |like |only )?(?:half|part|most) (?:of )?(?:the |my |your |it |this )*${QUESTIONS}`,
  '(?:jai|javais|ai|avoir) (?:deja )?ete (?:une? )?(?:patiente?|cliente?|suivie?) (?:chez vous|ici|avec vous|par vous|a votre clinique|dans votre clinique)',
  '(?:jai|javais) deja ete (?:une? )?(?:patiente?|cliente?)',
  '(?:jetais|j etais|on etait|jai deja ete|jai ete) (?:deja |une? )*(?:patiente? )?(?:avec|chez) vous',
  '(?:^(?:(?:bonjour|allo|salut|bon|ben) )*|suis |chus |chu |moi )(?:une? )?anc?ien(?:ne)? (?:patiente?|cliente?)',
  '(?:comment|pour|veux|voudrais|aimerais|jaimerais|faire pour|on fait pour) (?:\\w+ ){0,3}?(?:revenir|retourner)(?: (?:chez|avec) vous(?: autres)?| comme patiente?| a la clinique)?$',
  `(?:fait|rempli|complete|commence|repondu a) (?:\\w+ ){0,2}?(?:moitie|partie|bout|a remplir|a repondre a?) (?:du |de |des |dun |mon |ma |votre |la |le |les )*${QUESTIONS}`,
  // On another device.
  `(?:started|began|was (?:doing|filling|answering)|did|been) (?:\\w+ ){0,5}?(?:on|with) (?:my|the|another|a different) (?:\\w+ )?(?:${DEVICE})`,
  `(?:commence|fait|rempli|debute|ete) (?:\\w+ ){0,4}?(?:sur|avec) (?:mon |ma |l ?|une? |le |la )(?:autre )?(?:${DEVICE})`,
  '(?:jai|javais) (?:deja )?commence (?:ca |le questionnaire |mon dossier )?(?:tantot|hier|tout a lheure|a matin|ce matin|plus tot|avant hier)',
].map((pattern) => new RegExp(`(?<![a-z])(?:${pattern})(?![a-z])`))
const ELSEWHERE =
  /(?<![a-z])(?:(?:another|other|different|old) (?:clinic|place|doctor|provider)|somewhere else|elsewhere|ailleurs|(?:une )?autre (?:clinique|place|docteur|medecin|endroit))(?![a-z])/
