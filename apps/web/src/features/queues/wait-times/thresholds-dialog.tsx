import { type Thresholds, writeThresholds } from '@clinic/contract/queues'
import { DEFAULT_THRESHOLDS } from '@clinic/core/queues/wait'
import { Button, Group, Modal, NativeSelect, NumberInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { notify } from '../../../lib/notify.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { refreshQueues } from '../live/queue-cache.ts'
import classes from './thresholds-dialog.module.css'
import {
  draftOf,
  readDraft,
  SPAN_NAMES,
  type Span,
  type SpanName,
  spanText,
  type ThresholdsDraft,
  UNITS,
  type Unit,
} from './thresholds-units.ts'
import { THRESHOLDS_KEY, useThresholds } from './use-thresholds.ts'

/** What each figure is about. */
const SPAN_TEXTS: Record<SpanName, { label: string; about: string }> = {
  help: { label: 'Help request', about: 'A patient asked to talk to a person' },
  pcr: { label: 'PCR queue', about: 'Unassigned or with a PCR' },
  np_new: { label: 'NP queue, new patient', about: 'Unassigned or with an NP' },
  np_other: { label: 'NP queue, all other patients', about: 'Renewals and follow-ups' },
  hold: { label: 'On hold', about: 'Holds without an end date' },
}

type Props = { opened: boolean; onClose: () => void }

/** Wait limits: for everyone’s screens. */
export function ThresholdsDialog({ opened, onClose }: Props) {
  const known = useThresholds()
  return (
    <Modal opened={opened} onClose={onClose} title="Wait limits" size="lg">
      {known ? <ThresholdsForm key={`${opened}`} known={known} onClose={onClose} /> : <TableSkeleton label="Loading the thresholds" />}
    </Modal>
  )
}

function ThresholdsForm({ known, onClose }: { known: Thresholds; onClose: () => void }) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(known))
  const [errors, setErrors] = useState<ReadonlySet<string>>(new Set())
  const saving = useMutation({
    mutationFn: (body: Thresholds) => call(writeThresholds, { body }),
    onSuccess: (saved) => {
      client.setQueryData(THRESHOLDS_KEY, saved)
      void refreshQueues(client)
      notify.success('Wait thresholds saved.')
      onClose()
    },
    onError: (error, body) => notify.failure(`The thresholds were not saved. ${problemSentence(error)}`, () => saving.mutate(body)),
  })
  const put = (change: Partial<ThresholdsDraft>) => {
    setDraft((before) => ({ ...before, ...change }))
    setErrors(new Set())
  }
  const save = () => {
    const read = readDraft(draft)
    if ('errors' in read) setErrors(read.errors)
    else saving.mutate(read.thresholds)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className={classes.lead}>
        Past this time a row says that the wait is long, and so do “Over wait limit only” and the order by time left. The clock starts when
        the patient comes to where they are now. It holds for everybody’s screens.
      </p>
      <div className={classes.spans}>
        {SPAN_NAMES.map((name) => (
          <SpanField key={name} name={name} span={draft[name]} invalid={errors.has(name)} onChange={(span) => put({ [name]: span })} />
        ))}
      </div>
      <NumberInput
        className={classes.soon}
        label="Warn when this much is left"
        description={`Percentage of the limit remaining when the warning appears. Default ${DEFAULT_THRESHOLDS.soon}.`}
        suffix=" %"
        min={1}
        max={90}
        clampBehavior="none"
        allowDecimal={false}
        value={draft.soon}
        error={errors.has('soon') && 'Enter a value from 1% to 90%.'}
        onChange={(soon) => put({ soon })}
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="subtle" mr="auto" onClick={() => put(draftOf(DEFAULT_THRESHOLDS))}>
          Use the defaults
        </Button>
        <Button variant="default" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit" loading={saving.isPending}>
          Save
        </Button>
      </Group>
    </form>
  )
}

type FieldProps = { name: SpanName; span: Span; invalid: boolean; onChange: (span: Span) => void }

function SpanField({ name, span, invalid, onChange }: FieldProps) {
  const { label, about } = SPAN_TEXTS[name]
  return (
    <div className={classes.span}>
      <NumberInput
        className={classes.count}
        label={label}
        description={`${about}. Default ${spanText(DEFAULT_THRESHOLDS[name])}.`}
        min={0}
        clampBehavior="none"
        value={span.count}
        error={invalid && 'Enter a value from 1 minute to 69 days.'}
        onChange={(count) => onChange({ ...span, count })}
      />
      <NativeSelect
        className={classes.unit}
        aria-label={`${label}: unit`}
        data={Object.keys(UNITS)}
        value={span.unit}
        onChange={(event) => onChange({ ...span, unit: event.currentTarget.value as Unit })}
      />
    </div>
  )
}
