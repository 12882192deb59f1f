import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft } from '@tabler/icons-react'
import { memo, type ReactNode } from 'react'
import { momentText } from '../../lib/format/dates.ts'
import { Chip } from '../../ui/chip.tsx'
import { savingWords } from './draft-bar-words.ts'
import type { Desk } from './draft-desk.ts'
import { countUnsent, type Step } from './draft-state.ts'
import classes from './editor.module.css'
import { editWords } from './editor-edit-words.ts'
import { EditorOthers } from './editor-others.tsx'

type Props = {
  desk: Desk
  canWrite: boolean
  verbs: { undo: () => unknown; redo: () => unknown }
  onLeave: () => void
  /** What else can be done. */
  children: ReactNode
}

/** The line above a draft: which questionnaire this is, who else has it open, whether it is saved, undo and redo. */
export function DeskBar({ desk, canWrite, verbs, onLeave, children }: Props) {
  const { about, state } = desk
  return (
    <div className={classes.bar}>
      <About about={about} onLeave={onLeave} />
      <div className={classes.verbs}>
        {canWrite && (
          <>
            <p className={classes.saving} role="status" data-state={desk.saving}>
              {savingWords(desk, countUnsent(state), clockOf(desk.savedAt))}
            </p>
            <Again verb="Undo" of={wordsOf(state.done.at(-1))} run={verbs.undo} />
            <Again verb="Redo" of={wordsOf(state.undone.at(-1))} run={verbs.redo} />
          </>
        )}
        {children}
      </div>
    </div>
  )
}

const About = memo(function About({ about, onLeave }: { about: Desk['about']; onLeave: () => void }) {
  return (
    <div className={classes.about}>
      <Button size="xs" variant="subtle" color="gray" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onLeave}>
        Questionnaires
      </Button>
      <h2 className={classes.name}>{about.name}</h2>
      <Chip>{about.key}</Chip>
      <Chip>{about.based_on === null ? 'never published' : `version ${about.based_on} is published`}</Chip>
      <EditorOthers id={about.id} />
    </div>
  )
})

type AgainProps = { verb: 'Undo' | 'Redo'; of: string | null; run: () => unknown }

/** Named after what it takes back or does again. */
const Again = memo(function Again({ verb, of, run }: AgainProps) {
  const Icon = verb === 'Undo' ? IconArrowBackUp : IconArrowForwardUp
  const name = of === null ? verb : `${verb}: ${of}`
  return (
    <Button size="xs" variant="default" px={8} disabled={of === null} aria-label={name} data-tip={name} onClick={() => void run()}>
      <Icon size={16} aria-hidden />
    </Button>
  )
})

function wordsOf(step: Step | undefined): string | null {
  return step ? editWords(step.edit) : null
}

function clockOf(iso: string | null): string | null {
  return iso === null ? null : (momentText(iso).split(', ')[1] ?? null)
}
