import { PROVINCES } from '@clinic/contract/provinces'
import { Button, Checkbox, Group, NativeSelect, Radio, Stack, Switch, Textarea, TextInput } from '@mantine/core'
import { GalleryPage, Specimen } from './gallery-page.tsx'
import classes from './specimens.module.css'

const NAMES = Object.values(PROVINCES)

export function RegularForms() {
  return (
    <GalleryPage lead="A form asks for one thing a line: its label above, a hint below, the likely button last.">
      <Specimen title="A form" note="As wide as what is typed into it. Required is the rule; what may stay empty says so.">
        <form className={classes.form} aria-label="Contact details" onSubmit={(event) => event.preventDefault()}>
          <TextInput label="First name" autoComplete="off" />
          <TextInput label="Last name" autoComplete="off" />
          <TextInput label="Email" type="email" description="We send the link to this address." autoComplete="off" />
          <TextInput label="Telephone (may stay empty)" type="tel" autoComplete="off" />
          <NativeSelect label="Province" data={NAMES} defaultValue="Ontario" />
          <Group justify="flex-end" gap="sm">
            <Button variant="default">Cancel</Button>
            <Button type="submit">Save</Button>
          </Group>
        </form>
      </Specimen>
      <Specimen title="In one line" note="For a filter above a table. On a telephone the fields stand below each other.">
        <TextInput aria-label="Search" placeholder="Patient ID or name" />
        <NativeSelect aria-label="Province filter" data={['All provinces', ...NAMES]} />
        <Button>Apply</Button>
      </Specimen>
      <Specimen title="Choices" stack>
        <Radio.Group label="How should we reach you?" defaultValue="call">
          <Stack gap="xs" mt={4}>
            <Radio value="call" label="By telephone" />
            <Radio value="mail" label="By email" description="An answer takes up to one working day." />
          </Stack>
        </Radio.Group>
        <Checkbox.Group label="Reminders" defaultValue={['renewal']}>
          <Stack gap="xs" mt={4}>
            <Checkbox value="renewal" label="Before a renewal is due" />
            <Checkbox value="visit" label="Before an appointment" />
          </Stack>
        </Checkbox.Group>
        <Switch label="Queue Enabled" color="good" defaultChecked />
      </Specimen>
      <Specimen title="Longer text" stack>
        <Textarea label="Appointment notes" autosize minRows={3} description="Saved when you leave the field." />
      </Specimen>
    </GalleryPage>
  )
}
