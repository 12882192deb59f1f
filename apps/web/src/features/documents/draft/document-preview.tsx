import type { PrintedContent } from '@clinic/contract/documents/document-content'
import { gramsWords, periodWords, provinceWords } from '@clinic/core/documents/document-words'
import { dayText } from '../../../lib/format/dates.ts'
import classes from './draft.module.css'

/** Exactly what will be printed, in the order of the paper. */
export function DocumentPreview({ content }: { content: PrintedContent }) {
  const { patient, practitioner, place_of_consultation, province_of_consultation, daily_grams, period, signed_on } = content
  const lines: [string, string][] = [
    ['Patient', `${patient.given_name} ${patient.surname}`],
    ['Date of birth', dayText(patient.birth_date)],
    ['Practitioner', `${practitioner.given_name} ${practitioner.surname}, ${practitioner.profession}`],
    ['Licence', `${practitioner.college} ${practitioner.licence_number}, ${provinceWords(practitioner.province).en}`],
    ['Business address', practitioner.address],
    ['Phone', practitioner.phone],
    ['Fax', practitioner.fax],
    ['Email', practitioner.email],
    ['Place of consultation', `${place_of_consultation}, ${provinceWords(province_of_consultation).en}`],
    ['Date signed', dayText(signed_on)],
    ['Initials for secure fax', content.initials],
  ]
  return (
    <div className={classes.paper}>
      <p className={classes.paperTitle}>
        Medical document for cannabis
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
          <dt>Daily quantity of dried cannabis</dt>
          <dd>{gramsWords(daily_grams).en}</dd>
        </div>
        <div>
          <dt>Period of use</dt>
          <dd>{periodWords(period).en}</dd>
        </div>
      </dl>
    </div>
  )
}
