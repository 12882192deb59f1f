import { END_REASONS, type EndReason } from '@clinic/contract/patients/calls'
import { END_TEXTS } from '@clinic/core/calls/step-text'
import { Button, Group, NativeSelect } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { t } from '../../lib/messages/t.ts'
import { notify } from '../../lib/notify.tsx'
import classes from './call-dialog.module.css'
import { useDecideContact } from './use-calls.ts'

/** After the last call of the ladder, for managers: again from the start, or the end. */
export function ContactDecision({ patientId, onClose }: { patientId: string; onClose: () => void }) {
  const [reason, setReason] = useState<EndReason>('unreachable')
  const deciding = useDecideContact(patientId, onClose)
  const decide = (body: Parameters<typeof deciding.mutate>[0]) =>
    deciding.mutate(body, {
      onError: (error) => notify.failure(t('The decision was not saved. {error}', { error: problemSentence(error) })),
    })
  return (
    <section className={classes.decision} aria-label={t('Your decision')}>
      <p className={classes.line}>{t('No one answered several calls. What follows is your decision.')}</p>
      <Group gap="xs" align="flex-end">
        <Button loading={deciding.isPending} onClick={() => decide({ decision: 'again' })}>
          {t('Try again from the start')}
        </Button>
        <NativeSelect
          label={t('Reason for ending')}
          data={END_REASONS.map((value) => ({ value, label: t(END_TEXTS[value]) }))}
          value={reason}
          onChange={(event) => setReason(END_REASONS.find((one) => one === event.currentTarget.value) ?? 'unreachable')}
        />
        <Button color="bad" variant="light" loading={deciding.isPending} onClick={() => decide({ decision: 'end', reason })}>
          {t('End contact')}
        </Button>
      </Group>
      <p className={classes.soft}>{t('Ending disables the patient: no reminders, no queue. An administrator can enable them again.')}</p>
    </section>
  )
}
