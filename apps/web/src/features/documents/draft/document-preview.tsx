import type { PrintedContent } from '@clinic/contract/documents/document-content'
import { dayText } from '../../../lib/format/dates.ts'
import { t } from '../../../lib/messages/t.ts'
import { gramsText, periodText, professionText, provinceText } from '../signed/document-texts.ts'
import classes from './draft.module.css'

/** Exactly what will be printed, in the order of the paper. */
export function DocumentPreview({ content }: { content: PrintedContent }) {
  const { patient, practitioner, place_of_consultation, province_of_consultation, daily_grams, period, signed_on } = content
  const lines: [string, string][] = [
    [t('Patient'), `${patient.given_name} ${patient.surname}`],
    [t('Date of birth'), dayText(patient.birth_date)],
    [t('Practitioner'), `${practitioner.given_name} ${practitioner.surname}, ${professionText(practitioner.profession)}`],
    [t('Licence'), `${practitioner.college} ${practitioner.licence_number}, ${provinceText(practitioner.province)}`],
    [t('Business address'), practitioner.address],
    [t('Phone'), practitioner.phone],
    [t('Fax'), practitioner.fax],
    [t('Email'), practitioner.email],
    [t('Place of consultation'), `${place_of_consultation}, ${provinceText(province_of_consultation)}`],
    [t('Date signed'), dayText(signed_on)],
    [t('Initials for secure fax'), content.initials],
  ]
  return (
    <div className={classes.paper}>
      <p className={classes.paperTitle}>
        {t('Medical document for cannabis')}
        {content.document_number !== '' && <span className={classes.soft}> {content.document_number}</span>}
      </p>
      <dl className={classes.lines}>
        {lines
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <dl className={classes.big}>
        <div>
          <dt>{t('Daily quantity of dried cannabis')}</dt>
          <dd>{gramsText(daily_grams)}</dd>
        </div>
        <div>
          <dt>{t('Period of use')}</dt>
          <dd>{periodText(period)}</dd>
        </div>
      </dl>
    </div>
  )
}
