import { MAX_LABEL } from '@clinic/contract/questionnaires/edits'
import { kindOf } from '@clinic/core/questionnaires/question-map/kind'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { getOwnProperty } from '@clinic/core/shared/get-own-property'
import { ActionIcon, Button, NumberInput } from '@mantine/core'
import { IconAdjustments, IconArrowDown, IconArrowUp, IconPlus, IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { tRich } from '../../../lib/messages/rich.ts'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import { CardNameField } from '../cards/card-name-field.tsx'
import { choiceFacts } from './choice-facts.ts'
import { ChoiceFields } from './choice-fields.tsx'
import classes from './question-dialog.module.css'
import type { QuestionProps } from './question-dialog-field.ts'

/** `taught`: the option whose meanings are open at first. */
type Props = QuestionProps & { taught?: string | undefined; mayWrite: boolean; known: readonly { value: string; label: string }[] }

/** The choices of a question in their order: words and score in sight, the rest one press away (REQ-419 to REQ-421). */
export function ChoiceList({ tag, question, actions, known, mayWrite, taught }: Props) {
  const [open, setOpen] = useState<string | null>(taught ?? null)
  const options = optionsOf(question)
  const isList = kindOf(question) !== 'yes_no_options'
  const move = (label: string, index: number) => actions.make({ edit: 'move_option', tag, label, index })
  const renamed = (label: string, to: string) => {
    if ('refused' in actions.make({ edit: 'rename_option', tag, label, to })) return false
    if (open === label) setOpen(to.trim())
    return true
  }
  return (
    <fieldset className={classes.fields}>
      <legend className={classes.legend}>
        {tRich('Choices {span}', { span: <span className={classes.hint}>{t('text, and score modifier (− or +)')}</span> })}
      </legend>
      <ol className={classes.choices}>
        {options.map(({ label }, place) => {
          const facts = choiceFacts(question, label)
          // Who only reads cannot press: what is stored of a choice is open.
          const isOpen = open === label || (!mayWrite && facts.length > 0)
          return (
            <li key={label} className={classes.choice} data-open={isOpen || undefined}>
              <div className={classes.row}>
                <CardNameField
                  label={t('Text of choice {place}', { place: place + 1 })}
                  hidesLabel
                  name={isList ? label : label === 'yes' ? t('Yes') : t('No')}
                  maxLength={MAX_LABEL}
                  disabled={!isList}
                  onRename={(to) => isList && renamed(label, to)}
                />
                <NumberInput
                  size="xs"
                  aria-label={t('Score modifier of {label}', { label })}
                  data-tip={t('Score modifier')}
                  value={getOwnProperty(question.scores ?? {}, label) ?? 0}
                  onChange={(score) => typeof score === 'number' && actions.make({ edit: 'set_choice', tag, label, to: { score } })}
                />
                <div className={classes.actions}>
                  <ActionIcon
                    variant="subtle"
                    color="gray"
                    aria-label={t('Settings of {label}', { label })}
                    aria-expanded={isOpen}
                    onClick={() => setOpen(open === label ? null : label)}
                  >
                    <IconAdjustments size={16} />
                  </ActionIcon>
                  {isList && (
                    <>
                      <ActionButton name={t('Move {label} up', { label })} disabled={place === 0} onClick={() => move(label, place - 1)}>
                        <IconArrowUp size={16} />
                      </ActionButton>
                      <ActionButton
                        name={t('Move {label} down', { label })}
                        disabled={place === options.length - 1}
                        onClick={() => move(label, place + 1)}
                      >
                        <IconArrowDown size={16} />
                      </ActionButton>
                      <ActionButton
                        name={t('Delete {label}', { label })}
                        disabled={options.length === 1}
                        onClick={() => actions.make({ edit: 'delete_option', tag, label })}
                      >
                        <IconTrash size={16} />
                      </ActionButton>
                    </>
                  )}
                </div>
              </div>
              {facts.length > 0 && !isOpen && (
                <div className={classes.facts}>
                  {facts.map((fact) => (
                    <Chip key={fact}>{fact}</Chip>
                  ))}
                </div>
              )}
              {isOpen && (
                <ChoiceFields tag={tag} label={label} question={question} actions={actions} known={known} taught={label === taught} />
              )}
            </li>
          )
        })}
      </ol>
      {isList && (
        <div>
          <Button
            size="compact-sm"
            variant="light"
            leftSection={<IconPlus size={14} aria-hidden />}
            onClick={() => actions.make({ edit: 'add_option', tag })}
          >
            {t('Add choice')}
          </Button>
        </div>
      )}
    </fieldset>
  )
}

function ActionButton({
  name,
  disabled,
  onClick,
  children,
}: {
  name: string
  disabled: boolean
  onClick: () => void
  children: React.ReactNode
}) {
  return (
    <ActionIcon variant="subtle" color="gray" aria-label={name} disabled={disabled} onClick={onClick}>
      {children}
    </ActionIcon>
  )
}
