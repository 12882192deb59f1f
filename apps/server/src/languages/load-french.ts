import type { Questionnaire } from '@clinic/contract/questionnaires'
import type { Knowledge } from '@clinic/core/dialog/turn'
import { consentFrench } from '../../content/french/consent.ts'
import { FRENCH } from '../../content/french/french-questionnaires.ts'
import type { Sql } from '../platform/database.ts'
import { collectTexts } from './collect-texts.ts'
import { approvalOf, isOn } from './read-french.ts'
import { findApprovals } from './store.ts'

/** What may be said in French now; nothing until all that any visit needs is approved. */
export async function loadFrench(sql: Sql, questionnaires: readonly Questionnaire[]): Promise<Knowledge['french']> {
  const approvals = await findApprovals(sql)
  if (approvals.length === 0) return undefined
  const texts = collectTexts(questionnaires)
  if (!isOn(texts, approvals)) return undefined
  const approved = new Set(texts.filter((text) => approvalOf(text, approvals)).map(({ key }) => key))
  return frenchOf(Object.keys(FRENCH).filter((key) => approved.has(`questionnaire-${key}`)))
}

/** The French words, with those of these questionnaires alone. */
export function frenchOf(keys: readonly string[]): NonNullable<Knowledge['french']> {
  const words = Object.entries(FRENCH).filter(([key]) => keys.includes(key))
  return { consent: consentFrench, questionnaires: Object.fromEntries(words) }
}
