import type { AddressOf } from '../../../lib/routes/addresses.ts'

/** The steps of an import, in their order. */
export const STEPS = ['file', 'kind', 'columns', 'rows', 'import'] as const
export type Step = (typeof STEPS)[number]

/** What the address of the page holds: which import is open, and at which step; never anything out of a file. */
export type ImportSearch = { open: number | null; step: Step | null }

const MOST = 2 ** 31

/** Reads an address as a person may have mistyped it: what makes no sense counts as not given. */
export function readImportSearch(raw: Record<string, unknown>): ImportSearch {
  const open = /^\d+$/.test(String(raw.import ?? '')) ? Number(raw.import) : 0
  return open > 0 && open < MOST ? { open, step: STEPS.find((one) => one === raw.step) ?? null } : { open: null, step: null }
}

/** The parameters to write; what is not given is omitted. */
export function writeImportSearch({ open, step }: ImportSearch): AddressOf<'/pages/spreadsheet_uploader'> {
  return open === null ? {} : { import: String(open), ...(step !== null && { step }) }
}
