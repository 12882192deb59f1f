const NAMES = ['Example One', 'Example Two', 'Example Three', 'Example Four', 'Example Five', 'Example Six', 'Example Seven']
const TYPES = ['Renewal', 'New Patient', 'Follow Up']
const PLACES = ['Ontario', 'Alberta', 'Nova Scotia', 'British Columbia']

export type Example = { id: string; name: string; type: string; province: string; minutes: number; held: boolean }

/** So many made-up rows, always the same. */
export function examples(count: number): Example[] {
  return Array.from({ length: count }, (_, n) => ({
    id: `EX-${n + 1}`,
    name: NAMES[n % NAMES.length] ?? '',
    type: TYPES[n % TYPES.length] ?? '',
    province: PLACES[n % PLACES.length] ?? '',
    minutes: (n * 37) % 240,
    held: n % 5 === 3,
  }))
}
