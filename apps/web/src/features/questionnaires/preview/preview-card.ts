import type { ChatReply } from '@clinic/contract/chat'
import type { Questions } from '@clinic/contract/questionnaires'
import { questionnaire as questionnaireStage } from '@clinic/core/chat/stages/questionnaire'
import { type ChatState, newConversation } from '@clinic/core/chat/state/state'
import type { Knowledge } from '@clinic/core/chat/state/turn'
import type { Answers } from '@clinic/core/questionnaires/answers'
import type { Card } from '../../../question-cards/card.ts'
import { readReply } from '../../../question-cards/read-reply.ts'

type PreviewRequest = { questions: Questions; tag: string; answers: Answers; about: { key: string; name: string } }
export type Props = { bubbles: string[]; card: Card }

/**
 * What the chat shows for a question: by the chat's own step and the page's own reading of it, so that the two never differ. `answers`: those
 * given so far, by which progress is told.
 */
export function previewCard({ questions, tag, answers, about }: PreviewRequest): Props {
  const asked = { key: about.key, name: about.name, version: 1 }
  const state: ChatState = { ...newConversation('preview'), stage: 'questionnaire', questionnaire: asked, answers, reopened: tag }
  const prompt = questionnaireStage.prompt(state, knowing({ ...asked, questions }))
  const { bubbles, card } = readReply(prompt as unknown as ChatReply)
  return { bubbles, card }
}

/** The step asks for nothing but the questionnaire in hand. */
function knowing(questionnaire: Knowledge['questionnaires'][string]): Knowledge {
  return { questionnaires: { [questionnaire?.key ?? '']: questionnaire } } as unknown as Knowledge
}
