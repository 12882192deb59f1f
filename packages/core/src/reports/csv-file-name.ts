import type { CsvType } from '@clinic/contract/reports'

/** `{type}_{start}_to_{end}.csv` (REQ-662); days as `yyyy-MM-dd`. */
export function csvFileName(type: CsvType, startDate: string, endDate: string): string {
  return `${type}_${startDate}_to_${endDate}.csv`
}
