import { foldText } from '../../shared/fold-text.ts'

/** Units by what they measure, in the smallest common unit. A unit that is named and measures something else is never taken for the question's. */
export const UNITS: Record<string, Record<string, number>> = {
  mass: {
    ...of(1, 'mg milligram milligrams milligramme milligrammes'),
    ...of(1000, 'g gr gram grams gramme grammes'),
    ...of(28_349.5, 'oz ounce ounces once onces'),
    ...of(0.001, 'mcg microgram micrograms microgramme microgrammes'),
    ...of(1_000_000, 'kg kilo kilos kilogram kilograms kilogramme kilogrammes'),
  },
  duration: {
    ...of(1, 'minute minutes min mins'),
    ...of(60, 'hour hours hr hrs heure heures h'),
  },
  nights: of(1, 'night nights nuit nuits'),
  volume: of(1, 'ml millilitre millilitres milliliter milliliters drop drops goutte gouttes teaspoon teaspoons'),
  pieces: of(
    1,
    `joint joints puff puffs bouffee bouffees hit hits bowl bowls gummy gummies jujube jujubes capsule capsules pill pills pilule pilules
     comprime comprimes edible edibles cookie cookies bag bags vape vapes cartridge cartridges plant plants dollar dollars percent`,
  ),
  share: of(1, 'k million millions dozens douzaines'),
}

function of(size: number, names: string): Record<string, number> {
  return Object.fromEntries(names.split(/\s+/).map((name) => [name, size]))
}

/** A part of a reply with the unit that the whole reply names, where it has none: "5 mg, no make it 10" is no ten grams. Empty where several are named. */
export function withUnitOf(whole: string, part: string): string {
  const named = unitsIn(whole)
  if (named.size === 0 || unitsIn(part).size > 0) return part
  const [unit] = named
  return named.size === 1 && unit !== undefined ? `${part} ${unit}` : ''
}

/** One name for each unit of mass or time in a text. */
function unitsIn(text: string): Set<string> {
  const words = foldText(text)
    .replace(/(\d)(\p{L})/gu, '$1 $2')
    .split(' ')
  const sizes = { ...UNITS.mass, ...UNITS.duration }
  const bySize = new Map(words.filter((word) => Object.hasOwn(sizes, word)).map((word) => [sizes[word], word]))
  return new Set(bySize.values())
}
