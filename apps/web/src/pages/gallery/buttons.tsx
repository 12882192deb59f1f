import { ActionIcon, Button, Checkbox, PasswordInput, Radio, Select, Switch, Textarea, TextInput } from '@mantine/core'
import { IconArrowRight, IconDotsVertical, IconPlus } from '@tabler/icons-react'
import { GalleryPage, Specimen } from './gallery-page.tsx'
import classes from './specimens.module.css'

export function ButtonsGallery() {
  return (
    <GalleryPage lead="One filled button says what is most likely next. The rest stay quiet, always in the same place.">
      <Specimen title="Variants" note="Filled for the likely next step, bordered for the alternatives, plain for the rare ones.">
        <Button>Complete</Button>
        <Button variant="default">Hold</Button>
        <Button variant="subtle" color="gray">
          Send back
        </Button>
        <Button variant="light">Assign to me</Button>
        <Button color="bad">Mark as ineligible</Button>
        <Button variant="outline" color="bad">
          Remove
        </Button>
      </Specimen>
      <Specimen title="Sizes and states">
        <Button size="xs">In a row</Button>
        <Button>On a page</Button>
        <Button size="md">In a form</Button>
        <Button loading>Saving</Button>
        <Button disabled>Not now</Button>
        <Button leftSection={<IconPlus size={16} aria-hidden />}>Add</Button>
        <Button variant="default" rightSection={<IconArrowRight size={16} aria-hidden />}>
          Next
        </Button>
        <ActionIcon color="gray" aria-label="More">
          <IconDotsVertical size={18} aria-hidden />
        </ActionIcon>
      </Specimen>
      <Specimen title="Fields" note="A label above, a hint below, and what is wrong in words beside a colour.">
        <div className={classes.fields}>
          <TextInput label="Patient" placeholder="Patient ID, first or last name" />
          <TextInput label="Health number" error="Ten digits, please" defaultValue="1234" />
          <PasswordInput label="Password" defaultValue="a long pass-phrase" />
          <Select label="Province" data={['Alberta', 'Nova Scotia', 'Ontario']} defaultValue="Ontario" />
          <Textarea label="Appointment notes" autosize minRows={2} defaultValue="Sleep better. Asks about driving to night shift." />
          <TextInput label="Not for you" disabled defaultValue="Only an administrator changes this" />
        </div>
      </Specimen>
      <Specimen title="Choices">
        <Switch label="Queue Enabled" color="good" defaultChecked />
        <Checkbox label="Call requested" defaultChecked />
        <Radio.Group defaultValue="np" aria-label="Queue">
          <div className={classes.row}>
            <Radio value="np" label="NP Queue" />
            <Radio value="pcr" label="PCR Queue" />
          </div>
        </Radio.Group>
      </Specimen>
    </GalleryPage>
  )
}
