import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { DATA_FOLDER } from './data-folder.ts'

/** The frozen files of `data/nlu/evaluation/`, without their ending. */
export const EVALUATION_SETS = ['acute-en', 'acute-fr', 'card-replies', 'answers', 'distress', 'concern', 'ordinary', 'languages'] as const
export type EvaluationSet = (typeof EVALUATION_SETS)[number]

/** Frozen files beside them whose rows `load-conversation-evaluation.ts` describes. */
export const CONVERSATION_SETS = ['replies', 'questions', 'openings'] as const
export type ConversationSet = (typeof CONVERSATION_SETS)[number]

/** `question`: the tag of the question that an `answer` answers. `language`: of the text, beyond English and French in `languages`. */
const evaluationRow = z.strictObject({
  text: z.string().trim().min(1),
  label: z.enum(['acute', 'danger', 'safe', 'answer', 'distress', 'concern', 'ordinary', 'language']),
  language: z.string().regex(/^[a-z]{2}$/),
  register: z.string(),
  typing: z.string(),
  question: z.string().optional(),
  kind: z.string().optional(),
  danger: z.string().optional(),
  person: z.string().optional(),
  age: z.string().optional(),
  theme: z.string().optional(),
})
export type EvaluationRow = z.infer<typeof evaluationRow>

export function loadEvaluation(set: EvaluationSet): EvaluationRow[] {
  return parseRows(readEvaluation(set).toString('utf8'))
}

/** Sentences of the same shape that rules are developed and tested on; training does not see them. @internal */
export function loadRiskDevelopment(): EvaluationRow[] {
  return parseRows(readFileSync(join(DATA_FOLDER, 'nlu/crisis/risk-dev.jsonl'), 'utf8'))
}

/** More of them, written to find what is missed and what raises an alarm for nothing; every second one is held out. @internal */
export function loadRecallDevelopment(part: 'dev' | 'holdout' = 'dev'): EvaluationRow[] {
  return parseRows(readFileSync(join(DATA_FOLDER, `nlu/crisis/recall-${part}.jsonl`), 'utf8'))
}

/** Sentences of each danger, few of suicide, with the card that fits. `unusual`: in words that no rule was written for. @internal */
export function loadKindsDevelopment(set: 'kinds' | 'kinds-unusual' | 'threats-unusual' = 'kinds'): EvaluationRow[] {
  return parseRows(readFileSync(join(DATA_FOLDER, `nlu/crisis/${set}-dev.jsonl`), 'utf8'))
}

function parseRows(lines: string): EvaluationRow[] {
  return lines
    .trimEnd()
    .split('\n')
    .map((line) => evaluationRow.parse(JSON.parse(line)))
}

/** The bytes of a set, which its hash is drawn from. */
export function readEvaluation(set: EvaluationSet | ConversationSet): Buffer {
  return readFileSync(join(DATA_FOLDER, 'nlu/evaluation', `${set}.jsonl`))
}
