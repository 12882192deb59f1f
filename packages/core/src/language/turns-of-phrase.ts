/**
 * A sentence without turns of phrase that only sound like a crisis ("she beats me at chess", "mom would kill me if"). What is left is
 * read as usual, so nothing said beside them is lost. Text as `prepareForCrisis` leaves it.
 */
export function withoutTurnsOfPhrase(sentence: string): string {
  return sentence.replace(TURNS, ' ')
}

const FOND = '(?:mom|mum|mother|dad|wife|husband|boss|sister|brother|girlfriend|boyfriend|nurse|coach)'

const TURNS = new RegExp(
  [
    '\\bbeats? me (?:at|in) (?!home|night)\\w+|\\bme bat (?:aux?|a la|souvent aux?) \\w+',
    `\\b(?:my )?${FOND} (?:would|will|is going to) (?:kill|murder|strangle|shoot) me\\b(?! (?:tonight|with|and))`,
    '\\b(?:ma (?:femme|blonde|mere|soeur)|mon (?:mari|chum|boss|pere)) va me tuer (?:si|quand)\\b',
    '\\b(?:strangle|strangled|murder|kill) (?:this|that|the|my) (?:printer|computer|phone|budget|site|form|appetite|time|sound|weeds|lights?)\\b',
    '\\b(?:gun|hunting|firearms?|weapons?) (?:licen[cs]e|permit|safe|range|club)\\b|\\bpermis (?:de port )?darmes?\\b|\\bcouteau a \\w+',
    '\\badieu (?:la cigarette|le tabac|les? (?:pilules?|opioides?|medicaments?|douleurs?)|la douleur)\\b|\\bgood ?bye (?:to )?(?:pain|pills|opioids|smoking|cigarettes)\\b',
    '\\ben finir avec (?:le|la|ce|cette|les|vos?|votre|mes) (?:formulaire|questionnaire|questions?|site|douleurs?|papiers?|opioides?|pilules?)\\b',
    '\\bpushed me (?:to|into) (?:call|try|com\\w+|book|sign|apply|see)\\w*|\\bme pousse a bout\\b|\\bchok\\w+ (?:me )?(?:with work|on (?:the price|these|the fees|a pretzel))\\b',
    '\\b(?:respirer|respire|breathe?) (?:\\w+ )?(?:par le nez|through (?:my|the) nose)\\b|\\bme reveille pas (?:le matin|la nuit|tot)\\b|\\bjetouffe dans les foules\\b',
    '\\bcookies (?:i baked|she baked|lol)\\b|\\btake them all (?:at once )?with (?:food|water|breakfast)\\b|\\bcoupee? en (?:me rasant|cuisinant)\\b',
    '\\bit to be over\\b(?= this (?:form|survey|page))|\\bbeat us when we were\\b|\\bhits? me (?:\\w+ ){0,2}by accident\\b',
  ].join('|'),
  'g',
)
