import type { Questionnaire, QuestionnaireSegments } from '@clinic/contract/questionnaires'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import type { ConsentText } from '@clinic/data/load-consent'
import { consentForms } from '../../../content/consent.ts'
import { FRENCH } from '../../../content/french-questionnaires.ts'
import type { Sql, TransactionSql } from '../../platform/db/database.ts'
import { consentPair, listAssistantParts, NEEDED, programTexts } from './collect-texts.ts'
import { matchForm, speak, speakPartly } from './match-form.ts'
import { type Approval, findApprovals, findApprovedDigests } from './store.ts'

type French = NonNullable<Knowledge['french']>

/** What is approved, read once for everything that asks for it. */
export type Approvals = { forms: readonly Approval[]; digests: ReadonlySet<string> }

export async function loadApprovals(sql: Sql | TransactionSql): Promise<Approvals> {
  const [forms, digests] = await Promise.all([findApprovals(sql), findApprovedDigests(sql)])
  return { forms, digests: new Set(digests) }
}

/** Questions of ours: one without approved French is asked in English rather than not at all. Scales are not among them. */
const BY_QUESTION: readonly string[] = [...NEEDED, 'safety_question']

/** Stands among unapproved texts for the consent form, which is never shown in two languages. */
const CONSENT = 'consent'

/**
 * What may be said in French now, in the words that were approved. A text of the assistant without approval is named in `unapproved`, a question
 * of a visit has no words here; both are said in English. The consent form and scales are French as a whole or not at all.
 */
export async function loadFrench(
  sql: Sql | TransactionSql,
  questionnaires: readonly Questionnaire[],
  known: { approvals?: Approvals; consent?: string } = {},
): Promise<French> {
  const approvals = known.approvals ?? (await loadApprovals(sql))
  const spoken: Record<string, QuestionnaireSegments> = {}
  const kept: string[] = []
  for (const questionnaire of questionnaires) {
    const { key } = questionnaire
    const found = await matchForm(sql, questionnaire, approvals.forms)
    const partly = found || !BY_QUESTION.includes(key) ? null : await speakPartly(sql, questionnaire, newestForm(approvals.forms, key))
    const words = found?.words ?? partly
    if (!words) continue
    spoken[key] = words
    kept.push(`${key} ${found?.approval.form ?? newestForm(approvals.forms, key)}`)
  }
  const consent = findFrenchConsent(approvals, known.consent)
  const unapproved = [...listUnapproved(approvals), ...(consent ? [] : [CONSENT])]
  return frenchOf({ questionnaires: spoken, unapproved, kept: consent ? [...kept, `${CONSENT} ${consent.version}`] : kept }, consent)
}

/** The newest French form that is approved as it is and not newer than the wording in use, whose English version is given. */
function findFrenchConsent({ forms }: Approvals, inUse: string | undefined): ConsentText | null {
  const from = consentForms.findIndex(({ english }) => english.version === inUse)
  const isApproved = (hash: Buffer) => forms.some((one) => one.key === CONSENT && one.hash.equals(hash))
  return consentForms.slice(Math.max(from, 0)).find((form) => isApproved(consentPair(form).hash))?.french ?? null
}

/** The paths of the assistant's texts that nobody has approved as they are now. */
function listUnapproved({ forms, digests }: Approvals): string[] {
  const isApproved = (wanted: string) =>
    programTexts().some(({ key, hash }) => key === wanted && forms.some((one) => one.key === key && one.hash.equals(hash)))
  const texts = isApproved('assistant') ? [] : listAssistantParts().filter(({ digest }) => !digests.has(digest))
  return texts.map(({ path }) => path)
}

/** The French that a turn was taken with: `kept` names it, by its key alone where it was that of the program. */
export async function recallFrench(
  sql: Sql,
  { kept, unapproved, consent }: { kept: readonly string[]; unapproved: readonly string[]; consent: string },
  questionnaires: readonly Questionnaire[],
): Promise<French> {
  const all: Partial<Record<string, QuestionnaireSegments>> = {}
  for (const name of kept) {
    const [key = '', form] = name.split(' ')
    const questionnaire = questionnaires.find((one) => one.key === key)
    const said = form === undefined ? getOwnProperty(FRENCH, key) : questionnaire && (await recallForm(sql, questionnaire, Number(form)))
    if (said) all[key] = said
  }
  return frenchOf({ questionnaires: all, unapproved, kept }, recallConsent(kept, { consent, unapproved }))
}

/** The French that was named, or, in a turn of an earlier version, that of the English then in use. */
function recallConsent(
  kept: readonly string[],
  { consent, unapproved }: { consent: string; unapproved: readonly string[] },
): ConsentText | null {
  if (unapproved.includes(CONSENT)) return null
  const named = consentForms.find(({ french }) => kept.includes(`${CONSENT} ${french.version}`))
  return (named ?? consentForms.find(({ english }) => english.version === consent) ?? consentForms[0]).french
}

async function recallForm(sql: Sql, questionnaire: Questionnaire, form: number): Promise<QuestionnaireSegments> {
  const whole = form === NO_FORM ? null : await speak(sql, questionnaire, form)
  return whole?.words ?? (await speakPartly(sql, questionnaire, form))
}

/** With another French form, which is named in `kept` like the one before. */
export function withConsent(french: French, consent: ConsentText): French {
  const others = (french.kept ?? []).filter((name) => !name.startsWith(`${CONSENT} `))
  const unapproved = (french.unapproved ?? []).filter((one) => one !== CONSENT)
  return { ...french, consent, unapproved, kept: [...others, `${CONSENT} ${consent.version}`] }
}

type Said = Pick<French, 'questionnaires'> & Record<'unapproved' | 'kept', readonly string[]>

function frenchOf({ questionnaires, unapproved, kept }: Said, consent: ConsentText | null): French {
  return { consent, questionnaires, unapproved: [...unapproved], kept: [...kept] }
}

/** Approvals are numbered from one. */
const NO_FORM = 0

function newestForm(forms: readonly Approval[], key: string): number {
  return forms.find((one) => one.key === key && one.form !== null)?.form ?? NO_FORM
}
