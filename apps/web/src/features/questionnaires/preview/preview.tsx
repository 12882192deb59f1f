import type { Questions } from '@clinic/contract/questionnaires'
import { useMemo, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import type { Answer } from '../../../question-cards/answer.ts'
import classes from './preview.module.css'
import { previewCard } from './preview-card.ts'
import { PreviewPhone } from './preview-phone.tsx'
import { shownNext } from './shown-next.ts'
import { givenOf, runAnswer } from './walk-test-case.ts'

type Props = {
  questions: Questions
  tag: string
  about: { key: string; name: string }
  /** Where the preview follows answers: the question that one leads to. */
  onNext?: (tag: string) => void
}

/** What the patient sees of a question, at the width of a phone. It can be touched, and nothing is stored. */
export function Preview({ questions, tag, about, onNext }: Props) {
  const shown = useMemo(() => previewCard({ questions, tag, answers: {}, about }), [questions, tag, about])
  const [round, setRound] = useState(0)
  const take = (answer: Answer) => {
    setRound(round + 1)
    const result = onNext && answer.query !== 'skip' ? runAnswer(questions, {}, { tag, given: givenOf(answer) }) : null
    if (result?.problem) return notify.info(result.problem)
    const next = onNext ? shownNext(questions, tag, result?.answers?.[tag]?.value ?? '') : null
    if (next !== null) onNext?.(next)
    else notify.info(t('The chat would record: {answer}', { answer: answer.shown ?? answer.query }))
  }
  return (
    <section aria-label={t('What the patient sees')}>
      <p className={classes.caption}>{t('What the patient sees')}</p>
      <PreviewPhone key={`${tag} ${shown.card.kind} ${round}`} shown={shown} onAnswer={take} />
    </section>
  )
}
