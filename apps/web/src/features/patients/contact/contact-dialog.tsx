import { Button, Modal, Skeleton, Stack, Tabs } from '@mantine/core'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { ContactForm } from './contact-form.tsx'
import { ContactHistory } from './contact-history.tsx'
import { IdentityPart } from './identity-part.tsx'
import { useContact } from './use-contact.ts'

type Props = { opened: boolean; patientId: string; called: string; onClose: () => void }

/** Corrects contact details with a reason, shows earlier corrections, and proposes or confirms another name or birth date (F-12). */
export function ContactDialog({ opened, patientId, called, onClose }: Props) {
  return (
    <Modal opened={opened} onClose={onClose} title={t('Contact details of {called}', { called })} size="lg">
      {opened && <Body patientId={patientId} called={called} onClose={onClose} />}
    </Modal>
  )
}

function Body({ patientId, called, onClose }: Omit<Props, 'opened'>) {
  const details = useContact(patientId)
  if (details.isPending) return <Skeleton height={260} role="status" aria-label={t('Loading the contact details')} />
  if (details.isError)
    return (
      <div role="alert">
        {problemSentence(details.error)}{' '}
        <Button variant="default" onClick={() => void details.refetch()}>
          {t('Try again')}
        </Button>
      </div>
    )
  return (
    <Stack gap="lg">
      <Tabs defaultValue="contact" keepMounted={false}>
        <Tabs.List mb="md">
          <Tabs.Tab value="contact">{t('Contact details')}</Tabs.Tab>
          <Tabs.Tab value="identity">{t('Name, birth date, health number')}</Tabs.Tab>
        </Tabs.List>
        <Tabs.Panel value="contact">
          <Stack gap="lg">
            <ContactForm loaded={details.data} {...{ patientId, called, onClose }} />
            <ContactHistory corrections={details.data.corrections} />
          </Stack>
        </Tabs.Panel>
        <Tabs.Panel value="identity">
          <IdentityPart hasHealthNumber={details.data.has_health_number} {...{ patientId, onClose }} />
        </Tabs.Panel>
      </Tabs>
    </Stack>
  )
}
