import VETERANS from '../../../../data/reference/veterans.json' with { type: 'json' }

type VeteranRule = (typeof VETERANS)[number]

/** What Veterans Affairs Canada pays on a day, as dated data; null before it paid by rule. */
export function veteranRule(day: string): VeteranRule | null {
  return VETERANS.findLast(({ from }) => from <= day) ?? null
}
