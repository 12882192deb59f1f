import {
  type AskedQuestionnaire,
  type FinishedAsking,
  finishPhoneAnswers,
  readPhoneAnswers,
  savePhoneAnswer,
} from '@clinic/contract/chart/phone-intake'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts'
import { useLive } from '../../lib/live.ts'
import { notify } from '../../lib/notify.tsx'

export type GivenAnswer = { tag: string; text?: string; selected?: string[]; declined?: boolean; drawing?: string; picture?: string }
/** `waiting`: not on the server yet, and tried again until it is. */
export type SaveState = 'idle' | 'kept' | 'keeping' | 'waiting'

/** Longest pause before the next try; milliseconds. */
const LONGEST_PAUSE = 5_000
/** Refusals that are about this very answer; after any other one the answers are reloaded. */
const ABOUT_ANSWER: readonly string[] = ['answer-unreadable', 'answer-needed', 'invalid-input']

const again = {
  retry: (_: number, error: unknown) => error instanceof ApiProblem && (error.status === 0 || error.status >= 500),
  retryDelay: (count: number) => Math.min(500 * 2 ** count, LONGEST_PAUSE),
}

/** One questionnaire asked by phone: every answer goes to the server at once, and is sent again until it is there. */
export function usePhoneIntake(patientId: string, key: string, { onSaved, onRefused }: { onSaved: () => void; onRefused: () => void }) {
  const client = useQueryClient()
  const queryKey = ['patient', patientId, 'asked', key]
  const params = { patient_id: patientId, key }
  const [elsewhere, setElsewhere] = useState(false)
  const query = useQuery({ queryKey, queryFn: ({ signal }) => call(readPhoneAnswers, { params, signal }) })
  const baseVersion = () => {
    const { version, revision } = client.getQueryData<AskedQuestionnaire>(queryKey) ?? { version: 1, revision: 0 }
    return { version, revision }
  }
  const refused = (error: unknown) => {
    if (error instanceof ApiProblem && ABOUT_ANSWER.includes(error.code)) return
    notify.failure(problemSentence(error))
    onRefused()
    void client.invalidateQueries({ queryKey })
  }
  const answer = useMutation({
    ...again,
    mutationFn: ({ baseVersion: at, ...given }: GivenAnswer & { baseVersion: ReturnType<typeof baseVersion> }) =>
      call(savePhoneAnswer, { params, body: { ...at, ...given } }),
    onSuccess: (asked) => {
      client.setQueryData(queryKey, asked)
      setElsewhere(false)
      // Read again when it is shown again: each reading is an entry in the audit log.
      void client.invalidateQueries({ queryKey: ['patient', patientId, 'askable'], refetchType: 'none' })
      onSaved()
    },
    onError: refused,
  })
  const finish = useMutation<FinishedAsking, unknown, ReturnType<typeof baseVersion>>({
    ...again,
    mutationFn: (at) => call(finishPhoneAnswers, { params, body: at }),
    onSuccess: () => void client.invalidateQueries({ queryKey: ['patient', patientId] }),
    onError: refused,
  })
  useLive((notice) => {
    if (answer.isPending || finish.isPending || finish.isSuccess) return
    const news = notice.kind === 'answers' && notice.id === patientId && notice.version !== query.data?.revision
    if (news) setElsewhere(true)
    if (news || notice.kind === 'resync') void client.invalidateQueries({ queryKey })
  })
  return {
    query,
    finish: { ...finish, run: () => finish.mutate(baseVersion()) },
    /** Someone else, or the patient in the chat, has kept answers since the last one that was stored here. */
    elsewhere,
    send: (given: GivenAnswer) => answer.mutate({ ...given, baseVersion: baseVersion() }),
    forget: answer.reset,
    saveState: saveStateOf(answer),
    problem: answer.error instanceof ApiProblem && ABOUT_ANSWER.includes(answer.error.code) ? answer.error.message : null,
  }
}

function saveStateOf({ isPending, isSuccess, failureCount }: { isPending: boolean; isSuccess: boolean; failureCount: number }): SaveState {
  if (isPending) return failureCount > 0 ? 'waiting' : 'keeping'
  return isSuccess ? 'kept' : 'idle'
}
