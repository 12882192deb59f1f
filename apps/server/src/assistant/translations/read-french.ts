import type { French, TranslatedText } from '@clinic/contract/translations'
import { placeKey } from '@clinic/core/questionnaires/translations/places-of'
import type { Context } from '../../platform/db/change.ts'
import type { Sql, TransactionSql } from '../../platform/db/database.ts'
import { collectTexts, type Form, formText, hasParts, listAssistantParts, type Text } from './collect-texts.ts'
import { listForms, listKnownTranslations } from './list-forms.ts'
import { loadApprovals } from './load-french.ts'
import { matchForm } from './match-form.ts'
import type { Approval } from './store.ts'

/** What patients are told in French, beside the English, with who approved what. */
export function readFrench({ sql }: Pick<Context, 'sql'>): Promise<French> {
  return presentFrench(sql)
}

/** The same as a transaction sees it. */
export async function presentFrench(sql: Sql | TransactionSql): Promise<French> {
  const { forms: approvals, digests } = await loadApprovals(sql)
  const forms = await listForms(sql, await listKnownTranslations(sql, approvals))
  const program = collectTexts([]).map((text) => presentText(text, approvals, digests))
  const texts = [...program]
  for (const form of forms) texts.push(await presentForm(sql, form, approvals))
  return { on: isOn(texts), texts }
}

/** Whether all that any visit needs is approved. */
function isOn(texts: readonly TranslatedText[]): boolean {
  return texts.every(({ key, needed, approved, changed }) => !needed || (approved !== null && (key !== 'assistant' || changed === 0)))
}

/** A questionnaire's text with the approval that it is said by, and how many of its words were written anew since. */
export async function presentForm(sql: Sql | TransactionSql, form: Form, approvals: readonly Approval[]): Promise<TranslatedText> {
  const text = formText(form)
  const found = await matchForm(sql, form, approvals)
  if (!found) return { ...text, hash: text.hash.toString('hex'), approved: null, changed: 0 }
  const said = new Map(found.said.map((word) => [placeKey(word), word.translation]))
  const changed = form.words.filter((word) => (said.get(placeKey(word)) ?? '') !== word.translation).length
  const { by, at } = found.approval
  return { ...text, hash: text.hash.toString('hex'), approved: { by, at }, changed }
}

/** What comes with the program is said as it is, or not at all; the assistant's texts each for themselves. */
function presentText(text: Text, approvals: readonly Approval[], digests: ReadonlySet<string>): TranslatedText {
  if (hasParts(text) && digests.size > 0) return presentParts(text, approvals, digests)
  const approval = text.gaps.length > 0 ? undefined : approvals.find(({ key, hash }) => key === text.key && hash.equals(text.hash))
  return { ...text, hash: text.hash.toString('hex'), approved: approval ? { by: approval.by, at: approval.at } : null, changed: 0 }
}

/** With the texts that are due: their words are others than those that were approved. */
function presentParts(text: Text, approvals: readonly Approval[], digests: ReadonlySet<string>): TranslatedText {
  const parts = listAssistantParts().map(({ original, translation, digest }) => ({
    ...{ original, translation },
    ...(!digests.has(digest) && { due: true }),
  }))
  const changed = parts.filter(({ due }) => due).length
  const approval = approvals.find(({ key }) => key === text.key)
  const approved = approval && changed < parts.length ? { by: approval.by, at: approval.at } : null
  return { ...text, parts, hash: text.hash.toString('hex'), approved, changed: approved ? changed : 0 }
}
