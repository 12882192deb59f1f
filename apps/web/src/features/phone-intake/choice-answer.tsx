import { kindOf } from '@clinic/core/questionnaires/question-map/kind'
import { optionsOf } from '@clinic/core/questionnaires/question-map/options'
import { Kbd } from '@mantine/core'
import { t } from '../../lib/messages/t.ts'
import { pick } from './draft-answer.ts'
import type { IntakeFieldProps } from './intake-field-props.ts'
import classes from './phone-intake.module.css'

/** Options as rows, each with the digit that chooses it. */
export function ChoiceAnswer({ question, draft, disabled, onChange }: IntakeFieldProps) {
  const kind = kindOf(question)
  const several = kind === 'select_multiple_options'
  return (
    <fieldset className={classes.choices} disabled={disabled} aria-labelledby="ask-question">
      {optionsOf(question).map(({ label }, place) => (
        <label key={label} className={classes.choice}>
          <input
            type={several ? 'checkbox' : 'radio'}
            name="ask-choice"
            checked={draft.selected.includes(label)}
            onChange={() => onChange(pick(question, draft, label))}
          />
          <span className={classes.label}>{kind === 'yes_no_options' ? (label === 'yes' ? t('Yes') : t('No')) : label}</span>
          {place < 10 && (
            <Kbd size="xs" aria-hidden>
              {(place + 1) % 10}
            </Kbd>
          )}
        </label>
      ))}
    </fieldset>
  )
}
