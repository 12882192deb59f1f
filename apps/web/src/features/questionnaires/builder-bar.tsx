import { Button } from '@mantine/core'
import { IconArrowBackUp, IconArrowForwardUp, IconArrowLeft, IconSitemap } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { momentText } from '../../lib/format/dates.ts'
import { Chip } from '../../ui/chip.tsx'
import type { BuilderVerbs } from './builder-verbs.ts'
import { savingWords } from './draft-bar-words.ts'
import type { Desk } from './draft-desk.ts'
import { countUnsent, type Step } from './draft-state.ts'
import classes from './editor.module.css'
import { editWords } from './editor-edit-words.ts'
import { EditorOthers } from './editor-others.tsx'

type Props = { desk: Desk; mayWrite: boolean; verbs: BuilderVerbs; onLeave: () => void }

/** Which questionnaire this is, whether it is saved, undo and redo, and the way to its branches. */
export function BuilderBar({ desk, mayWrite, verbs, onLeave }: Props) {
  const { about, state } = desk
  const clock = desk.savedAt === null ? null : (momentText(desk.savedAt).split(', ')[1] ?? null)
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
        {mayWrite && (
          <>
            <p className={classes.saving} role="status" data-state={desk.saving}>
              {savingWords(desk, countUnsent(state), clock)}
            </p>
            <Again verb="Undo" step={state.done.at(-1)} run={verbs.undo} />
            <Again verb="Redo" step={state.undone.at(-1)} run={verbs.redo} />
          </>
        )}
        <Button
          size="xs"
          variant="default"
          leftSection={<IconSitemap size={16} aria-hidden />}
          renderRoot={(props) => <Link to={'/pages/editQuestionnaire' as never} search={{ draft: about.key } as never} {...props} />}
        >
          Branches in the editor
        </Button>
      </div>
    </div>
  )
}

function Again({ verb, step, run }: { verb: 'Undo' | 'Redo'; step: Step | undefined; run: () => unknown }) {
  const name = step ? `${verb}: ${editWords(step.edit)}` : verb
  return (
    <Button size="xs" variant="default" aria-label={name} title={name} disabled={!step} onClick={() => void run()}>
      {verb === 'Undo' ? <IconArrowBackUp size={16} aria-hidden /> : <IconArrowForwardUp size={16} aria-hidden />}
    </Button>
  )
}
