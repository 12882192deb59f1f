import { normalizeSpelling } from '../text/normalize-spelling.ts'

/** True for words of pain, grief or despair without danger: they get a warm sentence, and the conversation goes on (F-5). */
export function speaksOfDistress(text: string): boolean {
  const said = normalizeSpelling(text)
  return NO_HELP.test(said.trim()) || DISTRESS.test(said.replace(ASKED_ABOUT, ' '))
}

/** "Does it help with nightmares" says of nobody that they have them. */
const ASKED_ABOUT =
  /\b(?:does|do|can|could|will|would|is|est ce que|ca) (?:\w+ ){0,3}?(?:help|work|good|aide|marche|efficace)(?: tu)? (?:\w+ ){0,2}?(?:for|with|against|pour|contre|avec) (?:\w+ )?(?:nightmares?|panic attacks?|flashbacks?|grief|cauchemars?|crises? de panique|panique|deuil)\b/

const DISTRESS = new RegExp(
  [
    '\\b(?:can not|cannot|cant) (?:stop crying|cope|take (?:this|it|the)|go on|do this|handle|bear|stand (?:it|this|the)|keep going|keep doing)\\b|\\b(?:crying|sobbing|sobbed|cried|cry (?:all|every|in|for|about)|in tears|broke down|fall(?:ing)? (?:apart|to pieces))\\b',
    '\\b(?:i am|i feel|feel|feeling|been|so|am|makes me) (?:\\w+ ){0,2}(?:hopeless|desperate|overwhelmed|miserable|worthless|useless|depressed|depresed|heartbroken|devastated|lonely|alone|empty|numb|broken|ashamed|terrified|exhausted|drained|defeated|discouraged|abandoned|forgotten|lost(?!.*\\b(?:code|page|link|button|site|website|form|screen|email|password)\\b)|crushed|wrecked|hollow|low|down|sad|burnt out|burned out|like (?:a )?(?:failure|burden|monster|garbage|crap|zombie|giving up))\\b',
    '\\b(?:end of my rope|wits end|breaking point|at the end of|rock bottom|losing hope|lost hope|giving up on|giv(?:e|ing) up|living hell|is hell|prison|a mess|a wreck|nightmares?|panic attacks?|flashbacks?|grieving|grief|heartbroken|struggling|suffering|hate (?:my|this|myself)|burden)\\b',
    '\\b(?:nobody|no one) (?:even |ever |really )?(?:believes|cares|listens|understands|gets|mentions)\\b|\\b(?:pain|hurts?|hurting) (?:\\w+ ){0,3}(?:so bad|unbearable|too much|every day|brutal|awful|terrible)\\b|\\b(?:so|really|just) (?:tired|sick|done|fed up)\\b',
    '\\b(?:pleure|pleurer|braille|brailler|larmes|en miettes|effondre|craque|au bout|bout du rouleau|a boute|en peux plus|nen peux plus|peux plus|suis plus capable|pu capable|decourage|decouragee|desespere|desesperee|miserable|epuise|epuisee|depasse|depassee|deprime|deprimee|triste|vide|seule?|honte|inutile|fardeau|abandonne|abandonnee|(?:suis|sens|sentie?|tout|toute|completement) (?:perdue?|oubliee?)|perdu (?:mon|ma|mes|notre) (?:fils|fille|mari|femme|chum|blonde|conjointe?|mere|pere|maman|papa|frere|soeur|enfants?|bebe|parents?|amie?|meilleure? amie?|chien|chat|job|emploi|maison|vie|courage|espoir|dignite)|brisee?|demolie?|detruite?|a terre|enfer|cauchemars?|panique|deuil|cœur brise|coeur brise|perds espoir|plus espoir|prison|bon a rien|bonne a rien|mauvaise mere|tannee? d|mfile pas|file pas|feel (?:vraiment )?low)\\b',
    '\\b(?:gave|given|giving) me (?:\\w+ ){1,3}to live\\b|\\bm ?(?:a|ont) donnee? (?:\\w+ ){1,4}a vivre\\b',
    '\\bpersonne (?:ne )?(?:me )?(?:croit|comprend|ecoute|en parle)\\b|\\bme (?:sens|deteste)\\b',
  ].join('|'),
)

/** The whole message: beside more words, the classifier needs no less to be sure of a danger. */
const NO_HELP =
  /^(?:(?:i (?:just )?|it )?feels? like )?(?:nobody|no one) (?:even |ever |really |here )?(?:(?:wants to |will |can )?helps? me)$|^(?:(?:je trouve|jai limpression|je ai le impression) (?:que )?)?personne (?:ne )?(?:veu[tx] |va |peu[tx] )?m ?aider?$/

/** True where illness, a feeling or a hard life is spoken of at all: there a classifier alone is not enough for an alarm. */
export function speaksOfHardship(text: string): boolean {
  return HARDSHIP.test(normalizeSpelling(text))
}

const HARDSHIP =
  /\b(?:feels?|feeling|felt|pains?|painful|hurts?|hurting|aches?|sore|cramps?|flares?|body|hands|legs|knees?|hips?|joints?|back|nerves?|disease|illness|sick|cancer|diagnos\w*|chemo|disabilit\w*|tired|worn out|exhausted|burnt|scared|terrified|frightened|afraid|fear|anxi\w*|panic\w*|worr\w*|stress\w*|angry|anger|rage|furious|frustrat\w*|blame|guilt\w*|shame|ashamed|hate|miss|lonely|alone|crying|cry|cried|tears|sleep|nights?|nightmares?|dreams?|flashbacks?|triggered|trauma\w*|war|squad|deploy\w*|combat|rape|abused|assault\w*|childhood|father|surgery|job|work|boss|crash|accident|injury|grand\w+|mourn\w*|griev\w*|ghost|sinking|numb|empty|broken|life|struggl\w*|weak|useless|failing|failed|helpless|hopeless|sens|sent|mal|douleurs?|souffr\w*|articulations|corps|jambes|genoux?|hanche|dos|nerfs?|maladie|malade|diagnostic|cancer|chimio|fatigue|fatiguee|epuise|epuisee|vide|videe|peur|anxieu\w*|angoisse|panique|inquiet\w*|colere|fache|fachee|rage|coupable|honte|deteste|manque|seule?|pleur\w*|braill\w*|dors|dormir|nuits?|cauchemars?|souvenirs|guerre|mission|viol|abusee?|agressee?|enfance|operation|travail|job|accident|blessure|deuil|impuissante?|inutile|brisee?|vie|courage|decourag\w*|prisonniere?|faible|skin|burn(?:s|ing)|spine|shingles|bones?|muscles?|feet|shoulders?|neck|teeth|jaw|migraines?|insomnia|miscarriage|divorce|custody|break ?up|bills?|debts?|paperwork|insurance|wheelchair|crutches|walker|battle|fight(?:ing)?|hit a wall|trapped|drained|wrecked|dread\w*|expecting|christmas|birthday|funeral|robbery|driver|palliative|peau|brule|nerf|zona|colonne|muscles|pieds?|bras|epaules?|cou|dents|machoire|insomnie|fausse couche|separation|garde des|factures?|dettes?|paperasse|assurances?|cnesst|fauteuil|bequilles|marchette|bataille|frappe un mur|giflee?|noel|fetes|foules?|fonctionnaires|palliatifs|funerailles|amende)\b/
