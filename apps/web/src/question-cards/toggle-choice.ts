import type { Choice } from './card.ts'

/** The values chosen after one is switched. An exclusive label ("None of these") is alone: it clears the others, and they clear it. */
export function toggleChoice(
  chosen: string[],
  switched: Choice,
  { options, exclusive }: { options: Choice[]; exclusive: string[] },
): string[] {
  if (chosen.includes(switched.value)) return chosen.filter((value) => value !== switched.value)
  const alone = (choice: Choice) => exclusive.includes(choice.label) || exclusive.includes(choice.value)
  if (alone(switched)) return [switched.value]
  const kept = options.filter((option) => chosen.includes(option.value) && !alone(option)).map(({ value }) => value)
  return [...kept, switched.value]
}
