import type { CsvType } from '@clinic/contract/reports'
import { useCallback, useEffect, useRef, useState } from 'react'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { notify } from '../../../lib/notify.tsx'
import type { Days } from '../period/ranges.ts'
import { downloadCsv, type Progress } from './download-csv.ts'

export type Downloading = { progress: Progress; stop: () => void }

/** Downloads under way by their type, and how to begin one. Leaving the page stops them. */
export function useDownload(days: Days): [Partial<Record<CsvType, Downloading>>, (type: CsvType) => void] {
  const [under, setUnder] = useState<Partial<Record<CsvType, Downloading>>>({})
  const open = useRef(new Set<AbortController>())
  useEffect(() => {
    const controllers = open.current
    return () => {
      for (const controller of controllers) controller.abort()
    }
  }, [])
  const begin = useCallback(
    (type: CsvType) => {
      const controller = new AbortController()
      open.current.add(controller)
      const stop = () => controller.abort()
      const onProgress = (progress: Progress) => setUnder((all) => ({ ...all, [type]: { progress, stop } }))
      onProgress({ rows: 0, total: 0, bytes: 0 })
      downloadCsv({ type, startDate: days.from, endDate: days.to, signal: controller.signal, onProgress })
        .catch((error: unknown) => {
          if (!(error instanceof ApiProblem && error.code === 'aborted')) notify.failure(problemSentence(error), () => begin(type))
        })
        .finally(() => {
          open.current.delete(controller)
          setUnder(({ [type]: _, ...others }) => others)
        })
    },
    [days.from, days.to],
  )
  return [under, begin]
}
