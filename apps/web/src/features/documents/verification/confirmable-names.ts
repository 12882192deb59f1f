import type { Confirmable } from '@clinic/contract/documents/verification'
import { t } from '../../../lib/messages/t.ts'

export const CONFIRMABLE_NAMES: Readonly<Record<Confirmable, string>> = {
  ...{
    consultation: t('The consultation took place'),
    practitioner: t('Practitioner'),
    grams: t('Daily quantity'),
    period: t('Period of use'),
  },
  ...{ 'signature-day': t('Day of signature'), number: t('Document number'), status: t('Status') },
}

/** The same within a sentence. */
export const CONFIRMABLES_IN_TEXT: Readonly<Record<Confirmable, string>> = {
  ...{
    consultation: t('the consultation took place'),
    practitioner: t('practitioner'),
    grams: t('daily quantity'),
    period: t('period of use'),
  },
  ...{ 'signature-day': t('day of signature'), number: t('document number'), status: t('status') },
}
