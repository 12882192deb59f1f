import { getOwnProperty } from '../shared/get-own-property.ts'
import { BODY_INSTRUMENTS } from './body-instruments.ts'
import { ILLNESS_INSTRUMENTS } from './illness-instruments.ts'
import type { Instrument } from './instrument.ts'
import { MIND_INSTRUMENTS } from './mind-instruments.ts'
import { MOOD_INSTRUMENTS } from './mood-instruments.ts'

export const INSTRUMENTS: readonly Instrument[] = [...MOOD_INSTRUMENTS, ...MIND_INSTRUMENTS, ...BODY_INSTRUMENTS, ...ILLNESS_INSTRUMENTS]

const BY_KEY: Readonly<Record<string, Instrument>> = Object.fromEntries(INSTRUMENTS.map((one) => [one.key, one]))

export function instrumentOf(key: string): Instrument | null {
  return getOwnProperty(BY_KEY, key) ?? null
}
