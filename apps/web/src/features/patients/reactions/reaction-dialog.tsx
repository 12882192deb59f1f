import {
  CAUSALITIES,
  REACTION_OUTCOMES,
  type Reactions,
  SERIOUS_REASONS,
  SEVERITIES,
  type SeriousReason,
} from '@clinic/contract/patients/reactions'
import { Checkbox, Group, Modal, NativeSelect, Stack, Textarea, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { useSession } from '../../../lib/session.ts'
import { FormFoot } from '../../../ui/form-foot.tsx'
import { CAUSALITY_LABELS, OUTCOME_LABELS, SERIOUS_LABELS, SEVERITY_LABELS } from './reaction-text.ts'
import classes from './reactions.module.css'
import { useRecordReaction } from './use-reactions.ts'

type Known = Reactions[number]
type Props = { opened: boolean; patientId: string; called: string; known: Known | null; onClose: () => void }

/** Records an adverse reaction, or how a known one continued. */
export function ReactionDialog({ opened, patientId, called, known, onClose }: Props) {
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={
        known
          ? t('Reaction to {product}: {name}', { product: known.now.product, name: called })
          : t('Adverse reaction: {name}', { name: called })
      }
      size="lg"
    >
      {opened && <Form patientId={patientId} known={known} onClose={onClose} />}
    </Modal>
  )
}

const NOTHING = {
  onset_on: '',
  severity: '',
  outcome: '',
  reported_on: '',
  product: '',
  what: '',
  action: '',
  lot: '',
  seller: '',
  causality: 'not-assessed',
}
const OPTIONAL = ['reported_on', 'lot', 'seller']
type Typed = typeof NOTHING
type Errors = Partial<Record<keyof Typed | 'form', string>>

function Form({ patientId, known, onClose }: Omit<Props, 'opened' | 'called'>) {
  const [typed, setTyped] = useState<Typed>(known ? { ...NOTHING, ...pick(known.now), reported_on: known.now.reported_on ?? '' } : NOTHING)
  const [serious, setSerious] = useState<readonly SeriousReason[]>(known?.now.serious ?? [])
  const [errors, setErrors] = useState<Errors>({})
  const { isNP } = useSession()
  const recording = useRecordReaction(patientId)
  const set = (name: keyof Typed) => (event: { currentTarget: { value: string } }) =>
    setTyped({ ...typed, [name]: event.currentTarget.value })
  const field = (name: keyof Typed, label: string) => ({ label, value: typed[name], error: errors[name], onChange: set(name) })
  const submit = () => {
    const missing: Errors = Object.fromEntries(
      Object.entries(typed).flatMap(([name, value]) =>
        value.trim() === '' && !OPTIONAL.includes(name) ? [[name, t('Fill this in.')]] : [],
      ),
    )
    const severity = SEVERITIES.find((one) => one === typed.severity)
    const outcome = REACTION_OUTCOMES.find((one) => one === typed.outcome)
    const causality = CAUSALITIES.find((one) => one === typed.causality)
    setErrors(missing)
    if (Object.keys(missing).length > 0 || !severity || !outcome || !causality) return
    const reaction = {
      ...typed,
      severity,
      outcome,
      causality,
      serious: [...serious],
      reported_on: typed.reported_on === '' ? null : typed.reported_on,
    }
    recording.mutate(
      { id: known?.id ?? null, version: known?.now.version ?? 0, reaction },
      {
        onSuccess: ({ message }) => {
          notify.success(message)
          onClose()
        },
        onError: (error) => setErrors({ ...(error instanceof ApiProblem && error.fields), form: problemSentence(error) }),
      },
    )
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
        const form = event.currentTarget
        requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus())
      }}
    >
      <Stack gap="md">
        <TextInput {...field('product', t('Product'))} maxLength={200} required data-autofocus />
        <Textarea {...field('what', t('What happened'))} maxLength={2000} autosize minRows={2} required />
        <Textarea {...field('action', t('What was done'))} maxLength={2000} autosize minRows={2} required />
        <div className={classes.fields}>
          <TextInput {...field('onset_on', t('Began on'))} type="date" required />
          <NativeSelect
            {...field('severity', t('Severity'))}
            data={[CHOOSE, ...SEVERITIES.map((value) => ({ value, label: SEVERITY_LABELS[value] }))]}
            required
          />
          <NativeSelect
            {...field('outcome', t('Outcome'))}
            data={[CHOOSE, ...REACTION_OUTCOMES.map((value) => ({ value, label: OUTCOME_LABELS[value] }))]}
            required
          />
          <TextInput
            {...field('reported_on', t('Reported on'))}
            description={t('To Health Canada or the seller. Leave it empty if it was not.')}
            type="date"
          />
          <TextInput {...field('lot', t('Lot number'))} maxLength={60} />
          <TextInput {...field('seller', t('Seller'))} maxLength={120} />
        </div>
        <Checkbox.Group
          label={t('Why it is serious')}
          description={t('Tick nothing if it is not serious.')}
          value={[...serious]}
          onChange={(chosen) => setSerious(SERIOUS_REASONS.filter((one) => chosen.includes(one)))}
        >
          <Group gap="sm" mt="xs">
            {SERIOUS_REASONS.map((one) => (
              <Checkbox key={one} value={one} label={SERIOUS_LABELS[one]} />
            ))}
          </Group>
        </Checkbox.Group>
        <NativeSelect
          {...field('causality', t('Caused by the product'))}
          description={isNP ? undefined : t('A practitioner assesses it.')}
          disabled={!isNP}
          data={CAUSALITIES.map((value) => ({ value, label: CAUSALITY_LABELS[value] }))}
        />
        <FormFoot error={errors.form} label={t('Save the reaction')} busy={recording.isPending} onCancel={onClose} />
      </Stack>
    </form>
  )
}

const CHOOSE = { value: '', label: t('Choose') }

function pick({ onset_on, severity, outcome, product, what, action, lot, seller, causality }: Known['now']): Omit<Typed, 'reported_on'> {
  return { onset_on, severity, outcome, product, what, action, lot, seller, causality }
}
