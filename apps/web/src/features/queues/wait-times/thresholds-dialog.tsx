import { type Thresholds, writeThresholds } from '@clinic/contract/queues'
import { DEFAULT_THRESHOLDS } from '@clinic/core/queues/wait'
import { Button, Group, Modal, NativeSelect, NumberInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { formatLanguage } from '../../../lib/messages/language.ts'
import { t } from '../../../lib/messages/t.ts'
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
  UNIT_NAMES,
  UNITS,
  type Unit,
} from './thresholds-units.ts'
import { THRESHOLDS_KEY, useThresholds } from './use-thresholds.ts'

/** What each figure is about. */
const SPAN_TEXTS: Record<SpanName, { label: string; about: string }> = {
  help: { label: t('Help request'), about: t('A patient asked to talk to a person') },
  pcr: { label: t('PCR queue'), about: t('Unassigned or with a PCR') },
  np_new: { label: t('NP queue, new patient'), about: t('Unassigned or with an NP') },
  np_other: { label: t('NP queue, all other patients'), about: t('Renewals and follow-ups') },
  hold: { label: t('On hold'), about: t('Holds without an end date') },
}

type Props = { opened: boolean; onClose: () => void }

/** Wait limits: for everyone’s screens. */
export function ThresholdsDialog({ opened, onClose }: Props) {
  const known = useThresholds()
  return (
    <Modal opened={opened} onClose={onClose} title={t('Wait limits')} size="lg">
      {known ? <ThresholdsForm key={`${opened}`} known={known} onClose={onClose} /> : <TableSkeleton label={t('Loading the thresholds')} />}
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
      notify.success(t('Wait thresholds saved.'))
      onClose()
    },
    onError: (error, body) =>
      notify.failure(t('The thresholds were not saved. {error}', { error: problemSentence(error) }), () => saving.mutate(body)),
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
        {t(
          'Rows are flagged once a wait passes its limit. The time counts from when the patient reached their current stage. These limits apply to everyone.',
        )}
      </p>
      <div className={classes.spans}>
        {SPAN_NAMES.map((name) => (
          <SpanField key={name} name={name} span={draft[name]} invalid={errors.has(name)} onChange={(span) => put({ [name]: span })} />
        ))}
      </div>
      <NumberInput
        className={classes.soon}
        label={t('Warn when this much is left')}
        description={t('Percentage of the limit remaining when the warning appears. Default {soon}.', { soon: DEFAULT_THRESHOLDS.soon })}
        suffix={formatLanguage() === 'fr-CA' ? '\u00a0%' : '%'}
        min={1}
        max={90}
        clampBehavior="none"
        allowDecimal={false}
        value={draft.soon}
        error={errors.has('soon') && t('Enter a value from 1% to 90%.')}
        onChange={(soon) => put({ soon })}
      />
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="subtle" mr="auto" onClick={() => put(draftOf(DEFAULT_THRESHOLDS))}>
          {t('Use the defaults')}
        </Button>
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" loading={saving.isPending}>
          {t('Save')}
        </Button>
      </Group>
    </form>
  )
}

const UNIT_CHOICES = (Object.keys(UNITS) as Unit[]).map((value) => ({ value, label: UNIT_NAMES[value] }))

type FieldProps = { name: SpanName; span: Span; invalid: boolean; onChange: (span: Span) => void }

function SpanField({ name, span, invalid, onChange }: FieldProps) {
  const { label, about } = SPAN_TEXTS[name]
  return (
    <div className={classes.span}>
      <NumberInput
        className={classes.count}
        label={label}
        description={t('{about}. Default {span}.', { about, span: spanText(DEFAULT_THRESHOLDS[name]) })}
        min={0}
        clampBehavior="none"
        value={span.count}
        error={invalid && t('Enter a value from 1 minute to 69 days.')}
        onChange={(count) => onChange({ ...span, count })}
      />
      <NativeSelect
        className={classes.unit}
        aria-label={t('{label}: unit', { label })}
        data={UNIT_CHOICES}
        value={span.unit}
        onChange={(event) => onChange({ ...span, unit: event.currentTarget.value as Unit })}
      />
    </div>
  )
}
