import { Button } from '../../question-cards/controls/button.tsx'
import { useChatMessages } from '../../question-cards/messages/use-chat-messages.ts'

/** Stops the conversation from going on automatically (D-8). */
export function PauseButton({ paused, onPaused }: { paused: boolean; onPaused: (paused: boolean) => void }) {
  const messages = useChatMessages().button
  return (
    <Button onClick={() => onPaused(!paused)}>
      <svg viewBox="0 0 24 24" width="18" height="18" aria-hidden="true">
        <path d={paused ? 'M8 5l11 7-11 7z' : 'M7 5h3.5v14H7zM13.5 5H17v14h-3.5z'} fill="currentColor" />
      </svg>
      {paused ? messages.goOn : messages.pause}
    </Button>
  )
}
