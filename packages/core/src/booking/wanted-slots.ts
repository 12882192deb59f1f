import type { Slot } from '@clinic/contract/booking'
import { plainWords } from '../questionnaires/meanings/spoken-words.ts'
import { addDays } from '../shared/dates.ts'
import { digitsForWords } from '../shared/digits-for-words.ts'
import { weekdayOf } from './working-hours.ts'

const WEEKDAYS: readonly RegExp[] = [
  /\b(?:mon(?:day)?s?|lundis?)\b/,
  /\b(?:tue(?:s|sday)?s?|mardis?)\b/,
  /\b(?:wed(?:s|nesday)?s?|wensday|mercredis?)\b/,
  /\b(?:thu(?:r|rs|rsday)?s?|jeudis?)\b/,
  /\b(?:fri(?:day)?s?|vendredis?)\b/,
  /\b(?:sat(?:urday)?s?|samedis?)\b/,
  /\b(?:sun(?:day)?s?|dimanches?)\b/,
]
const MONTHS =
  'january|janvier february|fevrier march|mars april|avril may|mai june|juin july|juillet august|aout september|septembre october|octobre november|novembre december|decembre'.split(
    ' ',
  )
/** What a person cannot do is not searched for. */
const DENIED = /\b(?:not|no|never|except|pas|sauf|aucune?|non|nothing|rien|can not|other than|anything but)\b/
const MORNING = /\b(?:morning|matin|matinee|avant midi|am|before (?:noon|lunch)|avant diner)\b/
const AFTERNOON = /\b(?:afternoon|apres midi|after (?:noon|lunch)|apres diner)\b/
const EVENING = /\b(?:evening|night|soir|soiree|after (?:work|supper|dinner)|apres (?:souper|le souper|la job|le travail))\b/
const EARLIEST =
  /\b(?:earliest|soonest|as soon as possible|asap|first (?:one|available|possible|time|thing)|le plus tot|au plus (?:tot|vite)|le plus vite|premiere? (?:disponible|plage|heure))\b/
const LATEST = /\b(?:latest|last (?:one|available|time)|le plus tard|derniere? (?:disponible|plage|heure))\b/
const [NOON, DINNER, DAY] = [12 * 60, 17 * 60, 24 * 60]

/**
 * Which of the times on offer a person asks for: "Wednesday morning please", "mardi après 3 heures", "the earliest". Null where the words name no
 * time. `today`: ISO, the clinic's day.
 */
export function wantedSlots(slots: readonly Slot[], text: string, today: string): Slot[] | null {
  if (!HINT.test(text)) return null
  const said = digitsForWords(plainWords(text).replace(ARTICLE, ' ').trim().split(/ +/))
    .join(' ')
    .replace(/\b([ap]) m\b/g, '$1m')
  if (DENIED.test(said)) return null
  const tests = [onDay(said, today), inPart(said), atClock(said)].filter((one) => one !== null)
  const earliest = EARLIEST.test(said)
  const latest = LATEST.test(said)
  if (tests.length === 0 && !earliest && !latest) return null
  const fitting = slots.filter((slot) => tests.every((fits) => fits(slot))).sort((a, b) => a.startAt.localeCompare(b.startAt))
  if (earliest) return fitting.slice(0, 1)
  return latest ? fitting.slice(-1) : fitting
}

/** "The one on Tuesday", "une plage mardi": no hour of the clock. */
const ARTICLE = /(?<!\bet )(?<!ty )\b(?:one|un|une)\b(?! (?:oclock|o clock|[ap] ?m|heure))/g

/** One of these is in every wish; most messages have none, and cost nothing. */
const HINT =
  /\d|(?:mon|tue|wed|wen|thu|fri|sat|sun|lun|mar|mer|jeu|ven|sam|dim|jan|feb|f[eé]v|apr|avr|may|mai|ju[nil]|aug|ao[uû]|sep|oct|nov|d[eé]c|day|demain|tom|week|sem|morn|mat|noon|midi|eve|soir|night|earl|soon|asap|a\.?m\b|p\.?m\b|first|last|latest|plus t|vite|disp|prem|dern|at |clock|heure)/i

type Fits = (slot: Slot) => boolean

function onDay(said: string, today: string): Fits | null {
  const days = WEEKDAYS.flatMap((name, index) => (name.test(said) ? [index + 1] : []))
  const date = relativeDay(said, today)
  const numbered = monthDay(said)
  const monday = addDays(today, 1 - weekdayOf(today))
  const week = /\bnext week\b|\bsemaine prochaine\b/.test(said)
    ? addDays(monday, 7)
    : /\bthis week\b|\bcette semaine\b/.test(said)
      ? monday
      : null
  if (days.length === 0 && date === null && numbered === null && week === null) return null
  return ({ localDate }) =>
    (days.length === 0 || days.includes(weekdayOf(localDate))) &&
    (date === null || localDate === date) &&
    (numbered === null || numbered(localDate)) &&
    (week === null || (localDate >= week && localDate < addDays(week, 7)))
}

function relativeDay(said: string, today: string): string | null {
  if (/\bday after tomorrow\b|\bapres demain\b/.test(said)) return addDays(today, 2)
  if (/\btomorrow\b|\bdemain\b/.test(said)) return addDays(today, 1)
  return /\btoday\b|\baujourdhui\b/.test(said) ? today : null
}

/** "the 24th", "November 24", "le 24 novembre". */
function monthDay(said: string): ((iso: string) => boolean) | null {
  const month = MONTHS.findIndex((names) => new RegExp(String.raw`\b(?:${names})\b`).test(said))
  const ordinal = /\b(\d{1,2})(?:st|nd|rd|th|er)\b/.exec(said)?.[1]
  const beside =
    month < 0
      ? undefined
      : new RegExp(
          String.raw`\b(\d{1,2})(?:st|nd|rd|th|er)? (?:of )?(?:${MONTHS[month]})\b|\b(?:${MONTHS[month]}) (?:the )?(\d{1,2})\b`,
        ).exec(said)
  const french = /\ble (?:\p{L}+ )?(\d{1,2})\b(?! ?(?:h|heures?)\b)/u.exec(said)?.[1]
  const day = beside?.[1] ?? beside?.[2] ?? ordinal ?? french
  if (day === undefined) return null
  return (iso) => Number(iso.slice(8, 10)) === Number(day) && (month < 0 || Number(iso.slice(5, 7)) === month + 1)
}

function inPart(said: string): Fits | null {
  const parts = [
    ...(MORNING.test(said) ? [[0, NOON]] : []),
    ...(AFTERNOON.test(said) ? [[NOON, DINNER]] : []),
    ...(EVENING.test(said) && !/\btonight\b/.test(said) ? [[DINNER, DAY]] : []),
  ] as const
  if (parts.length === 0) return null
  return (slot) => parts.some(([from = 0, to = 0]) => minuteOf(slot) >= from && minuteOf(slot) < to)
}

/** "at 10", "10:30", "13 h 30", "after 3", "avant 11 heures". Without a.m. or p.m. either may be meant. */
function atClock(said: string): Fits | null {
  const found =
    /\b(after|apres|from|a partir de|before|avant|by|until|at|a|vers|around|for)? ?(\d{1,2})(?: ?(?:h|heures?|o ?clock|oclock))?(?: (\d{2}))? ?(am|pm|h|heures?|du matin|du soir)?\b/.exec(
      said
        .replace(/\b(\d{1,2})(?:st|nd|rd|th|er)\b/g, ' ')
        .replace(new RegExp(String.raw`\b\d{1,2} (?:${MONTHS.join('|')})\b|\b(?:${MONTHS.join('|')}) \d{1,2}\b`, 'g'), ' ')
        .replace(/\ble (?:\p{L}+ )?\d{1,2}\b(?! ?(?:h|heures?)\b)/gu, ' '),
    )
  const hour = Number(found?.[2] ?? Number.NaN)
  if (!found || !(hour >= 0 && hour < 24)) return null
  const half = found[4]
  const minutes = hour * 60 + Number(found[3] ?? 0)
  const isPlain = half === undefined || half.startsWith('h')
  const meant =
    isPlain && hour < 12
      ? [minutes, minutes + NOON]
      : half === 'pm' || half === 'du soir'
        ? [(minutes % NOON) + NOON]
        : [minutes % (half === 'am' ? NOON : DAY)]
  const [early = 0, late = early] = meant
  switch (found[1]) {
    case 'after':
    case 'apres':
    case 'from':
    case 'a partir de':
      return (slot) => minuteOf(slot) >= (hour <= LAST_PLAIN && isPlain ? late : early)
    case 'before':
    case 'avant':
    case 'by':
    case 'until':
      return (slot) => minuteOf(slot) < (hour <= LAST_PLAIN && isPlain ? late : early)
    default:
      return (slot) =>
        meant.some((one) =>
          found[3] === undefined && isPlain ? Math.floor(minuteOf(slot) / 60) === Math.floor(one / 60) : minuteOf(slot) === one,
        )
  }
}

/** Up to this hour "after 3" is in the afternoon. */
const LAST_PLAIN = 7

/** Minutes since midnight where the patient lives: "1:05 p.m." or "13:05". */
function minuteOf({ localTime }: Slot): number {
  const [, hour = '0', minute = '0', half] = /^(\d{1,2}):(\d{2})(?: ([ap])\.m\.)?/.exec(localTime) ?? []
  const hours = half === undefined ? Number(hour) : (Number(hour) % 12) + (half === 'p' ? 12 : 0)
  return hours * 60 + Number(minute)
}
