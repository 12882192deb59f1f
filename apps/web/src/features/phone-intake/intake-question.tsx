import type { AskedQuestionnaire } from '@clinic/contract/chart/phone-intake'
import type { Question } from '@clinic/contract/questionnaires'
import { kindOf } from '@clinic/core/questionnaires/question-map/kind'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { typeOf } from '@clinic/core/questionnaires/types/question-types'
import { Button, Kbd, Progress } from '@mantine/core'
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react'
import { type ReactNode, type Ref, useRef, useState } from 'react'
import { tRich } from '../../lib/messages/rich.ts'
import { tServer } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'
import { Panel } from '../../ui/panel.tsx'
import { answerOf, type Draft, pick } from './draft-answer.ts'
import { INTAKE_FIELDS } from './intake-fields.ts'
import classes from './phone-intake.module.css'
import { useDraft } from './use-draft.ts'
import { useIntakeShortcuts } from './use-intake-shortcuts.ts'
import type { GivenAnswer, SaveState } from './use-phone-intake.ts'

type Props = {
  asked: AskedQuestionnaire
  current: { tag: string; question: Question }
  /** What was answered before, where the question is opened again. */
  given: AskedQuestionnaire['answered'][number]['value'] | undefined
  number: number
  heading: Ref<HTMLHeadingElement>
  saveState: SaveState
  problem: string | null
  /** What happened to this question at the same time. */
  news: ReactNode
  onAnswer: (input: GivenAnswer) => void
  /** What is being written, in words; `null`: nothing that was not there before. */
  onWriting: (text: string | null) => void
  onBack?: () => void
  onExclude?: () => void
}

/** The question that is asked now. */
export function IntakeQuestion({
  asked,
  current,
  given,
  number,
  heading,
  saveState,
  problem,
  news,
  onAnswer,
  onWriting,
  onBack,
  onExclude,
}: Props) {
  const { tag, question } = current
  const { draft, write } = useDraft(question, given, onWriting)
  const [isMissing, setIsMissing] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const busy = saveState === 'keeping' || saveState === 'waiting'
  const options = optionsOf(question)
  const { Field, missing } = INTAKE_FIELDS[typeOf(question)]
  const change = (next: Draft) => {
    setIsMissing(false)
    write(next)
  }
  const submit = () => {
    if (busy) return
    const input = answerOf(question, draft)
    if (input) onAnswer({ tag, ...input })
    else setIsMissing(true)
  }
  useIntakeShortcuts({
    onSubmit: submit,
    onBack,
    onDigit: (place) => {
      const option = options[place]
      if (!option || busy) return
      change(pick(question, draft, option.label))
      form.current?.querySelectorAll<HTMLElement>('input[type="radio"], input[type="checkbox"]')[place]?.focus()
    },
  })
  const error = isMissing ? missing : problem
  const { progress } = asked
  return (
    <Panel title={tServer(asked.name)} note={t('Version {version}', { version: asked.version })} aside={<Kept saveState={saveState} />}>
      <Progress
        value={progress.total === 0 ? 100 : (100 * progress.done) / progress.total}
        size="sm"
        aria-label={t('{done} of at most {total} questions answered', { done: progress.done, total: progress.total })}
      />
      <p className={`${classes.about} ${classes.progress}`}>
        {t(
          'Question {number}, at most {total, plural, one {# question} other {# questions}} left, about {minutesLeft, plural, one {# minute} other {# minutes}}',
          { number, total: Math.max(0, progress.total - progress.done), minutesLeft: progress.minutesLeft },
        )}
      </p>
      {news}
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        <h3 ref={heading} tabIndex={-1} id="ask-question" className={classes.question}>
          {question.text}
        </h3>
        {question.subtext && (
          <p id="ask-subtext" className={classes.subtext}>
            {question.subtext}
          </p>
        )}
        <Field question={question} draft={draft} disabled={busy} onChange={change} />
        <p role="alert" className={classes.error}>
          {error && (
            <>
              <IconAlertTriangle size={16} aria-hidden /> {error}
            </>
          )}
        </p>
        <div className={classes.actions}>
          <Button type="submit" loading={busy} aria-keyshortcuts="Enter">
            {t('Save and continue')}
          </Button>
          {onBack && (
            <Button variant="default" disabled={busy} onClick={onBack} aria-keyshortcuts="Alt+ArrowLeft">
              {t('Back')}
            </Button>
          )}
          {onExclude && (
            <Button variant="default" disabled={busy} onClick={onExclude}>
              {t('Keep as is')}
            </Button>
          )}
          {!question.required && (
            <Button variant="subtle" disabled={busy} onClick={() => onAnswer({ tag, declined: true })}>
              {t('Prefers not to answer')}
            </Button>
          )}
        </div>
      </form>
      <KeysHint question={question} hasBack={onBack !== undefined} />
    </Panel>
  )
}

/** Which keys do what, for the question on screen. */
function KeysHint({ question, hasBack }: { question: Question; hasBack: boolean }) {
  const options = optionsOf(question)
  return (
    <p className={classes.keys} aria-hidden>
      {options.length > 0 && (
        <span>
          <Kbd>1</Kbd>
          {options.length > 1 && (
            <>
              –<Kbd>{options.length > 9 ? '0' : options.length}</Kbd>
            </>
          )}{' '}
          {kindOf(question) === 'select_multiple_options' ? t('choose one or more') : t('choose')}
        </span>
      )}
      <span>{tRich('{key} save and continue', { key: <Kbd>{t('Enter')}</Kbd> })}</span>
      {hasBack && (
        <span>
          {<Kbd>{t('Alt')}</Kbd>}+{<Kbd>←</Kbd>} {t('back')}
        </span>
      )}
    </p>
  )
}

/** Where the last answer is. */
function Kept({ saveState }: { saveState: SaveState }) {
  return (
    <span role="status" className={classes.saved} data-keeping={saveState}>
      {saveState === 'kept' && (
        <>
          <IconCheck size={14} aria-hidden /> {t('Kept')}
        </>
      )}
      {saveState === 'keeping' && t('Saving…')}
      {saveState === 'waiting' && t('Not saved yet. Can’t reach the server; retrying…')}
    </span>
  )
}
