import { Button, Drawer, Group, Menu, Modal, Popover, Text, Textarea, Tooltip } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { GalleryPage, Specimen } from './gallery-page.tsx'

export function DialogsGallery() {
  return (
    <GalleryPage lead={t('A dialog asks one thing, says what will happen, and closes with Escape.')}>
      <Specimen title={t('Dialogs')}>
        <ReasonDialog />
        <Confirmation />
        <SidePanel />
      </Specimen>
      <Specimen title={t('Menus and tips')}>
        <Menu>
          <Menu.Target>
            <Button variant="default">{t('Menu')}</Button>
          </Menu.Target>
          <Menu.Dropdown>
            <Menu.Item>{t('Open record')}</Menu.Item>
            <Menu.Item>{t('Copy the patient ID')}</Menu.Item>
            <Menu.Item color="bad">{t('Mark as ineligible')}</Menu.Item>
          </Menu.Dropdown>
        </Menu>
        <Popover width={260} trapFocus>
          <Popover.Target>
            <Button variant="default">{t('Popover')}</Button>
          </Popover.Target>
          <Popover.Dropdown>
            <Textarea label={t('Appointment notes')} minRows={2} autosize />
          </Popover.Dropdown>
        </Popover>
        <Tooltip label={t('Example text')}>
          <Button variant="default">{t('Tooltip')}</Button>
        </Tooltip>
      </Specimen>
    </GalleryPage>
  )
}

function ReasonDialog() {
  const [opened, { open, close }] = useDisclosure(false)
  const send = () => {
    close()
    notify.success(t('Done'))
  }
  return (
    <>
      <Button onClick={open}>{t('Dialog')}</Button>
      <Modal opened={opened} onClose={close} title={t('Send back')}>
        <Text mb="sm">{t('The patient leaves your list, and the PCR team sees your note.')}</Text>
        <Textarea label={t('Note')} data-autofocus autosize minRows={2} />
        <Group justify="flex-end" mt="lg" gap="sm">
          <Button variant="default" onClick={close}>
            {t('Cancel')}
          </Button>
          <Button onClick={send}>{t('Send back')}</Button>
        </Group>
      </Modal>
    </>
  )
}

function Confirmation() {
  const { ask, dialog } = useConfirm()
  const remove = async () => {
    const yes = await ask({
      title: t('Remove this example?'),
      text: t('Nothing is saved on this page.'),
      confirm: t('Remove'),
      tone: 'bad',
    })
    if (yes) notify.success(t('Done'))
  }
  return (
    <>
      <Button variant="default" onClick={() => void remove()}>
        {t('Confirmation')}
      </Button>
      {dialog}
    </>
  )
}

function SidePanel() {
  const [opened, { open, close }] = useDisclosure(false)
  return (
    <>
      <Button variant="default" onClick={open}>
        {t('Side panel')}
      </Button>
      <Drawer opened={opened} onClose={close} position="right" title="TCN-20418" closeButtonProps={{ 'aria-label': t('Close') }}>
        <Text>{t('Details open at the side, so the list stays in view.')}</Text>
      </Drawer>
    </>
  )
}
