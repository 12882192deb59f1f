import { ON_CALL_LIMIT, readOnCall, writeOnCall } from '@clinic/contract/alarms'
import { Button, Group, Modal, Stack, Textarea } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../lib/api-problem.ts'
import { notify } from '../../lib/notify.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'

const ON_CALL_KEY = ['on-call'] as const

/** Who is emailed when an alarm is raised (F-4). */
export function OnCallDialog({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const known = useQuery({ queryKey: ON_CALL_KEY, queryFn: ({ signal }) => call(readOnCall, { signal }), enabled: opened })
  return (
    <Modal opened={opened} onClose={onClose} title="On-call list" size="lg">
      {known.isPending && <TableSkeleton label="Loading the on-call list" />}
      {known.isError && (
        <LoadFailure title="The on-call list could not be loaded" retry={known.refetch}>
          {problemSentence(known.error)}
        </LoadFailure>
      )}
      {known.data && <OnCallForm key={`${opened}`} emails={known.data.emails} onClose={onClose} />}
    </Modal>
  )
}

function OnCallForm({ emails, onClose }: { emails: readonly string[]; onClose: () => void }) {
  const client = useQueryClient()
  const [text, setText] = useState(emails.join('\n'))
  const [fault, setFault] = useState('')
  const saving = useMutation({
    mutationFn: () => call(writeOnCall, { body: { emails: linesOf(text) } }),
    onSuccess: (saved) => {
      client.setQueryData(ON_CALL_KEY, saved)
      notify.success('On-call list saved.')
      onClose()
    },
    onError: (error) => {
      if (error instanceof ApiProblem && error.code === 'invalid-input')
        setFault(`Enter one email address per line, at most ${ON_CALL_LIMIT}.`)
      else notify.failure(`The on-call list was not saved. ${problemSentence(error)}`)
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        saving.mutate()
      }}
    >
      <Stack gap="md">
        <Textarea
          label="Email addresses"
          description="One per line. Each gets an email when an alarm is raised. The email says that something urgent is waiting, and nothing about the patient."
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
        {linesOf(text).length === 0 && <span>No one is emailed about alarms while this list is empty.</span>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={saving.isPending}>
            Save
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
