import { TEXTS } from './texts.ts'
import { isGoAhead, type StageRules } from './turn.ts'

/** In line for the care team (REQ-141): nothing more is asked, everything may be. */
export const waiting: StageRules = {
  prompt: (_, knowledge) => ({
    ACTION: 'ENTERPCRQUEUE',
    text: TEXTS.queue(knowledge.expectedWait),
    VIDEO: 'queue',
    options: null,
    DATA: { expectedWait: knowledge.expectedWait },
  }),
  take: (turn) => (isGoAhead(turn) ? { state: turn.state } : null),
}
