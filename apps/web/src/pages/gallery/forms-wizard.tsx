import { PROVINCES } from '@clinic/contract/provinces'
import { Button, Group, NativeSelect, Stepper, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { GalleryPage, Specimen } from './gallery-page.tsx'
import classes from './specimens.module.css'

const LAST = 2

export function FormWizard() {
  return (
    <GalleryPage lead="A long form goes in steps: where one is, what is still to come, and a way back that loses nothing.">
      <Specimen title="Three steps">
        <Steps />
      </Specimen>
    </GalleryPage>
  )
}

function Steps() {
  const [step, setStep] = useState(0)
  const [name, setName] = useState('')
  const [province, setProvince] = useState('Ontario')
  const done = step > LAST
  return (
    <div className={classes.form}>
      <Stepper active={step} size="sm" onStepClick={setStep} allowNextStepsSelect={false} aria-label="Steps">
        <Stepper.Step label="Who" description="the person">
          <TextInput label="Name" value={name} autoComplete="off" onChange={(event) => setName(event.currentTarget.value)} />
        </Stepper.Step>
        <Stepper.Step label="Where" description="the province">
          <NativeSelect
            label="Province"
            data={Object.values(PROVINCES)}
            value={province}
            onChange={(event) => setProvince(event.currentTarget.value)}
          />
        </Stepper.Step>
        <Stepper.Step label="Check" description="before it is kept">
          <Text>
            {name || 'No one yet'}, {province}
          </Text>
        </Stepper.Step>
        <Stepper.Completed>
          <Text>That was all. This example keeps nothing.</Text>
        </Stepper.Completed>
      </Stepper>
      <Group justify="space-between" mt="lg">
        <Button variant="default" disabled={step === 0} onClick={() => setStep(step - 1)}>
          Back
        </Button>
        <Button onClick={() => setStep(done ? 0 : step + 1)}>{done ? 'Start again' : step === LAST ? 'Finish' : 'Next'}</Button>
      </Group>
    </div>
  )
}
