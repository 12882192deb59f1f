import type { Questions } from '@clinic/contract/questionnaires'
import { firstTag } from '@clinic/core/questionnaires/question-map/walk'
import { Drawer } from '@mantine/core'
import { lazy, Suspense, useDeferredValue } from 'react'
import { loadPart } from '../../../lib/chunk.ts'
import { t } from '../../../lib/messages/t.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import type { Step } from '../editor/editor-place.ts'
import classes from './preview.module.css'

const Preview = lazy(() => loadPart(() => import('./preview.tsx')).then((module) => ({ default: module.Preview })))

type Props = {
  questions: Questions
  /** The question gone to last; the first one where there is none. */
  tag: string | null
  about: { key: string; name: string }
  isBeside: boolean
  step: (step: Step) => void
  onClose: () => void
}

/** What the patient sees of the question that one is at, as it is being changed: beside the view, or over a screen without room for it. */
export function PatientView({ questions, tag, about, isBeside, step, onClose }: Props) {
  const drawn = useDeferredValue(questions)
  const seen = tag !== null && Object.hasOwn(drawn, tag) ? tag : firstTag(drawn)
  const phone =
    seen === null ? (
      <EmptyState title={t('No question yet')}>{t('Add the first question, or load a questionnaire.')}</EmptyState>
    ) : (
      <Suspense fallback={<TableSkeleton label={t('Loading the preview')} columns={1} />}>
        <Preview questions={drawn} tag={seen} about={about} onNext={(next) => step({ select: next })} />
      </Suspense>
    )
  if (isBeside) return <div className={classes.beside}>{phone}</div>
  return (
    <Drawer opened onClose={onClose} position="right" size={438} title={t('Patient view')} closeButtonProps={{ 'aria-label': t('Close') }}>
      {phone}
    </Drawer>
  )
}
