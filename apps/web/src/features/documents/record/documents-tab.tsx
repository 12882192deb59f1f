import type { DocumentList, DocumentSummary } from '@clinic/contract/documents/medical-document'
import { Button, Skeleton } from '@mantine/core'
import { IconFileCertificate } from '@tabler/icons-react'
import { lazy, Suspense, useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { tRich } from '../../../lib/messages/rich.ts'
import { t } from '../../../lib/messages/t.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import type { ActionAsked } from '../signed/action-asked.ts'
import { gramsText, isOver } from '../signed/document-texts.ts'
import { useDocuments } from '../signed/use-documents.ts'
import { DocumentCard } from './document-card.tsx'
import classes from './documents-tab.module.css'

const ActionDialog = lazy(() => import('../actions/action-dialog.tsx').then((module) => ({ default: module.ActionDialog })))
const DraftEditor = lazy(() => import('../draft/draft-editor.tsx').then((module) => ({ default: module.DraftEditor })))

/** `about`: the line that tells who it is beside the name. `goTo`: opens another tab. */
type Props = { patientId: string; called: string; about: string; goTo: (tab: string) => void }

/** The medical documents of a patient (F-7), and for an NP the one that is being prepared. */
export function DocumentsTab(props: Props) {
  const documents = useDocuments(props.patientId)
  if (documents.isPending) return <Skeleton height={120} role="status" aria-label={t('Loading the medical documents')} />
  if (documents.isError)
    return (
      <LoadFailure title={t('The medical documents could not be loaded')} retry={documents.refetch}>
        {problemSentence(documents.error)}
      </LoadFailure>
    )
  return <Loaded list={documents.data} {...props} />
}

function Loaded({ list, patientId, called, about, goTo }: Props & { list: DocumentList }) {
  const [preparing, prepare] = useState<{ supersedes: number | null } | null>(null)
  const [asked, ask] = useState<ActionAsked | null>(null)
  const [everAsked, setEverAsked] = useState(false)
  const current = list.documents.filter((document) => !isOver(document))
  const earlier = list.documents.filter(isOver)
  const isOpen = list.may_draft && (preparing !== null || list.draft)
  const act = (next: ActionAsked) => {
    setEverAsked(true)
    ask(next)
  }
  const draw = (document: DocumentSummary) => <DocumentCard key={document.id} patientId={patientId} document={document} onAct={act} />
  return (
    <div className={classes.tab}>
      {isOpen && (
        <Suspense fallback={<Skeleton height={240} role="status" aria-label={t('Loading the draft')} />}>
          <DraftEditor
            patientId={patientId}
            called={called}
            about={about}
            inForce={current}
            supersedes={preparing?.supersedes ?? null}
            goTo={goTo}
            onClose={() => prepare(null)}
          />
        </Suspense>
      )}
      {list.may_draft && !isOpen && (
        <Button
          className={classes.begin}
          variant={current.length > 0 ? 'default' : 'filled'}
          leftSection={<IconFileCertificate size={16} aria-hidden />}
          onClick={() => prepare({ supersedes: null })}
        >
          {t('Prepare a medical document')}
        </Button>
      )}
      {current.length > 0 && <Carried grams={list.possession_grams} />}
      <section className={classes.group} aria-label={t('Current documents')}>
        {current.map(draw)}
        {list.documents.length === 0 && !isOpen && (
          <EmptyState icon={<IconFileCertificate size={20} aria-hidden />} title={t('No medical document yet')}>
            {list.may_draft
              ? t('Prepare one once the visit is decided and its note is signed.')
              : t('A nurse practitioner signs one after a visit.')}
          </EmptyState>
        )}
      </section>
      {earlier.length > 0 && (
        <section className={classes.group} aria-labelledby={`${patientId}-earlier`}>
          <h3 id={`${patientId}-earlier`} className={classes.heading}>
            {t('Earlier documents')}
          </h3>
          {earlier.map(draw)}
        </section>
      )}
      {everAsked && (
        <Suspense>
          <ActionDialog
            asked={asked}
            patientId={patientId}
            called={called}
            about={about}
            onReplace={(id) => prepare({ supersedes: id })}
            onClose={() => ask(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

function Carried({ grams }: { grams: number }) {
  if (grams === 0) return <p className={classes.carried}>{t('May carry nothing on a document yet: no seller has registered one.')}</p>
  return (
    <p className={classes.carried}>
      <span>{tRich('May carry {grams}', { grams: <strong>{gramsText(grams)}</strong> })}</span>
      <span className={classes.soft}>{t('30 × the daily grams of what is registered, never over 150 g')}</span>
    </p>
  )
}
