import { readMetrics } from '@clinic/contract/reports'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import type { ReportSearch } from './report-search.ts'

/** The figures of the days asked for, beside the days before; while others load, the last ones stay. */
export function useMetrics({ from, to }: ReportSearch) {
  return useQuery({
    queryKey: ['reports', 'figures', from, to],
    queryFn: ({ signal }) => call(readMetrics, { query: from === '' ? {} : { startDate: from, endDate: to }, signal }),
    placeholderData: keepPreviousData,
  })
}
