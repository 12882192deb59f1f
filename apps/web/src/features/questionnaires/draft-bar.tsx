import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft, IconDots } from '@tabler/icons-react'
import { useState } from 'react'
import { momentText } from '../../lib/format/dates.ts'
import { Chip } from '../../ui/chip.tsx'
import { DropMenu } from '../../ui/drop-menu.tsx'
import { useDeletion } from './draft-bar-delete.tsx'
import { downloadQuestions } from './draft-bar-download.ts'
import { savingWords } from './draft-bar-words.ts'
import type { Desk } from './draft-desk.ts'
import { countUnsent, type Step } from './draft-state.ts'
import classes from './editor.module.css'
import { editWords } from './editor-edit-words.ts'
import { EditorOthers } from './editor-others.tsx'
import type { EditorVerbs } from './editor-verbs.ts'
import { LoadDialog } from './load-dialog.tsx'

type Props = { desk: Desk; canWrite: boolean; verbs: EditorVerbs; onLeave: () => void }

/** Which questionnaire this is, whether it is saved, and what is done to it as a whole (REQ-338). */
export function DraftBar({ desk, canWrite, verbs, onLeave }: Props) {
  const { about, state } = desk
  const [loading, setLoading] = useState(false)
  const deletion = useDeletion(about, onLeave)
  return (
    <div className={classes.bar}>
      <div className={classes.about}>
        <Button size="xs" variant="subtle" color="gray" leftSection={<IconArrowLeft size={16} aria-hidden />} onClick={onLeave}>
          Questionnaires
        </Button>
        <h2 className={classes.name}>{about.name}</h2>
        <Chip>{about.key}</Chip>
        <Chip>{about.based_on === null ? 'never published' : `version ${about.based_on} is published`}</Chip>
        <EditorOthers id={about.id} />
      </div>
      <div className={classes.verbs}>
        {canWrite && (
          <>
            <p className={classes.saving} role="status" data-state={desk.saving}>
              {savingWords(desk, countUnsent(state), clockOf(desk.savedAt))}
            </p>
            <Again verb="Undo" step={state.done.at(-1)} run={verbs.undo} />
            <Again verb="Redo" step={state.undone.at(-1)} run={verbs.redo} />
            <Button size="xs" variant="default" onClick={() => void verbs.reset()}>
              Reset
            </Button>
            <Button size="xs" onClick={() => void verbs.save()}>
              Save
            </Button>
          </>
        )}
        <DropMenu
          entries={() => [
            ...(canWrite ? [{ label: 'Load JSON', run: () => setLoading(true) }] : []),
            { label: 'Download JSON', run: () => downloadQuestions(about.key, state.shown) },
            ...(canWrite ? (['line', { label: 'Delete questionnaire', isBad: true, run: deletion.run }] as const) : []),
          ]}
          button={(trigger) => (
            <Button {...trigger} size="xs" variant="default" aria-label="More" px={8}>
              <IconDots size={16} aria-hidden />
            </Button>
          )}
        />
      </div>
      <LoadDialog opened={loading} onClose={() => setLoading(false)} onLoad={verbs.load} />
      {deletion.dialog}
    </div>
  )
}

type AgainProps = { verb: 'Undo' | 'Redo'; step: Step | undefined; run: () => void }

/** Named after what it takes back or does again. */
function Again({ verb, step, run }: AgainProps) {
  const Icon = verb === 'Undo' ? IconArrowBackUp : IconArrowForwardUp
  const name = step ? `${verb}: ${editWords(step.edit)}` : verb
  return (
    <Button size="xs" variant="default" px={8} disabled={!step} aria-label={name} data-tip={name} onClick={run}>
      <Icon size={16} aria-hidden />
    </Button>
  )
}

function clockOf(iso: string | null): string | null {
  return iso === null ? null : (momentText(iso).split(', ')[1] ?? null)
}
