import type { DocumentSummary } from '@clinic/contract/documents/medical-document'
import type { Readiness } from '@clinic/contract/documents/readiness'
import { Button, Skeleton } from '@mantine/core'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { useConfirm } from '../../../ui/confirm.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import classes from './draft.module.css'
import { DraftFields } from './draft-fields.tsx'
import { DraftSaveLine } from './draft-save-line.tsx'
import { stepsLeft } from './left-to-do.ts'
import { ReadyMeter } from './ready-meter.tsx'
import { useDocumentDraft, useReadiness } from './use-document-draft.ts'

const SignDialog = lazy(() => import('./sign-dialog.tsx').then((module) => ({ default: module.SignDialog })))

type Props = {
  patientId: string
  called: string
  about: string
  inForce: readonly DocumentSummary[]
  /** The document that the new one is to replace. */
  supersedes: number | null
  goTo: (tab: string) => void
  onClose: () => void
}

/** A medical document that is being prepared: what the practitioner says, and what is missing before it can be signed. */
export function DraftEditor(props: Props) {
  const readiness = useReadiness(props.patientId)
  if (readiness.data) return <Loaded readiness={readiness.data} {...props} />
  if (readiness.isPending) return <Skeleton height={240} role="status" aria-label={t('Loading the draft')} />
  return (
    <LoadFailure title={t('The draft could not be loaded')} retry={readiness.refetch}>
      {problemSentence(readiness.error)}
    </LoadFailure>
  )
}

function Loaded({ readiness, supersedes, ...props }: Props & { readiness: Readiness }) {
  const { patientId, called, about, inForce, goTo, onClose } = props
  const editing = useDocumentDraft(patientId, readiness, onClose)
  const { ask, dialog } = useConfirm()
  const [signing, setSigning] = useState(false)
  const [everSigned, setEverSigned] = useState(false)
  const form = useRef<HTMLDivElement>(null)
  const type = useRef(editing.type)
  type.current = editing.type
  useEffect(() => {
    if (supersedes !== null) type.current({ supersedes })
  }, [supersedes])
  const left = stepsLeft(readiness)
  const discard = async () => {
    const yes = await ask({
      title: t('Discard the draft of a medical document for {called}?', { called }),
      text: t('What you wrote cannot be restored. Signed documents stay as they are.'),
      confirm: t('Discard draft'),
      tone: 'bad',
    })
    if (yes) await editing.discard()
  }
  const openSigning = async () => {
    if (!(await editing.flush())) return
    setEverSigned(true)
    setSigning(true)
  }
  return (
    <section className={classes.editor} aria-label={t('Medical document, draft')}>
      <h3 className={classes.title}>{t('Prepare a medical document')}</h3>
      <div className={classes.columns}>
        <div ref={form}>
          <DraftFields editing={editing} inForce={inForce} />
        </div>
        <ReadyMeter
          editing={editing}
          patientId={patientId}
          called={called}
          goTo={goTo}
          onField={(name) => focusField(form.current, name)}
        />
      </div>
      <div className={classes.bottom}>
        <DraftSaveLine editing={editing} />
        <Button variant="default" disabled={editing.busy} onClick={() => void discard()}>
          {t('Discard')}
        </Button>
        <Button disabled={left > 0} loading={editing.busy && !signing} onClick={() => void openSigning()}>
          {left === 0 ? t('Sign…') : t('{left} left before signing', { left })}
        </Button>
      </div>
      {everSigned && (
        <Suspense>
          <SignDialog opened={signing} editing={editing} called={called} about={about} onClose={() => setSigning(false)} />
        </Suspense>
      )}
      {dialog}
    </section>
  )
}

/** Goes to the field that a finding is about. */
function focusField(form: HTMLElement | null, name: string) {
  const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"], [data-field="${CSS.escape(name)}"]`)
  field?.scrollIntoView({ block: 'center' })
  field?.focus()
}
