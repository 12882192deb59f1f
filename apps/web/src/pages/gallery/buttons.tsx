import { ActionIcon, Button, Checkbox, PasswordInput, Radio, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { IconArrowRight, IconDotsVertical, IconPlus } from '@tabler/icons-react'
import { t } from '../../lib/messages/t.ts'
import { GalleryPage, Specimen } from './gallery-page.tsx'
import classes from './specimens.module.css'

export function ButtonsGallery() {
  return (
    <GalleryPage lead={t('One filled button for the next action. The others are quiet and always in the same place.')}>
      <Specimen title={t('Variants')}>
        <Button>{t('Complete')}</Button>
        <Button variant="default">{t('Hold')}</Button>
        <Button variant="subtle" color="gray">
          {t('Send back')}
        </Button>
        <Button variant="light">{t('Claim')}</Button>
        <Button color="bad">{t('Mark as ineligible')}</Button>
        <Button variant="outline" color="bad">
          {t('Remove')}
        </Button>
      </Specimen>
      <Specimen title={t('Sizes and states')}>
        <Button size="xs">{t('In a row')}</Button>
        <Button>{t('On a page')}</Button>
        <Button size="md">{t('In a form')}</Button>
        <Button loading>{t('Save')}</Button>
        <Button disabled>{t('Disabled')}</Button>
        <Button leftSection={<IconPlus size={16} aria-hidden />}>{t('Add')}</Button>
        <Button variant="default" rightSection={<IconArrowRight size={16} aria-hidden />}>
          {t('Next')}
        </Button>
        <ActionIcon color="gray" aria-label={t('More')}>
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Specimen>
      <Specimen title={t('Fields')} note={t('A label above, a hint below, and errors in words beside their colour.')}>
        <div className={classes.fields}>
          <TextInput label={t('Patient')} placeholder={t('Patient ID or name')} />
          <TextInput label={t('Health number')} error={t('Enter 10 digits.')} defaultValue="1234" />
          <PasswordInput label={t('Password')} defaultValue="a long pass-phrase" />
          <Select label={t('Province')} data={[t('Alberta'), t('Nova Scotia'), t('Ontario')]} defaultValue={t('Ontario')} />
          <Textarea label={t('Appointment notes')} autosize minRows={2} />
          <TextInput label={t('Patient ID')} disabled defaultValue="TCN-20418" />
        </div>
      </Specimen>
      <Specimen title={t('Choices')}>
        <Switch label={t('Queue Enabled')} color="good" defaultChecked />
        <Checkbox label={t('Call requested')} defaultChecked />
        <Radio.Group defaultValue="np" aria-label={t('Queue')}>
          <div className={classes.row}>
            <Radio value="np" label={t('NP Queue')} />
            <Radio value="pcr" label={t('PCR Queue')} />
          </div>
        </Radio.Group>
      </Specimen>
    </GalleryPage>
  )
}
