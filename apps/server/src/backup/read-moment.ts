import { ArchiveFailure } from '../platform/archive/archive-failure.ts'
import { instantIn } from '../platform/clock.ts'

const WRITTEN = /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::(\d\d)(?:\.(\d{1,3}))?)?(Z|[+-]\d\d:?\d\d)?$/

/**
 * Parses an instant such as `2026-11-21 12:00:00`, in clinic time unless a zone follows (`Z`, `-05:00`). Returns ISO
 * in UTC.
 */
export function readMoment(text: string, zone: string): string {
  const [, day = '', minute = '', second = '00', fraction = '0', offset] = WRITTEN.exec(text.trim()) ?? []
  const written = `${day}T${minute}:${second}.${fraction.padEnd(3, '0')}`
  const moment = offset === undefined ? instantIn(zone, written) : parse(`${written}${offset}`)
  if (day !== '' && moment !== null) return moment
  throw new ArchiveFailure('refused', `“${text}” is no moment: write it as 2026-11-21 12:00:00 clinic time, or with its zone.`)
}

function parse(text: string): string | null {
  const time = Date.parse(text)
  return Number.isNaN(time) ? null : new Date(time).toISOString()
}
