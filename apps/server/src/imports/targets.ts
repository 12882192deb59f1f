import { patientsTarget } from './patients-target.ts'
import { slotsTarget } from './slots-target.ts'
import { staffTarget } from './staff-target.ts'
import type { Targets } from './target.ts'

/** What each kind of spreadsheet is imported into. */
export const TARGETS: Targets = { patients: patientsTarget, slots: slotsTarget, staff: staffTarget }
