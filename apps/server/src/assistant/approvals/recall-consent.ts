import type { Knowledge } from '@clinic/core/chat/state/turn'
import { consentForms } from '../../../content/consent.ts'
import { withConsent } from '../translations/load-french.ts'
import type { Turn } from './store.ts'

/** The knowledge with the consent form that the patient has before them, whatever was approved since it was shown: they sign what they read. */
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
