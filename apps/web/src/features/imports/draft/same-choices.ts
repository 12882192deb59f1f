import type { ImportChoices } from '@clinic/contract/imports'

/** One text for the same choices, in any order of their fields. */
export function choicesText(choices: ImportChoices | null): string {
  return JSON.stringify(choices, (_, value: unknown) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
      : value,
  )
}
