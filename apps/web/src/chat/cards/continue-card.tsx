import { CardFrame } from '../../question-cards/card-frame.tsx'
import type { CardProps } from '../../question-cards/card-props.ts'
import { Button } from '../../question-cards/controls/button.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'
import { OK } from '../session/conversation.ts'
import { PauseButton } from './pause-button.tsx'
import { AFTER_SPEECH_MS, useAutoContinue } from './use-auto-continue.ts'
import { usePaused } from './use-paused.ts'

/** Continue (REQ-122, REQ-155), and for steps that only tell something: on automatically, with a pause (REQ-134, D-8). */
export function ContinueCard({ card, goesOn, onAnswer }: CardProps<'ready' | 'next'>) {
  const messages = useChatMessages().button
  const [paused, setPaused] = usePaused()
  const byItself = card.kind === 'next'
  useAutoContinue(byItself && goesOn && !paused, AFTER_SPEECH_MS, () => go(true))

  function go(ended: boolean) {
    onAnswer(card.clip ? { ...OK, context: { video: { clip: card.clip, ended } } } : OK)
  }
  return (
    <CardFrame
      card={card}
      onAnswer={onAnswer}
      onSubmit={() => go(false)}
      actions={
        <>
          {byItself ? <PauseButton paused={paused} onPaused={setPaused} /> : null}
          <Button variant="filled" type="submit">
            {messages.continue}
          </Button>
        </>
      }
    />
  )
}
