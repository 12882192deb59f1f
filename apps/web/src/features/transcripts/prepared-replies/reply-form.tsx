import type { PreparedReply } from '@clinic/contract/chat/prepared-replies'
import { Button, Group, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { useReplyOrder } from './use-prepared-replies.ts'

const LONGEST = { name: 60, text: 1000 }

/** A prepared reply in both languages; saving makes it a draft. `reply`: null for a new one. */
export function ReplyForm({ reply, onDone }: { reply: PreparedReply | null; onDone: () => void }) {
  const order = useReplyOrder()
  const [fields, setFields] = useState({ name: reply?.name ?? '', text_en: reply?.text_en ?? '', text_fr: reply?.text_fr ?? '' })
  const complete = Object.values(fields).every((text) => text.trim() !== '')
  const save = () =>
    order.mutate(reply ? { do: 'save', id: reply.id, version: reply.version, fields } : { do: 'create', fields }, { onSuccess: onDone })
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault()
        if (complete) save()
      }}
    >
      <Stack>
        <TextInput
          label={t('Name')}
          maxLength={LONGEST.name}
          value={fields.name}
          onChange={({ currentTarget: { value } }) => setFields({ ...fields, name: value })}
        />
        <Textarea
          label={t('English')}
          autosize
          minRows={2}
          maxLength={LONGEST.text}
          value={fields.text_en}
          onChange={({ currentTarget: { value } }) => setFields({ ...fields, text_en: value })}
        />
        <Textarea
          label={t('French')}
          lang="fr"
          autosize
          minRows={2}
          maxLength={LONGEST.text}
          value={fields.text_fr}
          onChange={({ currentTarget: { value } }) => setFields({ ...fields, text_fr: value })}
        />
        {order.isError && <p role="alert">{problemSentence(order.error)}</p>}
        <Group>
          <Button type="submit" disabled={!complete} loading={order.isPending}>
            {t('Save as draft')}
          </Button>
          <Button variant="default" onClick={onDone}>
            {t('Cancel')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
