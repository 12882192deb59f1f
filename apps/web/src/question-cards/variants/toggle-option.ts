import type { Choice } from '../card.ts'
import { toggleChoice } from '../toggle-choice.ts'

type Among = { options: Choice[]; exclusive: string[]; selectAll: string[] }

/**
 * The values chosen after one is switched, where one may mean all (REQ-420): it chooses every other but those that are alone, and goes
 * again, with all of them or as soon as one of them does.
 */
export function toggleOption(chosen: string[], switched: Choice, { options, exclusive, selectAll }: Among): string[] {
  if (!selectAll.includes(switched.value)) {
    const next = toggleChoice(chosen, switched, { options, exclusive })
    return chosen.includes(switched.value) ? next.filter((value) => !selectAll.includes(value)) : next
  }
  if (chosen.includes(switched.value)) return []
  return options.flatMap(({ label, value }) => (exclusive.includes(label) || exclusive.includes(value) ? [] : [value]))
}
