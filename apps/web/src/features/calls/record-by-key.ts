import { CALL_OUTCOMES, type CallLog, type CallOutcome, readCalls, recordCall } from '@clinic/contract/patients/calls'
import { OUTCOME_TEXTS } from '@clinic/core/calls/step-text'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { t, tPair } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { endChange, offerUndo, startChange } from '../../lib/undo.ts'
import { refreshCalls } from './use-calls.ts'

/** `place`: of the outcome, from 1. `onAsk`: there is something to look at first, in the dialog. */
type Order = { patient: string; place: number; onAsk: (outcome: CallOutcome) => void }

const underWay = new Set<string>()

/** Records how a call went at its proposed next time, to be undone for a minute. A key that is held down records it once. */
export async function recordByKey(client: QueryClient, { patient, place, onAsk }: Order): Promise<void> {
  const outcome = CALL_OUTCOMES[place - 1]
  if (!outcome || underWay.has(patient)) return
  underWay.add(patient)
  const started = startChange()
  const params = { patient_id: patient }
  try {
    const log = await call(readCalls, { params })
    if (outcome === 'call-back' || hasJustCalled(log)) return onAsk(outcome)
    const { message, undo } = await call(recordCall, { params, body: { outcome, after: log.last_id } })
    const refresh = () => void refreshCalls(client, patient)
    offerUndo({ message: tPair(t(OUTCOME_TEXTS[outcome]), message), ids: undo ? [undo.id] : [], onUndone: refresh, started })
  } catch (error) {
    notify.failure(t('The call was not recorded. {error}', { error: problemSentence(error) }))
  } finally {
    underWay.delete(patient)
    endChange(started)
    void refreshCalls(client, patient)
  }
}

/** A second call within four hours, or within the minute, is looked at first. */
function hasJustCalled({ rest_until, attempts, clock }: CallLog): boolean {
  return rest_until !== null || attempts[0]?.local === clock
}
