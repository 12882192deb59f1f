import { IconMessage } from '@tabler/icons-react'
import classes from './phone-intake.module.css'

type Props = {
  /** Anyone who of the staff kept the latest answer; `null`: the patient did, in the chat. */
  by: string | null
  /** What was answered to the question on screen while someone writes here. */
  answer: string | null
}

/** Others answer at the same time: what they keep appears here, and what is being written stays. */
export function LiveAnswerNotice({ by, answer }: Props) {
  const who = by ?? 'The patient'
  const where = by === null ? ' in the chat' : ''
  return (
    <p className={classes.news} role="status">
      <IconMessage size={16} aria-hidden />{' '}
      {answer === null
        ? `${who} is answering${where}. New answers appear by themselves.`
        : `${who} has just answered this${where}: “${answer || 'prefers not to answer'}”. What you write replaces it once you keep it.`}
    </p>
  )
}
