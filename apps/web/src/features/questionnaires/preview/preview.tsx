import type { Questions } from '@clinic/contract/questionnaires'
import { useMemo, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import classes from './preview.module.css'
import { previewCard } from './preview-card.ts'
import { PreviewPhone } from './preview-phone.tsx'

type Props = { questions: Questions; tag: string; about: { key: string; name: string } }

/** What the patient sees of a question, at the width of a phone. It can be touched, and nothing is stored. */
export function Preview({ questions, tag, about }: Props) {
  const shown = useMemo(() => previewCard({ questions, tag, answers: {}, about }), [questions, tag, about])
  const [round, setRound] = useState(0)
  return (
    <section aria-label={t('What the patient sees')}>
      <p className={classes.caption}>{t('What the patient sees')}</p>
      <PreviewPhone
        key={`${tag} ${shown.card.kind} ${round}`}
        shown={shown}
        onAnswer={({ shown: text, query }) => {
          notify.info(t('The chat would record: {answer}', { answer: text ?? query }))
          setRound(round + 1)
        }}
      />
    </section>
  )
}
