import { t } from '../../../lib/messages/t.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'

/** What someone without a queue sees in place of the clinic’s counts. */
export function NoCounts() {
  return (
    <EmptyState title={t('No counts for your account')}>
      {t('Counts are shown to people who work in a queue or manage one. Ask an administrator to add you to a group.')}
    </EmptyState>
  )
}
