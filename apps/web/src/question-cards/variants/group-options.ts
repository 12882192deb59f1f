import type { VariantOption } from './read-variant.ts'

/** Options with their neighbours under the same label, in their order. */
export function grouped(choices: readonly VariantOption[]): { group: string | null; members: VariantOption[] }[] {
  const groups: { group: string | null; members: VariantOption[] }[] = []
  for (const choice of choices) {
    const last = groups.at(-1)
    if (last && last.group === choice.group) last.members.push(choice)
    else groups.push({ group: choice.group, members: [choice] })
  }
  return groups
}
