import type { Overview } from '@clinic/contract/chart'
import type { StatusRecord } from '@clinic/contract/patients'
import { Anchor } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { dayText } from '../../../lib/format/dates.ts'
import { phoneText } from '../../../lib/format/phones.ts'
import { tRich } from '../../../lib/messages/rich.ts'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import { deathText } from '../death/death-text.ts'
import { deriveChips, patientAge } from '../derive-chips.ts'
import { WorstChips } from '../patient-chips.tsx'
import { allergiesText } from './allergies-text.ts'
import classes from './record-head.module.css'
import { recordName } from './record-name.ts'
import type { RecordFacts } from './record-tab.ts'

const LANGUAGES = { en: t('English'), fr: t('French') } as const
const FLAGS = 2

/** Who the patient is, and what must not be missed. */
export function RecordHead({ facts: { record, overview, today }, tools }: { facts: RecordFacts; tools: ReactNode }) {
  const details = overview.data?.details
  const died = deathText(record)
  return (
    <section className={classes.head} aria-label={t('Patient')}>
      <div className={classes.who}>
        <h2 className={classes.name}>{recordName(record)}</h2>
        {!overview.isError && (
          <span className={classes.language} data-known={details !== undefined}>
            <Chip>{LANGUAGES[details?.language ?? 'en']}</Chip>
          </span>
        )}
        <span className={classes.tools}>{tools}</span>
      </div>
      {died !== null && <p className={classes.died}>{died}</p>}
      <p className={classes.line}>
        <Born record={record} today={today} />
        <span className={classes.id}>{record.patient_id}</span>
        <span>{record.province ? t(record.province) : t('Province missing')}</span>
        <Phone details={details} isPending={overview.isPending} called={died === null} />
      </p>
      <div className={classes.line}>
        <span className={classes.allergies}>
          <IconAlertCircle size={16} aria-hidden />
          <span>
            <strong>{t('Allergies:')}</strong>{' '}
            {overview.data ? allergiesText(overview.data) : overview.isPending ? t('loading…') : t('could not be loaded')}
          </span>
        </span>
        <WorstChips chips={deriveChips(record, today).filter(({ key }) => key !== 'call')} most={FLAGS} />
      </div>
    </section>
  )
}

function Born({ record, today }: { record: StatusRecord; today: string }) {
  const age = patientAge(record.date_of_birth, today)
  if (age === null) return <span>{t('Birth date not known')}</span>
  return <span>{tRich('{age}, born {date_of_birth}', { age: <strong>{age}</strong>, date_of_birth: dayText(record.date_of_birth) })}</span>
}

type PhoneProps = { details: Overview['details'] | undefined; isPending: boolean; called: boolean }

/** `called`: false of someone who has died. */
function Phone({ details, isPending, called }: PhoneProps) {
  if (details?.phone && !called) return <span>{phoneText(details.phone)}</span>
  if (details?.phone) return <Anchor href={`tel:${details.phone}`}>{phoneText(details.phone)}</Anchor>
  return <span>{isPending ? t('Phone loading…') : t('No phone number')}</span>
}
