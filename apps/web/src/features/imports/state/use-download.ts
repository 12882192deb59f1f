import { useCallback, useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { notify } from '../../../lib/notify.tsx'
import { downloadFile } from './download-file.ts'

/** How to download a file under a name, and the path of the one that is on its way. */
export function useDownload(): [(path: string, name: string) => void, string | null] {
  const [under, setUnder] = useState<string | null>(null)
  const begin = useCallback((path: string, name: string) => {
    setUnder(path)
    downloadFile(path, name)
      .catch((error: unknown) => notify.failure(problemSentence(error), () => begin(path, name)))
      .finally(() => setUnder((now) => (now === path ? null : now)))
  }, [])
  return [begin, under]
}
