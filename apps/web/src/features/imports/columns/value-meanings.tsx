import type { ImportChoices, ImportDetail } from '@clinic/contract/imports'
import { IMPORT_FIELDS, type ImportField } from '@clinic/core/imports/fields'
import { NativeSelect } from '@mantine/core'
import { useId } from 'react'
import { t } from '../../../lib/messages/t.ts'
import { valueChoices } from '../state/value-names.ts'
import classes from './value-meanings.module.css'

type Props = {
  choices: ImportChoices
  unknown: ImportDetail['unknown_values']
  /** `null`: no one has said. */
  onMeaning: (field: string, entry: string, meaning: string | null) => void
}

/** No kept text looks like these. */
const UNSAID = '?'
const NOTHING = '-'
/** A column with more different words than this was not meant for its field. */
const MOST = 50

/**
 * The words of the file that no rule understood: what each of them means is asked once, and remembered. What was explained before, for this file or
 * another, can be looked at and corrected.
 */
export function ValueMeanings({ choices, unknown, onMeaning }: Props) {
  const id = useId()
  const filled = IMPORT_FIELDS[choices.kind].filter(({ name }) => choices.columns.includes(name))
  const asked = filled.map((field) => ({ field, content: unknown[field.name] ?? [] }))
  const known = filled.map((field) => ({ field, content: knownValues(choices, unknown, field.name) }))
  const explained = known.reduce((sum, { content }) => sum + content.length, 0)
  const shown = { choices, onMeaning }
  return (
    <>
      {asked.some(({ content }) => content.length > 0) && (
        <section aria-labelledby={id} className={classes.meanings}>
          <h3 id={id} className={classes.title}>
            {t('Match these values')}
          </h3>
          <Fields fields={asked} {...shown} />
        </section>
      )}
      {explained > 0 && (
        <details>
          <summary className={classes.before}>
            {t('Matched before: {explained, plural, one {# word} other {# words}}', { explained })}
          </summary>
          <div className={classes.meanings}>
            <Fields fields={known} {...shown} />
          </div>
        </details>
      )}
    </>
  )
}

type FieldsProps = Pick<Props, 'choices' | 'onMeaning'> & { fields: readonly { field: ImportField; content: readonly Value[] }[] }

function Fields({ fields, choices, onMeaning }: FieldsProps) {
  return fields.map(
    ({ field, content }) =>
      content.length > 0 && (
        <Field
          key={field.name}
          field={field}
          content={content}
          input={choices.values[field.name] ?? {}}
          onMeaning={(entry, meaning) => onMeaning(field.name, entry, meaning)}
        />
      ),
  )
}

/** `count`: in how many rows it is, where that is known. */
type Value = { value: string; count?: number }
type FieldProps = {
  field: ImportField
  content: readonly Value[]
  input: Readonly<Record<string, string>>
  onMeaning: (entry: string, meaning: string | null) => void
}

function Field({ field, content, input, onMeaning }: FieldProps) {
  const data = [
    { value: UNSAID, label: t('Not matched (reject these rows)') },
    { value: NOTHING, label: t('Ignore (keep the current value)') },
    ...valueChoices(field),
  ]
  return (
    <fieldset className={classes.field}>
      <legend className={classes.legend}>{t(field.label)}</legend>
      {content.slice(0, MOST).map(({ value, count }) => (
        <NativeSelect
          key={value}
          label={
            <>
              “{value}”{' '}
              {count !== undefined && (
                <span className={classes.count}>{t('in {count, plural, one {# row} other {# rows}}', { count })}</span>
              )}
            </>
          }
          data={data}
          value={input[value] === undefined ? UNSAID : input[value] || NOTHING}
          onChange={(event) => onMeaning(value, meaningOf(event.currentTarget.value))}
        />
      ))}
      {content.length > MOST && (
        <p className={classes.more}>
          {t('and {content, plural, one {# word} other {# words}} more, which are rejected.', { content: content.length - MOST })}
        </p>
      )}
    </fieldset>
  )
}

function meaningOf(chosen: string): string | null {
  if (chosen === UNSAID) return null
  return chosen === NOTHING ? '' : chosen
}

/** Words that someone has explained, save those that are asked about now. */
function knownValues({ values }: ImportChoices, unknown: Props['unknown'], field: string): Value[] {
  const asked = new Set(unknown[field]?.map(({ value }) => value))
  return Object.keys(values[field] ?? {}).flatMap((value) => (asked.has(value) ? [] : [{ value }]))
}
