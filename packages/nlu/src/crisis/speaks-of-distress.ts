import { normalizeSpelling } from '../text/normalize-spelling.ts'

/** True for words of pain, grief or despair without danger: they get a warm sentence, and the conversation goes on (F-5). */
export function speaksOfDistress(text: string): boolean {
  const said = normalizeSpelling(text)
  return DISTRESS.test(said)
}

const DISTRESS = new RegExp(
  [
    '\\b(?:can not|cannot|cant) (?:stop crying|cope|take (?:this|it|the)|go on|do this|handle|bear|stand (?:it|this|the)|keep going|keep doing)\\b|\\b(?:crying|sobbing|sobbed|cried|cry (?:all|every|in|for|about)|in tears|broke down|fall(?:ing)? (?:apart|to pieces))\\b',
    '\\b(?:i am|i feel|feel|feeling|been|so|am|makes me) (?:\\w+ ){0,2}(?:hopeless|desperate|overwhelmed|miserable|worthless|useless|depressed|depresed|heartbroken|devastated|lonely|alone|empty|numb|broken|ashamed|terrified|exhausted|drained|defeated|discouraged|abandoned|forgotten|lost|crushed|wrecked|hollow|low|down|sad|burnt out|burned out|like (?:a )?(?:failure|burden|monster|garbage|crap|zombie|giving up))\\b',
    '\\b(?:end of my rope|wits end|breaking point|at the end of|rock bottom|losing hope|lost hope|giving up on|giv(?:e|ing) up|living hell|is hell|prison|a mess|a wreck|nightmares?|panic attacks?|flashbacks?|grieving|grief|heartbroken|struggling|suffering|hate (?:my|this|myself)|burden)\\b',
    '\\b(?:nobody|no one) (?:believes|cares|listens|understands|gets|mentions)\\b|\\b(?:pain|hurts?|hurting) (?:\\w+ ){0,3}(?:so bad|unbearable|too much|every day|brutal|awful|terrible)\\b|\\b(?:so|really|just) (?:tired|sick|done|fed up)\\b',
    '\\b(?:pleure|pleurer|braille|brailler|larmes|en miettes|effondre|craque|au bout|bout du rouleau|a boute|en peux plus|nen peux plus|peux plus|suis plus capable|pu capable|decourage|decouragee|desespere|desesperee|miserable|epuise|epuisee|depasse|depassee|deprime|deprimee|triste|vide|seule?|honte|inutile|fardeau|abandonne|abandonnee|oubliee?|perdue?|brisee?|demolie?|detruite?|a terre|enfer|cauchemars?|panique|deuil|cœur brise|coeur brise|perds espoir|plus espoir|prison|bon a rien|bonne a rien|mauvaise mere|tannee? d|mfile pas|file pas|feel (?:vraiment )?low)\\b',
    '\\bpersonne (?:ne )?(?:me )?(?:croit|comprend|ecoute|en parle)\\b|\\bme (?:sens|deteste)\\b',
  ].join('|'),
)
