import type { Questions } from '@clinic/contract/questionnaires'
import { createQuestionnaire, DRAFT_LIMITS } from '@clinic/contract/questionnaires/drafts'
import { Button, Group, Modal, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { refreshDrafts } from './draft-queries.ts'
import { KEY_SHAPE, keyFrom } from './questionnaire-key.ts'

type Props = {
  /** With the questions of a file, or with one new question. */
  started: { questions?: Questions } | null
  onClose: () => void
  onCreated: (key: string) => void
}

/** Asks for the name and key of a questionnaire that begins. */
export function DraftPickerCreate({ started, onClose, onCreated }: Props) {
  const count = Object.keys(started?.questions ?? {}).length
  return (
    <Modal
      opened={started !== null}
      onClose={onClose}
      title={count === 0 ? t('Create New Questionnaire') : t('Load {count, plural, one {# question} other {# questions}}', { count })}
    >
      {started && <CreateForm started={started} onClose={onClose} onCreated={onCreated} />}
    </Modal>
  )
}

function CreateForm({ started, onClose, onCreated }: Props & { started: { questions?: Questions } }) {
  const client = useQueryClient()
  const [name, setName] = useState('')
  const [ownKey, setOwnKey] = useState<string | null>(null)
  const [tried, setTried] = useState(false)
  const key = ownKey ?? keyFrom(name)
  const create = useMutation({
    mutationFn: () => call(createQuestionnaire, { body: { name: name.trim(), key, ...started } }),
    onSuccess: async () => {
      onClose()
      onCreated(key)
      await refreshDrafts(client)
    },
  })
  const { error } = create
  const taken = error instanceof ApiProblem && error.code === 'questionnaire-key-taken'
  const nameError = tried && name.trim() === '' ? t('Enter a name.') : undefined
  const keyError =
    tried && !KEY_SHAPE.test(key) ? t('Use 2 to 40 lowercase letters, digits or underscores, starting with a letter.') : undefined
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        setTried(true)
        if (name.trim() !== '' && KEY_SHAPE.test(key)) create.mutate()
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={t('Name')}
          required
          data-autofocus
          maxLength={DRAFT_LIMITS.name}
          value={name}
          error={nameError}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <TextInput
          label={t('Key')}
          description={t('Internal name, such as pain_scale. It can’t be changed later.')}
          required
          maxLength={40}
          value={key}
          error={keyError ?? (taken ? problemSentence(error) : undefined)}
          onChange={(event) => {
            create.reset()
            setOwnKey(event.currentTarget.value)
          }}
        />
        {error && !taken && <p role="alert">{problemSentence(error)}</p>}
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {Object.keys(started.questions ?? {}).length > 0 ? t('Load') : t('Create')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
