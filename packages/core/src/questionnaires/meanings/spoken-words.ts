import { normalizeSpelling } from '@clinic/nlu/text/normalize-spelling'

/** `clause`: counts up at commas and at words such as "but". `item`: counts up at "and" too. `aside`: a reason or a remark, no part of a list. */
export type SpokenWord = { word: string; clause: number; item: number; aside: boolean }

/** Words that carry no meaning of their own in an answer; a meaning and a reply are both read without them. */
const EMPTY = new Set(
  (
    'the a i my me mine you your it its this that these those they them of in on with is am are was were be been being have has had having do does did get gets got getting ' +
    'also some at from by as about well oh um uh hmm please thanks thank think guess believe suppose probably definitely actually mostly mainly honestly literally basically ' +
    'there here would like say damn darn freaking fucking crisse maudit ' +
    'le la les l un une des du de d je j tu il on nous vous mon ma mes ce c ca cela ai as suis etre est sont dans sur au aux a pour par avec en y que qu qui ne n se s me m te t ' +
    'euh genre mettons la svp merci pense crois dirais surtout principalement que fait fais faire c est hein bon'
  ).split(' '),
)
/** Of the empty words those that may come or go anywhere in a phrase without another meaning. */
const SMALL = new Set(
  'the a i my me you your is am are was were be been s m re ve has have had le la les l un une des du de d j je tu il on mon ma mes ai as suis etre est c ce se te t n ne please really merci'.split(
    ' ',
  ),
)

/** A reply in its plain words, apart from those that make no difference: "keep my seller" and "keep the seller". */
export function tightWords(text: string): string {
  return wordsThatCount(plainWords(text)).join(' ')
}

/** A phrase in the same way, from the first word that means something. */
export function tightPhrase(plain: string): string {
  const words = wordsThatCount(plain)
  const first = words.findIndex((word) => !EMPTY.has(word) || LEADING.has(word))
  const last = words.findLastIndex((word) => !EMPTY.has(word) || CLOSING.has(word))
  const tight = words.slice(Math.max(0, first), last + 1).join(' ')
  // « Comme c'est là » may not be found in every « comme ».
  return LEADING.has(tight) && plain !== tight ? '' : tight
}

function wordsThatCount(plain: string): string[] {
  return plain
    .split(' ')
    .filter((word) => !SMALL.has(word))
    .map(stem)
}

/** Empty words at the end that make it another phrase: "keep it", « ça va bien ». */
const CLOSING = new Set('it mine this that these those them well there here good bon ca cela fait faire dire'.split(' '))

/** Small words in front that belong to what follows them. */
const LEADING = new Set('with as avec like comme dans fait fais'.split(' '))

/** Words that stay, but cannot make a meaning on their own. */
const WEAK = new Set(
  'not no can could will know take takes took use uses used go goes going want need feel feels when to for or if more less all any one pas plus rien jamais oui non yes peux veux sais prends prend pris vais va tout tous toute toutes encore moi lui autre other never nothing none now same too out off up again so very really just lot pretty quite only vraiment tres tellement assez trop juste kinda ben bin day days jour jours fois time times year years an ans annee annees mois month months week weeks semaine semaines 1 2 3 4 5 6 7 8 9 10'.split(
    ' ',
  ),
)

const CLAUSE = /[,;.!?\n()]|\b(?:but|because|since|when|so that|although|though|mais|parce que|parce qu|car|quand|depuis|faque|sauf)\b/
const ITEM = /[&/+]|\b(?:and|et|pis|puis|plus also|then|with|avec)\b/

/** As it is typed on a phone. What the crisis model was trained to read is spelled out elsewhere. */
const TYPED = new Map(
  Object.entries({
    toujours: 'tjrs tjr tjs tjours toujour tjors',
    'tous les jours': 'tlj tljs',
    souvent: 'svt souvant',
    parfois: 'pfs parfoi',
    quelques: 'qq qqs qlq qques',
    longtemps: 'lgtps lontemps longtemp',
    maintenant: 'mtn mnt maintenan',
    jamais: 'jms jamai jamait',
    semaine: 'sem',
    'a peu pres': 'apeupres apeupre',
    dormir: 'dormire',
    everyday: 'evryday',
    every: 'evry evrey',
    sometimes: 'smtimes somtimes sometims',
    probably: 'prolly probly',
    definitely: 'def definately definetly',
    usually: 'usu usualy',
    never: 'nevr nver',
    'out of': 'outta outa',
    always: 'alwyas alway',
    about: 'abt',
    'a little': 'alil alittle',
    'i do not know': 'idk iunno',
  }).flatMap(([meant, typed]) => typed.split(' ').map((word) => [word, meant] as const)),
)

/** "About 2" is a number here, and no "about to". */
const COUNTED_TWO = /\b(about|have|like|got|used|need|had) 2\b(?![.,:/-]?\d)/giu

/** "3 yrs", which the spelling of ages would make "3 years old". */
const YEARS = /(?<=[\p{L}\d])\s*(?<!\p{L})yrs?\b(?!\s*old)\.?/giu

/** "On n off", and no « je n ai pas ». */
const AND = /(?<=[\p{L}\d]) n (?=\p{L})(?!(?:ai|as|a|est|y|en|avais|avait|etais|etait|étais|était|ont|aime|importe)(?!\p{L}))/giu
/** "The accident in '09". */
const SHORT_YEAR = /(?<![\d\p{L}])['’](\d\d)(?![\d'’])/gu
const LAST_SHORT_YEAR = 30
/** "Since 09": no count begins with a nought. */
const YEAR_SINCE = /(?<=(?<!\p{L})(?:since|depuis|from|in|en)(?: about| around| environ)? )(0\d)(?![\d:.h])/giu

/** A reply as plain words: spelled out, without accents, hyphens or small sounds. */
export function plainWords(text: string): string {
  return normalizeSpelling(
    text
      .replace(AND, ' and ')
      .replace(SHORT_YEAR, (_, year: string) => `${Number(year) > LAST_SHORT_YEAR ? 19 : 20}${year}`)
      .replace(YEAR_SINCE, '20$1')
      .replace(COUNTED_TWO, '$1 two')
      .replace(YEARS, ' years')
      .replace(/(\d)[.,](?=\d)/g, '$1point')
      .replace(/(?<=\p{L})-(?=\p{L})/gu, ' '),
  )
    .split(' ')
    .map((word) => TYPED.get(word) ?? word)
    .join(' ')
    .replace(/\bpeux etre\b/g, 'peutetre')
    .replace(/\beveryday\b/g, 'every day')
    .replace(/\b(?:que|qu) avant\b/g, 'queavant')
    .replace(/\bthan before\b/g, 'thanbefore')
    .replace(/\b(\d+)(am|pm|h|x)\b/g, '$1 $2')
    .replace(/^(?:bin|ben) (?=(?:oui|ouais|ouin|non|nan|voyons|pas|rien|jamais)\b)/, '')
    .replace(/\bbefore (?:bed(?:time)?|sleep|(?:i|going to) (?:sleep|bed))\b/g, 'beforebed')
    .replace(/\bavant (?:de (?:me coucher|dormir|m endormir)|le dodo|dodo)\b/g, 'avantdodo')
    .replace(/\bevery (?:(?:blessed|single|god|damn|darn|bloody|freaking|friggin|last) )+(?=day|night|morning|evening)/g, 'every ')
    .replace(/\bchaque (?:maudite?|sacree?|foutue?|crisse de|saint) (?=jour|nuit|soir|matin)/g, 'chaque ')
    .replace(/\bfaux pas\b/g, 'faut pas')
    .replace(/\brien que (?=une?\b|du |de |des |les? |la |mon |ma |mes |quand )/g, 'juste ')
    .trim()
}

/** The words of a reply that mean something, each with the clause and the item of a list that it belongs to. */
export function spokenWords(text: string): SpokenWord[] {
  let clause = 0
  let item = 0
  let aside = false
  return text
    .toLowerCase()
    .replace(AND, ' and ')
    .replace(/(\d)[.,](?=\d)/g, '$1point')
    .replace(OPENING, '$1, ')
    .split(new RegExp(`(${CLAUSE.source}|${ITEM.source})`, 'iu'))
    .flatMap((part) => {
      if (CLAUSE.test(part) && part.length <= SEPARATOR) {
        clause += 1
        item += 1
        aside = /\p{L}/u.test(part)
      } else if (ITEM.test(part) && part.length <= SEPARATOR) item += 1
      return plainWords(part)
        .replace(A_LITTLE, 'unpeu')
        .split(' ')
        .filter((word) => word !== '' && !EMPTY.has(word) && !SEPARATORS.has(word))
        .map((word) => ({ word: stem(word), clause, item, aside }))
    })
}

/** « Un peu de fièvre » is a fever, « peu de fièvre » is hardly one. */
const A_LITTLE = /\bun (?:tout )?(?:petit |tit |ti )?peu\b/g
/** "No I am male": the no is an answer of its own. */
const OPENING = /^(\s*(?:no|nope|non|nan|yes|yeah|oui|ouin|ouais)) (?=(?:i|i'm|im|it|they|my|we|the|je|j'|j’|mon|ma|c'est|c’est|on|ça) ?)/u
const SEPARATOR = 10
const SEPARATORS = new Set('and et pis puis'.split(' '))

/** A plural is the same word. */
function stem(word: string): string {
  return word.length > 4 && /[^sui]s$/.test(word) ? word.slice(0, -1) : word
}

/** True where the words of a meaning say too little to be looked for inside a longer reply. */
export function isWeak(words: readonly string[]): boolean {
  return words.every((word) => WEAK.has(word))
}
