import { PASSKEY_NAME_MAX, type PasskeyRow, renamePasskey } from '@clinic/contract/auth/second-factors'
import { Button, Group, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { USER_TEXTS } from '../../../lib/messages/contract-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'

type Props = { passkey: PasskeyRow; onDone: () => void }

/** Another name for a passkey. Escape leaves it as it was. */
export function PasskeyNameForm({ passkey: { id, name }, onDone }: Props) {
  const client = useQueryClient()
  const [typed, setTyped] = useState(name)
  const [error, setError] = useState('')
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.select(), [])
  const refuse = (sentence: string) => {
    setError(sentence)
    input.current?.focus()
  }
  const renaming = useMutation({
    mutationFn: () => call(renamePasskey, { params: { passkey: String(id) }, body: { name: typed.trim() } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: ['factors'] })
      notify.success(t('Passkey renamed.'))
      onDone()
    },
    onError: (problem) => refuse((problem instanceof ApiProblem && problem.fields.name) || problemSentence(problem)),
  })
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (typed.trim() === '') refuse(USER_TEXTS.fieldNeeded)
    else if (typed.trim() === name) onDone()
    else if (!renaming.isPending) renaming.mutate()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !renaming.isPending) onDone()
  }
  return (
    <form noValidate onSubmit={submit} onKeyDown={leave}>
      <Stack gap="sm">
        <TextInput
          ref={input}
          label={t('Passkey name')}
          name="passkey"
          autoComplete="off"
          maw={400}
          maxLength={PASSKEY_NAME_MAX}
          value={typed}
          error={error}
          onChange={(event) => {
            setTyped(event.currentTarget.value)
            setError('')
          }}
        />
        <Group gap="xs">
          <Button type="submit" size="xs" loading={renaming.isPending}>
            {t('Save')}
          </Button>
          <Button variant="default" size="xs" disabled={renaming.isPending} onClick={onDone}>
            {t('Cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
