import type { INTERACTION_SEVERITIES } from '@clinic/contract/chart'
import { readMedicines } from './read-medicines.ts'

type Severity = (typeof INTERACTION_SEVERITIES)[number]

/**
 * A row of `data/interactions/`. `cannabinoids`: empty where the source names none. `raised`: graver when one of `if` holds, or in a
 * case that only `when` can say. `checked_on`: null until a person of the clinic has read the source.
 */
export type Interaction = {
  key: string
  medicines: readonly string[]
  cannabinoids: readonly ('thc' | 'cbd')[]
  route: 'any' | 'inhaled'
  severity: Severity
  raised: {
    severity: Severity
    when: { en: string }
    if: { age_from: number | null; with: readonly string[]; flags: readonly string[] }
  } | null
  flags: readonly string[]
  effect: { en: string }
  action: { en: string }
  source: string | null
  checked_on: string | null
}

/** Names of medicines with their ingredients, and how these interact with cannabis. */
export type MedicineKnowledge = { names: ReadonlyMap<string, string>; interactions: readonly Interaction[] }

/** Who takes them. `age` in years, null when unknown. `flags`: those that are raised. */
export type Taker = { age: number | null; flags: ReadonlySet<string> }

/** An interaction of something taken. `words`: the patient's. `severity`: what holds for this patient as far as it is known. */
export type FoundInteraction = { row: Interaction; words: string; ingredient: string; severity: Severity }
export type ReadList = { found: FoundInteraction[]; unknown: string[] }

/** Interactions of a list of medicines with cannabis, the gravest first, and the entries that were not recognised. */
export function interactionsOf({ names, interactions }: MedicineKnowledge, listed: readonly string[], taker: Taker): ReadList {
  const taken = listed.flatMap((entry) => readMedicines(names, entry)).filter(({ status }) => status === 'taken')
  const ingredients = new Set(taken.flatMap((medicine) => medicine.ingredients))
  const isTaken = (key: string) => interactions.some((row) => row.key === key && row.medicines.some((one) => ingredients.has(one)))
  const found = interactions.flatMap((row) =>
    row.medicines.flatMap((ingredient) => {
      const words = taken.find((medicine) => medicine.ingredients.includes(ingredient))?.words
      return words === undefined ? [] : [{ row, words, ingredient, severity: severityOf(row, taker, isTaken) }]
    }),
  )
  return {
    found: found.sort((a, b) => a.severity.localeCompare(b.severity)),
    unknown: taken.filter((medicine) => medicine.ingredients.length === 0).map(({ words }) => words),
  }
}

function severityOf({ severity, raised }: Interaction, { age, flags }: Taker, isTaken: (key: string) => boolean): Severity {
  if (raised === null) return severity
  const { age_from, with: others, flags: named } = raised.if
  const isOld = age !== null && age_from !== null && age >= age_from
  return isOld || others.some(isTaken) || named.some((flag) => flags.has(flag)) ? raised.severity : severity
}
