import { foldText } from '../../shared/fold-text.ts'
import { type Known, meant } from './meant.ts'

const SINCE = 'since_when'

/**
 * Since when a person has what they come for, in the clauses of their message; null where they do not say, or say two things. `isReason`: the
 * clause names what they come for. `hasReason`: one of the clauses does.
 */
export function readSince(
  clauses: readonly string[],
  { known, isReason, hasReason }: { known: Known; isReason: (clause: string) => boolean; hasReason: boolean },
): string | null {
  const refersBack = clauses.some((clause) => SINCE_THEN.test(clause))
  const found = clauses.flatMap((clause, place) => {
    const names = isReason(clause)
    if (isElsewhere(clause, names) || (!names && namesMedicine(clause, known))) return []
    const says = GOES_ON.test(clause) || (hasReason && (names || ONSET.test(clause) || refersBack || isBare(clause)))
    return says ? (optionOf(clause, { next: clauses[place + 1] ?? '', known }) ?? []) : []
  })
  return new Set(found).size === 1 ? (found[0] ?? null) : null
}

/** "Since I was fifty, I'm 71 now" is said in two clauses. */
function optionOf(clause: string, { next, known }: { next: string; known: Known }): string | null {
  const parts = [
    ...(TWO_CLAUSES.test(clause) ? [`${clause}, ${next}`] : []),
    TIME.exec(clause)?.[0],
    ONSET.exec(clause)?.[0],
    isBare(clause) ? clause : undefined,
    onlyOne(clause, LENGTH),
    onlyOne(clause, YEAR),
  ]
  for (const part of parts) {
    const value = part === undefined ? null : meant(SINCE, part, known)
    if (value !== null) return value
  }
  return null
}

function onlyOne(clause: string, pattern: RegExp): string | undefined {
  const found = [...clause.matchAll(pattern)].map(([said]) => said)
  return found.length === 1 ? found[0] : undefined
}

/** A length of time and little else: "10 yrs", « 4 ans », "my whole life". An age is none, and neither is a number alone. */
function isBare(clause: string): boolean {
  const words = clause.trim().split(/\s+/)
  const [, years] = /^\W*(\d+) ans\W*$/i.exec(clause) ?? []
  return words.length <= MOST_WORDS && OF_TIME.test(clause) && !/^\W*\d+\W*$/.test(clause) && !(Number(years) >= GROWN)
}

const MOST_WORDS = 6
const OF_TIME =
  /\d|(?<!\p{L})(?:years?|yrs?|months?|weeks?|days?|life|remember|always|forever|child\w*|kid|teens?|long|decades?|ans?|ann[ée]es?|mois|semaines?|jours?|vie|souv\w+|rappel\w+|toujours|enfan\w+|petite?|last|pass[ée]e?|derni[eè]re?)(?!\p{L})/iu
const GROWN = 18

function isElsewhere(clause: string, names: boolean): boolean {
  if (OF_THE_CLINIC.test(clause) || AGE.test(clause)) return true
  return (
    OTHER_EVENT.test(clause) &&
    !FROM_IT.test(clause) &&
    !(names && /(?<!\p{L})(?:since|depuis|after|apr[eè]s|when|quand)(?!\p{L})/iu.test(clause))
  )
}

function namesMedicine(clause: string, { medicines }: Known): boolean {
  return foldText(clause)
    .split(' ')
    .some((word) => medicines.has(word))
}

const AGE =
  /^\W*(?:(?:and |et |pis )?(?:i['’ ]?a?m|i am|j['’ ]?ai|j['’]en ai|aged?|[âa]g[ée]e? de) )?\d+(?: ans| years? old| ?yrs? old| ?y\/?o)?\W*$(?<!^\W*\d+ ans\W*)|(?<!\p{L})\d+ ?(?:years?|yrs?|months?)[ -]old(?!\p{L})/iu
/** Of how long someone is with the clinic, or of a date with it. */
const OF_THE_CLINIC =
  /(?<!\p{L})(?:patiente?s?|clients?|with you|of yours|chez vous|avec vous|your (?:clinic|business)|votre clinique|appointment|booked|rendez[- ]?vous|born|n[ée]e? (?:en|le)|on holiday|vacances)(?!\p{L})/iu
/** Events and times of a life that are no beginning of an illness, unless that began "since" them. */
const OTHER_EVENT =
  /(?<!\p{L})(?:retired?|retirement|retraite|(?:quit|stopped|gave up|arr[êe]t[ée]) (?:de )?(?:smoking|drinking|working|fumer|boire|travailler)|moved|d[ée]m[ée]nag\w+|immigrated|(?:arrived|came|landed|living|lived?|been) (?:here|in canada)|arriv[ée]e? (?:au|à|en|ici)|married|mari[ée]e?s?|divorced|divorc[ée]e?|worked|working (?:as|in|for|at)|travaill[ée]\w*|habite|sober|sobre|clean|served|member|membre|been an? (?!(?:long|problem|struggle|while|good|rough|hard|tough|couple|few|year|month|decade|nightmare|battle|little|solid)(?!\p{L}))\p{L}+|last (?:saw|visit|seizure|attack|episode|flare\w*|time|one)|derni[eè]re (?:crise|fois|visite)|off work|arr[êe]t de travail|on (?:disability|odsp|aish|welfare))(?!\p{L})/iu
const FROM_IT = /^\W*(?:(?:and|et|pis|ever) )*(?:since|depuis)(?!\p{L})/iu
/** What an earlier clause dates: "… in 2019 and my back has never been the same". */
const SINCE_THEN =
  /(?<!\p{L})(?:(?:ever )?since(?: then)?(?=\W*$|\s+then)|since then|ever since|never (?:been|felt|was) the same|(?:never|didn['’]?t|has ?n['’]?t) (?:left|gone away|go away|went away|healed)|depuis (?:ce temps|lors|ce moment)|depuis(?=\W*$)|jamais (?:été|redevenu\w*) pareil\w*)/iu
const TWO_CLAUSES =
  /(?<!\p{L})(?:(?:since|when) i (?:was|turned|hit)|diagnosed at(?= \d)|diagnostiqu[ée]e? à(?= \d)|depuis (?:que j['’ ]?ai|mes|l['’ ]?[âa]ge|la naissance|l['’]accouchement|m(?:a|on) (?:grossesse|accouchement))|since (?:i gave birth|my pregnancy|the birth))(?!\p{L})/iu
const TIME =
  /(?<!\p{L})(?:since|for(?= )|depuis|[çc]a (?:va )?fai(?:t|re)|il y a|y['’ ]?a(?= (?:\d|une?|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|quelques))|over the (?:last|past)|as (?:long|far back) as|aussi loin que|(?:my|ma|all my) (?:whole |entire )?(?:life|vie)|toute ma vie).*$|(?:\d+|(?<!\p{L})(?:two|three|four|five|six|seven|eight|nine|ten|a few|few|a couple of|several)) (?:years?|yrs?|months?|mois)(?! old|\p{L}).*$/iu
/** How what someone comes for began. */
const ONSET =
  /(?<!\p{L})(?:start(?:s|ed|ing)|beg[aiu]ns?|came on|diagnos\w*|accident\w*|crash\w*|collision|fell|fall|fallen|slipped|surger(?:y|ies)|operat(?:ed|ion)|injur\w+|hurt|broke|blew|wrecked|lost|amput\w+|concussion|whiplash|covid|chemo|(?:car|motor)\w* wreck|d[ée]but\w*|commenc\w+|diagnosti\w+|tomb[ée]\w*|chute|bless\w+|op[ée]r[ée]\w*|op[ée]ration|fait mal|cass[ée]\w*|perdu|commotion|chimio\w*)(?!\p{L}).*$/iu
/** Of what one comes for, where that is not named: "since 2015", "been this way 3 yrs", « ça fait 3 ans ». */
const GOES_ON = /(?<!\p{L})(?:since|been|going on|years? now|yrs? now|[çc]a fait|[çc]a va faire|depuis)(?!\p{L})/iu
const YEAR = /(?<!\p{L})(?:in|since|en|depuis) (?:19|20)\d\d(?!\d)/giu
const NUMBER =
  "(?:\\d+(?:[.,]\\d+)?|an?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|eighteen|twenty|thirty|forty|une?|deux|trois|quatre|cinq|sept|huit|neuf|dix|onze|douze|quinze|vingt|trente|quarante|(?:a )?few|several|(?:a )?couple(?: of)?|quelques|une couple d['’e]|une (?:dizaine|quinzaine|vingtaine|trentaine) d['’])"
/** Not "every 8 weeks", "in 3 weeks", « par semaine ». */
const LENGTH = new RegExp(
  `(?<!\\p{L})(?<!(?:every|each|in|next|aux?|chaque|dans|per|par|times|fois) )(?:(?:over|more than|less than|under|almost|nearly|plus (?:de|qu['’]?e?)|moins (?:de|qu['’]?e?)|presque) )?${NUMBER}(?:(?: (?:or|to|ou|à|and a half|odd|some) |-| )${NUMBER})? ?(?:and a half |odd |some )?(?:years?|yrs?|months?|mos|weeks?|wks?|ans?|ann[ée]es?|mois|semaines?)(?: (?:and a half|et demie?))?(?! ?-?old|\\p{L})`,
  'giu',
)
