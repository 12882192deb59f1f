import { Button } from '@mantine/core'
import { IconCloudOff } from '@tabler/icons-react'
import { t } from '../lib/messages/t.ts'
import { EmptyState } from './empty-state.tsx'

type Props = {
  /** What is missing: `The list could not be loaded`. */
  title: string
  /** Why, and what to do about it. */
  children: string
  retry: () => Promise<unknown>
}

/** What is where something could not be read: said at once, with another try (C-11). */
export function LoadFailure({ title, children, retry }: Props) {
  return (
    <div role="alert">
      <EmptyState
        icon={<IconCloudOff size={20} aria-hidden />}
        title={title}
        action={
          <Button size="xs" variant="default" onClick={() => void retry()}>
            {t('Try again')}
          </Button>
        }
      >
        {children}
      </EmptyState>
    </div>
  )
}
