import type { Confirmable } from '@clinic/contract/documents/verification'

export const CONFIRMABLE_NAMES: Readonly<Record<Confirmable, string>> = {
  ...{ consultation: 'The consultation took place', practitioner: 'Practitioner', grams: 'Daily quantity', period: 'Period of use' },
  ...{ 'signature-day': 'Day of signature', number: 'Document number', status: 'Status' },
}
