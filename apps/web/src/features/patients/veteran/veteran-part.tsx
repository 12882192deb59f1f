import type { RecordedCover } from '@clinic/contract/patients/veteran'
import { Button, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { dayText, momentText } from '../../../lib/format/dates.ts'
import { later, useLater } from '../../../lib/later.ts'
import { t } from '../../../lib/messages/t.ts'
import { useSession } from '../../../lib/session.ts'
import { useVeteran } from './use-veteran.ts'
import classes from './veteran.module.css'

const VETERAN_DIALOG = later(async () => (await import('./veteran-dialog.tsx')).VeteranDialog)

/** Whether Veterans Affairs Canada pays for the patient, up to what, and the way to change it. */
export function VeteranPart({ patientId }: { patientId: string }) {
  const { isPCR, isPCRManager, isNPManager, isAdmin } = useSession()
  const known = useVeteran(patientId)
  const [open, setOpen] = useState(false)
  const [Dialog, drawn] = useLater(VETERAN_DIALOG, open)
  if (known.isPending) return <Skeleton height={44} role="status" aria-label={t('Loading who pays')} />
  if (known.isError)
    return (
      <div role="alert">
        {problemSentence(known.error)}{' '}
        <Button variant="default" size="xs" onClick={() => void known.refetch()}>
          {t('Try again')}
        </Button>
      </div>
    )
  return (
    <div className={classes.part}>
      <Known {...known.data} />
      {(isPCR || isPCRManager || isNPManager || isAdmin) && (
        <Button size="xs" variant="default" onClick={() => setOpen(true)}>
          {known.data.cover ? t('Change who pays') : t('Record Veterans Affairs')}
        </Button>
      )}
      {Dialog && <Dialog opened={drawn && open} patientId={patientId} known={known.data} onClose={() => setOpen(false)} />}
    </div>
  )
}

function Known({ cover, limit_g, by, at, reason }: RecordedCover) {
  const recorded = by !== null && at !== null && <span className={classes.soft}>{`${reason}. ${by}, ${momentText(at)}`}</span>
  if (cover === null)
    return (
      <div className={classes.known}>
        <span className={classes.soft}>{t('Veterans Affairs doesn’t pay.')}</span>
        {recorded}
      </div>
    )
  const { vac_file, letter } = cover
  return (
    <div className={classes.known}>
      <span>
        <strong>{t('Veterans Affairs pays')}</strong>
        {limit_g !== null && t(', up to {limit_g} g a day', { limit_g })}
        {t('. File {vac_file}.', { vac_file })}
      </span>
      {letter && (
        <span>
          {t('Letter of {by}, {specialty}, of {on}: {grams} g a day{until}.', {
            by: letter.by,
            specialty: letter.specialty,
            on: dayText(letter.on),
            grams: letter.grams,
            until: letter.ends_on === null ? '' : t(' until {ends_on}', { ends_on: dayText(letter.ends_on) }),
          })}
        </span>
      )}
      {recorded}
    </div>
  )
}
