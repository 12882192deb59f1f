import type { DocumentPeriod } from '@clinic/contract/documents/document-content'

/** `draft`: the visit is decided, its note signed, consent taken and the document begun. */
export type Step = 'draft' | 'sign' | 'deliver' | 'receive' | 'register' | 'transfer' | 'return' | 'replace' | 'withdraw' | 'void'
/** `pause`: days between two steps. `age`: days since the visit, at least. `seller`: its place in the list; the next one takes a transfer. */
export type Story = {
  steps: readonly Step[]
  pause: number
  age: number
  seller: number
  grams: string
  period: DocumentPeriod
}

const YEAR: DocumentPeriod = { count: 12, unit: 'months' }
const usual = { pause: 1, age: 0, seller: 0, grams: '1.5', period: YEAR }
const REGISTERED: readonly Step[] = ['draft', 'sign', 'deliver', 'receive', 'register']

/** Short enough to be expiring as soon as it is registered. */
export const EXPIRING: Story = { ...usual, steps: REGISTERED, age: 7, grams: '2', period: { count: 7, unit: 'weeks' } }

/** Sent, and registered by no seller within two weeks: to be chased. */
export const UNREGISTERED: Story = { ...usual, steps: ['draft', 'sign', 'deliver'], age: 16, seller: 1, grams: '1' }

/** One document in each state, and two to chase; each costs the start of the demo a quarter of a second. Those that need much time choose their visit first. */
export const STORIES: readonly Story[] = [
  { ...usual, steps: REGISTERED, age: 23, period: { count: 2, unit: 'weeks' } },
  EXPIRING,
  UNREGISTERED,
  { ...usual, steps: ['draft', 'sign'], age: 21, grams: '1.5' },
  { ...usual, steps: [...REGISTERED, 'transfer'], grams: '1' },
  { ...usual, steps: [...REGISTERED, 'withdraw'], grams: '2.5' },
  { ...usual, steps: ['draft', 'sign', 'deliver', 'return'], seller: 3, grams: '1.25' },
  { ...usual, steps: ['draft', 'sign', 'deliver', 'replace'], grams: '2' },
  { ...usual, steps: REGISTERED, seller: 2, grams: '3' },
  { ...usual, steps: ['draft', 'sign', 'deliver', 'receive'], seller: 1 },
  { ...usual, steps: ['draft', 'sign', 'void'], pause: 0, grams: '0.75' },
  { ...usual, steps: ['draft', 'sign', 'deliver'], grams: '4' },
  { ...usual, steps: ['draft', 'sign'], grams: '1' },
  { ...usual, steps: ['draft'], grams: '0.5' },
]

/** The months of a visit’s decision that fits a story’s document. */
export function monthsOf({ period: { unit, count } }: Story): number {
  return unit === 'months' ? count : Math.ceil(count / 4)
}
