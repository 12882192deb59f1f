import { Alert, Button, Group, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { amountText } from '../signed/document-texts.ts'
import type { ActionProps } from './action-props.ts'
import classes from './actions.module.css'

type Props = Pick<ActionProps, 'document' | 'called' | 'about' | 'onClose'> & {
  /** What happens, one sentence each. */
  consequences: readonly string[]
  confirm: string
  /** Something ends. */
  ends?: boolean
  pending: boolean
  error: Error | null
  onSubmit: () => void
  children?: ReactNode
}

/** Whom and which document it is about, what will happen, what has to be said, and the two buttons. */
export function ActionFrame({
  document,
  called,
  about,
  consequences,
  confirm,
  ends = false,
  pending,
  error,
  onSubmit,
  onClose,
  children,
}: Props) {
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit()
      }}
    >
      <Stack gap="md">
        <div className={classes.person}>
          <strong>{called}</strong>
          <span className={classes.soft}>{about}</span>
          <span className={classes.soft}>
            {document.document_number} · {amountText(document.daily_grams, document.period)}
          </span>
        </div>
        <ul className={classes.consequences}>
          {consequences.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
        {children}
        {error && (
          <Alert color="bad" role="alert">
            {problemSentence(error)}
          </Alert>
        )}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={pending} {...(ends && { color: 'dark' })}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
