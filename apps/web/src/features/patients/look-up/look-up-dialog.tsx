import { type Candidate, LOOK_UP_REASONS, type LookUp, type LookUpReason, lookUpCaller } from '@clinic/contract/patients/look-up'
import { Button, Group, Modal, NativeSelect, Stack, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type ComponentProps, useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './look-up.module.css'
import { candidateName, candidateText, type LookUpErrors, NOTHING_TYPED, REASON_LABELS, readLookUp, type Typed } from './look-up-text.ts'

type Props = { opened: boolean; onClose: () => void; onPatient: (patientId: string) => void; onRegister: (typed: Typed) => void }

/** Finds a caller by two identifiers with a reason, and opens the record until midnight (F-1). */
export function LookUpDialog({ opened, onClose, onPatient, onRegister }: Props) {
  const choose = (patientId: string) => {
    onClose()
    onPatient(patientId)
  }
  return (
    <Modal opened={opened} onClose={onClose} title={t('Look up caller')} size="lg">
      <LookUpForm key={String(opened)} onClose={onClose} onPatient={choose} onRegister={onRegister} />
    </Modal>
  )
}

const REASONS = [{ value: '', label: t('Choose a reason') }, ...LOOK_UP_REASONS.map((value) => ({ value, label: REASON_LABELS[value] }))]

function LookUpForm({ onClose, onPatient, onRegister }: Omit<Props, 'opened'>) {
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const [reason, setReason] = useState<LookUpReason | null>(null)
  const [note, setNote] = useState('')
  const [errors, setErrors] = useState<LookUpErrors>({})
  const looking = useMutation({
    mutationFn: (order: LookUp) => call(lookUpCaller, { body: order }),
    onSuccess: ({ candidates: [only, another] }) => {
      if (only && !another) onPatient(only.patient_id)
    },
    onError: (error) => setErrors({ form: problemSentence(error) }),
  })
  const submit = (chosen: Partial<Typed> = {}) => {
    const read = readLookUp({ ...typed, ...chosen }, { reason, note })
    setErrors(read.errors ?? {})
    if (read.order) looking.mutate(read.order)
    else looking.reset()
  }
  const field = (name: keyof Typed, label: string) => ({
    label,
    value: typed[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: (event: { currentTarget: { value: string } }) => {
      setTyped({ ...typed, [name]: event.currentTarget.value })
      looking.reset()
    },
  })
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="md">
        <span>
          {t(
            'Ask the caller for two of these. A name and a birth date together count as one. Everything you enter has to match, and the look-up appears in the history of the record.',
          )}
        </span>
        <IdentifierFields field={field} />
        <ReasonFields {...{ reason, setReason, note, setNote, errors }} />
        {errors.form !== undefined && (
          <p className={classes.error} role="alert">
            {errors.form}
          </p>
        )}
        <Candidates candidates={looking.data?.candidates ?? null} onChoose={(patient_id) => submit({ patient_id })} />
        <Group justify="flex-end" gap="xs">
          {looking.data?.candidates.length === 0 && (
            <Button variant="subtle" mr="auto" onClick={() => onRegister(typed)}>
              {t('Register as a new patient')}
            </Button>
          )}
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={looking.isPending}>
            {t('Look up')}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

type Field = (name: keyof Typed, label: string) => ComponentProps<typeof TextInput>

function IdentifierFields({ field }: { field: Field }) {
  return (
    <div className={classes.fields}>
      <TextInput {...field('name', t('Name'))} maxLength={120} data-autofocus />
      <TextInput {...field('date_of_birth', t('Date of birth'))} maxLength={40} placeholder="1980-03-14" />
      <TextInput {...field('phone', t('Phone'))} maxLength={40} inputMode="tel" />
      <TextInput {...field('email', t('Email'))} maxLength={254} inputMode="email" />
      <TextInput {...field('postal_code', t('Postal code'))} maxLength={10} />
      <TextInput {...field('health_number', t('Health number'))} maxLength={20} />
      <TextInput {...field('patient_id', t('Patient ID'))} maxLength={64} />
    </div>
  )
}

type ReasonProps = {
  reason: LookUpReason | null
  setReason: (reason: LookUpReason | null) => void
  note: string
  setNote: (note: string) => void
  errors: LookUpErrors
}

function ReasonFields({ reason, setReason, note, setNote, errors }: ReasonProps) {
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={t('Reason')}
        data={REASONS}
        value={reason ?? ''}
        onChange={({ currentTarget }) => setReason(LOOK_UP_REASONS.find((one) => one === currentTarget.value) ?? null)}
        required
        error={errors.reason}
      />
      <TextInput
        label={t('Note')}
        value={note}
        onChange={(event) => setNote(event.currentTarget.value)}
        maxLength={200}
        required={reason === 'other'}
        error={errors.note}
      />
    </div>
  )
}

/** `candidates` null: nothing was looked up yet. A single one has opened already. */
function Candidates({ candidates, onChoose }: { candidates: readonly Candidate[] | null; onChoose: (patientId: string) => void }) {
  return (
    <div role="status">
      {candidates?.length === 0 &&
        t('No patient of your provinces matches all of this. Check the spelling, or ask for another identifier.')}
      {candidates !== null && candidates.length > 1 && (
        <ul className={classes.found} aria-label={t('Matching patients')}>
          {candidates.map((candidate) => (
            <li key={candidate.patient_id} className={classes.candidate}>
              <div className={classes.who}>
                {candidateName(candidate)}
                <span>{candidateText(candidate)}</span>
              </div>
              <Button
                variant="light"
                aria-label={t('Open {candidate}, {patient_id}', { candidate: candidateName(candidate), patient_id: candidate.patient_id })}
                onClick={() => onChoose(candidate.patient_id)}
              >
                {t('Open')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
