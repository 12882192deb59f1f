import { IconMessage } from '@tabler/icons-react'
import { t } from '../../lib/messages/t.ts'
import classes from './phone-intake.module.css'

type Props = {
  /** Anyone who of the staff kept the latest answer; `null`: the patient did, in the chat. */
  by: string | null
  /** What was answered to the question on screen while someone writes here. */
  answer: string | null
}

/** Others answer at the same time: what they keep appears here, and what is being written stays. */
export function LiveAnswerNotice({ by, answer }: Props) {
  const who = by ?? t('The patient')
  const where = by === null ? t(' in the chat') : ''
  return (
    <p className={classes.news} role="status">
      <IconMessage size={16} aria-hidden />{' '}
      {answer === null
        ? t('{who} is answering{where}. New answers appear by themselves.', { who, where })
        : t('{who} has just answered this{where}: “{answer}”. Saving your answer will replace it.', {
            who,
            where,
            answer: answer || t('prefers not to answer'),
          })}
    </p>
  )
}
