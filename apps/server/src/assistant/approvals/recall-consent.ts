import type { Knowledge } from '@clinic/core/chat/state/turn'
import { consentForms } from '../../../content/consent.ts'
import type { Turn } from '../chat/store.ts'
import { withConsent } from '../translations/load-french.ts'

/** The knowledge with the consent form that the patient has before them, also where another was approved since: they sign what they read. */
export function recallConsent(knowledge: Knowledge, shownIn: Turn | null): Knowledge {
  const shown = versionShown(shownIn)
  const form = consentForms.find(({ english, french }) => shown === english.version || shown === french.version)
  if (!form) return knowledge
  if (shown === form.english.version) return { ...knowledge, consent: form.english }
  const { french } = knowledge
  return french ? { ...knowledge, french: withConsent(french, form.french) } : knowledge
}

function versionShown(turn: Turn | null): unknown {
  const shown = turn?.reply.DATA?.consent
  return typeof shown === 'object' && shown !== null && 'version' in shown ? shown.version : undefined
}
