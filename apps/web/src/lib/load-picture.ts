import { readPicture } from '@clinic/contract/chart-pictures'
import { call } from './api.ts'

type Load = (asked: { signal: AbortSignal }) => Promise<string>

/** Reads a picture that a patient sent (an entry in the log) and answers the address that shows it. Fails as `call` does. */
export function loadPicture(patient_id: string, id: string): Load {
  return async ({ signal }) => {
    const { kind, bytes } = await call(readPicture, { params: { patient_id, id }, signal })
    return `data:${kind};base64,${bytes}`
  }
}
