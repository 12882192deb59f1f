import type { Question } from '@clinic/contract/questionnaires'
import type { AskedQuestionnaire } from '@clinic/contract/record-questionnaires'
import { optionsOf } from '@clinic/core/questionnaires/options'
import type { StaffContext } from '../auth/context.ts'
import { answerAsked } from './answer-asked.ts'
import { readAsked } from './read-asked.ts'

export type Said = { text?: string; selected?: string[]; declined?: boolean; drawing?: string; picture?: string }
type Call = { patient_id: string; key: string; wishes?: Readonly<Record<string, string>>; stop?: (asked: AskedQuestionnaire) => boolean }

/** Asks one question after another by phone, until all are answered or `stop` says so. `wishes`: answers by tag, else the plainest. */
export async function askByPhone(context: StaffContext, { patient_id, key, wishes = {}, stop }: Call): Promise<AskedQuestionnaire> {
  let asked = await readAsked(context, { patient_id, key })
  while (asked.next && !stop?.(asked)) {
    const { tag, question } = asked.next
    asked = await sayByPhone(context, asked, { patient_id, tag, ...plainest(question, wishes[tag]) })
  }
  return asked
}

/** One answer upon what was read. */
export function sayByPhone(
  context: StaffContext,
  { key, version, revision }: Pick<AskedQuestionnaire, 'key' | 'version' | 'revision'>,
  said: Said & { patient_id: string; tag: string },
): Promise<AskedQuestionnaire> {
  return answerAsked(context, { key, version, revision, ...said })
}

function plainest(question: Question, wish: string | undefined): Said {
  const labels = optionsOf(question).map(({ label }) => label)
  if (labels.length > 0) {
    const chosen = wish ?? labels.find((label) => /^(no|none|never|not at all)\b/i.test(label)) ?? labels.at(-1) ?? ''
    return { selected: [chosen] }
  }
  if (wish !== undefined) return { text: wish }
  if (question.input === 'number') return { text: String(Math.max(question.minimum ?? 0, 1)) }
  return { text: question.input === 'date' ? '2024-05-17' : 'Nothing of note' }
}
