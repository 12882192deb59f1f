import { readPicture } from '@clinic/contract/chart/pictures'
import { readSentPicture } from '@clinic/contract/chat/attention'
import { call } from './api.ts'

type Load = (asked: { signal: AbortSignal }) => Promise<string>

/** Reads a picture that a patient sent (an entry in the log) and answers the address that shows it. Fails as `call` does. */
export function loadPicture(patient_id: string, id: string): Load {
  return async ({ signal }) => {
    const { kind, bytes } = await call(readPicture, { params: { patient_id, id }, signal })
    return `data:${kind};base64,${bytes}`
  }
}

/** The same of a picture that staff sent to the patient in a conversation, by its line. */
export function loadSentPicture(conversation_id: string, seq: number): Load {
  return async ({ signal }) => {
    const { kind, bytes } = await call(readSentPicture, { params: { conversation_id, seq: String(seq) }, signal })
    return `data:${kind};base64,${bytes}`
  }
}
