import { IMPORT_KINDS, type ImportDetail } from '@clinic/contract/imports'
import { Button, NativeSelect, NumberInput, Radio } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { FirstRows } from '../columns/first-rows.tsx'
import type { Draft } from '../draft/use-draft.ts'
import { KIND_HINTS, KIND_NAMES } from '../state/import-messages.ts'
import { StepFrame } from './step-frame.tsx'
import classes from './step-kind.module.css'

/** The contract's bound. */
const LAST_HEADER_ROW = 1000
/** Milliseconds after the last key. */
const TYPED = 400

type Props = { detail: ImportDetail; draft: Draft; onNext: () => void }

/** What the file holds, on which sheet, under which row of headers; with its first rows to judge by. */
export function StepKind({ detail, draft, onNext }: Props) {
  const { choices, place, source, waiting, failure, ask } = draft
  const kind = choices?.kind ?? place.kind
  return (
    <StepFrame
      step="kind"
      title={t('Check the file')}
      lead={t('Here’s what we found. Correct anything that’s wrong.')}
      buttons={
        <Button disabled={choices === null || waiting} onClick={onNext}>
          {t('Next: match the columns')}
        </Button>
      }
    >
      <Radio.Group
        label={t('The file holds')}
        value={kind ?? null}
        onChange={(value) => ask({ kind: value as (typeof IMPORT_KINDS)[number] })}
      >
        <div className={classes.kinds}>
          {IMPORT_KINDS.map((one) => (
            <Radio key={one} value={one} label={KIND_NAMES[one]} description={KIND_HINTS[one]} />
          ))}
        </div>
      </Radio.Group>
      <div className={classes.place}>
        <NativeSelect
          label={t('Sheet')}
          data={detail.sheets.map(({ name, rows }) => ({
            value: name,
            label: `${name || t('The only sheet')} (${t('{rows, plural, one {# row} other {# rows}}', { rows })})`,
          }))}
          value={place.sheet}
          disabled={detail.sheets.length < 2}
          onChange={(event) => ask(sheetPlace(detail, event.currentTarget.value))}
        />
        <HeaderRow row={place.header_row} onRow={(header_row) => ask({ header_row })} />
      </div>
      {failure && (
        <LoadFailure title={t('This sheet could not be shown')} retry={failure.refetch}>
          {problemSentence(failure.error)}
        </LoadFailure>
      )}
      {!failure && <FirstRows headers={source.headers} rows={source.first_rows} busy={waiting} />}
    </StepFrame>
  )
}

/** Another sheet begins at the row that looks like its headers. */
function sheetPlace({ sheets }: ImportDetail, name: string): { sheet: string; header_row: number } {
  return { sheet: name, header_row: Math.max(1, sheets.find((one) => one.name === name)?.header_row ?? 1) }
}

function HeaderRow({ row, onRow }: { row: number; onRow: (row: number) => void }) {
  const [typed, setTyped] = useState<number | string>(row)
  const [sent, setSent] = useState(row)
  if (sent !== row) {
    setSent(row)
    setTyped(row)
  }
  const save = useDebouncedCallback(onRow, TYPED)
  return (
    <NumberInput
      label={t('Row with the headers')}
      min={1}
      max={LAST_HEADER_ROW}
      clampBehavior="strict"
      allowDecimal={false}
      allowNegative={false}
      value={typed}
      onChange={(value) => {
        setTyped(value)
        if (typeof value === 'number' && value >= 1 && value !== row) save(value)
      }}
      onBlur={() => typeof typed !== 'number' && setTyped(row)}
    />
  )
}
