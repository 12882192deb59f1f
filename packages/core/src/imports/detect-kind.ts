import type { ImportKind } from '@clinic/contract/imports'
import { IMPORT_FIELDS } from './fields.ts'
import { matchColumns } from './match-columns.ts'

/** A field unique to one kind counts more than a shared one. */
const OWN_FIELD = 3
const SHARED_FIELD = 1

/** The kind whose fields the headers match best; patients when unclear (E-4). */
export function detectKind(headers: readonly string[]): ImportKind {
  const patients = weigh(headers, 'patients')
  const staff = weigh(headers, 'staff')
  const slots = weigh(headers, 'slots')
  if (slots > patients && slots > staff) return 'slots'
  return staff > patients ? 'staff' : 'patients'
}

function weigh(headers: readonly string[], kind: ImportKind): number {
  return matchColumns(headers, kind, {}).reduce((sum, name) => sum + (name === null ? 0 : weightOf(name)), 0)
}

function weightOf(name: string): number {
  const holders = Object.values(IMPORT_FIELDS).filter((fields) => fields.some((one) => one.name === name))
  return holders.length > 1 ? SHARED_FIELD : OWN_FIELD
}
