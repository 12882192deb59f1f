import { Button, Group, Select, Stack } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'

/** `missing`: said where nothing is chosen. */
type Choice<T extends string> = { label: string; placeholder: string; missing: string; texts: Readonly<Record<T, string>> }
type Props<T extends string> = {
  choice: Choice<T>
  sending: { mutate: (chosen: T) => void; isPending: boolean; error: Error | null }
  failed: (error: string) => string
  confirm: string
  intro: ReactNode
  children?: ReactNode
  onCancel: () => void
}

/** One choice, which is sent: who reported a death, or why it is corrected. */
export function DeathForm<T extends string>({ choice, sending, failed, confirm, intro, children, onCancel }: Props<T>) {
  const [chosen, choose] = useState<T | null>(null)
  const [asked, setAsked] = useState(false)
  const values = Object.keys(choice.texts) as T[]
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (chosen !== null) sending.mutate(chosen)
      }}
    >
      <Stack gap="md">
        {intro}
        <Select
          label={choice.label}
          placeholder={choice.placeholder}
          data={values.map((value) => ({ value, label: choice.texts[value] }))}
          value={chosen}
          onChange={(value) => choose(values.find((one) => one === value) ?? null)}
          required
          error={asked && chosen === null ? choice.missing : undefined}
          data-autofocus
        />
        {children}
        {sending.error !== null && <p role="alert">{failed(problemSentence(sending.error))}</p>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onCancel}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={sending.isPending}>
            {confirm}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
