import { Button } from '@mantine/core'
import { IconClipboardCheck } from '@tabler/icons-react'
import { t, tPair } from '../../../lib/messages/t.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Panel } from '../../../ui/panel.tsx'
import type { Started } from './started.ts'

/** The call is logged; the next one begins at the first step. */
export function EndedStep({ going, onAgain }: { going: Started; onAgain: () => void }) {
  return (
    <Panel title={t('Call logged')}>
      <div role="status">
        <EmptyState
          icon={<IconClipboardCheck size={20} aria-hidden />}
          title={tPair(`${going.call.seller}, ${going.caller}`, going.number)}
          action={<Button onClick={onAgain}>{t('Next call')}</Button>}
        >
          {t('It is in the log, and where a document was found, among those who opened the patient’s record.')}
        </EmptyState>
      </div>
    </Panel>
  )
}
