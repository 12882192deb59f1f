import type { LookChoice } from './read-look.ts'

/** Options with their neighbours under the same label, in their order. */
export function grouped(choices: readonly LookChoice[]): { group: string | null; members: LookChoice[] }[] {
  const groups: { group: string | null; members: LookChoice[] }[] = []
  for (const choice of choices) {
    const last = groups.at(-1)
    if (last && last.group === choice.group) last.members.push(choice)
    else groups.push({ group: choice.group, members: [choice] })
  }
  return groups
}
