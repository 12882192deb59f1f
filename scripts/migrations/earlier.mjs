/** @import { Earlier } from '../migrations-check.mjs' */

const STOP = 'the version before cannot go on: every process is stopped first'

/** What took something away before there was this check: these files may not be changed any more. @type {Earlier[]} */
export const EARLIER = [
  {
    file: '0016-manager.sql',
    begins: 'alter table managed_patients drop constraint managed_patients_pkey',
    why: 'the same key comes back in the same statement, with more beside it',
  },
  { file: '0022-turn-confidence.sql', begins: 'update patient_records set', why: `answers move to the column of their own scale; ${STOP}` },
  { file: '0029-sealed-columns.sql', begins: 'alter table patient_details alter column health_number', why: `it is sealed; ${STOP}` },
  { file: '0029-sealed-columns.sql', begins: 'select make_sealed(', why: `what patients say is sealed; ${STOP}` },
  { file: '0029-sealed-columns.sql', begins: 'alter table conversation_turns alter column', why: `what was said is sealed; ${STOP}` },
  { file: '0029-sealed-columns.sql', begins: 'alter table conversation_chunks alter column', why: `what was said is sealed; ${STOP}` },
  { file: '0032-imports.sql', begins: 'alter table import_plans drop column changes', why: `plans are kept by field; ${STOP}` },
  {
    file: '0032-imports.sql',
    begins: 'alter table import_rows drop constraint',
    why: 'imports are never deleted, so that nothing rested on it',
  },
  {
    file: '0032-imports.sql',
    begins: 'alter table import_plans drop constraint',
    why: 'imports are never deleted, so that nothing rested on it',
  },
  { file: '0032-imports.sql', begins: 'update imports set restore', why: `what an undo takes back is kept in another form; ${STOP}` },
  { file: '0035-sealed-imports.sql', begins: 'alter table import_pieces alter column bytes type', why: `files are sealed; ${STOP}` },
  { file: '0035-sealed-imports.sql', begins: 'select make_sealed(', why: `rows are sealed; ${STOP}` },
  { file: '0035-sealed-imports.sql', begins: 'update import_plans set numbers', why: `health numbers move to a sealed column; ${STOP}` },
]
