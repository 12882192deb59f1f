import { MAX_LABEL } from '@clinic/contract/questionnaire-edits'
import type { Question } from '@clinic/contract/questionnaires'
import { EDITOR_TEXTS } from '@clinic/contract/texts'
import { canAddBranch } from '@clinic/core/questionnaires/edits/add-branch'
import { kindOf } from '@clinic/core/questionnaires/kind'
import { optionsOf } from '@clinic/core/questionnaires/options'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGitBranch, IconGripVertical, IconPlus, IconTrash } from '@tabler/icons-react'
import type { KeyboardEvent } from 'react'
import classes from './card.module.css'
import { CardDestination } from './card-destination.tsx'
import { CardNameField } from './card-name-field.tsx'
import { useOptionDrag } from './card-option-drag.ts'
import type { EditorVerbs } from './editor-verbs.ts'

type Props = { tag: string; question: Question; canWrite: boolean; verbs: EditorVerbs }

/** The options of a question: label, destination, order, and a follow-up question for each (REQ-346, REQ-347). */
export function CardOptions({ tag, question, canWrite, verbs }: Props) {
  const options = optionsOf(question)
  const isList = kindOf(question) !== 'yes_no_options'
  const move = (label: string, index: number) => verbs.make({ edit: 'move_option', tag, label, index })
  const { drag, grab } = useOptionDrag(move)
  const others = drag ? options.filter(({ label }) => label !== drag.label) : []
  return (
    <fieldset className={classes.options}>
      <legend>Options</legend>
      <ol className={classes.rows} data-options>
        {options.map((option, place) => {
          const { label } = option
          const key = (event: KeyboardEvent) => {
            const steps = event.altKey && canWrite && isList ? (STEPS[event.key] ?? 0) : 0
            if (steps === 0) return
            event.preventDefault()
            move(label, Math.max(0, place + steps))
          }
          const marks = {
            'data-option': label,
            'data-dragged': drag?.label === label || undefined,
            'data-before': (drag && others[drag.place]?.label === label) || undefined,
            'data-after': (drag && drag.place === others.length && others.at(-1)?.label === label) || undefined,
          }
          return (
            <li key={label} className={classes.row} onKeyDown={key} {...marks}>
              {canWrite && isList && (
                <span className={classes.grip} aria-hidden onPointerDown={grab(label)} data-tip="Drag to another place">
                  <IconGripVertical size={16} />
                </span>
              )}
              <CardNameField
                label={`Option ${place + 1}`}
                hidesLabel
                name={label}
                maxLength={MAX_LABEL}
                disabled={!canWrite || !isList}
                onRename={(to) => !('refused' in verbs.make({ edit: 'rename_option', tag, label, to }))}
              />
              <CardDestination tag={tag} {...option} disabled={!canWrite} verbs={verbs} />
              {canWrite && (
                <div className={classes.rowVerbs}>
                  <FollowUp tag={tag} label={label} question={question} verbs={verbs} />
                  {isList && (
                    <>
                      <IconButton name={`Move ${label} up`} disabled={place === 0} onClick={() => move(label, place - 1)}>
                        <IconArrowUp size={16} />
                      </IconButton>
                      <IconButton
                        name={`Move ${label} down`}
                        disabled={place === options.length - 1}
                        onClick={() => move(label, place + 1)}
                      >
                        <IconArrowDown size={16} />
                      </IconButton>
                      <IconButton name={`Delete option ${label}`} onClick={() => verbs.deleteOption(tag, label)}>
                        <IconTrash size={16} />
                      </IconButton>
                    </>
                  )}
                </div>
              )}
            </li>
          )
        })}
      </ol>
      {canWrite && isList && (
        <Button
          size="compact-sm"
          variant="subtle"
          leftSection={<IconPlus size={14} aria-hidden />}
          onClick={() => verbs.make({ edit: 'add_option', tag })}
        >
          Add option
        </Button>
      )}
    </fieldset>
  )
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: -1, ArrowDown: 1 }

/** Shown, and read out. */
const HINT = {
  'data-tip': EDITOR_TEXTS.branchExists,
  'data-tip-long': true,
  'data-disabled': true,
  'aria-description': EDITOR_TEXTS.branchExists,
} as const

/** Stays in reach of the keyboard where it cannot be used: its hint says why (REQ-371). */
function FollowUp({ tag, label, question, verbs }: Omit<Props, 'canWrite'> & { label: string }) {
  const can = canAddBranch(question, label)
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconGitBranch size={14} aria-hidden />}
      aria-label={`Create follow-up question for ${label}`}
      aria-disabled={!can}
      {...(!can && HINT)}
      onClick={() => can && verbs.addBranch(tag, label)}
    >
      Follow-up
    </Button>
  )
}

type IconProps = { name: string; disabled?: boolean; onClick: () => void; children: React.ReactNode }

function IconButton({ name, disabled = false, onClick, children }: IconProps) {
  return (
    <ActionIcon size="md" variant="subtle" color="gray" aria-label={name} data-tip={name} disabled={disabled} onClick={onClick}>
      {children}
    </ActionIcon>
  )
}
