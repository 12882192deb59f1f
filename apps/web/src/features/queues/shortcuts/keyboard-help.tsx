import type { Queue } from '@clinic/contract/queues'
import { ActionIcon } from '@mantine/core'
import { IconKeyboard } from '@tabler/icons-react'
import { later, useLater } from '../../../lib/later.ts'
import { t } from '../../../lib/messages/t.ts'
import { Popup } from '../../../ui/popup/popup.tsx'
import classes from './keyboard-help.module.css'

const KEYBOARD_LINES = later(async () => (await import('./keyboard-lines.tsx')).KeyboardLines)

type Props = {
  opened: boolean
  onChange: (opened: boolean) => void
  queue: Queue
  /** On a manager’s screen of the queue. */
  managing?: boolean
}

/** What the keys of this screen do. */
export function KeyboardHelp({ opened, onChange, queue, managing = false }: Props) {
  const [Lines] = useLater(KEYBOARD_LINES, opened)
  return (
    <Popup
      opened={opened}
      onChange={onChange}
      label={t('Keyboard shortcuts')}
      position="bottom-end"
      withArrow
      button={(trigger) => (
        <ActionIcon
          {...trigger}
          className={classes.open}
          color="gray"
          data-tip={t('Keyboard shortcuts')}
          aria-label={t('Keyboard shortcuts')}
          aria-keyshortcuts="?"
        >
          <IconKeyboard size={18} aria-hidden />
        </ActionIcon>
      )}
    >
      <div className={classes.columns} tabIndex={-1} data-autofocus>
        {Lines && <Lines queue={queue} managing={managing} />}
      </div>
    </Popup>
  )
}
