import { PROVINCES } from '@clinic/contract/provinces'
import { FileInput, MultiSelect, NumberInput, PinInput, SegmentedControl, Select, Slider, TagsInput, Text, TextInput } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { GalleryPage, Specimen } from './gallery-page.tsx'
import classes from './specimens.module.css'

const NAMES = Object.values(PROVINCES)
const MARKS = [
  { value: 0, label: 'none' },
  { value: 5, label: '5' },
  { value: 10, label: 'worst' },
]

export function ExtendedForms() {
  return (
    <GalleryPage lead="Fields for what a line of text cannot hold. Each works with the keyboard alone.">
      <Specimen title="Choosing" note="Type to narrow a long list; Backspace takes the last choice away again.">
        <div className={classes.fields}>
          <Select label="Assigned PCR" searchable clearable data={['Example One', 'Example Two', 'Example Three']} />
          <MultiSelect label="Licensed Provinces" searchable data={NAMES} defaultValue={['Ontario', 'Nova Scotia']} />
          <TagsInput label="Referral codes" placeholder="Type and press Enter" defaultValue={['SPRING']} />
        </div>
      </Specimen>
      <Specimen title="Numbers and dates" note="A unit stands in the field. Dates are written year, month, day.">
        <div className={classes.fields}>
          <NumberInput label="Weight" suffix=" kg" min={0} max={400} defaultValue={72} />
          <TextInput label="Date of birth" type="date" />
          <Pain />
        </div>
      </Specimen>
      <Specimen title="A code" note="One figure a place; a pasted code fills all of them.">
        <PinInput length={6} type="number" oneTimeCode aria-label="One-time code" />
      </Specimen>
      <Specimen title="Files and views">
        <div className={classes.fields}>
          <FileInput label="Spreadsheet" placeholder="Choose a file" clearable leftSection={<IconUpload size={16} aria-hidden />} />
          <div>
            <Text id="view-label" fw={600} mb={4}>
              Show
            </Text>
            <SegmentedControl aria-labelledby="view-label" fullWidth data={['Day', 'Week', 'Month']} />
          </div>
        </div>
      </Specimen>
    </GalleryPage>
  )
}

function Pain() {
  const [pain, setPain] = useState(4)
  const label = useId()
  return (
    <div>
      <Text id={label} fw={600} mb={4}>
        Pain today: {pain} of 10
      </Text>
      <Slider min={0} max={10} value={pain} onChange={setPain} marks={MARKS} thumbProps={{ 'aria-labelledby': label }} mb="lg" />
    </div>
  )
}
