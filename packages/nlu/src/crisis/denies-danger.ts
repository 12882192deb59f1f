import { plainStatement } from './plain-statement.ts'

/**
 * True where the whole message denies a danger: "j'ai jamais pensé à me tuer", "nobody hits me at home". Spoken French drops the "ne", so that rules
 * which look for words before a danger miss the denial. Whatever follows ("…, mais", "encore", "as much as today") makes it none.
 */
export function deniesDanger(text: string): boolean {
  const said = plainStatement(text)
  return said !== null && said.length <= LONGEST && DENIAL.test(said)
}

const LONGEST = 120

const OWN_ACT =
  '(?:me|m|se|s) ?(?:tuer|suicider|pendre|blesser|couper|mutiler|enlever la vie|faire (?:du )?mal)|mourir|en finir|(?:le |au )?suicide|suicidaires?|(?:une |des )?tentatives?(?: de suicide)?|(?:(?:idees?|pensees?) (?:suicidaires?|noires?))'
const WHO = '(?:je|j|il|elle|(?:mon|ma) \\w+)'
const TRIED = '(?:pense|songe|voulu|essaye|tente|fait|eu|envie|lintention|l intention|le gout)'
const OWN_ACT_ENGLISH =
  '(?:kill|hurt|harm|cut)(?:ing)? (?:myself|himself|herself)|(?:end|ending|take|taking) (?:my|his|her) (?:own )?life|suicid(?:e|al)|self harm(?:ed|ing)?|die|dying'
const ATTACK = '(?:frappe|bat|maltraite|menace|touche|fait (?:du )?mal|viole|violente|agresse)'
const ATTACK_ENGLISH = '(?:hits?|hurts?|beats?|abuses?|threatens?|touches|harms?)'

const DENIAL = new RegExp(
  `^(?:(?:non|no|ben non|pas du tout|nope|moi) )*(?:${[
    `${WHO} ?(?:ne |n |lai |l )?(?:ai |a |pense |veux |veut |vais |va |suis |est |songe )(?:pas|jamais|pantoute|aucunement|aucune?)(?: (?:du tout|vraiment))?(?: ${TRIED})?(?: (?:a|de|d|des|au))?(?: ${TRIED})? ?(?:${OWN_ACT})`,
    `(?:jai|jsuis|chu|jpense|jveux) (?:pas|jamais|pantoute|aucunement|aucune?)(?: (?:du tout|vraiment))?(?: ${TRIED})?(?: (?:a|de|d|des|au))?(?: ${TRIED})? ?(?:d)?(?:${OWN_ACT})`,
    `(?:personne|aucun homme) (?:ne )?(?:(?:me|nous|m) ?(?:a (?:jamais )?)?)${ATTACK}e?`,
    `(?:i|he|she|my \\w+) (?:(?:have|has|had|did|do|does|would|am|is) )?(?:not|never) (?:even |ever )?(?:been |thought |think |thinking |tried |try |wanted |want |attempted |feel |going )?(?:(?:of|about|to|have|had) )?(?:${OWN_ACT_ENGLISH})`,
    `(?:no one|nobody) (?:at home |here |in my family )?(?:has ever |ever )?${ATTACK_ENGLISH} (?:me|us|my kids)`,
  ].join(
    '|',
  )})(?: (?:pantoute|du tout|de ma vie|de sa vie|non plus|a la maison|chez nous|chez moi|at all|ever|in my life|at home|either|here|no|non))*$`,
)
