import type { HeldConversation } from '@clinic/contract/queues/today'
import { Button, Drawer, Group, Modal, Stack, Text } from '@mantine/core'
import { IconMessage } from '@tabler/icons-react'
import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react'
import { onOpenHeld } from '../../lib/held-drawer.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import classes from './held-conversations.module.css'
import { HoursEnd, type HoursEndProps } from './hours-end.tsx'
import { nameOf } from './name-of.ts'

const LiveChat = lazy(() => import('./live-chat.tsx').then(({ LiveChat }) => ({ default: LiveChat })))

type Props = {
  held: readonly HeldConversation[]
  /** The team’s hours end. */
  hoursEnd: HoursEndProps['end'] | null
  /** The person wants to log out. */
  leaving: boolean
  onStay: () => void
  onLeave: () => void
}

/** The conversations that one has with patients, with what is new in each, and a question before one logs out. */
export function HeldConversations({ held, hoursEnd, leaving, onStay, onLeave }: Props) {
  const [open, setOpen] = useState<HeldConversation | null>(null)
  const unread = held.reduce((sum, one) => sum + one.unread, 0)
  const openNewest = useEffectEvent(() => setOpen(held.toSorted((a, b) => b.unread - a.unread)[0] ?? null))
  useEffect(() => onOpenHeld(() => openNewest()), [])
  return (
    <>
      {hoursEnd && held.length > 0 && <HoursEnd key={hoursEnd.at} end={hoursEnd} held={held} onOpen={setOpen} />}
      <p className={classes.said} role="status">
        {unread > 0 && t('{unread, plural, one {# new message} other {# new messages}} from patients in your conversations', { unread })}
      </p>
      {held.length > 0 && (
        <section className={classes.held} aria-label={t('Your conversations')}>
          <span className={classes.title}>{t('Your conversations')}</span>
          <Conversations held={held} onOpen={setOpen} />
        </section>
      )}
      <Drawer
        opened={open !== null}
        onClose={() => setOpen(null)}
        position="right"
        size={720}
        title={open ? nameOf(open) : ''}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        {open?.patient_id && (
          <TextLink to="/pages/patient" search={{ patient: open.patient_id }} className={classes.record} onClick={() => setOpen(null)}>
            {t('Open the record')}
          </TextLink>
        )}
        {open && (
          <Suspense fallback={<TableSkeleton label={t('Loading the conversation')} rows={6} columns={2} />}>
            <LiveChat key={open.id} id={open.id} writes />
          </Suspense>
        )}
      </Drawer>
      <Modal
        opened={leaving}
        onClose={onStay}
        title={t('You still have {held, plural, one {# conversation} other {# conversations}}', { held: held.length })}
        closeButtonProps={{ 'aria-label': t('Close') }}
      >
        <Stack>
          <Text>
            {t(
              'Say goodbye and hand back first, if you can. Otherwise the patient is told that you have left, and waits for a colleague at the same place in line.',
            )}
          </Text>
          <Conversations
            held={held}
            onOpen={(one) => {
              onStay()
              setOpen(one)
            }}
          />
          <Group justify="flex-end">
            <Button variant="default" onClick={onLeave}>
              {t('Leave them to a colleague and log out')}
            </Button>
            <Button onClick={onStay}>{t('Stay')}</Button>
          </Group>
        </Stack>
      </Modal>
    </>
  )
}

function Conversations({ held, onOpen }: Pick<Props, 'held'> & { onOpen: (one: HeldConversation) => void }) {
  return (
    <ul className={classes.list}>
      {held.map((one) => (
        <li key={one.id}>
          <Button
            variant="default"
            size="xs"
            className={classes.button}
            leftSection={<IconMessage size={16} aria-hidden />}
            rightSection={one.unread > 0 && <Chip tone="accent">{t('{unread} new', { unread: one.unread })}</Chip>}
            aria-haspopup="dialog"
            onClick={() => onOpen(one)}
          >
            {nameOf(one)}
          </Button>
        </li>
      ))}
    </ul>
  )
}
