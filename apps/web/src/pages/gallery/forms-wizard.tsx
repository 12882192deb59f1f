import { PROVINCES } from '@clinic/contract/provinces'
import { Button, Group, NativeSelect, Stepper, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { t } from '../../lib/messages/t.ts'
import { GalleryPage, Specimen } from './gallery-page.tsx'
import classes from './specimens.module.css'

const LAST = 2

export function FormWizard() {
  return (
    <GalleryPage lead={t('A long form in steps: where you are, what is left, and a way back that loses nothing.')}>
      <Specimen title={t('Three steps')}>
        <Steps />
      </Specimen>
    </GalleryPage>
  )
}

function Steps() {
  const [step, setStep] = useState(0)
  const [name, setName] = useState('')
  const [province, setProvince] = useState(t('Ontario'))
  const done = step > LAST
  return (
    <div className={classes.form}>
      <Stepper active={step} size="sm" onStepClick={setStep} allowNextStepsSelect={false} aria-label={t('Steps')}>
        <Stepper.Step label={t('Name')}>
          <TextInput label={t('Name')} value={name} autoComplete="off" onChange={(event) => setName(event.currentTarget.value)} />
        </Stepper.Step>
        <Stepper.Step label={t('Province')}>
          <NativeSelect
            label={t('Province')}
            data={Object.values(PROVINCES).map((one) => t(one))}
            value={province}
            onChange={(event) => setProvince(event.currentTarget.value)}
          />
        </Stepper.Step>
        <Stepper.Step label={t('Review')}>
          <Text>
            {name || t('No name yet')}, {province}
          </Text>
        </Stepper.Step>
        <Stepper.Completed>
          <Text>{t('Nothing is saved on this page.')}</Text>
        </Stepper.Completed>
      </Stepper>
      <Group justify="space-between" mt="lg">
        <Button variant="default" disabled={step === 0} onClick={() => setStep(step - 1)}>
          {t('Back')}
        </Button>
        <Button onClick={() => setStep(done ? 0 : step + 1)}>{done ? t('Start again') : step === LAST ? t('Finish') : t('Next')}</Button>
      </Group>
    </div>
  )
}
