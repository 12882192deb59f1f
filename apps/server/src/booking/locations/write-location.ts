import type { AuditChanges, AuditEntry } from '@clinic/contract/audit'
import { LOCATIONS_LIMIT, type Location, type LocationFields } from '@clinic/contract/booking'
import { locationErrors } from '@clinic/core/booking/location-errors'
import { formatPostalCode } from '@clinic/core/reference-data/provinces'
import { type Context, change, NOTHING_CHANGED } from '../../platform/db/change.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { countLocations, findLocation, hasName, insertLocation, lockLocations, removeLocation, replaceLocation } from './location-store.ts'

const WHOLE_NUMBER = /^\d{1,9}$/

/**
 * Updates a location if `version` is current. Refusals: `invalid-input` by field, `location-not-found`,
 * `location-changed`, `location-name-taken`.
 */
export function writeLocation(context: Context, said: string, order: LocationFields & { version: number }): Promise<Location> {
  const { version, ...given } = order
  const fields = checked(given)
  return change(context, async (tx) => {
    const before = await heldLocation(tx, said)
    const changes = differences(before, fields)
    if (Object.keys(changes).length === 0) return { result: before, audit: NOTHING_CHANGED }
    if (before.version !== version) throw new Problem('location-changed')
    if (await hasName(tx, { name: fields.name, except: before.id })) throw new Problem('location-name-taken', { name: fields.name })
    const after = await replaceLocation(tx, before.id, fields)
    return { result: after, audit: entry(`Changed the clinic ${after.name}`, after.id, changes) }
  })
}

/** Refusals: `invalid-input`, `location-name-taken`, `too-many-locations`. */
export function addLocation(context: Context, given: LocationFields): Promise<Location> {
  const fields = checked(given)
  return change(context, async (tx) => {
    await lockLocations(tx)
    if ((await countLocations(tx)) >= LOCATIONS_LIMIT) throw new Problem('too-many-locations', { limit: LOCATIONS_LIMIT })
    if (await hasName(tx, { name: fields.name, except: null })) throw new Problem('location-name-taken', { name: fields.name })
    const made = await insertLocation(tx, fields)
    return { result: made, audit: entry(`Added the clinic ${made.name}`, made.id, differences(null, fields)) }
  })
}

/** Deletes a location; the audit entry keeps its fields. Refusal: `location-not-found`. */
export function deleteLocation(context: Context, said: string): Promise<{ id: number }> {
  return change(context, async (tx) => {
    const { id, version: _, ...fields } = await heldLocation(tx, said)
    await removeLocation(tx, id)
    const gone = Object.fromEntries(Object.entries(fields).map(([field, from]) => [field, { from, to: null }]))
    return { result: { id }, audit: entry(`Took the clinic ${fields.name} off the list`, id, gone) }
  })
}

/** The location, with other writers locked out. */
async function heldLocation(tx: Tx, said: string): Promise<Location> {
  await lockLocations(tx)
  const found = WHOLE_NUMBER.test(said) ? await findLocation(tx, Number(said)) : null
  if (!found) throw new Problem('location-not-found')
  return found
}

function checked(given: LocationFields): LocationFields {
  const fields = locationErrors(given)
  if (Object.keys(fields).length > 0) throw new Problem('invalid-input', { fields: fields as Record<string, string> })
  return { ...given, postal_code: formatPostalCode(given.postal_code) ?? given.postal_code }
}

function entry(description: string, id: number, changes: AuditChanges): AuditEntry {
  return { action: 'Update Location', description, entity: { kind: 'location', id: String(id) }, changes }
}

function differences(before: LocationFields | null, after: LocationFields): AuditChanges {
  const fields = Object.keys(after) as (keyof LocationFields)[]
  return Object.fromEntries(
    fields.filter((field) => before?.[field] !== after[field]).map((field) => [field, { from: before?.[field] ?? null, to: after[field] }]),
  )
}
