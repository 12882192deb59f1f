import { PROVINCES } from '@clinic/contract/provinces'
import { FileInput, MultiSelect, NumberInput, PinInput, SegmentedControl, Select, Slider, TagsInput, Text, TextInput } from '@mantine/core'
import { IconUpload } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { t } from '../../lib/messages/t.ts'
import { exampleName } from './examples.ts'
import { GalleryPage, Specimen } from './gallery-page.tsx'
import classes from './specimens.module.css'

const NAMES = Object.values(PROVINCES).map((name) => t(name))
const MARKS = [0, 5, 10].map((value) => ({ value, label: String(value) }))

export function ExtendedForms() {
  return (
    <GalleryPage lead={t('Fields for more than a line of text. Each works with the keyboard alone.')}>
      <Specimen title={t('Lists')} note={t('Type to narrow a long list. Backspace removes the last choice.')}>
        <div className={classes.fields}>
          <Select label={t('Assigned PCR')} searchable clearable data={[1, 2, 3].map(exampleName)} />
          <MultiSelect label={t('Licensed Provinces')} searchable data={NAMES} defaultValue={[t('Ontario'), t('Nova Scotia')]} />
          <TagsInput label={t('Referral codes')} placeholder={t('Type and press Enter')} defaultValue={['TCN-1']} />
        </div>
      </Specimen>
      <Specimen title={t('Numbers and dates')}>
        <div className={classes.fields}>
          <NumberInput label={t('Weight')} suffix=" kg" min={0} max={400} defaultValue={72} />
          <TextInput label={t('Date of birth')} type="date" />
          <Pain />
        </div>
      </Specimen>
      <Specimen title={t('One-time code')} note={t('One digit per box. A pasted code fills all of them.')}>
        <PinInput length={6} type="number" oneTimeCode aria-label={t('One-time code')} />
      </Specimen>
      <Specimen title={t('Files and views')}>
        <div className={classes.fields}>
          <FileInput
            label={t('Spreadsheet')}
            placeholder={t('Choose a file')}
            clearable
            leftSection={<IconUpload size={16} aria-hidden />}
          />
          <div>
            <Text id="view-label" fw={600} mb={4}>
              {t('Show')}
            </Text>
            <SegmentedControl aria-labelledby="view-label" fullWidth data={[t('Day'), t('Week'), t('Month')]} />
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
        {t('Pain: {pain} of 10', { pain })}
      </Text>
      <Slider min={0} max={10} value={pain} onChange={setPain} marks={MARKS} thumbProps={{ 'aria-labelledby': label }} mb="lg" />
    </div>
  )
}
