import { endSession, endSessions, listSessions, type SessionRow } from '@clinic/contract/auth'
import { Alert, Button, Group, Skeleton, Stack } from '@mantine/core'
import { IconDeviceDesktop, IconDeviceMobile, IconLock, IconTerminal2 } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { tRich } from '../../../lib/messages/rich.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { useSession } from '../../../lib/session.ts'
import { Chip } from '../../../ui/chip.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { EndOwnStep } from './end-own-step.tsx'
import classes from './user-sessions.module.css'

/** Where someone is logged in, and how to end it: one's own sessions after the password again, or for administrators anyone's. */
export function UserSessions({ userId }: { userId: number }) {
  const own = useSession().id === userId
  const id = String(userId)
  const client = useQueryClient()
  const { ask, dialog } = useConfirm()
  const [chosen, choose] = useState<SessionRow | 'others' | null>(null)
  const queryKey = ['sessions', id]
  const list = useQuery({ queryKey, queryFn: () => call(listSessions, { params: { id } }) })
  const ending = useMutation({
    mutationFn: (session_id: string | null) =>
      session_id === null ? call(endSessions, { params: { id } }) : call(endSession, { params: { id, session_id } }),
    onSuccess: (_, session_id) => notify.success(session_id === null ? t('All sessions ended.') : t('Session ended.')),
    onError: (error, session_id) => notify.failure(problemSentence(error), () => ending.mutate(session_id)),
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
  const others = list.data?.filter(({ current }) => !current).length ?? 0
  const endAll = async () => {
    if (await ask(endAllQuestion(others))) ending.mutate(null)
  }

  if (list.isPending) return <Skeleton height={120} aria-label={t('Loading the sessions')} role="status" />
  if (list.isError) {
    return (
      <Alert color="bad">
        <p className={classes.failure}>{problemSentence(list.error)}</p>
        <Button variant="default" onClick={() => void list.refetch()}>
          {t('Try again')}
        </Button>
      </Alert>
    )
  }
  if (own && chosen !== null) {
    return <EndOwnStep chosen={chosen} others={others} onDone={() => choose(null)} onCancel={() => choose(null)} />
  }
  if (list.data.length === 0) return <EmptyState title={t('Not logged in anywhere')} />
  return (
    <Stack gap="md">
      <ul className={classes.list} aria-label={t('Sessions')}>
        {list.data.map((row) => (
          <Row
            key={row.id}
            row={row}
            busy={ending.isPending && ending.variables === row.id}
            onEnd={() => (own ? choose(row) : ending.mutate(row.id))}
          />
        ))}
      </ul>
      {others > 0 && (
        <Group>
          <Button
            variant="default"
            loading={ending.isPending && ending.variables === null}
            onClick={() => (own ? choose('others') : void endAll())}
          >
            {own ? t('End all other sessions') : t('End all sessions')}
          </Button>
        </Group>
      )}
      {dialog}
    </Stack>
  )
}

function Row({ row, busy, onEnd }: { row: SessionRow; busy: boolean; onEnd: () => void }) {
  return (
    <li className={classes.row}>
      <DeviceIcon device={row.device} />
      <div className={classes.text}>
        <p className={classes.device}>
          {row.device}
          {row.current && <Chip tone="accent">{t('This one')}</Chip>}
          {row.locked && <Chip icon={<IconLock size={12} aria-hidden />}>{t('Locked')}</Chip>}
        </p>
        <p className={classes.facts}>
          {row.address && t('From {address} · ', { address: row.address })}
          {tRich('started {started_at} · last used {last_seen_at}', {
            started_at: <time dateTime={row.started_at}>{momentText(row.started_at)}</time>,
            last_seen_at: <time dateTime={row.last_seen_at}>{momentText(row.last_seen_at)}</time>,
          })}
        </p>
      </div>
      {!row.current && (
        <Button
          variant="default"
          size="xs"
          loading={busy}
          onClick={onEnd}
          aria-label={t('End the session: {device}', { device: row.device })}
        >
          {t('End')}
        </Button>
      )}
    </li>
  )
}

function DeviceIcon({ device }: { device: string }) {
  const Icon = device.startsWith('An app or script')
    ? IconTerminal2
    : /phone|iPhone|iPad|tablet/i.test(device)
      ? IconDeviceMobile
      : IconDeviceDesktop
  return <Icon size={22} stroke={1.5} aria-hidden className={classes.icon} />
}

function endAllQuestion(others: number) {
  return {
    title: t('End all sessions?'),
    text: t('{others, plural, one {# session} other {# sessions}} will end right away. Anyone who uses them has to log in again.', {
      others,
    }),
    confirm: t('End sessions'),
    tone: 'bad' as const,
  }
}
