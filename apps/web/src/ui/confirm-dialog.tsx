import { Button, Group, Modal } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { t } from '../lib/messages/t.ts'

export type Question = { title: string; text: ReactNode; confirm: string; cancel?: string; close?: string; tone?: 'accent' | 'bad' }
type Props = { question: Question | null; onAnswer: (yes: boolean) => void }

/** Keeps the last question while it fades out, so that its words don't vanish first. */
export function ConfirmDialog({ question, onAnswer }: Props) {
  const [last, setLast] = useState(question)
  if (question !== null && question !== last) setLast(question)
  const shown = question ?? last
  return (
    <Modal
      opened={question !== null}
      onClose={() => onAnswer(false)}
      title={shown?.title}
      {...(shown?.close !== undefined && { closeButtonProps: { 'aria-label': shown.close } })}
    >
      {shown?.text}
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={() => onAnswer(false)}>
          {shown?.cancel ?? t('Cancel')}
        </Button>
        <Button color={shown?.tone ?? 'accent'} onClick={() => onAnswer(true)} data-autofocus>
          {shown?.confirm}
        </Button>
      </Group>
    </Modal>
  )
}
