import { createHash } from 'node:crypto'
import type { ImportDetail } from '@clinic/contract/imports'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { change } from '../../platform/db/change.ts'
import type { Uploaded } from '../../platform/http/forms.ts'
import { readImport } from './read-import.ts'
import { insertChunk, insertImport } from './store.ts'

/** Bytes per stored chunk, so that no statement carries the whole file. */
const PIECE = 512 * 1024
const NAME_LENGTH = 200

/** Stores a file and starts reading it; nothing else changes yet. Audited. */
export async function beginImport(context: StaffContext, { name, bytes }: Uploaded): Promise<ImportDetail> {
  const file_name = plainName(name)
  const id = await change(context, async (tx, context) => {
    const file_hash = createHash('sha256').update(bytes).digest('hex')
    const made = { file_name, file_size: bytes.length, file_hash, created_by: context.staff.id, created_at: context.now }
    const import_id = await insertImport(tx, made)
    for (let number = 0; number * PIECE < bytes.length; number += 1) {
      await insertChunk(tx, { import_id, number, bytes: bytes.subarray(number * PIECE, (number + 1) * PIECE) })
    }
    return {
      result: import_id,
      audit: {
        action: 'Spreadsheet Uploaded',
        description: `Import ${import_id} uploaded`,
        entity: { kind: 'import', id: String(import_id) },
        additionalInfo: JSON.stringify({ bytes: bytes.length, sha256: file_hash }),
      },
    }
  })
  return readImport(context, id)
}

function plainName(name: string): string {
  const bare = name.split(/[\\/]/).at(-1) ?? ''
  // biome-ignore lint/suspicious/noControlCharactersInRegex: what a file name must not bring along
  return bare.replace(/[\u0000-\u001f\u007f]/g, '').slice(-NAME_LENGTH) || 'spreadsheet'
}
