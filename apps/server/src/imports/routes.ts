import * as contract from '@clinic/contract/imports'
import { type Caller, type Services, staffContext } from '../identity/auth/access/context.ts'
import { mountForms } from '../platform/http/forms.ts'
import { type Admit, type App, type Mount, mounter } from '../platform/http/http.ts'
import { Problem } from '../platform/http/problem.ts'
import { openSay } from '../platform/telemetry/log.ts'
import { downloadFile } from './files/download-file.ts'
import { exportPatients } from './files/export-patients.ts'
import { readTemplate } from './files/read-template.ts'
import { receiveFile, SPREADSHEET_FORM } from './files/receive-file.ts'
import { importFile } from './import-file.ts'
import { applyImport } from './lifecycle/apply-import.ts'
import { beginImport } from './lifecycle/begin-import.ts'
import { chooseImport } from './lifecycle/choose-import.ts'
import { discardImport } from './lifecycle/discard-import.ts'
import { draftImport } from './lifecycle/draft-import.ts'
import { listImports } from './lifecycle/list-imports.ts'
import { readImport } from './lifecycle/read-import.ts'
import { correctRow } from './rows/correct-row.ts'
import { exportRejected } from './rows/export-rejected.ts'
import { listRows } from './rows/list-rows.ts'
import { suggestImport } from './stages/suggest-import.ts'
import { type ImportWork, startWork } from './stages/work-on-import.ts'
import { listConflicts } from './undo/list-conflicts.ts'
import { previewUndo } from './undo/preview-undo.ts'
import { undoImport } from './undo/undo-import.ts'

/**
 * Spreadsheet imports, step by step (E-4). Background stages start here right away, and from a job if this process
 * dies.
 */
export function mountImports(mount: Mount<Caller>, services: Services): void {
  const work = workOf(services)
  const going = async <T extends { id: number }>(ordered: Promise<T>): Promise<T> => {
    const result = await ordered
    startWork(work, result.id)
    return result
  }
  const idOf = ({ id }: { id: string }) => numberOf(id, 'import-not-found')
  mount(contract.listImports, ({ query }, { context }) => listImports(context, query))
  mount(contract.readTemplate, ({ params }) => readTemplate(params) as never)
  mount(contract.exportPatients, ({ params }, caller) => exportPatients(staffContext(caller), params.format) as never)
  mount(contract.readImport, ({ params }, { context }) => readImport(context, idOf(params)))
  mount(contract.suggestImport, ({ params, query }, { context }) => suggestImport(context, idOf(params), query))
  mount(contract.chooseImport, ({ params, body }, caller) => going(chooseImport(staffContext(caller), { id: idOf(params), ...body })))
  mount(contract.draftImport, ({ params, body }, caller) => draftImport(staffContext(caller), { id: idOf(params), ...body }))
  mount(contract.listImportRows, ({ params, query }, caller) => listRows(staffContext(caller), { id: idOf(params), ...query }))
  mount(contract.correctImportRow, ({ params, body }, caller) => {
    const row_number = numberOf(params.row_number, 'import-row-not-found')
    return correctRow(staffContext(caller), { id: idOf(params), row_number, ...body })
  })
  mount(contract.applyImport, ({ params, body }, caller) => going(applyImport(staffContext(caller), { id: idOf(params), ...body })))
  mount(contract.discardImport, ({ params, body }, caller) => discardImport(staffContext(caller), { id: idOf(params), ...body }))
  mount(contract.previewUndo, ({ params }, caller) => previewUndo(staffContext(caller), idOf(params)))
  mount(contract.listConflicts, ({ params, query }, caller) => listConflicts(staffContext(caller), { id: idOf(params), ...query }))
  mount(contract.undoImport, ({ params, body }, caller) => going(undoImport(staffContext(caller), { id: idOf(params), ...body })))
  mount(contract.downloadFile, ({ params }, caller) => downloadFile(staffContext(caller), idOf(params)) as never)
  mount(contract.exportRejected, ({ params }, caller) => exportRejected(staffContext(caller), idOf(params)) as never)
}

/** The two uploads: the specified one, which does everything (REQ-328), and ours, which waits for the user. */
export async function mountUploads(app: App, admit: Admit<Caller>, services: Services): Promise<void> {
  const work = workOf(services)
  await mountForms(app, SPREADSHEET_FORM, (scope) => {
    const mount = mounter(scope, admit)
    mount(contract.importFile, (input, caller) => {
      const { file, fields } = receiveFile(input)
      return importFile(staffContext(caller), work, { file, faulty_rows: fields.faulty_rows ?? '' })
    })
    mount(contract.beginImport, async (input, caller) => {
      const begun = await beginImport(staffContext(caller), receiveFile(input).file)
      startWork(work, begun.id)
      return begun
    })
  })
}

function workOf({ sql, now, config }: Services): ImportWork {
  return { sql, now, zone: config.CLINIC_TIME_ZONE, say: openSay(process.stderr, { demo: config.DEMO === '1' }) }
}

function numberOf(text: string, problem: 'import-not-found' | 'import-row-not-found'): number {
  if (!/^[1-9]\d{0,8}$/.test(text)) throw new Problem(problem)
  return Number(text)
}
