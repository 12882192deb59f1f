import { Button } from '@mantine/core'
import { IconClockCheck, IconInbox, IconMapPinOff, IconSearch } from '@tabler/icons-react'
import { listText } from '../../../lib/format/lists.ts'
import { t } from '../../../lib/messages/t.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { isNarrowed, type QueueSearch } from '../search/queue-search.ts'

type MineProps = { search: string; enabled: boolean; onClear: () => void }

export function EmptyMine({ search, enabled, onClear }: MineProps) {
  if (search !== '') return <NothingFound text={t('“{search}”', { search })} onClear={onClear} />
  return (
    <EmptyState icon={<IconInbox size={20} aria-hidden />} title={t('No patients are assigned to you')}>
      {enabled
        ? t('Claim a patient from the list below to get started.')
        : t('Your queue is disabled. Enable it to see who is waiting and to claim patients.')}
    </EmptyState>
  )
}

type UnassignedProps = { search: QueueSearch; provinces: readonly string[]; onClear: () => void }

export function EmptyUnassigned({ search, provinces, onClear }: UnassignedProps) {
  if (provinces.length === 0) {
    return (
      <EmptyState icon={<IconMapPinOff size={20} aria-hidden />} title={t('No licensed provinces yet. Ask an administrator to add them.')}>
        {t('Patients appear here once an administrator has entered the provinces you are licensed in.')}
      </EmptyState>
    )
  }
  if (search.due !== '' && search.q === '' && search.type === '') {
    return (
      <EmptyState
        icon={<IconClockCheck size={20} aria-hidden />}
        title={search.due === 'late' ? t('No one is over the wait limit') : t('No one is close to the wait limit')}
        action={<AllPatients onClear={onClear} />}
      >
        {search.due === 'near' ? t('Others may be over it already.') : t('Every patient is within their wait limit.')}
      </EmptyState>
    )
  }
  if (isNarrowed(search)) {
    const text = listText(
      [search.q && t('“{search}”', { search: search.q }), search.type && t(search.type), DUE_TEXTS[search.due]].filter(Boolean),
    )
    return <NothingFound text={text} onClear={onClear} />
  }
  return (
    <EmptyState icon={<IconInbox size={20} aria-hidden />} title={t('No patients waiting')}>
      {t('New patients appear here automatically.')}
    </EmptyState>
  )
}

const DUE_TEXTS = { '': '', late: t('over the wait limit'), near: t('close to the wait limit'), soon: t('over or close to the wait limit') }

function NothingFound({ text, onClear }: { text: string; onClear: () => void }) {
  return (
    <EmptyState
      icon={<IconSearch size={20} aria-hidden />}
      title={t('No patients match {filters}', { filters: text })}
      action={<AllPatients onClear={onClear} />}
    >
      {t('Check the spelling, or search for part of the name.')}
    </EmptyState>
  )
}

function AllPatients({ onClear }: { onClear: () => void }) {
  return (
    <Button size="xs" variant="default" onClick={onClear}>
      {t('Show all patients')}
    </Button>
  )
}
