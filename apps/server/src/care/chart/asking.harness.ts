import type { AskedQuestionnaire } from '@clinic/contract/chart/phone-intake'
import type { Question } from '@clinic/contract/questionnaires'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { sampleText } from '@clinic/core/questionnaires/types/sample-text'
import type { StaffContext } from '../../identity/auth/access/context.ts'
import { readPhoneAnswers } from './phone-answers/read-phone-answers.ts'
import { savePhoneAnswer } from './phone-answers/save-phone-answer.ts'

export type Said = { text?: string; selected?: string[]; declined?: boolean; drawing?: string; picture?: string }
type Call = { patient_id: string; key: string; wishes?: Readonly<Record<string, string>>; stop?: (asked: AskedQuestionnaire) => boolean }

/** Answers by phone until no questions are left or `stop` says so. `wishes`: answers by tag, else the plainest. */
export async function askByPhone(context: StaffContext, { patient_id, key, wishes = {}, stop }: Call): Promise<AskedQuestionnaire> {
  let asked = await readPhoneAnswers(context, { patient_id, key })
  while (asked.next && !stop?.(asked)) {
    const { tag, question } = asked.next
    asked = await describePhoneAnswers(context, asked, { patient_id, tag, ...plainest(question, wishes[tag]) })
  }
  return asked
}

/** An answer based on what was read. */
export function describePhoneAnswers(
  context: StaffContext,
  { key, version, revision }: Pick<AskedQuestionnaire, 'key' | 'version' | 'revision'>,
  said: Said & { patient_id: string; tag: string },
): Promise<AskedQuestionnaire> {
  return savePhoneAnswer(context, { key, version, revision, ...said })
}

function plainest(question: Question, wish: string | undefined): Said {
  const labels = optionsOf(question).map(({ label }) => label)
  if (labels.length > 0) {
    const chosen = wish ?? labels.find((label) => /^(no|none|never|not at all)\b/i.test(label)) ?? labels.at(-1) ?? ''
    return { selected: [chosen] }
  }
  return { text: wish ?? sampleText(question, 'Nothing of note') }
}
