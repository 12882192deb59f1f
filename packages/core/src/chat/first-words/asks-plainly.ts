import { normalize } from '@clinic/nlu/text/normalize'

/**
 * True for words that can hardly be an answer to anything: they ask, also without a mark, behind what they tell, or as French speech does ("my doctor
 * said no so is that a problem", « j’peux-tu prendre ça avec », "three drops or two"), or say that the page does not work.
 */
export function asksPlainly(text: string): boolean {
  const said = normalize(text)
    .replace(/[.,?]+/g, ' | ')
    .replace(/ +/g, ' ')
    .replace(/(?: \|)+ ?$/, '')
    .trim()
  return said.split(' ').length >= LEAST_WORDS && PLAIN.some((pattern) => pattern.test(said))
}

/** Of fewer words most are an answer. */
const LEAST_WORDS = 3
/** Where words begin: a message, or what follows a comma. */
const BEGIN =
  '(?:^|\\| )(?:(?:ok|okay|so|and|but|or|like|um|uh|er|well|hey|hi|hello|sorry|wait|now|also|because|right|hmm|yeah|no|thing is|i guess|i mean|just curious|quick question|by the way|pis|puis|et|mais|bon|ben|bin|euh|allo|bonjour|fait que|faque|coudonc|heille|excusez|desolee?|vous autres|juste|\\|) )*'
const WHO = '(?:i|you|youse|yous|yall|ya|we|they|he|she|it|that|this|there|(?:some|any)(?:one|body))'
const THING = '(?:my|our|your|the|a|an|any|this|that|cannabis|cbd|thc|weed|pot|vaping|smoking|edibles?|insurance|medicare|\\d+)'
const NO_SUBJECT =
  '(?<!(?:^|[ |])(?:i|you|we|they|he|she|it|as|so|than|nor|neither|never|what|how|all|only|when|if|that|which|who|like|everything|anything|things?|something|best|most|least|places?|reasons?) )(?<!\\p{L})'

const PLAIN: readonly RegExp[] = [
  // With the verb first, at the beginning or after a statement: "… will i lose my job over it".
  new RegExp(`${NO_SUBJECT}(?:can|could|should|would|will|may) ${WHO} (?!not |\\|)[a-z]`, 'u'),
  new RegExp(`${NO_SUBJECT}(?:do|did) (?:i|you|youse|yous|yall|ya|we|they) (?!not |\\|)[a-z]`, 'u'),
  new RegExp(`${NO_SUBJECT}does (?:he|she|it|that|this|(?:some|any)(?:one|body)) (?!not |for |all |again|\\|)[a-z]`, 'u'),
  new RegExp(`${BEGIN}(?:is|are|am|was|were) (?:${WHO}|any|my|our|your|the (?:clinic|nurse|oil|visit|call|document|paper)) ?[a-z]*`),
  new RegExp(`${BEGIN}(?:does|will|would|can|could|should|did) ${THING} [a-z]`),
  /(?:so|but|and|or|because|then|now|\|) (?:is|are|am) (?:it|this|that|there|they|he|she|i|you|cannabis|cbd|thc) [a-z]/,
  /(?:^| )(?:is there (?:a way|something|anything|another|any|some|a limit|a paper|a card)|(?:am i|are you|are they|is he|is she) (?:going to|allowed|in trouble|able|supposed))(?= |$)/,
  /(?:^| )does (?!not )(?:[a-z]+ ){1,3}?(?:pay|cover|charge|reimburse|deliver|ship|accept|matter)(?= |$)/,
  /(?:^| )(?:what is (?:it|this|the difference)|when is my|how is it|what happens (?:if|when)|how come|what about|what if|(?:what|where|who|how) do i (?:do|go|call|talk|send|say|change|get|sign|start|find|tell|pay|ask|switch))(?= |$)/,
  /(?:^| )(?:what now|what then|now what|or what|or no|yes or no|true or (?:not|false)|ok or not|or not|still ok(?:ay)?|is (?:that|it) (?:ok|okay|bad|normal|safe|legal|needed|allowed)|does (?:it|that) matter(?: any| much| at all)?)$/,
  /(?:^| )(?:how|where|when|why|who) (?:does|do|can|should|would|will) (?:she|he|they|we|you|it|i|my|the|someone|people) [a-z]|(?:^| )is the [a-z]+ still(?= |$)/,
  new RegExp(`${BEGIN}how (?:strong|fast|safe|big|bad|expensive|legal|private|soon|far|old) (?:is|are|does|do|will|would|can)(?= |$)`),
  // Without the verb first.
  /(?:^| )(?:i (?:was |am )?(?:guess i am )?(?:just )?(?:wondering|curious|trying to (?:find out|figure out|understand)) (?:if|whether|what|how|who|when|where|why|about)|wondering if|(?:want|need|like) to (?:know|ask) (?:if|whether|what|how|who|when|where|why|about)|(?:can|could) (?:you|someone) tell me|tell me (?:if|how|what|when|where|why)|any idea (?:if|how|when|what)|(?:do not|can not) (?:get|see|understand) why (?:you|this|that|they)|do not know if i (?:can|am allowed|should|qualify))(?= |$)/,
  new RegExp(`${BEGIN}(?:you guys|yous|youse|yall) (?:sell|take|ship|deliver|do|have|got|accept|open)(?= |$)`),
  /(?:^| )(?:page|screen|site|website|app|link|button|camera|thing|form) (?:[a-z]+ ){0,3}?(?:freez\w*|frozen|froze|crash\w*|stuck|greyed|not (?:work\w*|load\w*|open\w*|let me|respond\w*)|will not (?:[a-z]+ ){0,2}(?:let|load|open|work|go|send))(?= |$)|(?:^| )(?:nothing happens when|(?:session|link|code) (?:has |is |was )?expired|closed it by (?:accident|mistake)|press(?:ed)? the button)(?= |$)/,
  /(?:^| )(?:page|ecran|site|appli|lien|bouton|camera|clavardage) (?:[a-z]+ ){0,3}?(?:marche pas|fonctionne pas|gele\w*|bloque\w*|plante\w*|est gris|charge pas|ouvre pas)(?= |$)|(?:^| )(?:oublie (?:mon|le) (?:code|mot de passe)|pas recu (?:mon|le|ma|un) (?:code|courriel|lien|appel|papier|document))(?= |$)/,
  // One amount or another of what is not yet in use.
  /^(?:[a-z]+ )?(?:a|an|one|two|three|four|half|\d+) (?:gumm\w+|puffs?|drops?|capsules?|tokes?|hits?|sprays?|edibles?) (?:[a-z]+ ){0,4}?or (?:a |an )?(?:one|two|three|four|half|\d+|more|less|swallow|smoke|vape|inhale|eat)(?= |$)|^(?:one|two|\d) or (?:two|three|\d) (?:gumm\w+|puffs?|drops?|capsules?|tokes?|hits?|sprays?|edibles?)(?= |$)/,
  /^(?:une?|deux|trois|\d+) (?:jujubes?|bouffees?|puffs?|poffes?|gouttes?|capsules?) (?:[a-z]+ ){0,4}?ou (?:bien )?(?:une?|deux|trois|quatre|\d+|plus|moins|avaler|fumer|manger)(?= |$)|^(?:une?|deux|\d) ou (?:deux|trois|\d) (?:jujubes?|bouffees?|puffs?|poffes?|gouttes?|capsules?)(?= |$)/,
  // French: at the beginning, anywhere, at the end, and the « tu » of « ça marche-tu ».
  new RegExp(
    `${BEGIN}(?:combien|dans combien|pourquoi (?:vous|tu|est|on|faut|cest|ca)|comment (?:on|je|jpeux|jfais|ca|faire|est|vous|marche|fonctionne|dois|cest)|quand (?:est|cest|vais|va|dois|vous allez)|ou (?:cest|sont|puis|vous (?:etes|livrez))|qui (?:est|cest|va|peut|paie|paye|voit|lit|decide)|quel(?:le)?s? (?:est|sont|genre|sorte)|quest|est ce|cest quoi|c quoi|cest qui|cest quand|cest combien|c combien|faut il|puis je|peut on|ai je|dois je|jai (?:tu )?le droit|(?:etes|es) vous|c ?tu|y a tu|ya tu)(?= |$)`,
  ),
  /(?:^| )(?:(?<!(?:pas|plus|trouve|sait) )(?:est ce qu\w*|cest quoi|c quoi)|cest combien|on fait quoi|j ?e? ?fais quoi|comment j ?e? ?fais|comment ca (?:marche|fonctionne)|ou cest qu\w*|qui cest qu\w*|quand cest qu\w*|ya til|y a t il)(?= |$)/,
  /(?:^| )(?:coute|prend|prends|dure|paye|paie|reste|vaut|faut) (?:quoi|combien|quand|comment)(?= |$)/,
  /(?:^| )(?:etes ou|est ou|quel(?:le)? (?:age|heure|jour|prix)|jusqua quand)$/,
  /(?<!(?:chez|entre|avec|pour|rendez|a|de) )(?:^| )(?!rendez )[a-z]+ez vous (?!pas(?: |$))[a-z]/,
  /(?:^| )(?:je me demand\w+ (?:si|comment|combien|ce que|quand|ou|pourquoi)|(?:voudrais|veux|jveux|aimerais|jaimerais) (?:juste )?(?:savoir|comprendre) (?:si|comment|combien|ce que|quand|ou|pourquoi|cest)|(?:peux tu|pouvez vous|pourriez vous) me dire|savez vous si|(?:comprends|vois) pas pourquoi (?:vous|tu|on))(?= |$)/,
  /[a-z]+ [a-z]+ (?:c|cest) (?:normal|permis|legal|dangereux)$/,
  /(?:^| )(?:est|va|vas|peut|peux|jpeux|jpourrais|pourrait|faut|fait|ai|jai|a|ya|doit|dois|risque|passe|marche|paye|prend|ca|cest|c) tu (?!(?:sais|comprends|vois)(?: |$))[a-z]/,
  /(?:^| )(?!(?:que|quand|comme|ou|et|pis|puis|mais|si|quoi|qui|la|ben|bin|bon|alors|donc|car|parce|dont|lorsque|mal|pas|plus|tout|toute|toi|ce|fois|encore|non|oui|ouin|euh|bien|vraiment|trop|matin|soir|jour|nuit|faque|pourquoi|comment|combien|and|the|i) )[a-z]+ tu (?!(?:sais|comprends|vois|veux|peux|as|es|vas|dors|te|t|fais|dis|prends|manges|bois|penses|crois|deviens|sens|parles|regardes|essaies|travailles|ne|me|la|connais|reponds|souffres)(?: |$))[a-z]/,
  /[a-z]+ (?!pis )[a-z]+ tu$/,
]
