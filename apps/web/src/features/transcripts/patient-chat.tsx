import { Button, Drawer } from '@mantine/core'
import { useState } from 'react'
import { LiveChat } from './live-chat.tsx'
import { usePatientConversation } from './use-live-conversation.ts'

/** Opens the conversation that a patient has with the assistant, to join it. */
export function PatientChat({ patientId }: { patientId: string }) {
  const [open, setOpen] = useState(false)
  const id = usePatientConversation(patientId).data?.conversation_id ?? null
  if (id === null) return null
  return (
    <>
      <Button variant="default" size="xs" onClick={() => setOpen(true)}>
        Open the chat
      </Button>
      <Drawer
        opened={open}
        onClose={() => setOpen(false)}
        position="right"
        size={720}
        title="Conversation"
        closeButtonProps={{ 'aria-label': 'Close' }}
      >
        {open && <LiveChat id={id} />}
      </Drawer>
    </>
  )
}
