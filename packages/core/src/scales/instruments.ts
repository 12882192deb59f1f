import INSTRUMENTS_JSON from '../../../../data/instruments/instruments.json' with { type: 'json' }
import { getOwnProperty } from '../shared/get-own-property.ts'
import type { Instrument } from './instrument.ts'

export const INSTRUMENTS: readonly Instrument[] = INSTRUMENTS_JSON

const BY_KEY: Readonly<Record<string, Instrument>> = Object.fromEntries(INSTRUMENTS.map((one) => [one.key, one]))

export function instrumentOf(key: string): Instrument | null {
  return getOwnProperty(BY_KEY, key) ?? null
}
