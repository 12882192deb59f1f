import type { ImportTypes } from './import-type.ts'
import { patientsImport } from './patients-import.ts'
import { slotsImport } from './slots-import.ts'
import { staffImport } from './staff-import.ts'

/** The implementation of each kind of import. */
export const IMPORT_TYPES: ImportTypes = { patients: patientsImport, slots: slotsImport, staff: staffImport }
