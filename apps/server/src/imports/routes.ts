import * as contract from '@clinic/contract/imports'
import { type Caller, type Services, staffContext } from '../auth/context.ts'
import { mountForms } from '../platform/forms.ts'
import { type Admit, type App, type Mount, mounter } from '../platform/http.ts'
import { openSay } from '../platform/log.ts'
import { Problem } from '../platform/problem.ts'
import { applyImport } from './apply-import.ts'
import { beginImport } from './begin-import.ts'
import { chooseImport } from './choose-import.ts'
import { discardImport } from './discard-import.ts'
import { draftImport } from './draft-import.ts'
import { exportPatients } from './export-patients.ts'
import { exportRefused } from './export-refused.ts'
import { importFile } from './import-file.ts'
import { listChangedSince } from './list-changed-since.ts'
import { listImports } from './list-imports.ts'
import { listRows } from './list-rows.ts'
import { mendRow } from './mend-row.ts'
import { previewUndo } from './preview-undo.ts'
import { readImport } from './read-import.ts'
import { readTemplate } from './read-template.ts'
import { receiveFile, SPREADSHEET_FORM } from './receive-file.ts'
import { suggestImport } from './suggest-import.ts'
import { undoImport } from './undo-import.ts'
import { type ImportWork, startWork } from './work-on-import.ts'

/** Imports of spreadsheets, step by step (E-4). What goes on by itself is begun here at once, and by a job where this process dies. */
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
  mount(contract.mendImportRow, ({ params, body }, caller) => {
    const row_number = numberOf(params.row_number, 'import-row-not-found')
    return mendRow(staffContext(caller), { id: idOf(params), row_number, ...body })
  })
  mount(contract.applyImport, ({ params, body }, caller) => going(applyImport(staffContext(caller), { id: idOf(params), ...body })))
  mount(contract.discardImport, ({ params, body }, caller) => discardImport(staffContext(caller), { id: idOf(params), ...body }))
  mount(contract.previewUndo, ({ params }, caller) => previewUndo(staffContext(caller), idOf(params)))
  mount(contract.listChangedSince, ({ params, query }, caller) => listChangedSince(staffContext(caller), { id: idOf(params), ...query }))
  mount(contract.undoImport, ({ params, body }, caller) => going(undoImport(staffContext(caller), { id: idOf(params), ...body })))
  mount(contract.exportRefused, ({ params }, caller) => exportRefused(staffContext(caller), idOf(params)) as never)
}

/** The two calls that take a file: the specified one, which does all of it (REQ-328), and ours, which waits for a person. */
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
