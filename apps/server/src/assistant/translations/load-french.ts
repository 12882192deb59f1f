import type { Questionnaire, QuestionnaireSegments } from '@clinic/contract/questionnaires'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import { consentFrench } from '../../../content/consent.ts'
import { FRENCH } from '../../../content/french-questionnaires.ts'
import type { Sql, TransactionSql } from '../../platform/db/database.ts'
import { collectTexts, NEEDED } from './collect-texts.ts'
import { matchForm, speak } from './match-form.ts'
import { type Approval, findApprovals } from './store.ts'

type French = NonNullable<Knowledge['french']>

/** What is approved, for who asks for it together with other things. */
export function loadApprovals(sql: Sql | TransactionSql): Promise<Approval[]> {
  return findApprovals(sql)
}

/** What may be said in French now, in the words that were approved; nothing until all that any visit needs is. */
export async function loadFrench(
  sql: Sql | TransactionSql,
  questionnaires: readonly Questionnaire[],
  known?: readonly Approval[],
): Promise<Knowledge['french']> {
  const approvals = known ?? (await findApprovals(sql))
  if (!isProgramApproved(approvals)) return undefined
  const spoken: Record<string, QuestionnaireSegments> = {}
  const kept: string[] = []
  for (const questionnaire of questionnaires) {
    const { key } = questionnaire
    const found = await matchForm(sql, questionnaire, approvals)
    if (!found && NEEDED.includes(key)) return undefined
    if (!found) continue
    spoken[key] = found.words
    kept.push(`${key} ${found.approval.form}`)
  }
  return { consent: consentFrench, questionnaires: spoken, kept }
}

/** Whether the texts of the program's own are approved as they are now. */
function isProgramApproved(approvals: readonly Approval[]): boolean {
  return collectTexts([]).every(({ key, hash }) => approvals.some((one) => one.key === key && one.hash.equals(hash)))
}

/** The French that a turn was taken with: `kept` names it, by its key alone where it was that of the program. */
export async function recallFrench(sql: Sql, kept: readonly string[], questionnaires: readonly Questionnaire[]): Promise<French> {
  const all: Partial<Record<string, QuestionnaireSegments>> = {}
  for (const name of kept) {
    const [key = '', form] = name.split(' ')
    const questionnaire = questionnaires.find((one) => one.key === key)
    const said = form === undefined ? getOwnProperty(FRENCH, key) : questionnaire && (await speak(sql, questionnaire, Number(form)))?.words
    if (said) all[key] = said
  }
  return { consent: consentFrench, questionnaires: all, kept: [...kept] }
}
