import { readWorkingHours, type WorkingHours, writeWorkingHours } from '@clinic/contract/booking'
import { Button, Group, Modal } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { DaysOffFields } from './days-off-fields.tsx'
import classes from './hours-dialog.module.css'
import { draftOf, type HoursErrors, readDraft } from './hours-draft.ts'
import { WeekFields } from './week-fields.tsx'

const NO_ERRORS: HoursErrors = { weekday: {}, days: {} }
const keyOf = (userId: number) => ['working-hours', userId] as const

type Props = {
  /** Whose; null: someone is still to be chosen. */
  userId: number | null
  opened: boolean
  onClose: () => void
  /** Above the hours, such as a choice of whose. */
  children?: ReactNode
}

/** When an NP works, week by week, and their days off. */
export function HoursDialog({ userId, opened, onClose, children }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={t('Working hours')} size="lg">
      {children}
      {opened && userId !== null && <Hours key={userId} userId={userId} onClose={onClose} />}
    </Modal>
  )
}

function Hours({ userId, onClose }: { userId: number; onClose: () => void }) {
  const known = useQuery({
    queryKey: keyOf(userId),
    queryFn: ({ signal }) => call(readWorkingHours, { params: { user_id: String(userId) }, signal }),
    staleTime: 0,
  })
  if (known.isError) {
    const retry = (
      <Button size="xs" variant="default" onClick={() => void known.refetch()}>
        {t('Try again')}
      </Button>
    )
    return (
      <div role="alert">
        <EmptyState title={t('The working hours could not be loaded')} action={retry}>
          {problemSentence(known.error)}
        </EmptyState>
      </div>
    )
  }
  if (!known.data) return <TableSkeleton label={t('Loading the working hours')} />
  return <HoursForm key={known.data.version} known={known.data} onClose={onClose} />
}

function HoursForm({ known, onClose }: { known: WorkingHours; onClose: () => void }) {
  const client = useQueryClient()
  const [draft, setDraft] = useState(() => draftOf(known))
  const [errors, setErrors] = useState(NO_ERRORS)
  const saving = useMutation({
    mutationFn: (read: Pick<WorkingHours, 'hours' | 'days_off'>) =>
      call(writeWorkingHours, { params: { user_id: String(known.user_id) }, body: { version: known.version, ...read } }),
    onSuccess: (saved) => {
      client.setQueryData(keyOf(saved.user_id), saved)
      void client.invalidateQueries({ queryKey: ['calendar'] })
      notify.success(t('Working hours of {name} saved.', { name: saved.name }))
      onClose()
    },
    onError: (error, read) => {
      const changed = error instanceof ApiProblem && error.code === 'hours-changed'
      notify.failure(problemSentence(error), changed ? undefined : () => saving.mutate(read))
      if (changed) void client.invalidateQueries({ queryKey: keyOf(known.user_id) })
    },
  })
  const put = (next: typeof draft) => {
    setDraft(next)
    setErrors(NO_ERRORS)
  }
  const save = () => {
    const read = readDraft(draft)
    if ('errors' in read) setErrors(read.errors)
    else saving.mutate(read)
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        save()
      }}
    >
      <p className={classes.lead}>{t('Times are in clinic time ({zone}) and repeat every week except days off.', { zone: known.zone })}</p>
      <WeekFields draft={draft} errors={errors} onChange={put} />
      <DaysOffFields draft={draft} errors={errors} onChange={put} />
      <Group justify="flex-end" gap="xs" mt="lg">
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
