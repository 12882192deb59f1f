import { OPENING_MESSAGE } from '@clinic/core/chat/state/opening-message'
import { type ChatState, STAGES } from '@clinic/core/chat/state/state'

/** What a turn did, by the specification's names, and which question it showed: what is counted of it, and nothing of what was said. */
export type TurnSummary = {
  opening: boolean
  told: readonly string[]
  intent: string | null
  action: string
  spoken: boolean
  form: (typeof FORMS)[number] | null
  again: boolean
  question: string | null
  questionnaire: string | null
  source: string | null
}

type Outlined = {
  event: unknown
  reply: {
    ACTION: string
    DATA: Record<string, unknown> | null
    AUDITLOG: readonly string[] | null
    PREDICTED_INTENT: string | null
    CURRENT_QUESTIONNAIRE_NAME: string | null
  }
  heard: string | null
}

const FORMS = ['consent', 'personalInformation', 'appointment'] as const

/** The outline of a turn, kept beside what is sealed of it. */
export function summarizeTurn({ event, reply, heard }: Outlined): TurnSummary {
  const { query, context } = event as { query: string; context?: object | null }
  const has = (field: string) => Object.hasOwn(context ?? {}, field)
  const { question, source } = (reply.DATA ?? {}) as { question?: { tag?: string }; source?: string }
  return {
    opening: query === OPENING_MESSAGE,
    told: reply.AUDITLOG ?? [],
    intent: reply.PREDICTED_INTENT,
    action: reply.ACTION,
    spoken: heard !== null || has('selected') || FORMS.some(has),
    form: FORMS.find(has) ?? null,
    again: Object.hasOwn(reply.DATA ?? {}, 'current'),
    question: question?.tag ?? null,
    questionnaire: reply.CURRENT_QUESTIONNAIRE_NAME,
    source: source ?? null,
  }
}

/** Where a conversation stands, and whether its patient was found eligible on the way. */
export function summarizeState({ stage, visit, questionnaire }: Pick<ChatState, 'stage' | 'visit' | 'questionnaire'>) {
  const past = stage === 'begin' && questionnaire !== null && questionnaire.key !== (visit ?? 'async')
  return { stage, eligible: past || STAGES.indexOf(stage) >= STAGES.indexOf('appointment') }
}
