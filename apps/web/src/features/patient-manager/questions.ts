import type { StatusRow } from '@clinic/contract/patients'
import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { PATIENT_TEXTS } from '../../lib/messages/contract-texts.ts'
import { t } from '../../lib/messages/t.ts'
import type { Question } from '../../ui/confirm-dialog.tsx'
import type { ActionEntry } from './live/use-manage.ts'

/** What is asked before a change, and what is said when the answer is no (REQ-627 to REQ-631). */
type ManageQuestion = Question & { cancelled: string }

/** The question before a change; `null`: it is done at once. */
export function questionBefore(row: StatusRow, action: ActionEntry): ManageQuestion | null {
  const who = row.patient_id
  switch (action.verb) {
    case 'set-active':
      if (action.patient_active) return null
      return {
        title: t('Disable this patient?'),
        text: t('Disabled patients receive no emails. {who} stays in this list and can be enabled again at any time.', { who }),
        confirm: t('Disable patient'),
        tone: 'bad',
        cancelled: PATIENT_TEXTS.cancelled,
      }
    case 'reset-eligibility':
      return {
        title: t('Reset eligibility?'),
        text: t('{who} becomes eligible again; the reason and the date are cleared.', { who }),
        confirm: t('Reset eligibility'),
        cancelled: PATIENT_TEXTS.resetCancelled,
      }
    case 'reset-conversation':
      return {
        title: t('Reset the conversation?'),
        text: t(
          '{who}’s chat will start over, and their questionnaires go back to not started. Answers already given stay in the record.',
          { who },
        ),
        confirm: t('Reset conversation'),
        tone: 'bad',
        cancelled: PATIENT_TEXTS.conversationCancelled,
      }
    case 'put-in-pcr-queue':
      return {
        title: t('Put in the PCR queue?'),
        text: t('{who} joins the PCR queue as “{appointment_type}”.', { who, appointment_type: action.appointment_type }),
        confirm: t('Put in PCR queue'),
        cancelled: PATIENT_TEXTS.pcrAddCancelled,
      }
    case 'remove-from-queue':
      return leaving(row, action.queue)
    case 'set-help':
      if (action.need_pcr_help_flag || row.pcr_help_reason !== HELP_REASONS.chatbot) return null
      return {
        title: t('Clear the patient’s own request?'),
        text: t('{who} asked for help in the chat. They’ll no longer be listed for a call.', { who }),
        confirm: t('Clear the request'),
        tone: 'bad',
        cancelled: PATIENT_TEXTS.cancelled,
      }
    default:
      return null
  }
}

function leaving(row: StatusRow, queue: 'pcr' | 'np'): ManageQuestion {
  const holder = queue === 'pcr' ? row.assigned_pcr : row.assigned_np
  const name = queue.toUpperCase()
  return {
    title: t('Remove from the {name} queue?', { name }),
    text: holder
      ? t('{patient_id} will leave the {name} queue and be unassigned from {holder}.', { patient_id: row.patient_id, name, holder })
      : t('{patient_id} will leave the {name} queue and lose their place.', { patient_id: row.patient_id, name }),
    confirm: t('Take out of {name} queue', { name }),
    tone: 'bad',
    cancelled: PATIENT_TEXTS.cancelled,
  }
}
