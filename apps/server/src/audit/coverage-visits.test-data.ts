import { COVERAGE_DOCUMENTS } from '../care/documents/coverage.test-data.ts'
import { COVERAGE_VISIT_NOTES } from '../care/visit-notes/coverage.test-data.ts'

/** What practitioners write and sign of a visit, and the entry that each call leaves. */
export const COVERAGE_VISITS = { ...COVERAGE_VISIT_NOTES, ...COVERAGE_DOCUMENTS }
