import type { ImportChoices } from '@clinic/contract/imports'

/** Whether two say the same, in whatever order their fields stand. */
export function sameChoices(one: ImportChoices | null, other: ImportChoices | null): boolean {
  return choicesText(one) === choicesText(other)
}

/** One text for the same choices. */
export function choicesText(choices: ImportChoices | null): string {
  return JSON.stringify(choices, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
