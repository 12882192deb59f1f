/** Somebody near, as the subject of harm; text as `prepareForCrisis` leaves it. Not "it" or "they": pain hits people too. */
const SOMEBODY_NEAR =
  '(?:he|she|(?:my|the|her|his) (?:\\w+ )?(?:husband|wife|boyfriend|girlfriend|partner|fiancee?|spouse|ex|dad|father|stepdad|stepfather|mom|mum|mother|stepmom|stepmother|son|daughter|brother|sister|uncle|aunt|cousin|grandson|nephew|roommate|caregiver|landlord|man|guy))'
const HITS = '(?:hits|beats|slaps|chokes|strangles|kicks|punches|threatens|rapes|burns|shoves|grabs|hurts|abuses|molests)'
const HITTING =
  '(?:hitting|beating|slapping|choking|strangling|kicking|punching|threatening|raping|burning|shoving|hurting|abusing|molesting)'
const VICTIMS = '(?:me|us|(?:the|my|our) (?:kids|children|son|daughter|boys?|girls?|baby|toddler|little \\w+))'
const AGAIN =
  '(?:(?:still|always|often|sometimes|even|just|also|already|and|then|or|keeps?|my \\w+|hides? \\w+ \\w+|takes? \\w+ \\w+) ){0,4}?'
const NEAR_FRENCH =
  '(?:il|elle|y|(?:mon|ma|mes|notre|le|la) (?:\\w+ )?(?:mari|chum|copain|copine|blonde|femme|conjointe?|ex|pere|beau pere|mere|belle mere|fils|fille|gars|frere|soeur|oncle|tante|cousine?|coloc|voisine?|preposee?|proprio|boss))'
const FRAPPE =
  '(?:frappe|bat|gifle|etrangle|menace|brasse|cogne|griffe|tape dessus|fesse|enferme|viole|brule|pousse (?:contre|dans|en bas)|lance (?:\\w+ ){1,3})'

/** That somebody near harms the writer or children, in the present tense: a life that goes on, whatever was asked. */
export const HARMED_NOW = [
  `\\b${SOMEBODY_NEAR} ${AGAIN}${HITS} ${VICTIMS}\\b(?! (?:at (?:chess|cards|hockey|golf)|in the (?:game|feels)|(?:\\w+ ){0,6}?by (?:accident|mistake)|to the\\b|when (?:he|she) (?:sleeps|dreams)))`,
  `\\b${SOMEBODY_NEAR} (?:\\w+ ){1,6}?and ${HITS} ${VICTIMS}\\b(?! by (?:accident|mistake))`,
  `\\b${SOMEBODY_NEAR} (?:(?:is|has been|keeps|was just|to stop|stop) )+${HITTING} ${VICTIMS}\\b|\\b(?:make|want|need|get) ${SOMEBODY_NEAR.replace('he|she', 'him|her')} (?:to )?(?:stop|quit) ${HITTING}\\b`,
  `\\b${SOMEBODY_NEAR} (?:still |keeps |always )(?:follow(?:s|ing)|stalk(?:s|ing)) (?:me|us)\\b|\\b${SOMEBODY_NEAR} ${AGAIN}locks? (?:me|us|the kids|my kids) (?:in|out|up)\\b`,
  `\\b${NEAR_FRENCH} (?:(?:ne|encore|toujours|souvent|des fois|pis|et|y|il|elle) ){0,3}?(?:me |m ?|nous )(?:encore )?${FRAPPE}(?! (?:pas|plus|jamais|au|aux|a la)\\b)\\b`,
  `\\b${NEAR_FRENCH} (?:\\w+ ){0,5}?(?:frappe|bat|gifle|brasse|maltraite|cogne) (?:les|mes|nos) (?:enfants|petits|filles|gars)\\b`,
].join('|')
