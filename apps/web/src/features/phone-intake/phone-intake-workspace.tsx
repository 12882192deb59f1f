import type { AskedQuestionnaire } from '@clinic/contract/chart/phone-intake'
import { useEffect, useRef, useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { t } from '../../lib/messages/t.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { currentQuestion, type Writing } from './current-question.ts'
import { FinishIntake } from './finish-intake.tsx'
import { FinishedElsewhere } from './finished-elsewhere.tsx'
import { IntakeAnswers } from './intake-answers.tsx'
import { IntakeFindings } from './intake-findings.tsx'
import { IntakeFinished } from './intake-finished.tsx'
import { IntakeQuestion } from './intake-question.tsx'
import { LiveAnswerNotice } from './live-answer-notice.tsx'
import classes from './phone-intake.module.css'
import { UnsavedAnswer } from './unsaved-answer.tsx'
import { usePhoneIntake } from './use-phone-intake.ts'

type Props = {
  patientId: string
  questionnaireKey: string
  onChoose: (key: string) => void
  onLeave: () => void
  onRecord: () => void
}

/** The answers so far at the left, the question that is asked now at the right. */
export function PhoneIntakeWorkspace({ patientId, questionnaireKey, onChoose, onLeave, onRecord }: Props) {
  const [reopened, setReopened] = useState<string | null>(null)
  const [writing, setWriting] = useState<Writing | null>(null)
  const asking = usePhoneIntake(patientId, questionnaireKey, {
    onSaved: () => {
      setReopened(null)
      setWriting(null)
    },
    // Someone was faster, and is named: one continues from what they kept.
    onRefused: () => setWriting(null),
  })
  const { query, finish } = asking
  if (finish.data) {
    return <IntakeFinished finished={finish.data} name={query.data?.name ?? ''} {...{ patientId, onChoose, onLeave, onRecord }} />
  }
  if (query.isError && !query.data) {
    return (
      <LoadFailure title={t('The questions could not be loaded')} retry={() => query.refetch()}>
        {problemSentence(query.error)}
      </LoadFailure>
    )
  }
  if (!query.data) return <TableSkeleton label={t('Loading the questions')} rows={8} columns={2} />
  return (
    <Loaded
      asked={query.data}
      {...{ patientId, asking, reopened, writing, onLeave, onRecord }}
      onReopen={setReopened}
      onWriting={setWriting}
    />
  )
}

type LoadedProps = {
  patientId: string
  asked: AskedQuestionnaire
  asking: ReturnType<typeof usePhoneIntake>
  reopened: string | null
  writing: Writing | null
  onReopen: (tag: string | null) => void
  onWriting: (writing: Writing | null) => void
  onLeave: () => void
  onRecord: () => void
}

function Loaded({ patientId, asked, asking, reopened, writing, onReopen, onWriting, onLeave, onRecord }: LoadedProps) {
  const isGone = useGone(asked)
  const { current, again, isHeld, lost } = currentQuestion(asked, reopened, writing)
  const place = again ? asked.answered.indexOf(again) : asked.answered.length
  const before = asked.answered[place - 1]?.tag
  const open = (tag: string | null) => {
    asking.forget()
    onWriting(null)
    onReopen(tag)
  }
  const heading = useFocusOn(current?.tag ?? 'end')
  const news = asking.elsewhere && <LiveAnswerNotice by={asked.changed?.by ?? null} answer={isHeld ? (again?.answer ?? null) : null} />
  if (isGone.now)
    return <FinishedElsewhere name={asked.name} lost={writing} onAgain={isGone.forget} onLeave={onLeave} onRecord={onRecord} />
  return (
    <div className={classes.workspace}>
      <div className={classes.now}>
        <IntakeFindings issues={asked.findings} />
        {lost && <UnsavedAnswer lost={lost} onRead={() => onWriting(null)} />}
        {current ? (
          <IntakeQuestion
            key={current.tag}
            asked={asked}
            current={current}
            given={isHeld ? undefined : again?.value}
            number={place + 1}
            heading={heading}
            saveState={asking.saveState}
            problem={asking.problem}
            news={news}
            onAnswer={asking.send}
            onWriting={(text) => onWriting(text === null ? null : { ...current, text })}
            {...(before !== undefined && { onBack: () => open(before) })}
            {...(again && { onExclude: () => open(null) })}
          />
        ) : (
          <>
            {news}
            <FinishIntake
              asked={asked}
              heading={heading}
              finish={asking.finish}
              {...(before !== undefined && { onBack: () => open(before) })}
            />
          </>
        )}
      </div>
      <IntakeAnswers patientId={patientId} asked={asked} current={again?.tag ?? null} onOpen={open} />
    </div>
  )
}

/** True once answers that were here are not open any longer: someone has finished them. */
function useGone({ revision }: AskedQuestionnaire) {
  const [seen, setSeen] = useState(revision > 0)
  if (!seen && revision > 0) setSeen(true)
  return { now: seen && revision === 0, forget: () => setSeen(false) }
}

/** Another question is on screen: the place to write has the focus, else its words, so that they are read out and keys go to it. */
function useFocusOn(what: string) {
  const heading = useRef<HTMLHeadingElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the event
  useEffect(() => {
    const field = heading.current?.parentElement?.querySelector<HTMLElement>(
      'textarea, input:not([type="radio"], [type="checkbox"], [type="file"])',
    )
    const first = field ?? heading.current
    first?.focus()
  }, [what])
  return heading
}
