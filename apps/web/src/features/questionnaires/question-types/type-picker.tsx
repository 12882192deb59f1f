import type { Widget } from '@clinic/contract/questionnaires'
import { Button, Group, Modal, UnstyledButton } from '@mantine/core'
import { useEffect, useState } from 'react'
import { t } from '../../../lib/messages/t.ts'
import classes from './builder.module.css'
import { QUESTION_TYPES } from './question-types.ts'
import { TypeIcon } from './type-icon.tsx'

type Props = { opened: boolean; onCancel: () => void; onChoose: (type: Widget) => void }

/** The types of question, each with what it asks for and how the chat asks it (REQ-411, REQ-413). */
export function TypePicker({ opened, onCancel, onChoose }: Props) {
  // Opened a moment after it is there: only so does it know where the focus was, and gives it back.
  const [there, setThere] = useState(false)
  useEffect(() => setThere(true), [])
  return (
    <Modal
      opened={there && opened}
      onClose={onCancel}
      size={860}
      title={t('Choose a question type')}
      closeButtonProps={{ 'aria-label': t('Close') }}
    >
      <ul className={classes.types}>
        {QUESTION_TYPES.map(({ type, name, what, chat }) => (
          <li key={type}>
            <UnstyledButton className={classes.type} onClick={() => onChoose(type)}>
              <span className={classes.typeName}>
                <TypeIcon type={type} /> {name}
              </span>
              <span>{what}</span>
              <span className={classes.chat}>{t('Chat: {chat}', { chat })}</span>
            </UnstyledButton>
          </li>
        ))}
      </ul>
      <Group justify="flex-end" mt="md">
        <Button variant="default" onClick={onCancel}>
          {t('Cancel')}
        </Button>
      </Group>
    </Modal>
  )
}
