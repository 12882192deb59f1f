import type { StatusRow } from '@clinic/contract/patients'
import type { DeathCorrection, DeathReporter } from '@clinic/contract/patients/death'
import { dayText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'

/** That a patient has died, and when; null where no death is recorded. */
export function deathText({ death_recorded_at, died_on }: Pick<StatusRow, 'death_recorded_at' | 'died_on'>): string | null {
  if (death_recorded_at === null) return null
  return died_on === null ? t('Died, date not known') : t('Died {day}', { day: dayText(died_on) })
}

export const REPORTER_LABELS: Readonly<Record<DeathReporter, string>> = {
  family: t('A relative or friend'),
  care: t('A care provider'),
  seller: t('A seller'),
  estate: t('An executor or an authority'),
  other: t('Someone else'),
}

export const CORRECTION_LABELS: Readonly<Record<DeathCorrection, string>> = {
  'other-person': t('Someone else has died'),
  'report-wrong': t('The report was wrong'),
  'by-mistake': t('It was recorded by mistake'),
}
