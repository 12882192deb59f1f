import type { ImportChoices, ImportDetail } from '@clinic/contract/imports'
import { IMPORT_FIELDS } from '@clinic/core/imports/fields'
import { Alert, Button } from '@mantine/core'
import { useEffect, useId, useRef } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { listText } from '../../../lib/format/lists.ts'
import { t } from '../../../lib/messages/t.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { hasAmbiguousDates, hasDates } from '../columns/ambiguous-dates.ts'
import { type ColumnErrors, canCheck, columnErrors } from '../columns/column-errors.ts'
import { ColumnTable } from '../columns/column-table.tsx'
import { RowRules } from '../columns/row-rules.tsx'
import { ValueMeanings } from '../columns/value-meanings.tsx'
import type { Draft } from '../draft/use-draft.ts'
import classes from './step-columns.module.css'
import { StepFrame } from './step-frame.tsx'

/** `days`: rows were refused because no one has said how their dates are meant. `first`: anyone who comes wants to answer the questions below. */
export type Questions = { days: boolean; first: boolean }

type Props = {
  detail: ImportDetail
  draft: Draft
  questions: Questions
  busy: boolean
  onBack: () => void
  onNext: (choices: ImportChoices) => Promise<void>
}

/** Which column fills which field, what words and dates mean, and what happens to rows with errors; then every row is checked. */
export function StepColumns({ detail, draft, questions, busy, onBack, onNext }: Props) {
  const { choices, source, waiting, failure, edit } = draft
  const id = useId()
  const below = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (questions.first) below.current?.focus()
  }, [questions.first])
  const errors = choices && columnErrors(choices.columns, IMPORT_FIELDS[choices.kind])
  return (
    <StepFrame
      step="columns"
      title={t('Match columns')}
      lead={t('We matched columns by name and by your last import. Your choices are saved; nothing is imported yet.')}
      buttons={
        <>
          <Button variant="default" onClick={onBack}>
            {t('Back')}
          </Button>
          <Button
            disabled={!choices || !errors || !canCheck(errors) || waiting}
            loading={busy}
            aria-describedby={id}
            onClick={() => choices && void onNext(choices)}
          >
            {detail.counts ? t('Next: check the rows again') : t('Next: check every row')}
          </Button>
        </>
      }
    >
      {failure && (
        <LoadFailure title={t('The columns could not be shown')} retry={failure.refetch}>
          {problemSentence(failure.error)}
        </LoadFailure>
      )}
      {!failure && !choices && <TableSkeleton label={t('Loading the columns')} columns={3} />}
      {choices && errors && (
        <>
          <ColumnTable
            choices={choices}
            headers={source.headers}
            rows={source.first_rows}
            twice={errors.twice}
            onColumn={(place, field) => edit({ columns: choices.columns.map((one, at) => (at === place ? field : one)) })}
          />
          <div id={id} role="status">
            <Missing errors={errors} />
          </div>
          {/* biome-ignore lint/a11y/useSemanticElements: a field set would be one question */}
          <div ref={below} role="group" tabIndex={-1} aria-label={t('Questions about the rows')} className={classes.questions}>
            <ValueMeanings
              choices={choices}
              unknown={source.unknown_values}
              onMeaning={(field, value, meaning) => edit({ values: withMeaning(choices.values, { field, value, meaning }) })}
            />
            <RowRules
              choices={choices}
              needsDayOrder={needsDayOrder({ choices, rows: source.first_rows, known: questions.days })}
              onChange={edit}
            />
          </div>
        </>
      )}
    </StepFrame>
  )
}

function Missing({ errors: { twice, missing } }: { errors: ColumnErrors }) {
  const names = (fields: readonly { label: string }[]) => listText(fields.map(({ label }) => t(label)))
  return (
    <>
      {missing.always.length > 0 && (
        <Alert color="bad" title={t('Required columns missing: {always}', { always: names(missing.always) })}>
          {t('Without {always, plural, one {it} other {them}} there is no way to tell whom or what a row is about.', {
            always: missing.always.length,
          })}
        </Alert>
      )}
      {twice.size > 0 && (
        <Alert color="bad" title={t('A field is mapped more than once')} mt={missing.always.length > 0 ? 'xs' : 0}>
          {t('Keep one of them, and leave the others out.')}
        </Alert>
      )}
      {missing.always.length === 0 && missing.whenNew.length > 0 && (
        <Alert color="warn" title={t('Not chosen: {whenNew}', { whenNew: names(missing.whenNew) })} mt={twice.size > 0 ? 'xs' : 0}>
          {t('Existing records can be updated without these columns. New records will be rejected.')}
        </Alert>
      )}
    </>
  )
}

function needsDayOrder({ choices, rows, known }: { choices: ImportChoices; rows: ImportDetail['first_rows']; known: boolean }): boolean {
  const sample = { columns: choices.columns, rows, fields: IMPORT_FIELDS[choices.kind] }
  return hasDates(sample) && (known || choices.day_order !== 'unsaid' || hasAmbiguousDates(sample))
}

type Meaning = { field: string; value: string; meaning: string | null }

/** `null`: no one has said. */
function withMeaning(values: ImportChoices['values'], { field, value, meaning }: Meaning): ImportChoices['values'] {
  const { [value]: _, ...others } = values[field] ?? {}
  return { ...values, [field]: meaning === null ? others : { ...others, [value]: meaning } }
}
