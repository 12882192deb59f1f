import { hasImportName } from '@clinic/contract/imports'
import { IMPORT_FAULTS } from '@clinic/contract/imports/import-errors'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { UPLOAD_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { refreshImports } from '../state/use-imports.ts'
import { sendSpreadsheet } from './send-spreadsheet.ts'
import { isUploaded, startedImport, uploadMessage } from './upload-message.ts'

/** How far an upload is tells no one anything before this. Milliseconds. */
const SHOW_AFTER_MS = 1_000

/** `failed`: how the message is meant. */
type Result = { message: string; failed: boolean }
const NO_RESULT: Result = { message: '', failed: false }

/** The file that is chosen, its upload and the result. `share`: how far it is, once that takes long enough to be told. */
export function useUpload(onStarted: (id: number) => void) {
  const [file, setFile] = useState<File | null>(null)
  const [result, setResult] = useState(NO_RESULT)
  const [sending, setSending] = useState(false)
  const [fraction, setFraction] = useState<number | null>(null)
  const under = useRef<AbortController | null>(null)
  const client = useQueryClient()
  useEffect(() => () => under.current?.abort(), [])

  const forget = useCallback(() => setResult(NO_RESULT), [])
  const choose = (next: File | null) => {
    const isWrong = next !== null && !hasImportName(next.name)
    setFile(isWrong ? null : next)
    setResult(isWrong ? { message: IMPORT_FAULTS['wrong-name'], failed: true } : NO_RESULT)
  }
  const refuse = () => setResult({ message: UPLOAD_TEXTS.noFile, failed: true })
  const upload = async () => {
    if (!file) return refuse()
    const controller = new AbortController()
    under.current = controller
    const startedAt = Date.now()
    setResult(NO_RESULT)
    setSending(true)
    const answer = await sendSpreadsheet({
      file,
      signal: controller.signal,
      onProgress: (next) => Date.now() - startedAt > SHOW_AFTER_MS && setFraction(next),
    })
    setSending(false)
    setFraction(null)
    if (!answer) return
    setResult({ message: uploadMessage(answer), failed: answer.status === 0 || answer.status >= 400 })
    if (!isUploaded(answer.status)) return
    setFile(null)
    await refreshImports(client)
    const id = startedImport(answer)
    if (id !== null) onStarted(id)
  }
  return { file, result, sending, fraction, choose, refuse, upload, stop: () => under.current?.abort(), forget }
}

export type Upload = ReturnType<typeof useUpload>
