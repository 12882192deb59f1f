import type { ImportChoices, ImportDetail } from '@clinic/contract/imports'
import { IMPORT_FIELDS, keyOf } from '@clinic/core/imports/fields'
import { foldText } from '@clinic/core/shared/fold-text'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import type { Tx } from '../../platform/db/database.ts'
import { Problem } from '../../platform/http/problem.ts'
import { orderedBy, orderImport } from './order-import.ts'
import { headOf } from './present.ts'
import { addRemembered, type StoredImport, updateImport } from './store.ts'

/**
 * Saves the kind and columns, to be suggested next time, and starts the check of every row. Refusals: as
 * `orderImport`, `invalid-input` for an unknown sheet, column or field, `import-unmatched` when the key has no
 * column.
 */
export function chooseImport(
  context: StaffContext,
  { id, version, choices }: { id: number; version: number; choices: ImportChoices },
): Promise<ImportDetail> {
  return orderImport(context, {
    id,
    version,
    from: ['choosing', 'checked'],
    write: async (tx, stored) => {
      check(stored, choices)
      await remember(tx, stored, choices)
      const plain = { state: 'checking' as const, kind: choices.kind, attempts: 0, progress: 0, total: 0, ...orderedBy(context) }
      await updateImport(tx, id, { plain, json: { choices, counts: null, fault: null } })
      return undefined
    },
  })
}

/** Checks that also apply to incomplete choices. Refusal: `invalid-input` for an unknown sheet or field. */
export function checkDraft({ sheets }: StoredImport, { sheet, kind, columns }: ImportChoices): void {
  if (!sheets.some(({ name }) => name === sheet)) throw new Problem('invalid-input', { fields: { sheet: 'is not in this file' } })
  const known = new Set(IMPORT_FIELDS[kind].map(({ name }) => name))
  if (columns.some((field) => field !== null && !known.has(field)))
    throw new Problem('invalid-input', { fields: { columns: 'names a field that is not there' } })
}

function check(stored: StoredImport, choices: ImportChoices): void {
  checkDraft(stored, choices)
  const { kind, columns } = choices
  const chosen = columns.filter((field) => field !== null)
  const known = new Map(IMPORT_FIELDS[kind].map(({ name, label }) => [name, label]))
  if (new Set(chosen).size < chosen.length) throw new Problem('invalid-input', { fields: { columns: 'names a field twice' } })
  const missing = keyOf[kind].filter((field) => !chosen.includes(field)).map((field) => known.get(field) ?? field)
  if (missing.length > 0) throw new Problem('import-unmatched', { columns: missing.join(', ') })
}

async function remember(tx: Tx, { sheets }: StoredImport, { sheet, header_row, kind, columns, values }: ImportChoices): Promise<void> {
  const { headers } = headOf(
    sheets.find(({ name }) => name === sheet),
    header_row,
  )
  const pairs = columns.flatMap((field, column) => {
    const header = foldText(headers[column] ?? '')
    return header === '' ? [] : [[header, field ?? '']]
  })
  await addRemembered(tx, kind, { columns: Object.fromEntries(pairs), values })
}
