import { type AlarmTiming, ON_CALL_LIMIT, readAlarmTiming, readOnCall, writeAlarmTiming, writeOnCall } from '@clinic/contract/alarms'
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { AlarmTimingFields, readTiming, type TimingDraft } from './alarm-timing-fields.tsx'

const ON_CALL_KEY = ['on-call'] as const

type Known = { emails: readonly string[]; timing: AlarmTiming }

async function read(signal: AbortSignal): Promise<Known> {
  const [{ emails }, timing] = await Promise.all([call(readOnCall, { signal }), call(readAlarmTiming, { signal })])
  return { emails, timing }
}

/** Who is called about an alarm that no one takes, and when (F-4). */
export function OnCallDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const known = useQuery({ queryKey: ON_CALL_KEY, queryFn: ({ signal }) => read(signal), enabled: opened })
  return (
    <Modal opened={opened} onClose={onClose} title={t('On-call list')} size="lg">
      {known.isPending && <TableSkeleton label={t('Loading the on-call list')} />}
      {known.isError && (
        <LoadFailure title={t('The on-call list could not be loaded')} retry={known.refetch}>
          {problemSentence(known.error)}
        </LoadFailure>
      )}
      {known.data && <OnCallForm key={`${opened}`} known={known.data} onClose={onClose} />}
    </Modal>
  )
}

function OnCallForm({ known, onClose }: { known: Known; onClose: () => void }) {
  const client = useQueryClient()
  const [text, setText] = useState(known.emails.join('\n'))
  const [draft, setDraft] = useState<TimingDraft>(known.timing)
  const [checked, setChecked] = useState(false)
  const [fault, setFault] = useState('')
  const saving = useMutation({
    mutationFn: async (body: AlarmTiming) => {
      const { emails } = await call(writeOnCall, { body: { emails: linesOf(text) } })
      return { emails, timing: await call(writeAlarmTiming, { body }) }
    },
    onSuccess: (saved: Known) => {
      client.setQueryData(ON_CALL_KEY, saved)
      notify.success(t('On-call list saved.'))
      onClose()
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.code === 'invalid-input')
        setFault(t('Enter one email address per line, at most {ON_CALL_LIMIT}.', { ON_CALL_LIMIT }))
      else notify.failure(t('The on-call list was not saved. {error}', { error: problemSentence(error) }))
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const timing = readTiming(draft)
        setChecked(timing === null)
        if (timing) saving.mutate(timing)
      }}
    >
      <Stack gap="md">
        <Textarea
          label={t('Email addresses')}
          description={t(
            'One per line. Each gets an email when no one has taken an alarm in time, and at once when no one is on shift. The email says that something urgent is waiting, and nothing about the patient.',
          )}
          autosize
          minRows={4}
          value={text}
          error={fault}
          onChange={(event) => {
            setText(event.currentTarget.value)
            setFault('')
          }}
          data-autofocus
        />
        <AlarmTimingFields draft={draft} checked={checked} onChange={(change) => setDraft((before) => ({ ...before, ...change }))} />
        {linesOf(text).length === 0 && <span>{t('No one is emailed about alarms while this list is empty.')}</span>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={saving.isPending}>
            {t('Save')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

function linesOf(text: string): string[] {
  return text
    .split(/[\n,;]/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
}
