import type { Knowledge } from '@clinic/core/chat/state/turn'
import { consentForms } from '../../../content/consent.ts'
import { withConsent } from '../translations/load-french.ts'

/** The knowledge with the consent form that a reply showed, also where another was approved since: the patient signs what they read. */
export function recallConsent(knowledge: Knowledge, reply: { DATA: Record<string, unknown> | null } | undefined): Knowledge {
  const form = reply?.DATA?.consent
  const version = typeof form === 'object' && form !== null && 'version' in form ? form.version : undefined
  const shown = consentForms.find(({ english, french }) => version === english.version || version === french.version)
  if (!shown) return knowledge
  if (version === shown.english.version) return { ...knowledge, consent: shown.english }
  const { french } = knowledge
  return french ? { ...knowledge, french: withConsent(french, shown.french) } : knowledge
}
