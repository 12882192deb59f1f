import type { ImportDetail } from '@clinic/contract/imports'
import { Alert, Button, UnstyledButton } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { type ReactNode, useEffect, useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { dayText, momentText } from '../../lib/format/dates.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { useSavedDraft } from './draft/use-saved-draft.ts'
import classes from './import-workspace.module.css'
import { KIND_NAMES, STATE_NAMES, STATE_TONES, sizeText } from './state/import-messages.ts'
import type { Step } from './state/import-search.ts'
import { isDroppable, shownStep } from './state/import-steps.ts'
import { useImportActions } from './state/use-import-actions.ts'
import { useImport } from './state/use-imports.ts'
import { type Questions, StepColumns } from './steps/step-columns.tsx'
import { StepFile } from './steps/step-file.tsx'
import { StepImport } from './steps/step-import.tsx'
import { StepKind } from './steps/step-kind.tsx'
import { StepRows } from './steps/step-rows.tsx'
import { StepsNav } from './steps/steps-nav.tsx'

type Props = {
  id: number
  /** The step that the address names. */
  asked: Step | null
  onStep: (step: Step | null, replace?: boolean) => void
  onOpen: (id: number) => void
  onUndo: (id: number) => void
  /** The upload went well, and yet the file could not be read. */
  onRefused: () => void
  onClose: () => void
}

/** One import from its file to its end; what continues automatically can be left and found again by its address. */
export function ImportWorkspace(props: Props) {
  const detail = useImport(props.id)
  return (
    <div className={classes.workspace}>
      <div>
        <Button variant="subtle" size="xs" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={props.onClose}>
          {t('All imports')}
        </Button>
      </div>
      {detail.isError && (
        <LoadFailure title={t('The import could not be loaded')} retry={detail.refetch}>
          {problemSentence(detail.error)}
        </LoadFailure>
      )}
      {detail.isPending && <TableSkeleton label={t('Loading import')} />}
      {detail.data && <Loaded {...props} detail={detail.data} />}
    </div>
  )
}

function Loaded({ detail, asked, onStep, onOpen, onUndo, onRefused, onClose }: Props & { detail: ImportDetail }) {
  const step = shownStep(detail.state, asked)
  const actions = useImportActions(detail)
  const { draft, saveState } = useSavedDraft(detail, actions.choosing || actions.discarding)
  const { ask, dialog } = useConfirm()
  const [questions, setQuestions] = useState<Questions>({ days: false, first: false })
  // Where a state has left the step that was asked for, the address says so too.
  useEffect(() => {
    if (asked !== null && asked !== step) onStep(null, true)
  }, [asked, step, onStep])
  useEffect(() => {
    if (detail.state === 'refused') onRefused()
  }, [detail.state, onRefused])
  const handleStep = (next: Step) => {
    setQuestions(({ days }) => ({ days, first: false }))
    onStep(next)
  }
  const drop = async () => {
    const sure = await ask({
      title: t('Discard the import of “{file_name}”?', { file_name: detail.file_name }),
      text: t('Nothing has been imported yet. The file and your settings will be deleted.'),
      confirm: t('Discard'),
      tone: 'bad',
    })
    if (sure && (await actions.discard())) onClose()
  }
  return (
    <>
      <Head detail={detail}>
        {isDroppable(detail.state) && (
          <Button size="xs" variant="default" loading={actions.discarding} onClick={() => void drop()}>
            {t('Discard import')}
          </Button>
        )}
      </Head>
      {detail.same_as !== null && <SameFile detail={detail} sameAs={detail.same_as} onOpen={onOpen} />}
      {detail.fault !== null && detail.state !== 'refused' && (
        <Alert color="bad" title={t('The last attempt failed')} role="status">
          {detail.fault.message}
        </Alert>
      )}
      <StepsNav state={detail.state} step={step} onStep={handleStep} />
      {step === 'file' && <StepFile detail={detail} onClose={onClose} />}
      {step === 'kind' && <StepKind detail={detail} draft={draft} onNext={() => handleStep('columns')} />}
      {step === 'columns' && (
        <StepColumns
          detail={detail}
          draft={draft}
          questions={questions}
          busy={actions.choosing || saveState}
          onBack={() => onStep('kind')}
          onNext={async (choices) => {
            if (await actions.choose(choices)) onStep(null)
          }}
        />
      )}
      {step === 'rows' && (
        <StepRows
          detail={detail}
          onColumns={(about) => {
            setQuestions((now) => ({ days: now.days || about === 'days', first: about !== null }))
            onStep('columns')
          }}
          onNext={() => onStep('import')}
        />
      )}
      {step === 'import' && (
        <StepImport detail={detail} actions={actions} onRows={() => onStep('rows')} onUndo={() => onUndo(detail.id)} onClose={onClose} />
      )}
      {dialog}
    </>
  )
}

function Head({ detail, children }: { detail: ImportDetail; children: ReactNode }) {
  const { id, kind, state, file_name, file_size, format, created_by, created_at, kept_until } = detail
  const facts = [
    t('Import {id}', { id }),
    kind && KIND_NAMES[kind],
    format && `.${format}`,
    sizeText(file_size),
    `${created_by}, ${momentText(created_at)}`,
    detail.content_removed_at === null
      ? t('file kept until {kept_until}', { kept_until: dayText(kept_until) })
      : t('file removed {content_removed_at}', { content_removed_at: dayText(detail.content_removed_at) }),
  ]
  return (
    <header className={classes.head}>
      <h2 className={classes.name}>{file_name}</h2>
      <Chip tone={STATE_TONES[state]}>{STATE_NAMES[state]}</Chip>
      <div className={classes.actions}>{children}</div>
      <p className={classes.facts}>{facts.filter(Boolean).join(' · ')}</p>
    </header>
  )
}

function SameFile({ detail, sameAs, onOpen }: { detail: ImportDetail; sameAs: number; onOpen: (id: number) => void }) {
  return (
    <Alert color="warn" title={t('This file was imported before')} role="note">
      {t('This is the same file as import {sameAs}. {unchanged}', {
        sameAs,
        unchanged:
          detail.state === 'applied' || detail.state === 'undone' ? '' : t('Rows that haven’t changed since will be left as they are. '),
      })}
      <UnstyledButton className={classes.link} onClick={() => onOpen(sameAs)}>
        {t('Show import {sameAs}', { sameAs })}
      </UnstyledButton>
    </Alert>
  )
}
