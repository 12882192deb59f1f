import type { DocumentDraft } from '@clinic/contract/documents/readiness'
import type { DocumentFacts } from './document-facts.ts'
import { judgePatient } from './judge-patient.ts'
import { judgePractitioner } from './judge-practitioner.ts'
import { judgeUse } from './judge-use.ts'
import { judgeVisit } from './judge-visit.ts'
import type { Judgement } from './judgement.ts'

/**
 * Whether a medical document may be signed now (s. 264 to 273, and the clinic’s policy). Nothing else decides it: without a refusal, with a
 * reason for every warning and with every confirmation it may, see `isReady`.
 */
export function judgeDocument(draft: DocumentDraft, facts: DocumentFacts): Judgement {
  const parts: Partial<Judgement>[] = [
    judgePractitioner(draft, facts),
    judgePatient(draft, facts),
    judgeUse(draft, facts),
    judgeVisit(draft, facts),
  ]
  return {
    refusals: parts.flatMap(({ refusals = [] }) => refusals),
    warnings: parts.flatMap(({ warnings = [] }) => warnings),
    confirmationsNeeded: parts.flatMap(({ confirmationsNeeded = [] }) => confirmationsNeeded),
  }
}

export function isReady({ refusals, warnings, confirmationsNeeded }: Judgement, { reasons }: Pick<DocumentDraft, 'reasons'>): boolean {
  const unexplained = warnings.some(({ code }) => (reasons[code] ?? '').trim() === '')
  return refusals.length === 0 && !unexplained && confirmationsNeeded.length === 0
}
