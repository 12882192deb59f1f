import type { Questions } from '@clinic/contract/questionnaires'
import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { loadPart } from '../../../lib/chunk.ts'
import { t } from '../../../lib/messages/t.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Page } from '../../../ui/page.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { DraftPickerCreate } from '../drafts/draft-picker-create.tsx'
import { DraftPickerList } from '../drafts/draft-picker-list.tsx'
import { useDraft } from '../drafts/draft-queries.ts'
import classes from '../question-types/builder.module.css'
import { useMayWrite } from '../versions/version-queries.ts'
import { BuilderFhir, FhirNotes } from './builder-fhir.tsx'

const BuilderWorkspace = lazy(() =>
  loadPart(() => import('./builder-workspace.tsx')).then((module) => ({ default: module.BuilderWorkspace })),
)

/** The questionnaire builder: which questionnaire (`?draft=KEY`), then its three tabs (REQ-409, E-3). */
export function BuilderScreen() {
  const { draft = '' } = useSearch({ from: '/pages/medicalQuestionnaire' })
  const navigate = useNavigate()
  const open = (key: string | null) => void navigate({ to: '/pages/medicalQuestionnaire', search: key === null ? {} : { draft: key } })
  if (draft === '') return <Choose onOpen={open} />
  return <Chosen key={draft} draftKey={draft} onLeave={() => open(null)} />
}

/** A new one begins empty: its first question is chosen among the types. */
const EMPTY: { questions: Questions } = { questions: {} }

function Choose({ onOpen }: { onOpen: (key: string) => void }) {
  const mayWrite = useMayWrite()
  const [started, setStarted] = useState<{ questions: Questions } | null>(null)
  const [notes, setNotes] = useState<readonly string[]>([])
  return (
    <Page
      lead={t(
        'General information, questions and publishing of the clinic’s questionnaires. Branches are drawn in the Questionnaire Editor.',
      )}
      toolbar={
        mayWrite && (
          <>
            <Button size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => setStarted(EMPTY)}>
              {t('New questionnaire')}
            </Button>
            <BuilderFhir
              onRead={(questions, shownText) => {
                setNotes(shownText)
                setStarted({ questions })
              }}
            />
          </>
        )
      }
    >
      <div className={classes.stack}>
        <DraftPickerList canWrite={mayWrite} onOpen={onOpen} />
      </div>
      <FhirNotes notes={notes} onClose={() => setNotes([])} />
      <DraftPickerCreate started={started} onClose={() => setStarted(null)} onCreated={onOpen} />
    </Page>
  )
}

function Chosen({ draftKey, onLeave }: { draftKey: string; onLeave: () => void }) {
  const draft = useDraft(draftKey)
  const loading = <TableSkeleton label={t('Loading the questionnaire')} rows={6} columns={2} />
  if (draft.isError)
    return (
      <Page>
        <LoadFailure title={t('The questionnaire could not be loaded')} retry={draft.refetch}>
          {problemSentence(draft.error)}
        </LoadFailure>
      </Page>
    )
  if (!draft.data) return <Page>{loading}</Page>
  return (
    <Suspense fallback={<Page>{loading}</Page>}>
      <BuilderWorkspace draft={draft.data} onLeave={onLeave} />
    </Suspense>
  )
}
