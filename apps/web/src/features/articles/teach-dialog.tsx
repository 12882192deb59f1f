import { type Meaning, type Misunderstood, measurePhrase, PHRASE_LIMIT, publishPhrase, WORSE_LIMIT } from '@clinic/contract/articles'
import { Button, Checkbox, Group, Loader, Modal, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { INTENT_CHOICES } from '../../lib/format/intent-text.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import screen from './articles-screen.module.css'
import { EffectView } from './effect-view.tsx'
import { refreshMisunderstood, useArticles } from './use-articles.ts'

type Props = { message: Misunderstood | null; onClose: () => void }

/** Says what a message means, shows what that changes, and only then publishes it. */
export function TeachDialog({ message, onClose }: Props) {
  const [last, setLast] = useState(message)
  if (message !== null && message !== last) setLast(message)
  return (
    <Modal opened={message !== null} onClose={onClose} size="xl" title={t('Teach a phrase')}>
      {last && <TeachForm key={last.heard} message={last} onClose={onClose} />}
    </Modal>
  )
}

function TeachForm({ message, onClose }: { message: Misunderstood; onClose: () => void }) {
  const articles = useArticles()
  const [text, setText] = useState(message.text.slice(0, PHRASE_LIMIT))
  const [chosen, setChosen] = useState('')
  const [confirmed, setConfirmed] = useState(false)
  const { measuring, publishing } = useTeaching(message, onClose)
  const effect = measuring.data
  const meaning = meaningOf(chosen)
  const change = (work: () => void) => {
    work()
    measuring.reset()
    setConfirmed(false)
  }
  const worse = effect !== undefined && effect.points < -WORSE_LIMIT
  const answered = (articles.data ?? [])
    .filter(({ state }) => state === 'approved')
    .map(({ id, title }) => ({ value: `article ${id}`, label: title }))
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (meaning && text.trim() !== '') measuring.mutate({ text, meaning })
      }}
    >
      <Stack gap="sm">
        <TextInput
          label={t('Phrase')}
          description={t('Remove names and anything else that could identify a patient.')}
          required
          maxLength={PHRASE_LIMIT}
          value={text}
          onChange={(event) => change(() => setText(event.currentTarget.value))}
        />
        <NativeSelect
          label={t('It means')}
          required
          value={chosen}
          data={[
            { value: '', label: t('Choose a meaning') },
            { group: t('An action'), items: INTENT_CHOICES.map(({ value, label }) => ({ value: `intent ${value}`, label })) },
            { group: t('An article'), items: answered },
          ]}
          onChange={(event) => change(() => setChosen(event.currentTarget.value))}
        />
      </Stack>
      <div role="status">
        {measuring.isPending && (
          <Group gap="xs" mt="md">
            <Loader size="xs" /> <span className={screen.quiet}>{t('Testing the phrase. This takes a few seconds…')}</span>
          </Group>
        )}
        {measuring.isError && <p className={screen.late}>{problemSentence(measuring.error)}</p>}
        {effect && <EffectView effect={effect} />}
      </div>
      {worse && (
        <Checkbox
          mt="md"
          label={t('Publish even though test accuracy drops')}
          checked={confirmed}
          onChange={(event) => setConfirmed(event.currentTarget.checked)}
        />
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t('Cancel')}
        </Button>
        <Button type="submit" variant={effect ? 'default' : 'filled'} disabled={!meaning} loading={measuring.isPending}>
          {t('Preview impact')}
        </Button>
        {effect && meaning && (
          <Button
            disabled={worse && !confirmed}
            loading={publishing.isPending}
            onClick={() => publishing.mutate({ text, meaning, confirmed })}
          >
            {t('Publish')}
          </Button>
        )}
      </Group>
    </form>
  )
}

function useTeaching({ heard }: Misunderstood, onClose: () => void) {
  const client = useQueryClient()
  const measuring = useMutation({
    mutationFn: (phrase: { text: string; meaning: Meaning }) => call(measurePhrase, { body: phrase }),
  })
  const publishing = useMutation({
    mutationFn: (order: { text: string; meaning: Meaning; confirmed: boolean }) => call(publishPhrase, { body: { ...order, heard } }),
    onSuccess: async () => {
      await refreshMisunderstood(client)
      notify.success(t('Phrase published. The assistant will use it within seconds.'))
      onClose()
    },
    onError: (error, order) => notify.failure(problemSentence(error), () => publishing.mutate(order)),
  })
  return { measuring, publishing }
}

function meaningOf(chosen: string): Meaning | null {
  const [kind, id] = chosen.split(' ')
  return (kind === 'article' || kind === 'intent') && id ? { kind, id } : null
}
