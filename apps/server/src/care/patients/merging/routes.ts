import * as contract from '@clinic/contract/patients/duplicates'
import { type Caller, staffContext } from '../../../identity/auth/access/context.ts'
import type { Mount } from '../../../platform/http/http.ts'
import { compareRecords } from './compare-records.ts'
import { keepApart } from './keep-apart.ts'
import { listDuplicates } from './list-duplicates.ts'
import { mergeRecords } from './merge-records.ts'
import { undoMerge } from './undo-merge.ts'

/** Likely duplicates and merges, for managers (F-13). */
export function mountMerging(mount: Mount<Caller>): void {
  mount(contract.listDuplicates, ({ query }, caller) => listDuplicates(staffContext(caller), query.shown))
  mount(contract.compareRecords, ({ params }, caller) => compareRecords(staffContext(caller), params))
  mount(contract.keepApart, async ({ params }, caller) => {
    await keepApart(staffContext(caller), params)
    return { message: 'Kept as two people.' }
  })
  mount(contract.mergeRecords, async ({ body }, caller) => ({
    ...(await mergeRecords(staffContext(caller), body)),
    message: 'Records merged.',
  }))
  mount(contract.undoMerge, async ({ params }, caller) => {
    await undoMerge(staffContext(caller), Number(params.merge_id))
    return { message: 'Merge undone. Both records are back.' }
  })
}
