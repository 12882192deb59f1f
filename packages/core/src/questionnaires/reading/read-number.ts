import { foldText } from '../../shared/fold-text.ts'

const SMALL = `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen
nineteen twenty`.split(/\s+/)
const FRENCH_SMALL =
  `zero un deux trois quatre cinq six sept huit neuf dix onze douze treize quatorze quinze seize dix-sept dix-huit dix-neuf
vingt`.split(/\s+/)
const GRAMS: Record<string, number> = {
  g: 1,
  gram: 1,
  grams: 1,
  gramme: 1,
  grammes: 1,
  gr: 1,
  mg: 0.001,
  milligram: 0.001,
  milligrams: 0.001,
  milligramme: 0.001,
  milligrammes: 0.001,
  oz: 28.35,
  ounce: 28.35,
  ounces: 28.35,
  once: 28.35,
  onces: 28.35,
}
const PERIODS: Record<string, RegExp> = {
  day: /\b(day|daily|days|nightly|night|jours?|quotidien(?:ne)?|journee|nuits?)\b/,
  week: /\b(week|weekly|weeks|semaines?|hebdo(?:madaire)?)\b/,
  month: /\b(month|monthly|months|mois|mensuel(?:le)?)\b/,
  year: /\b(year|yearly|years|ans?|annees?)\b/,
}

/**
 * The one number in a text, in digits or small words; "half" is 0.5. Two numbers, a range or a foreign period ("7 a week" where the unit
 * is a day) are `null`: ask again. A mass in mg or ounces is turned into the grams of a question measured in grams.
 */
export function readNumber(text: string, unit = ''): number | null {
  const said = spellOut(text)
  const numbers = said.match(/(?<![\p{L}\d.])-?\d+(?:\.\d+)?(?!\.?\d)/gu) ?? []
  const [only] = numbers
  if (only === undefined || numbers.length !== 1 || otherPeriod(said, unit)) return null
  const value = Number(only)
  return Number.isFinite(value) ? Math.round(value * factor(said, unit) * 1e6) / 1e6 : null
}

function spellOut(text: string): string {
  const commas = text.replace(/(\d),(\d{3})(?!\d)/g, '$1$2').replace(/(\d),(\d)/g, '$1.$2')
  const fractions = commas
    .replace(/(^|[^\d])\.(?=\d)/g, '$10.')
    .replace(/\b(\d+) and (?:a )?half\b/gi, '$1.5')
    .replace(/(\d)\s*½/g, '$1.5')
    .replace(/½/g, '0.5')
    .replace(/(?<![\d.])1\s*\/\s*2(?!\d)/g, '0.5')
    .replace(/(?<![\d.])1\s*\/\s*4(?!\d)/g, '0.25')
    .replace(/(\d)\s*[-–]\s*(\d)/g, '$1 to $2')
  const kept = fractions.toLowerCase().replace(/(^|\s)-(?=\d)/g, '$1minus')
  return foldText(kept)
    .replace(/minus ?(?=\d)/g, '-')
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .replace(/\b(?:a )?half(?: an?| of an?)?\b/g, ' 0.5 ')

    .replace(/\b(?:une? )?demie?(?: heure)?\b/g, ' 0.5 ')
    .replace(/\b(?:a )?quarter(?: an?| of an?)?\b/g, ' 0.25 ')
    .replace(/^(none|nothing|nil|never|not any|i dont|no|aucune?|rien|jamais|non)$/, '0')
    .replace(/\p{L}+/gu, (word) => spelled(word))
}

function spelled(word: string): string {
  const number = Math.max(SMALL.indexOf(word), FRENCH_SMALL.indexOf(word))
  return number >= 0 ? String(number) : word
}

function factor(said: string, unit: string): number {
  const wantsGrams = /\b(g|gram(?:me)?s?)\b/i.test(unit)
  if (!wantsGrams) return 1
  const word = said.split(' ').find((one) => Object.hasOwn(GRAMS, one))
  return GRAMS[word ?? 'g'] ?? 1
}

/** A period is named, and it is not the question's. */
function otherPeriod(said: string, unit: string): boolean {
  const named = Object.keys(PERIODS).filter((period) => PERIODS[period]?.test(said))
  const asked = Object.keys(PERIODS).filter((period) => PERIODS[period]?.test(foldText(unit)))
  return asked.length > 0 && named.some((period) => !asked.includes(period))
}
