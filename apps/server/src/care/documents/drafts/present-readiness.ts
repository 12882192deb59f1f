import {
  type AskedConfirmation,
  DOCUMENT_REFUSALS,
  type DocumentDraft,
  documentDraft,
  type Readiness,
} from '@clinic/contract/documents/readiness'
import { billingLimit } from '@clinic/core/documents/billing-limit'
import { isReady, judgeDocument } from '@clinic/core/documents/judge-document'
import { lastDay } from '@clinic/core/documents/period'
import { possession } from '@clinic/core/documents/possession'
import { tellRefusal, tellWarning } from '@clinic/core/documents/tell-refusal'
import { buildContent } from './build-content.ts'
import type { StoredConfirmation } from './confirmation-store.ts'
import type { StoredDraft } from './draft-store.ts'
import type { Gathered } from './gather-facts.ts'

type Shown = { stored: StoredDraft | null; clinic_name: string; fresh_until: string | null }

/** The meter: every refusal and warning named, with what to do. Without a draft it begins with what was decided at the visit. */
export function presentReadiness(gathered: Gathered, { stored, clinic_name, fresh_until }: Shown): Readiness {
  const { facts, asked, vac_file } = gathered
  const draft = stored?.content ?? firstDraft(gathered)
  const judgement = judgeDocument(draft, facts)
  const content = buildContent(draft, facts, { document_number: '', check_code: '', check_url: '', clinic_name })
  const refused = new Set(judgement.refusals.map(({ code }) => code))
  const others = facts.in_force.filter(({ id }) => id !== draft.supersedes).map(({ daily_grams }) => daily_grams)
  return {
    draft,
    draft_id: stored?.id ?? null,
    version: stored?.version ?? 0,
    ready: stored !== null && isReady(judgement, draft),
    ...{ met: DOCUMENT_REFUSALS.length - refused.size, of: DOCUMENT_REFUSALS.length },
    refusals: judgement.refusals.map((found) => ({ code: found.code, ...tellRefusal(found) })),
    warnings: judgement.warnings.map((found) => ({ code: found.code, ...tellWarning(found), reason: draft.reasons[found.code] ?? '' })),
    confirmations_needed: judgement.confirmationsNeeded,
    confirmations: asked.map(presentConfirmation),
    flags: facts.raised_flags.map((key) => ({ key, name: flagName(key) })),
    veteran: vac_file === null || facts.veteran === null ? null : { vac_file, limit_g: billingLimit(facts.veteran, facts.today) },
    content,
    possession_grams: content && possession([...others, content.daily_grams]),
    last_day: content && lastDay(facts.today, content.period),
    signed_on: facts.signed_on,
    factor_fresh_until: fresh_until,
  }
}

function firstDraft({ person, visit, facts }: Gathered): DocumentDraft {
  const isAuthorized = visit?.decision === 'authorize' || visit?.decision === 'authorize-less'
  const province = visit?.visit_province ?? person.province
  const place = [person.street_address, person.city, person.province ?? '', person.postal_code]
    .filter((part) => part.trim() !== '')
    .join(', ')
  return documentDraft.parse({
    ...(isAuthorized && {
      daily_grams: String(visit.grams_per_day ?? ''),
      period_count: String(visit.months ?? ''),
      period_unit: 'months',
    }),
    veteran: facts.veteran !== null,
    province_of_consultation: province,
    place_of_consultation: province === person.province && person.street_address.trim() !== '' ? place : '',
  })
}

function presentConfirmation({ id, kind, confirmed, asked_at, answerer, answered_at, note }: StoredConfirmation): AskedConfirmation {
  const state = confirmed === null ? 'asked' : confirmed ? 'confirmed' : 'declined'
  return { id, kind, state, asked_at, answered_by: answerer, answered_at, note }
}

function flagName(key: string): string {
  const words = key.replace(/[_-]+/g, ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
