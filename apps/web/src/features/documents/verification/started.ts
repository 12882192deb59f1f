import type { VerificationCall } from '@clinic/contract/documents/verification'

/** `started`: when the call began, to tell how long it took. */
export type Started = { call: VerificationCall; number: string; caller: string; started: number }
