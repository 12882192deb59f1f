import { Button, Stack } from '@mantine/core'
import { t } from '../../../lib/messages/t.ts'
import classes from '../look-up/look-up.module.css'
import { candidateName, candidateText } from '../look-up/look-up-text.ts'
import type { Likely } from './registration-text.ts'

type Props = { likely: Likely; busy: boolean; onDifferent: (patientIds: string[]) => void }

/** Who the caller may be already; staff can register them as someone else. */
export function LikelyDuplicates({ likely: { candidates, hidden }, busy, onDifferent }: Props) {
  return (
    <Stack gap="sm" role="alert">
      <strong>{t('There may be a record of this person already.')}</strong>
      {candidates.length > 0 && (
        <ul className={classes.found} aria-label={t('Likely the same person')}>
          {candidates.map((candidate) => (
            <li key={candidate.patient_id} className={classes.candidate}>
              <div className={classes.who}>
                {candidateName(candidate)}
                <span>{candidateText(candidate)}</span>
              </div>
            </li>
          ))}
        </ul>
      )}
      {hidden > 0 ? (
        <span>
          {t('A likely record belongs to a province that you are not licensed in. Ask an administrator to register this caller.')}
        </span>
      ) : (
        <>
          <span>{t('Look the caller up to open their record. If the caller is someone else, register them.')}</span>
          <div>
            <Button variant="light" loading={busy} onClick={() => onDifferent(candidates.map(({ patient_id }) => patient_id))}>
              {t('This is someone else, register')}
            </Button>
          </div>
        </>
      )}
    </Stack>
  )
}
