import { checkPersonalInformation, normalisePersonalInformation } from '../../patients/personal-information.ts'
import { EMPTY_DETAILS } from '../state/empty-details.ts'
import { isGivenName } from './given-names.ts'

export type SaidName = { firstName: string; lastName: string }

/** `sure`: words before it say that a name follows. */
type Found = { name: SaidName; rest: string; sure: boolean }

/** The name by which a person introduces themselves, and the message without it. A name that the form would refuse is none. */
export function readName(message: string, today: string): Found | null {
  const text = message.replace(HONORIFIC, '$1')
  const accepted = (found: Found | null) => (found && isAccepted(found.name, today) ? found : null)
  return (
    accepted(byParts(text)) ??
    afterLead(text, today) ??
    accepted(nameAtStart(text)) ??
    accepted(lastNameFirst(text)) ??
    accepted(inPassing(text))
  )
}

/** "Mr. Singh, Harpreet Singh", « madame Lévesque, Pierrette Lévesque », "Mrs. Ana Roy": the name without the title; a title with one name is left. */
const HONORIFIC =
  /(?<!\p{L})(?:[Mm]rs?|Ms|Miss|Mister|M(?=\.)|[Mm]me|[Mm]lle|[Mm]adame|[Mm]onsieur)(?:\.\s*|\s+)(?:\p{Lu}[\p{L}’'-]+,\s+)?(\p{Lu}[\p{L}’'-]+ \p{Lu})/gu

/** "First name is Yolanda, last name Baptiste", « prénom : Solange, nom de famille : Haché ». */
function byParts(text: string): Found | null {
  const first = FIRST.exec(text)
  if (!first) return null
  const last = LAST.exec(text)
  const rest = text.replace(FIRST, '. ').replace(LAST, '. ')
  return { name: { firstName: first[1] ?? '', lastName: last?.[1] ?? '' }, rest, sure: true }
}

const IS = "(?:\\s*:\\s*|\\s+(?:is|est|c['’]est)\\s+|['’]s\\s+|\\s+)"
const FIRST = new RegExp(`(?<!\\p{L})(?:(?:my|mon) )?(?:first name|given name|pr[ée]nom)${IS}(\\p{L}[\\p{L}’'-]+)`, 'iu')
const LAST = new RegExp(
  `(?:,?\\s*(?:and|et|pis))?(?<!\\p{L})\\s*(?:(?:my|mon|the) )?(?:last name|family name|surname|nom de famille)${IS}(?!is |est |long)(\\p{L}[\\p{L}’'-]+(?: \\p{Lu}[\\p{L}’'-]+)?)`,
  'iu',
)

function afterLead(text: string, today: string): Found | null {
  for (const { lead, single } of LEADS) {
    const found = lead.exec(text)
    if (!found) continue
    const behind = text.slice(found.index + found[0].length)
    const words = single === 'given' ? givenWords(behind) : nameWords(behind, single === 'any')
    if (
      words.length < (single === 'no' ? 2 : 1) ||
      (single === 'capital' && !NAMED_ALONE.test(behind.trimStart().slice(words.join(' ').length)))
    )
      continue
    const [firstName = '', ...rest] = words
    const name = { firstName, lastName: rest.join(' ') }
    if (!isAccepted(name, today)) continue
    return { name, rest: `${text.slice(0, found.index)}. ${behind.trimStart().slice(words.join(' ').length)}`, sure: true }
  }
  return null
}

/** What may follow a single name. */
const NAMED_ALONE = /^\W*(?:$|[,.;:!?)]|\s+[-–—]|\s+(?:and|et|pis|i|j|here|ici)(?!\p{L}))/iu
const AM = "(?:i['’]?m|i am|this is|this here(?:['’]?s| is)|it['’]?s|it is|je suis|j['’]?suis|chus|ici|c['’]?est|moi,? c)"

/** `single`: whether one name is enough: any, one with a capital, one of `isGivenName`, or none. */
const LEADS = [
  {
    single: 'any',
    lead: /(?<!\p{L})(?:(?:my|the) (?:full )?name(?:['’]?s| is)|(?<!user|brand |generic |last |first |product )name(?:['’]s| is)|j[e ]?['’]? ?m['’ ]?appel+e?|je me nomme|mon nom (?:est|c['’]?est)|moi,? c['’]est)\s+(?!de famille)|^\W*(?:name|nom)\s+(?=\p{L})|(?<!\p{L})my name (?=\p{Lu}\p{L}+ \p{Lu})/iu,
  },
  {
    single: 'capital',
    lead: /(?<!\p{L})(?:(?:people |everyone |everybody |they |you can |just |please )?call me|i go by|on m['’]appelle|(?:tout le monde|le monde) m['’]appelle|appel(?:ez|le)[- ]moi|j[e’']? ?me pr[ée]sente(?: moi)?,?)\s+/iu,
  },
  { single: 'no', lead: new RegExp(`(?<!\\p{L})${AM}\\s+`, 'iu') },
  { single: 'given', lead: new RegExp(`(?<!\\p{L})${AM}\\s+`, 'iu') },
  {
    single: 'capital',
    lead: /(?:^|[.!,]\s*|(?<!\p{L})(?:hi|hello|hey|bonjour|all[oô]|salut) )(?:i['’]m|i am)\s+(?!\p{L}+(?:ed|ing|ic|al|ent|ant|less|ful|ous|ish|ive|able|ible)(?!\p{L})|(?:Sick|Sad|Old|New|Lost|Here|Done|Back|Fine|Good|Well|Ok|Okay|Sure|Sorry|Deaf|Blind|Gay|Queer|Trans|Muslim|Jewish|Christian|Black|Native|Cree|Ready|Free|Late|Male|Female|Home|Ill|In|On|At|From|Not|So|A|An|The)(?!\p{L}))/iu,
  },
] as const

/** A common given name, small or not, and the last name behind it. */
function givenWords(behind: string): string[] {
  const [, first = '', last] = /^\s*(\p{L}[\p{L}’'-]+)(?: (\p{Lu}[\p{L}’'-]+))?/u.exec(behind) ?? []
  if (!isGivenName(first)) return []
  const words = last === undefined || NO_NAMES.has(last.toLowerCase()) ? [first] : [first, last]
  const after = behind.trimStart().slice(words.join(' ').length)
  return NAMED_ALONE.test(after) || TELLS.test(after) ? words : []
}

/** A voice-typed message continues without a mark: "this is wendell my knees are bad". */
const TELLS = /^\s+(?:my|i|im|ive|ya|from|calling|looking|again|mes|mon|ma|je|chu|chus|jsuis|jai|de)(?!\p{L})/iu

/** "Ramesh Iyer, I have migraines", "Hello, Ted Lavallee here", « Gilles Robichaud de Tracadie », "Paul. Insomnia." */
function nameAtStart(text: string): Found | null {
  const before = GREETED.exec(text)?.[0] ?? ''
  const behind = text.slice(before.length)
  const words = nameWords(behind, false)
  while (words.length > 2 && PARTICLE.test(words.at(-2) ?? '')) words.splice(-2)
  const said = words.join(' ')
  const after = behind.slice(said.length)
  if (words.length === 2 || words.length === 3) {
    if (!behind.startsWith(said) || !CLOSES.test(after) || PLACE.test(said)) return null
    const [firstName = '', ...rest] = words
    return { name: { firstName, lastName: rest.join(' ') }, rest: `. ${after}`, sure: false }
  }
  // "Hi Karen, I have back pain" greets Karen.
  const [whole = '', here, named = ''] = (before === '' ? ALONE : HERE).exec(behind) ?? []
  const only = here ?? named
  return isGivenName(only) ? { name: { firstName: only, lastName: '' }, rest: `. ${behind.slice(whole.length)}`, sure: true } : null
}

const GREETED =
  /^(?:(?:hi|hello|hey|yo|hiya|bonjour|bonsoir|all[oô]|salut|(?:good )?(?:morning|afternoon|evening|day))(?: (?:there|clinic|all|everyone|everybody|folks|guys|team|la clinique|la gang|tout le monde|[àa] tous))?[,!. ]+)*/iu
/** Not "Dana Whitfield from your clinic called me", who is someone else. */
const CLOSES =
  /^(?:[.,;!]|\s+(?:here|ici|speaking|writing|calling|[àa] l['’]appareil|from|de)(?!\p{L})(?!\s+(?:the|your|my|our|la|le|votre|mon|ma|chez)(?!\p{L})))/iu
const HERE = /^(\p{L}[\p{L}’'-]+)\s+(?:here|ici|speaking)(?!\p{L})(?!['’ ]?(?:s|is|to|for|pour)(?!\p{L}))/iu
const ALONE = new RegExp(`${HERE.source}|^(\\p{L}[\\p{L}’'-]+)(?:\\.|,)(?=\\s)`, 'iu')
const PLACE =
  /^(?:nova scotia|new brunswick|british columbia|prince edward|quebec city|thunder bay|red deer|medicine hat|fort \w+|north bay|mont \w+|trois rivi[eè]res|saint[- ]\w+)/iu

/** « Tremblay, Sylvie. Polyarthrite » */
function lastNameFirst(text: string): Found | null {
  const [whole = '', lastName = '', firstName = ''] = /^(\p{Lu}[\p{L}’'-]+), (\p{Lu}[\p{L}’'-]+)(?=[.;:]|$)/u.exec(text) ?? []
  if (!isGivenName(firstName) || NO_NAMES.has(lastName.toLowerCase())) return null
  return { name: { firstName, lastName }, rest: text.slice(whole.length), sure: false }
}

/** A name below a message, or one that is a sentence of its own: "Thanks, Priya", "- Walter Doucet", "Ethel Cormier, age 79". */
function inPassing(text: string): Found | null {
  for (const pattern of IN_PASSING) {
    for (const found of text.matchAll(pattern)) {
      const [whole, firstName = '', lastName = ''] = found
      if (!isGivenName(firstName) || NO_NAMES.has(lastName.toLowerCase())) continue
      const rest = `${text.slice(0, found.index)}. ${text.slice(found.index + whole.length)}`
      return { name: { firstName, lastName: /^\p{L}$/u.test(lastName) ? '' : lastName }, rest, sure: true }
    }
  }
  return null
}

const FIRST_LAST = "(\\p{Lu}[\\p{L}’'-]+)(?: (\\p{Lu}[\\p{L}’'-]*)\\.?)?"
const IN_PASSING = [
  new RegExp(
    `(?:(?<!\\p{L})(?:[Tt]hanks|[Tt]hank you|[Tt]hx|[Mm]erci|[Cc]heers|[Rr]egards|[Ss]incerely|[Cc]ordialement)(?: (?:again|so much|you|beaucoup|d['’]avance))?[,.!]?\\s*(?:\\n|[-–—,.]\\s*)|[\\n–—]\\s*|\\s-\\s*|\\s-)${FIRST_LAST}\\s*$`,
    'gu',
  ),
  /(?<=[.!?]\s+)(?:(?:I['’]?m|this is|it['’]?s|moi c['’]?est) )?(\p{Lu}[\p{L}’'-]+) (\p{Lu}[\p{L}’'-]*)(?:\.(?=\s|$)|$|,(?= (?:age|\d\d)))/gu,
]

function nameWords(behind: string, plain: boolean): string[] {
  const small = plain && !/^\W*\p{Lu}/u.test(behind)
  const words: string[] = []
  for (const [part, gap] of [...behind.trimStart().matchAll(/([\p{L}’'-]+)([^\p{L}’'-]*)/gu)].map(
    ([, word = '', after = '']) => [word, after] as const,
  )) {
    const isParticle = words.length > 0 && PARTICLE.test(part)
    const isName = small ? !ENDS.has(part.toLowerCase()) && !/['’]/.test(part) : /^\p{Lu}/u.test(part) && !CONTRACTED.test(part)
    if (!isParticle && (!isName || NO_NAMES.has(part.toLowerCase()) || /^\p{Lu}{2,}$/u.test(part))) break
    words.push(part)
    if (gap !== ' ' || words.length === MOST_WORDS) break
  }
  while (words.length > 0 && PARTICLE.test(words.at(-1) ?? '')) words.pop()
  return /['’]s$/.test(words.at(-1) ?? '') ? [] : words
}

const MOST_WORDS = 4
const PARTICLE = /^(?:de|du|des|la|le|van|von|der|da|dos|el|al|st|saint)$/
/** "I'm", "It's", "J'ai": no part of a name. */
const CONTRACTED = /^(?:I|It|That|There|He|She|You|We|They|What|Who|J|C|Qu)['’]/u
/** Where a name in small letters ends. */
const ENDS = new Set(
  'and i im ive ill id et j je jai jsuis chus pis puis from de and, born née ne but mais with avec a have ai suis my mon ma mes the so since depuis age aged years calling here ici cant got had need want looking on'.split(
    ' ',
  ),
)
/** Words with a capital that say what a person is. */
const NO_NAMES = new Set(
  'i ici name nom canadian canadien canadienne french français française english anglais quebecois québécois québécoise indigenous metis métis inuit first nations new type bipolar diabetic in on at from looking calling here not so very medical cannabis good morning please hello bonjour patient chronic back knee neck someone doctor clinic my we can do how what is are there just been mal mon ma mes besoin vous pouvez pain anxiety insomnia dr nurse clinique life cross team everyone merci thanks bonne bon journée journee soirée nice day best have monday tuesday wednesday thursday friday saturday sunday lundi mardi mercredi jeudi vendredi samedi dimanche january february march april may june july august september october november december today tomorrow tonight later back asap anytime whenever'.split(
    ' ',
  ),
)

function isAccepted(name: SaidName, today: string): boolean {
  const errors = checkPersonalInformation(normalisePersonalInformation({ ...EMPTY_DETAILS, ...name }), today)
  return !errors.firstName && (name.lastName === '' || !errors.lastName)
}
