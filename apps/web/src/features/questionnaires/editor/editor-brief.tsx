import { Modal } from '@mantine/core'
import { memo, useEffect, useEffectEvent } from 'react'
import { EDITOR_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'

/** Milliseconds (REQ-393). */
const CLOSES_AFTER = 1500

/** Says that an option could not be deleted, and goes automatically. */
export const EditorBrief = memo(function EditorBrief({ opened, onClose }: { opened: boolean; onClose: () => void }) {
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (!opened) return
    const timer = window.setTimeout(() => close(), CLOSES_AFTER)
    return () => window.clearTimeout(timer)
  }, [opened])
  return (
    <Modal opened={opened} onClose={onClose} title={t('Error')}>
      {EDITOR_TEXTS.deleteOptionFailed}
    </Modal>
  )
})
