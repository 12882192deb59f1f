import { checkPersonalInformation, normalisePersonalInformation } from '../../patients/personal-information.ts'
import { EMPTY_DETAILS } from '../state/empty-details.ts'

export type SaidName = { firstName: string; lastName: string }

/** `sure`: words before it say that a name follows. */
type Found = { name: SaidName; rest: string; sure: boolean }

/** The name by which a person introduces themselves, and the message without it. A name that the form would refuse is none. */
export function readName(text: string, today: string): Found | null {
  for (const { lead, plain } of LEADS) {
    const found = lead.exec(text)
    if (!found) continue
    const behind = text.slice(found.index + found[0].length)
    const words = nameWords(behind, plain)
    if (words.length < (plain ? 1 : 2)) continue
    const [firstName = '', ...rest] = words
    const name = { firstName, lastName: rest.join(' ') }
    if (!isAccepted(name, today)) continue
    return { name, rest: `${text.slice(0, found.index)}. ${behind.trimStart().slice(words.join(' ').length)}`, sure: true }
  }
  return nameAtStart(text, today)
}

/** "Ramesh Iyer, I have migraines", "Hello, Ted Lavallee here", « Gilles Robichaud de Tracadie ». */
function nameAtStart(text: string, today: string): Found | null {
  const before = GREETED.exec(text)?.[0] ?? ''
  const behind = text.slice(before.length)
  const words = nameWords(behind, false)
  while (words.length > 2 && PARTICLE.test(words.at(-2) ?? '')) words.splice(-2)
  const said = words.join(' ')
  const after = behind.slice(said.length)
  if (words.length < 2 || words.length > 3 || !behind.startsWith(said) || !CLOSES.test(after) || PLACE.test(said)) return null
  const [firstName = '', ...rest] = words
  const name = { firstName, lastName: rest.join(' ') }
  return isAccepted(name, today) ? { name, rest: `. ${after}`, sure: false } : null
}

const GREETED =
  /^(?:(?:hi|hello|hey|yo|bonjour|all[oô]|salut|good (?:morning|afternoon|evening))(?: (?:there|clinic|all|everyone|la clinique))?[,!. ]+)?/iu
/** Not "Dana Whitfield from your clinic called me", who is someone else. */
const CLOSES = /^(?:[.,;!]|\s+(?:here|ici|speaking|from|de)(?!\p{L})(?!\s+(?:the|your|my|our|la|le|votre|mon|ma|chez)(?!\p{L})))/iu
const PLACE =
  /^(?:nova scotia|new brunswick|british columbia|prince edward|quebec city|thunder bay|red deer|medicine hat|fort \w+|north bay|mont \w+|trois rivi[eè]res|saint[- ]\w+)/iu

/** `plain`: it says that a name follows, so that a single one counts, and one in small letters. */
const LEADS = [
  {
    plain: true,
    lead: /(?<!\p{L})(?:my (?:full )?name(?:['’]s| is)|je m['’]appelle|mon nom (?:est|c['’]est)|moi c['’]est)\s+|^\W*(?:name|nom)\s+(?=\p{L})/iu,
  },
  { plain: false, lead: /(?<!\p{L})(?:i['’]?m|i am|this is|it['’]s|it is|je suis|ici|c['’]est)\s+/iu },
] as const

function nameWords(behind: string, plain: boolean): string[] {
  const small = plain && !/\p{Lu}/u.test(behind.slice(0, 30))
  const words: string[] = []
  for (const [part, gap] of [...behind.trimStart().matchAll(/([\p{L}’'-]+)([^\p{L}’'-]*)/gu)].map(
    ([, word = '', after = '']) => [word, after] as const,
  )) {
    const isParticle = words.length > 0 && PARTICLE.test(part)
    const isName = small ? !ENDS.has(part.toLowerCase()) && !/['’]/.test(part) : /^\p{Lu}/u.test(part)
    if (!isParticle && (!isName || NO_NAMES.has(part.toLowerCase()) || /^\p{Lu}{2,}$/u.test(part))) break
    words.push(part)
    if (gap !== ' ' || words.length === MOST_WORDS) break
  }
  while (words.length > 0 && PARTICLE.test(words.at(-1) ?? '')) words.pop()
  return words
}

const MOST_WORDS = 4
const PARTICLE = /^(?:de|du|des|la|le|van|von|der|da|dos|el|al|st|saint)$/
/** Where a name in small letters ends. */
const ENDS = new Set('and i im ive et je jai pis from de and, born née ne but mais with avec a have ai suis'.split(' '))
/** Words with a capital that say what a person is. */
const NO_NAMES = new Set(
  'i ici name nom canadian canadien canadienne french français française english anglais quebecois québécois québécoise indigenous metis métis inuit first nations new type bipolar diabetic in on at from looking calling here not so very medical cannabis good morning please hello bonjour patient chronic back knee neck someone doctor clinic my we can do how what is are there just been mal mon ma mes besoin vous pouvez'.split(
    ' ',
  ),
)

function isAccepted(name: SaidName, today: string): boolean {
  const errors = checkPersonalInformation(normalisePersonalInformation({ ...EMPTY_DETAILS, ...name }), today)
  return !errors.firstName && (name.lastName === '' || !errors.lastName)
}
