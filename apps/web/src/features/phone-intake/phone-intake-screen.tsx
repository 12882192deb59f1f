import { listAskable } from '@clinic/contract/chart/phone-intake'
import { Button } from '@mantine/core'
import { IconArrowLeft, IconPhone } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { dayText } from '../../lib/format/dates.ts'
import { phoneText } from '../../lib/format/phones.ts'
import { t } from '../../lib/messages/t.ts'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Page } from '../../ui/page.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import classes from './phone-intake.module.css'
import { PhoneIntakeWorkspace } from './phone-intake-workspace.tsx'
import { QuestionnaireList } from './questionnaire-list.tsx'

type Props = {
  patientId: string
  /** The key of the questionnaire that is being asked. */
  chosen: string | null
  onChoose: (key: string | null) => void
  onRecord: () => void
  /** Who else has the record open. */
  viewers: ReactNode
}

/** Asking a patient by phone: who is on the line, which questionnaire, then its questions one by one. */
export function PhoneIntakeScreen({ patientId, chosen, onChoose, onRecord, viewers }: Props) {
  const list = useQuery({
    queryKey: ['patient', patientId, 'askable'],
    queryFn: ({ signal }) => call(listAskable, { params: { patient_id: patientId }, signal }),
  })
  const leave = () => {
    void list.refetch()
    onChoose(null)
  }
  if (list.isError) {
    return (
      <Page>
        <LoadFailure title={t('The questionnaires could not be loaded')} retry={() => list.refetch()}>
          {problemSentence(list.error)}
        </LoadFailure>
      </Page>
    )
  }
  if (!list.data) {
    return (
      <Page>
        <TableSkeleton label={t('Loading the questionnaires')} rows={6} columns={3} />
      </Page>
    )
  }
  const { patient, questionnaires } = list.data
  return (
    <Page
      toolbar={
        <div className={classes.who}>
          <p className={classes.person}>
            <strong>{patient.name || t('No name yet')}</strong>
            <span>{patient.patient_id}</span>
            <span>{t('Born {date_of_birth}', { date_of_birth: dayText(patient.date_of_birth) })}</span>
            {patient.phone && (
              <a href={`tel:${patient.phone}`} className={classes.phone}>
                <IconPhone size={16} aria-hidden /> {phoneText(patient.phone)}
              </a>
            )}
          </p>
          <span className={classes.paths}>
            {chosen !== null && (
              <Button size="xs" variant="default" leftSection={<IconArrowLeft size={14} aria-hidden />} onClick={leave}>
                {t('All questionnaires')}
              </Button>
            )}
            <Button size="xs" variant="default" onClick={onRecord}>
              {t('Open the record')}
            </Button>
          </span>
        </div>
      }
    >
      {viewers}
      {chosen === null ? (
        <QuestionnaireList patientId={patientId} questionnaires={questionnaires} onChoose={onChoose} />
      ) : (
        <PhoneIntakeWorkspace
          key={chosen}
          patientId={patientId}
          questionnaireKey={chosen}
          onChoose={onChoose}
          onLeave={leave}
          onRecord={onRecord}
        />
      )}
    </Page>
  )
}
