import { plainStatement } from './plain-statement.ts'

/**
 * True for a plain statement that the writer, or the person they write about, is safe: "I am safe now", "je suis en sécurité". The whole message
 * has to be that statement, with nothing around it but thanks, company or going on. So a negation, a doubt, a condition, a wish, a quotation or
 * anything unknown makes it no statement of safety, without a list of all the ways to say so.
 */
export function saysSafe(text: string): boolean {
  const said = plainStatement(text)
  return said !== null && said.length <= LONGEST && STATEMENT.test(said)
}

const LONGEST = 200

const NEAR_ENGLISH =
  '(?:(?:husband|wife|partner|boyfriend|girlfriend|spouse|mom|mum|mother|dad|father|parents?|brother|sister|son|daughter|child|kids?|children|baby|family|friends?|neighbou?r|roommate|grandmother|grandfather|aunt|uncle|cousin|nurse|doctor)s?)'
const NEAR_FRENCH =
  '(?:mari|femme|conjointe?|chum|blonde|copain|copine|mere|pere|parents|frere|soeur|fils|fille|enfants?|bebe|famille|amie?s?|voisine?|coloc|grand mere|grand pere|tante|oncle|cousine?|infirmi(?:er|ere)|medecin)'
const NOW_ENGLISH = '(?:now|right now|at the moment|again|today|tonight)'
const NOW_FRENCH = '(?:maintenant|en ce moment|presentement|a nouveau|de nouveau|la)'

/** Away from the danger: with someone near, or where there is help. Home is not among them, nor is who is more often the danger. */
const KEEPER = '(?:moms?|mums?|mothers?|sisters?|daughters?|friends?|neighbou?rs?|aunts?|grand(?:mother|ma)s?|nurses?|social workers?)'
const GARDIEN = '(?:mere|soeur|fille|amie?s?|voisine?s?|tante|grand mere|infirmiere?|travailleuse sociale)'
const WHO_ENGLISH = `(?:i am|i feel|we are|we feel|he is|she is|they are|everyone is|everybody is|everyones|everybodys|hes|shes|theyre|(?:my|the) ${NEAR_ENGLISH} (?:is|are)|(?:my|the) ${NEAR_ENGLISH} and i are|the person is)`
const VERY_ENGLISH = '(?:really|totally|completely|perfectly|very|definitely|all|both)'
const SAFE_ENGLISH = '(?:safe(?: and sound)?|out of danger|in a safe place)'
const WHERE_ENGLISH = `(?:here|at home|at work|(?:at|in) (?:the|a) (?:hospital|shelter|police station)|at my ${KEEPER}(?: s)?(?: (?:house|place|apartment))?|with (?:my|a|the) ${NEAR_ENGLISH}|with people)`
const DANGER_ENGLISH = '(?:not in (?:any )?danger|in no danger|no longer in (?:any )?danger)'
const NOBODY_ENGLISH = '(?:nobody|no one|none of us) is (?:still )?in (?:any )?danger'
const GO_ON_ENGLISH =
  '(?:(?:to )?(?:go on|continue|carry on)|we can (?:go on|continue|carry on)|let us (?:go on|continue|carry on)|please continue)'

const WHO_FRENCH = `(?:je suis|jsuis|chuis|chui|chu|je me sens|jme sens|on est|nous sommes|on se sent|il est|elle est|ils sont|elles sont|tout le monde est|(?:mon|ma|mes) ${NEAR_FRENCH} (?:est|sont)|la personne est)`
const VERY_FRENCH = '(?:vraiment|bien|tout a fait|completement|parfaitement|toutes?|tous)'
const SAFE_FRENCH = '(?:en securite|en surete|hors de danger|a labri|safe)'
const WHERE_FRENCH = `(?:ici|chez moi|chez nous|chez (?:mon|ma|mes|une?) ${GARDIEN}|au refuge|au poste de police|a la maison|a lhopital|avec (?:mon|ma|mes|une?|la|le) ${NEAR_FRENCH})`
/** "Je suis plus en danger" without "ne" may mean "more in danger", so "plus" needs its "ne". */
const DANGER_FRENCH =
  '(?:je ne suis (?:pas|plus)|je suis pas|jsuis pas|chuis pas|chui pas|chu pas|on nest (?:pas|plus)|on est pas|nous ne sommes (?:pas|plus)|il nest (?:pas|plus)|elle nest (?:pas|plus)|ils ne sont (?:pas|plus)|elles ne sont (?:pas|plus)|la personne nest (?:pas|plus)) (?:du tout )?en danger'
const NOBODY_FRENCH = '(?:plus )?personne nest en danger'
const GO_ON_FRENCH = '(?:on (?:peut )?continue[rz]?|continuons|on peut y aller|vous pouvez continuer|pour continuer)'

/** Statements that nobody is in danger; the negation is the point of them. */
export const DANGER_DENIALS = [
  `(?:${NOW_ENGLISH} )?${WHO_ENGLISH} (?:${NOW_ENGLISH} )?${DANGER_ENGLISH}`,
  NOBODY_ENGLISH,
  DANGER_FRENCH,
  NOBODY_FRENCH,
].join('|')

/** Nobody who says this says that they are in danger; the check question behind it makes sure. */
const WELL_STATEMENTS = [
  `(?:i am|we are|he is|she is|they are|everyone is|everybody is|(?:my|the) ${NEAR_ENGLISH} (?:is|are)) (?:${NOW_ENGLISH} )?(?:${VERY_ENGLISH} )*(?:fine|ok|okay|all ?right|alright|unharmed|not hurt|not in pain)`,
  '(?:i am|we are) not (?:going to (?:hurt|harm|kill) (?:myself|ourselves|anyone|anybody|him|her|them)|suicidal|thinking of (?:suicide|hurting myself|killing myself))',
  'i (?:do not|will not) (?:want to |plan to )?(?:die|(?:hurt|harm|kill) (?:myself|anyone|anybody)|end my life)',
  'i (?:have|had) no (?:plans?|intention|wish) (?:to|of) (?:die|dying|(?:hurt|harm|kill)(?:ing)? (?:myself|anyone|anybody))',
  '(?:no one|nobody|none of us) is (?:hurt|harmed|injured|going to get hurt)|there is no (?:more )?danger|it was (?:just |only )?a (?:misunderstanding|mistake)',
  '(?:je vais bien|ca va bien|ca va|on va bien|nous allons bien|tout va bien|(?:il|elle) va bien|je suis correcte?|jsuis correcte?|chu correcte?|on est correcte?s?)',
  '(?:je ne|je|jne) (?:vais|veux) pas (?:me (?:faire (?:du |de )?mal|tuer|blesser)|faire (?:de |du )?mal a (?:personne|quelquun)|mourir)|je ne vais faire (?:de |du )?mal a personne|je ne veux faire (?:de |du )?mal a personne',
  '(?:je ne suis pas|je suis pas|chu pas|jsuis pas) suicidaire|(?:je nai|jai) pas (?:lintention|envie|le gout) de (?:me faire (?:du )?mal|mourir|me tuer)|personne (?:nest|ne sera) blessee?|il ny a (?:pas de|aucun|plus de) danger|je ne cours aucun danger|je suis hors de danger|cetait (?:juste |seulement )?un malentendu',
].join('|')

const ELSEWHERE_ENGLISH = `(?:i am|we are) (?:now )?(?:(?:over )?at|with|staying (?:at|with)) (?:my ${KEEPER}(?: s)?(?: (?:house|place|apartment))?|(?:the|a) (?:hospital|shelter|police station|police|paramedics|neighbou?rs?))`
const IN_HOSPITAL = `(?:he is|she is|they are|hes|shes|theyre|(?:my|the) ${NEAR_ENGLISH} is) (?:now )?(?:at|in) (?:the )?hospital`
const A_LHOPITAL = `(?:il est|elle est|(?:mon|ma) ${NEAR_FRENCH} est) (?:rendue? )?a lhopital`
const ELSEWHERE_FRENCH = `(?:je suis|jsuis|chu|chuis|on est|nous sommes) (?:chez|avec) (?:mon|ma|mes|une?|la) ${GARDIEN}`

const SAFE_STATEMENTS = [
  `${IN_HOSPITAL} (?:and )?(?:(?:he|she|they) (?:is|are) )?${SAFE_ENGLISH}`,
  `${A_LHOPITAL} (?:et |pis )?(?:(?:il|elle) est )?${SAFE_FRENCH}`,
  `${ELSEWHERE_ENGLISH} (?:and )?(?:(?:i am|we are) )?${SAFE_ENGLISH}`,
  `${ELSEWHERE_FRENCH} (?:et |pis )?(?:(?:je suis|chu|on est) )?${SAFE_FRENCH}`,
  `(?:${NOW_ENGLISH} )?${WHO_ENGLISH} (?:${NOW_ENGLISH} )?(?:${VERY_ENGLISH} )*${SAFE_ENGLISH}`,
  `(?:${NOW_FRENCH} )?${WHO_FRENCH} (?:${NOW_FRENCH} )?(?:${VERY_FRENCH} )*${SAFE_FRENCH}`,
  DANGER_DENIALS,
  WELL_STATEMENTS,
].join('|')

/** What the words before were: beside a statement of safety they explain it, alone they say nothing of it. */
const EXPLAINED =
  'i (?:was|am) (?:just |only )?(?:upset|joking|kidding|venting|exaggerating|frustrated)|i did not mean it(?: (?:like that|that way))?|it was (?:just |only )?(?:a (?:figure of speech|joke)|an expression|a way of speaking)|(?:je|j) ?disais ca (?:de meme|comme ca)|cetait (?:juste |seulement )?(?:une (?:expression|blague|facon de parler)|pour rire)|je (?:blaguais|niaisais|plaisantais)|jexagerais'
/** How someone is, beside being safe; alone "I feel better" says nothing of danger. */
const CALMER =
  '(?:i am|we are|i feel|we feel|(?:i am|we are) feeling) (?:(?:a (?:little )?bit|a little|a lot|much|so much) )?(?:better|calmer)|(?:je me sens|jme sens|je vais|ca va|on va) (?:(?:un peu|ben|bien|beaucoup|pas mal) )?(?:mieux|plus calme)'
/** Help or company that has come, and having left; the statement of safety follows. */
const HELPED = `(?:(?:the |an )?(?:police|ambulance|paramedics|help) (?:is|are) (?:now )?here|(?:la police|lambulance|les ambulanciers|les secours) (?:est|sont) (?:ici|la|arrivee?s?)|my ${KEEPER} is (?:here|with me|here with me)|(?:mon|ma) ${GARDIEN} est (?:ici|la|avec moi)|(?:i|we) (?:left|got out|got away)|(?:on est|je suis|jsuis|chu|chuis) partie?s?)(?: (?:and|et|pis))?`
const BEFORE = [
  HELPED,
  EXPLAINED,
  `(?:${CALMER}|${WELL_STATEMENTS})(?: (?:${NOW_ENGLISH}|${NOW_FRENCH}))?(?: (?:and|et|pis))?`,
  'yes|yeah|yep|ok|okay|no|hi|hello|sorry|really|i promise(?: that)?|thanks|thank you|thank god|luckily|please|do not worry|it is ok|it is okay',
  'oui|ouais|non|bonjour|merci|desolee?|promis|je vous promets que|je vous assure que|dieu merci|heureusement|ca va|ca va bien|ca va mieux|inquietez vous pas|ne vous inquietez pas',
].join('|')

/** What may stand behind: when, thanks, company, going on. */
export const CLOSINGS = `(?: (?:(?:and|so|et|donc|alors) )?(?:${[
  NOW_ENGLISH,
  GO_ON_ENGLISH,
  `(?:my|a|the) ${NEAR_ENGLISH} (?:is|are) (?:here|with me|with us|here with me)`,
  '(?:the )?(?:police|ambulance|paramedics|help) (?:is|are) here',
  'thanks|thank you(?: very much| so much)?|i promise|really|any ?more|any longer',
  NOW_FRENCH,
  GO_ON_FRENCH,
  `(?:mon|ma|mes) ${NEAR_FRENCH} (?:est|sont) (?:ici|la|avec moi|avec nous)`,
  '(?:la police|lambulance|les ambulanciers|les secours) (?:est|sont) (?:ici|la|arrivee?s?)',
  'merci(?: beaucoup)?|promis|vraiment',
  EXPLAINED,
  'i do not need (?:any )?help|i was talking about the past|it was (?:just |only )?a (?:misunderstanding|mistake)|je nai pas besoin daide|je parlais du passe|cetait (?:juste |seulement )?un malentendu',
  WELL_STATEMENTS,
].join('|')}))*`

const PLACE = `(?: (?:${[
  WHERE_ENGLISH,
  `(?:and )?i am (?:here |at home )?with (?:my|a|the) ${NEAR_ENGLISH}`,
  WHERE_FRENCH,
  `(?:et )?je suis avec (?:mon|ma|mes|une?) ${NEAR_FRENCH}`,
].join('|')}))*`

/** A statement of safety with what may stand behind it. */
export const SAFE_SENTENCE = `(?:${SAFE_STATEMENTS})(?: (?:${NOW_ENGLISH}|${NOW_FRENCH}))?${PLACE}${CLOSINGS}`

/**
 * True where someone says only that they are away from the danger. It releases nothing, and is no yes to "are you still in danger?" though it begins
 * with "I am".
 */
export function tellsWhere(text: string): boolean {
  const said = plainStatement(text)
  return said !== null && WHERE.test(said)
}

const WHERE = new RegExp(
  `^(?:(?:${ELSEWHERE_ENGLISH})(?: (?:now|right now|today|tonight|for now|(?:and )?safe|thanks?|thank you))*|(?:${ELSEWHERE_FRENCH})(?: (?:maintenant|la|pour le moment|en securite|merci))*)$`,
)

const STATEMENT = new RegExp(`^(?:(?:(?:${BEFORE}) )*${SAFE_SENTENCE}|(?:all )?safe(?: now)?)$`)
