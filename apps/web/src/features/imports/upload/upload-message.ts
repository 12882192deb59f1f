import { UPLOAD_TEXTS } from '../../../lib/messages/contract-texts.ts'

/** What came back: status 0 where nothing did; `body` as JSON where it is that. */
export type UploadAnswer = { status: number; body: unknown }

/** The words under the button for what an upload came to (REQ-328, REQ-331 to REQ-333). */
export function uploadMessage({ status, body }: UploadAnswer): string {
  if (isUploaded(status)) return UPLOAD_TEXTS.uploaded
  return status === 0 || status >= 400 ? (errorText(body) ?? UPLOAD_TEXTS.failed) : ''
}

/** REQ-328. */
export function isUploaded(status: number): boolean {
  return status === 200 || status === 204
}

/** The import that an upload began, where the answer names one. */
export function startedImport({ status, body }: UploadAnswer): number | null {
  const id = isUploaded(status) ? (body as { id?: unknown } | null | undefined)?.id : null
  return typeof id === 'number' ? id : null
}

/** The `error` of a refusal: words, or our own form of them. */
function errorText(body: unknown): string | null {
  const error = (body as { error?: unknown } | null | undefined)?.error
  const text = typeof error === 'string' ? error : (error as { message?: unknown } | null | undefined)?.message
  return typeof text === 'string' && text.trim() !== '' ? text : null
}
