import { Button, Drawer, Group, Menu, Modal, Popover, Text, Textarea, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { notify } from '../../lib/notify.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { GalleryPage, Specimen } from './gallery-page.tsx'

export function DialogsGallery() {
  return (
    <GalleryPage lead="A dialog asks one thing, says what will happen, and can always be left with Escape.">
      <Specimen title="Dialogs">
        <ReasonDialog />
        <Confirmation />
        <SideSheet />
      </Specimen>
      <Specimen title="Small ones">
        <Menu>
          <Menu.Target>
            <Button variant="default">Menu</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item>Open the record</Menu.Item>
            <Menu.Item>Copy the patient ID</Menu.Item>
            <Menu.Item color="bad">Mark as ineligible</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Popover width={260} trapFocus>
          <Popover.Target>
            <Button variant="default">Popover</Button>
          </Popover.Target>
          <Popover.Dropdown>
            <Textarea label="Appointment notes" minRows={2} autosize />
          </Popover.Dropdown>
        </Popover>
        <Tooltip label="Waiting since 9:12">
          <Button variant="default">Tooltip</Button>
        </Tooltip>
      </Specimen>
    </GalleryPage>
  )
}

function ReasonDialog() {
  const [opened, { open, close }] = useDisclosure(false)
  const send = () => {
    close()
    notify.success('Sent back to the PCR Queue.')
  }
  return (
    <>
      <Button onClick={open}>Dialog</Button>
      <Modal opened={opened} onClose={close} title="Send back to the PCR Queue?">
        <Text mb="sm">The patient leaves your list, and the PCR team sees your note.</Text>
        <Textarea label="Note" data-autofocus autosize minRows={2} />
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={close}>
            Keep
          </Button>
          <Button onClick={send}>Send back</Button>
        </Group>
      </Modal>
    </>
  )
}

function Confirmation() {
  const { ask, dialog } = useConfirm()
  const remove = async () => {
    const yes = await ask({
      title: 'Disable your queue?',
      text: 'Your four patients go back to the list.',
      confirm: 'Disable',
      tone: 'bad',
    })
    if (yes) notify.success('Queue disabled.')
  }
  return (
    <>
      <Button variant="default" onClick={() => void remove()}>
        Confirmation
      </Button>
      {dialog}
    </>
  )
}

function SideSheet() {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" onClick={open}>
        Side sheet
      </Button>
      <Drawer opened={opened} onClose={close} position="right" title="TCN-20418" closeButtonProps={{ 'aria-label': 'Close' }}>
        <Text>Details open at the side, so that the list stays in sight.</Text>
      </Drawer>
    </>
  )
}
