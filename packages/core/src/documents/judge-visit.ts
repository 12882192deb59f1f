import type { DocumentDraft } from '@clinic/contract/documents/readiness'
import { daysBetween } from '../shared/dates.ts'
import type { DocumentFacts } from './document-facts.ts'
import type { Judgement } from './judgement.ts'

/** Days for which a visit carries a document (policy). */
const VISIT_DAYS = 30

/** Why it may be signed: under their professional treatment, required for a condition, recorded and agreed to (s. 271 to 273). */
export function judgeVisit(draft: DocumentDraft, facts: DocumentFacts): Partial<Judgement> {
  const { visit, consent, today, signed_on, in_force, raised_flags } = facts
  const refusals: Judgement['refusals'] = []
  const warnings: Judgement['warnings'] = []
  const refuse = (code: Judgement['refusals'][number]['code'], detail?: string) =>
    refusals.push(detail === undefined ? { code } : { code, detail })
  if (draft.place_of_consultation.trim() === '') refuse('place-missing')
  if (draft.province_of_consultation === null) refuse('province-missing')
  if (draft.condition.trim() === '') refuse('condition-missing')
  if (draft.condition_reason.trim() === '') refuse('reason-missing')
  if (!draft.statement) refuse('statement-missing')
  if (signed_on !== today) refuse('date-not-today')
  if (!visit || daysBetween(visit.on, today) > VISIT_DAYS || visit.on > today) refuse('no-visit')
  else {
    if (!visit.by_signer) refuse('not-the-visits-practitioner')
    if (visit.decision !== 'authorize' && visit.decision !== 'authorize-less') refuse('not-decided')
    if (!visit.note_signed) refuse('note-unsigned')
  }
  if (consent !== 'given') refuse(consent === 'missing' ? 'consent-missing' : 'consent-withdrawn')
  for (const flag of raised_flags) if ((draft.flags[flag] ?? '').trim() === '') refuse('flag-undecided', flag)
  if (draft.supersedes !== null) {
    if (in_force.some(({ id }) => id === draft.supersedes)) warnings.push({ code: 'replaces' })
    else refuse('supersedes-not-in-force')
  }
  if (in_force.some(({ id }) => id !== draft.supersedes)) warnings.push({ code: 'document-in-force' })
  return { refusals, warnings }
}
