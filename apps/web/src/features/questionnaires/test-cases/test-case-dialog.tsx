import type { Questions } from '@clinic/contract/questionnaires'
import { recordTestCase } from '@clinic/contract/questionnaires/versions'
import type { Answers } from '@clinic/core/questionnaires/answers'
import { recordTestCase as play } from '@clinic/core/questionnaires/diff/record-test-case'
import { Alert, Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import type { Answer } from '../../../question-cards/answer.ts'
import { GO_BACK } from '../../../question-cards/card-frame.tsx'
import type { DraftWorkspace } from '../drafts/draft-workspace.ts'
import { previewCard } from '../preview/preview-card.ts'
import { PreviewPhone } from '../preview/preview-phone.tsx'
import { givenOf, runAnswer, runBack, runNext, runSkip } from '../preview/walk-test-case.ts'
import { useRefreshQuestionnaire } from '../versions/version-queries.ts'
import classes from './test-case-dialog.module.css'
import { TestCaseOutcome } from './test-case-outcome.tsx'

type Props = {
  questions: Questions
  about: { key: string; name: string }
  mayWrite: boolean
  workspace: DraftWorkspace
  onClose: () => void
}

/** Walks the draft as a patient would; at the end the result, to be kept as a test case. */
export function TestCaseDialog({ questions, about, mayWrite, workspace, onClose }: Props) {
  const [answers, setAnswers] = useState<Answers>({})
  const [problem, setProblem] = useState<string | null>(null)
  const tag = runNext(questions, answers)
  const shown = useMemo(() => (tag === null ? null : previewCard({ questions, tag, answers, about })), [questions, tag, answers, about])
  const run = useMemo(() => play(questions, answers, about.key), [questions, answers, about.key])
  const go = (next: Answers) => {
    setProblem(null)
    setAnswers(next)
  }
  const take = (answer: Answer) => {
    if (tag === null) return
    if (answer.query === GO_BACK) return go(runBack(questions, answers))
    if (answer.query === 'skip') return go(runSkip(questions, answers, tag))
    const result = runAnswer(questions, answers, { tag, given: givenOf(answer) })
    if (result.answers) go(result.answers)
    else setProblem(result.problem)
  }
  const given = Object.keys(answers).length
  const card = useRef<HTMLDivElement>(null)
  const started = useRef(false)
  // The button that was pressed is gone with its card: the focus goes to the next question, as in the chat.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question is the event
  useEffect(() => {
    if (started.current) card.current?.querySelector<HTMLElement>('[tabindex="-1"]')?.focus({ preventScroll: true })
    started.current = true
  }, [tag])
  return (
    <div className={classes.run}>
      <div ref={card}>
        {problem !== null && (
          <Alert color="warn" mb="sm" role="status">
            {problem}
          </Alert>
        )}
        {shown ? (
          <PreviewPhone key={`${tag} ${given}`} shown={shown} onAnswer={take} />
        ) : (
          <p role="status" className={classes.end} tabIndex={-1}>
            {t('All questions answered.')}
          </p>
        )}
        <div className={classes.actions}>
          <Button variant="default" disabled={given === 0} onClick={() => go(runBack(questions, answers))}>
            {t('Back')}
          </Button>
          <Button variant="subtle" disabled={given === 0} onClick={() => go({})}>
            {t('Start again')}
          </Button>
        </div>
      </div>
      <div className={classes.outcome}>
        <TestCaseOutcome run={run} whole={tag === null} />
        {tag === null && given > 0 && mayWrite && <SaveTestCase answers={answers} about={about} workspace={workspace} onSaved={onClose} />}
      </div>
    </div>
  )
}

type SaveProps = Pick<Props, 'about' | 'workspace'> & { answers: Answers; onSaved: () => void }

/** Keeps the answers under a name, to be played again at each publishing. */
function SaveTestCase({ answers, about, workspace, onSaved }: SaveProps) {
  const [name, setName] = useState('')
  const refresh = useRefreshQuestionnaire()
  const save = useMutation({
    mutationFn: async () => {
      await workspace.flush()
      return call(recordTestCase, { params: { key: about.key }, body: { name: name.trim(), answers } })
    },
    onSuccess: async () => {
      notify.success(t('Test case “{name}” saved.', { name: name.trim() }))
      await refresh()
      onSaved()
    },
    onError: (error) => notify.failure(problemSentence(error)),
  })
  return (
    <form
      className={classes.keep}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <TextInput
        label={t('Save as test case')}
        description={t('Use made-up answers only. They run again before each publish.')}
        placeholder={t('Smokes, sleeps badly')}
        maxLength={120}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" disabled={name.trim() === ''} loading={save.isPending}>
        {t('Keep')}
      </Button>
    </form>
  )
}
