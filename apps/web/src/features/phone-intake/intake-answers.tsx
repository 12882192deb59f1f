import type { AskedQuestionnaire } from '@clinic/contract/chart/phone-intake'
import { DRAWING, drawingPath } from '@clinic/core/questionnaires/reading/drawing'
import { pictureId } from '@clinic/core/questionnaires/reading/picture'
import { UnstyledButton } from '@mantine/core'
import { useEffect, useRef } from 'react'
import { momentText } from '../../lib/format/dates.ts'
import { flagText } from '../../lib/format/flag-text.ts'
import { loadPicture } from '../../lib/load-picture.ts'
import { t } from '../../lib/messages/t.ts'
import { Drawing } from '../../ui/drawing.tsx'
import { FlagChip } from '../../ui/flag-chip.tsx'
import { Panel } from '../../ui/panel.tsx'
import { Picture } from '../../ui/picture.tsx'
import classes from './phone-intake.module.css'

type Props = { patientId: string; asked: AskedQuestionnaire; current: string | null; onOpen: (tag: string) => void }

/** What was answered so far, in the order asked; each can be opened again. */
export function IntakeAnswers({ patientId, asked, current, onOpen }: Props) {
  const { answered, set_aside, carried_from, changed } = asked
  const list = useRef<HTMLOListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another answer is the event
  useEffect(() => {
    if (list.current) list.current.scrollTop = list.current.scrollHeight
  }, [answered.length])
  return (
    <Panel title={t('Answers so far')} note={answered.length > 0 ? String(answered.length) : undefined} flush>
      {answered.length === 0 && <p className={classes.none}>{t('No answers yet. Answers are saved as you go.')}</p>}
      <ol ref={list} className={classes.answers}>
        {answered.map(({ tag, question, value, answer, flags }) => (
          <li key={tag}>
            <UnstyledButton
              className={classes.answer}
              data-current={tag === current || undefined}
              aria-current={tag === current ? 'step' : undefined}
              title={t('Change this answer')}
              onClick={() => onOpen(tag)}
            >
              <span className={classes.requested}>{question.text}</span>
              <span className={classes.bubble}>
                <AnswerText drawing={drawingPath(question, value)} answer={answer} />
              </span>
              {flags.map((flag) => (
                <FlagChip key={flag}>{flagText(flag)}</FlagChip>
              ))}
            </UnstyledButton>
            <Sent picture={pictureId(question, value)} patientId={patientId} />
          </li>
        ))}
      </ol>
      <div className={classes.foot}>
        {carried_from !== null && (
          <p>
            {t('Answers to version {carried_from} carried over where the question hasn’t changed. The rest will be asked again.', {
              carried_from,
            })}
          </p>
        )}
        {set_aside > 0 && (
          <p>
            {t('{set_aside, plural, one {# answer} other {# answers}} no longer {set_aside, plural, one {applies} other {apply}}.', {
              set_aside,
            })}
          </p>
        )}
        {changed && <p>{t('Last kept {at} by {by}.', { at: momentText(changed.at), by: changed.by ?? t('the patient, in the chat') })}</p>}
      </div>
    </Panel>
  )
}

/** Beside the button, since it is one of its own. */
function Sent({ picture, patientId }: { picture: string | null; patientId: string }) {
  if (picture === null) return null
  return (
    <div className={classes.sent}>
      <Picture name={picture} load={loadPicture(patientId, picture)} />
    </div>
  )
}

function AnswerText({ drawing, answer }: { drawing: string | null; answer: string }) {
  if (drawing !== null) return <Drawing path={drawing} width={DRAWING.width} height={DRAWING.height} />
  return answer || <em>{t('Prefers not to answer')}</em>
}
