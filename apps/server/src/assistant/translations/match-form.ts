import type { Questionnaire, QuestionnaireSegments } from '@clinic/contract/questionnaires'
import type { Word } from '@clinic/contract/translations'
import { alikeOptions } from '@clinic/core/questionnaires/translations/alike-options'
import { isAuxiliaryText, isVariantText, placeKey, placesOf } from '@clinic/core/questionnaires/translations/places-of'
import { segmentsOf } from '@clinic/core/questionnaires/translations/segments-of'
import { translate } from '@clinic/core/questionnaires/translations/translate'
import type { Sql, TransactionSql } from '../../platform/db/database.ts'
import { loadForm } from './load-form.ts'
import type { Approval } from './store.ts'

type Asked = Pick<Questionnaire, 'key' | 'name' | 'questions'>
type FormApproval = Approval & { form: number }

/** What patients are told of a questionnaire, and by which approval. */
type Spoken = { approval: FormApproval; said: readonly Word[]; words: QuestionnaireSegments }

/**
 * The newest approval that has words for every text of this questionnaire, whichever version it was given for; `null` where there is none.
 * So a new version that says nothing new goes on in French, and so does a conversation that is pinned to an older one.
 */
export async function matchForm(sql: Sql | TransactionSql, questionnaire: Asked, approvals: readonly Approval[]): Promise<Spoken | null> {
  for (const approval of approvals.filter(isForm)) {
    const spoken = approval.key === questionnaire.key ? await speak(sql, questionnaire, approval.form) : null
    if (spoken) return { approval, ...spoken }
  }
  return null
}

/** Every approval with words for all of it, the newest first. */
export async function listCovering(
  sql: Sql | TransactionSql,
  questionnaire: Asked,
  approvals: readonly Approval[],
): Promise<FormApproval[]> {
  const covering: FormApproval[] = []
  for (const approval of approvals.filter(isForm))
    if (approval.key === questionnaire.key && (await speak(sql, questionnaire, approval.form))) covering.push(approval)
  return covering
}

type Said = Omit<Spoken, 'approval'>
/** A published version is one object for the whole process, so every turn of the chat finds this done. */
const spoken = new WeakMap<Asked, Map<number, Said | null>>()

/**
 * A questionnaire in the words of an approval; `null` where it has not all of them. One from before there was French of what stands beside
 * questions, or of looks and units, holds without that.
 */
export async function speak(sql: Sql | TransactionSql, questionnaire: Asked, form: number): Promise<Said | null> {
  const known = spoken.get(questionnaire) ?? new Map<number, Said | null>()
  spoken.set(questionnaire, known)
  const done = known.get(form)
  if (done !== undefined) return done
  const { words: approved, beside, looks } = await loadForm(sql, form)
  const places = placesOf(questionnaire).filter((place) => (beside || !isAuxiliaryText(place)) && (looks || !isVariantText(place)))
  const said = translate(places, approved)
  const words = segmentsOf(said)
  const result = words && { said, words }
  known.set(form, result)
  return result
}

/**
 * What an approval has of a questionnaire, question by question; one of which anything is missing is asked in English. `form` 0: no approval.
 */
export async function speakPartly(sql: Sql | TransactionSql, questionnaire: Asked, form: number): Promise<QuestionnaireSegments> {
  const known = form === 0 ? [] : (await loadForm(sql, form)).words
  const words = translate(placesOf(questionnaire), known)
  const alike = alikeOptions(words)
  const incomplete = new Set(words.filter((word) => word.translation === '' || alike.has(placeKey(word))).map(({ tag }) => tag))
  const whole = segmentsOf(words.filter(({ tag }) => !incomplete.has(tag)))
  return { name: whole?.name || questionnaire.name, questions: form === 0 ? {} : (whole?.questions ?? {}) }
}

function isForm(approval: Approval): approval is FormApproval {
  return approval.form !== null
}
