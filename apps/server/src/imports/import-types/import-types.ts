import type { Targets } from './import-type.ts'
import { patientsImport } from './patients-import.ts'
import { slotsImport } from './slots-import.ts'
import { staffImport } from './staff-import.ts'

/** The implementation of each kind of import. */
export const IMPORT_TYPES: Targets = { patients: patientsImport, slots: slotsImport, staff: staffImport }
