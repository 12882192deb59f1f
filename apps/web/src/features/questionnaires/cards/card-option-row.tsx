import { MAX_LABEL } from '@clinic/contract/questionnaires/edits'
import { ActionIcon, Button } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconGitBranch, IconGripVertical, IconMessage2, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import { numberText } from '../../../lib/format/numbers.ts'
import { EDITOR_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import type { EditorActions } from '../editor/editor-actions.ts'
import { CardDestination } from './card-destination.tsx'
import { CardNameField } from './card-name-field.tsx'
import classes from './question-card.module.css'

type Props = {
  tag: string
  label: string
  destination: string | null
  /** From 0. */
  place: number
  isLast: boolean
  /** Of a list that can be changed; yes and no unchanged. */
  isList: boolean
  /** How many phrases are taught for it; `null`: none can be. */
  meanings: number | null
  canBranch: boolean
  canWrite: boolean
  /** How it is to the option that is being dragged. */
  drag: 'dragged' | 'before' | 'after' | null
  grab: (event: PointerEvent<HTMLElement>) => void
  actions: EditorActions
}

/** One option of a question. Its parts are drawn again when something of their own changed: where it leads changes oftenest. */
export const CardOptionRow = memo(function CardOptionRow(props: Props) {
  const { tag, label, destination, place, isLast, isList, meanings, canBranch, canWrite, drag, actions } = props
  const key = (event: KeyboardEvent) => {
    const steps = event.altKey && canWrite && isList ? (STEPS[event.key] ?? 0) : 0
    if (steps === 0) return
    event.preventDefault()
    actions.make({ edit: 'move_option', tag, label, index: Math.max(0, place + steps) })
  }
  return (
    <li className={classes.row} onKeyDown={key} data-option={label} {...(drag && { [`data-${drag}`]: true })}>
      {canWrite && isList && (
        <span className={classes.grip} aria-hidden onPointerDown={props.grab} data-tip={t('Drag to reorder')}>
          <IconGripVertical size={16} />
        </span>
      )}
      <OptionName {...{ tag, label, place, actions }} disabled={!canWrite || !isList} />
      <CardDestination tag={tag} label={label} destination={destination} disabled={!canWrite} actions={actions} />
      <div className={classes.rowActions}>
        {meanings !== null && (
          <Meanings {...{ label, meanings }} onOpen={() => actions.openQuestion({ tag, fresh: false, taught: label })} />
        )}
        {canWrite && <RowActions {...{ tag, label, place, isLast, isList, canBranch, actions }} />}
      </div>
    </li>
  )
})

type NameProps = Pick<Props, 'tag' | 'label' | 'place' | 'actions'> & { disabled: boolean }

const OptionName = memo(function OptionName({ tag, label, place, disabled, actions }: NameProps) {
  return (
    <CardNameField
      label={t('Option {place}', { place: place + 1 })}
      hidesLabel
      name={label}
      maxLength={MAX_LABEL}
      disabled={disabled}
      onRename={(to) => !('refused' in actions.make({ edit: 'rename_option', tag, label, to }))}
    />
  )
})

type ActionsProps = Pick<Props, 'tag' | 'label' | 'place' | 'isLast' | 'isList' | 'canBranch' | 'actions'>

const RowActions = memo(function RowActions({ tag, label, place, isLast, isList, canBranch, actions }: ActionsProps) {
  const move = (index: number) => actions.make({ edit: 'move_option', tag, label, index })
  return (
    <>
      <FollowUp label={label} can={canBranch} onBranch={() => actions.addBranch(tag, label)} />
      {isList && (
        <>
          <IconButton name={t('Move {label} up', { label })} disabled={place === 0} onClick={() => move(place - 1)}>
            <IconArrowUp size={16} />
          </IconButton>
          <IconButton name={t('Move {label} down', { label })} disabled={isLast} onClick={() => move(place + 1)}>
            <IconArrowDown size={16} />
          </IconButton>
          <IconButton name={t('Delete option {label}', { label })} onClick={() => actions.deleteOption(tag, label)}>
            <IconTrash size={16} />
          </IconButton>
        </>
      )}
    </>
  )
})

/** What patients say who mean an option: how many phrases there are, and the way to them. */
function Meanings({ label, meanings, onOpen }: { label: string; meanings: number; onOpen: () => void }) {
  const name = t('{count, plural, one {# phrase} other {# phrases}} that patients say for {label}', {
    label,
    count: meanings,
  })
  return (
    <Button
      size="compact-sm"
      variant="subtle"
      color="gray"
      leftSection={<IconMessage2 size={14} aria-hidden />}
      aria-label={name}
      data-tip={name}
      onClick={onOpen}
    >
      {numberText(meanings)}
    </Button>
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
function FollowUp({ label, can, onBranch }: { label: string; can: boolean; onBranch: () => void }) {
  return (
    <Button
      size="compact-sm"
      variant="default"
      leftSection={<IconGitBranch size={14} aria-hidden />}
      aria-label={t('Create follow-up question for {label}', { label })}
      aria-disabled={!can}
      {...(!can && HINT)}
      onClick={() => can && onBranch()}
    >
      {t('Follow-up')}
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
