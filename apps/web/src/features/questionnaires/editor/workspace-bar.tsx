import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { momentText } from '../../../lib/format/dates.ts'
import { tServer } from '../../../lib/messages/sentence.ts'
import { t, tPair } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import { countUnsent, type Step } from '../drafts/draft-state.ts'
import type { WorkspaceState } from '../drafts/draft-workspace.ts'
import classes from '../drafts/editor.module.css'
import { savingMessage } from '../drafts/saving-messages.ts'
import { editMessage } from './edit-messages.ts'
import { OtherEditors } from './other-editors.tsx'

type Props = {
  draftState: WorkspaceState
  canWrite: boolean
  actions: { undo: () => unknown; redo: () => unknown }
  onLeave: () => void
  /** What else can be done. */
  children: ReactNode
}

/** The line above a draft: which questionnaire this is, who else has it open, whether it is saved, undo and redo. */
export function WorkspaceBar({ draftState, canWrite, actions, onLeave, children }: Props) {
  const { about, state } = draftState
  return (
    <div className={classes.bar}>
      <About about={about} onLeave={onLeave} />
      <div className={classes.actions}>
        {canWrite && (
          <>
            <p className={classes.saving} role="status" data-state={draftState.saving}>
              {savingMessage(draftState, countUnsent(state), clockOf(draftState.savedAt))}
            </p>
            <Again name={t('Undo')} icon={IconArrowBackUp} of={editNameOf(state.done.at(-1))} run={actions.undo} />
            <Again name={t('Redo')} icon={IconArrowForwardUp} of={editNameOf(state.undone.at(-1))} run={actions.redo} />
          </>
        )}
        {children}
      </div>
    </div>
  )
}

const About = memo(function About({ about, onLeave }: { about: WorkspaceState['about']; onLeave: () => void }) {
  return (
    <div className={classes.about}>
      <Button size="xs" variant="subtle" color="gray" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onLeave}>
        {t('Questionnaires')}
      </Button>
      <h2 className={classes.name}>{tServer(about.name)}</h2>
      <Chip>{about.key}</Chip>
      <Chip>{about.based_on === null ? t('never published') : t('Version {based_on} is live', { based_on: about.based_on })}</Chip>
      <OtherEditors id={about.id} />
    </div>
  )
})

type AgainProps = { name: string; icon: typeof IconArrowBackUp; of: string | null; run: () => unknown }

/** Named after what it undoes or does again. */
const Again = memo(function Again({ name, icon: Icon, of, run }: AgainProps) {
  const label = of === null ? name : tPair(name, of)
  return (
    <Button size="xs" variant="default" px={8} disabled={of === null} aria-label={label} data-tip={label} onClick={() => void run()}>
      <Icon size={16} aria-hidden />
    </Button>
  )
})

function editNameOf(step: Step | undefined): string | null {
  return step ? editMessage(step.edit) : null
}

function clockOf(iso: string | null): string | null {
  return iso === null ? null : (momentText(iso).split(', ')[1] ?? null)
}
