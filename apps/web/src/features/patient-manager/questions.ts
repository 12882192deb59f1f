import type { StatusRow } from '@clinic/contract/patients'
import { HELP_REASONS } from '@clinic/contract/vocabulary'
import { identityText, personText } from '../../lib/format/person-text.ts'
import { PATIENT_TEXTS } from '../../lib/messages/contract-texts.ts'
import { t } from '../../lib/messages/t.ts'
import type { Question } from '../../ui/confirm-dialog.tsx'
import type { ActionEntry } from './live/use-manage.ts'

/** What is asked before a change, and what is said when the answer is no (REQ-627 to REQ-631). */
type ManageQuestion = Question & { cancelled: string }

/** The question before a change; `null`: it is done at once. */
export function questionBefore(row: StatusRow, action: ActionEntry): ManageQuestion | null {
  const who = personText(row)
  const identity = identityText(row)
  switch (action.verb) {
    case 'set-active':
      if (action.patient_active) return null
      return {
        title: t('Disable {who}?', { who }),
        text: t('{identity} Disabled patients receive no emails. They stay in this list and can be enabled again at any time.', {
          identity,
        }),
        confirm: t('Disable patient'),
        tone: 'bad',
        cancelled: PATIENT_TEXTS.cancelled,
      }
    case 'reset-eligibility':
      return {
        title: t('Reset the eligibility of {who}?', { who }),
        text: t('{identity} The patient becomes eligible again; the reason and the date are cleared.', { identity }),
        confirm: t('Reset eligibility'),
        cancelled: PATIENT_TEXTS.resetCancelled,
      }
    case 'reset-conversation':
      return {
        title: t('Reset the conversation of {who}?', { who }),
        text: t(
          '{identity} The chat will start over, and the questionnaires go back to not started. Answers already given stay in the record.',
          { identity },
        ),
        confirm: t('Reset conversation'),
        tone: 'bad',
        cancelled: PATIENT_TEXTS.conversationCancelled,
      }
    case 'put-in-pcr-queue':
      return {
        title: t('Put {who} in the PCR queue?', { who }),
        text: t('{identity} The patient joins the PCR queue as “{appointment_type}”.', {
          identity,
          appointment_type: t(action.appointment_type),
        }),
        confirm: t('Put in PCR queue'),
        cancelled: PATIENT_TEXTS.pcrAddCancelled,
      }
    case 'remove-from-queue':
      return leaving(row, action.queue)
    case 'set-help':
      if (action.need_pcr_help_flag || row.pcr_help_reason !== HELP_REASONS.chatbot) return null
      return {
        title: t('Clear the request of {row}?', { row: who }),
        text: t('{identity} The patient asked for help in the chat and will no longer be listed for a call.', { identity }),
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
  const identity = identityText(row)
  return {
    title: t('Remove {who} from the {name} queue?', { who: personText(row), name }),
    text: holder
      ? t('{identity} The patient will leave the {name} queue and be unassigned from {holder}.', { identity, name, holder })
      : t('{identity} The patient will leave the {name} queue and lose their place.', { identity, name }),
    confirm: t('Take out of {name} queue', { name }),
    tone: 'bad',
    cancelled: PATIENT_TEXTS.cancelled,
  }
}
