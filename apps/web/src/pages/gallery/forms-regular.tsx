import { PROVINCES } from '@clinic/contract/provinces'
import { Button, Checkbox, Group, NativeSelect, Radio, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { t } from '../../lib/messages/t.ts'
import { GalleryPage, Specimen } from './gallery-page.tsx'
import classes from './specimens.module.css'

const NAMES = Object.values(PROVINCES).map((name) => t(name))

export function RegularForms() {
  return (
    <GalleryPage lead={t('One field per line: its label above, a hint below, the main button last.')}>
      <Specimen title={t('Form')} note={t('A field that may be left empty says so.')}>
        <form className={classes.form} aria-label={t('Contact details')} onSubmit={(event) => event.preventDefault()}>
          <TextInput label={t('First name')} autoComplete="off" />
          <TextInput label={t('Last name')} autoComplete="off" />
          <TextInput label={t('Email')} type="email" description={t('We send the link to this address.')} autoComplete="off" />
          <TextInput label={t('Phone (optional)')} type="tel" autoComplete="off" />
          <NativeSelect label={t('Province')} data={NAMES} defaultValue={t('Ontario')} />
          <Group justify="flex-end" gap="sm">
            <Button variant="default">{t('Cancel')}</Button>
            <Button type="submit">{t('Save')}</Button>
          </Group>
        </form>
      </Specimen>
      <Specimen title={t('On one line')} note={t('For a filter above a table. On a phone, the fields are below each other.')}>
        <TextInput aria-label={t('Search patients')} placeholder={t('Patient ID or name')} />
        <NativeSelect aria-label={t('Province')} data={[t('All provinces'), ...NAMES]} />
        <Button>{t('Apply')}</Button>
      </Specimen>
      <Specimen title={t('Choices')} stack>
        <Radio.Group label={t('How should we reach you?')} defaultValue="call">
          <Stack gap="xs" mt={4}>
            <Radio value="call" label={t('By phone')} />
            <Radio value="email" label={t('By email')} description={t('We reply within one working day.')} />
          </Stack>
        </Radio.Group>
        <Checkbox.Group label={t('Reminders')} defaultValue={['renewal']}>
          <Stack gap="xs" mt={4}>
            <Checkbox value="renewal" label={t('Before a renewal is due')} />
            <Checkbox value="visit" label={t('Before an appointment')} />
          </Stack>
        </Checkbox.Group>
        <Switch label={t('Queue Enabled')} color="good" defaultChecked />
      </Specimen>
      <Specimen title={t('Longer text')} stack>
        <Textarea label={t('Appointment notes')} autosize minRows={3} description={t('Saved when you leave the field.')} />
      </Specimen>
    </GalleryPage>
  )
}
