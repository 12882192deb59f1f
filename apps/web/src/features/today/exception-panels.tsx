import {
  ABANDONED_DAYS,
  DOUBT_DAYS,
  type LostReason,
  type Today,
  type TodayChase,
  type TodayDeliveries,
  type TodayDoubts,
  type TodayLicences,
  type TodayLost,
  type TodayUndecided,
} from '@clinic/contract/queues/today'
import { provinceName } from '@clinic/core/reference-data/provinces'
import { UnstyledButton } from '@mantine/core'
import type { ReactNode } from 'react'
import { dayText, momentText } from '../../lib/format/dates.ts'
import { STANDING_TEXTS } from '../../lib/licence-texts.ts'
import { t } from '../../lib/messages/t.ts'
import { useSession } from '../../lib/session.ts'
import { Panel } from '../../ui/panel.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import classes from './rows.module.css'

const WHY: Readonly<Record<LostReason, string>> = {
  'renewal-overdue': t('The renewal date has passed'),
  'no-renewal-date': t('No renewal date is set'),
  'next-step-due': t('The next step of the last visit is due'),
  'visit-missed': t('A booked visit did not take place'),
  'never-seen': t('The intake is done and no visit is booked'),
}

type OnPatient = { onPatient: (patientId: string) => void }

/** Patients for whom nothing would happen next; there should be none (F-3). */
export function LostPanel({ lost: { total, rows, abandoned = 0 }, onPatient }: { lost: TodayLost } & OnPatient) {
  return (
    <ExceptionPanel
      title={t('Without a next step')}
      total={total}
      text={
        total === 0
          ? t('Every active patient is in a queue, or has a visit or a renewal date ahead.')
          : t('They return to the PCR queue tonight.')
      }
      more={
        abandoned > 0 &&
        t(
          '{abandoned, plural, one {# silent intake} other {# silent intakes}} ended as abandoned in the last {ABANDONED_DAYS} days. Patients who return continue where they stopped.',
          { abandoned, ABANDONED_DAYS },
        )
      }
      rows={rows.map(({ reason, ...row }) => ({ ...row, about: WHY[reason] }))}
      onPatient={onPatient}
    />
  )
}

/** Visits that another program completed, without a decision (F-8). */
export function UndecidedPanel({ undecided: { total, rows }, onPatient }: { undecided: TodayUndecided } & OnPatient) {
  return (
    <ExceptionPanel
      title={t('Completed without a decision')}
      total={total}
      text={total === 0 ? t('Every visit of the last 7 days has a decision.') : t('Of the last 7 days. Ask the NP what was decided.')}
      rows={rows.map(({ user, ...row }) => ({ ...row, about: t('Seen by {user}', { user }) }))}
      onPatient={onPatient}
    />
  )
}

/** Records that are likely of one person, for managers to compare (F-13). */
export function DuplicatesPanel({ total }: { total: number }) {
  return (
    <Panel title={t('Likely duplicates')} note={String(total)} aside={<TextLink to="/pages/duplicates">{t('Compare')}</TextLink>} flush>
      <p className={classes.none}>
        {total === 0 ? t('No two records look like one person.') : t('Compare each pair, then merge it or say that it is two people.')}
      </p>
    </Panel>
  )
}

/** Corrections of names, birth dates and health numbers that wait for a second person (F-12). */
export function CorrectionsPanel({ corrections, onPatient }: { corrections: Today['corrections'] } & OnPatient) {
  return (
    <ExceptionPanel
      title={t('Corrections to confirm')}
      total={corrections.length}
      text={t('Open the record, choose Contact details, then Name, birth date, health number.')}
      rows={corrections.map(({ by, confirm_until, ...row }) => ({
        ...row,
        about: t('By {by}, lapses {confirm_until}', { by, confirm_until: momentText(confirm_until) }),
      }))}
      onPatient={onPatient}
    />
  )
}

/** One’s own visit notes that are not signed yet. */
export function UnsignedPanel({ unsigned, onPatient }: { unsigned: NonNullable<Today['unsigned']> } & OnPatient) {
  return (
    <ExceptionPanel
      title={t('Notes to sign')}
      total={unsigned.length}
      text={t('Open the record, read the draft under Notes, and sign it.')}
      rows={unsigned.map(({ started_at, ...row }) => ({ ...row, about: t('Begun {started_at}', { started_at: momentText(started_at) }) }))}
      onPatient={onPatient}
    />
  )
}

/** Medical documents that no seller has registered, to be asked after (s. 273(4)). */
export function ChasePanel({ chase: { total, rows }, onPatient }: { chase: TodayChase } & OnPatient) {
  return (
    <ExceptionPanel
      title={t('Documents to chase')}
      aside={<TextLink to="/pages/chase">{t('All')}</TextLink>}
      total={total}
      text={t(
        'Signed two weeks ago or longer, and no seller has registered them. Ask the seller or the patient, then record it under Documents.',
      )}
      rows={rows.map(({ document_number, seller, days, ...row }) => ({
        ...row,
        about: seller
          ? t('{document_number}, signed {days} days ago, with {seller}', { document_number, days, seller })
          : t('{document_number}, signed {days} days ago, not sent', { document_number, days }),
      }))}
      onPatient={onPatient}
    />
  )
}

/** Letters and originals that someone has to send by hand, until that is recorded. */
export function DeliveriesPanel({ deliveries: { total, rows }, onPatient }: { deliveries: TodayDeliveries } & OnPatient) {
  return (
    <ExceptionPanel
      title={t('To send to sellers')}
      aside={<TextLink to="/pages/chase">{t('All')}</TextLink>}
      total={total}
      text={t('Send each one, then record it under Documents in the record.')}
      rows={rows.map(({ document_number, seller, letter, death, owner, since, ...row }) => ({
        ...row,
        about: death
          ? t('tell {seller} of the death of its client, letter about {document_number}, due since {since}, {owner}', {
              seller,
              document_number,
              since: momentText(since),
              owner,
            })
          : letter
            ? t('letter about {document_number} to {seller}, due since {since}, {owner}', {
                document_number,
                seller,
                since: momentText(since),
                owner,
              })
            : t('{document_number} to {seller}, due since {since}, {owner}', { document_number, seller, since: momentText(since), owner }),
      }))}
      onPatient={onPatient}
    />
  )
}

/** Calls of sellers to whom nothing was confirmed; told here and in no email (facts 5.7). */
export function DoubtsPanel({ doubts: { total, rows } }: { doubts: TodayDoubts }) {
  return (
    <Panel title={t('Calls in doubt')} note={String(total)} aside={<TextLink to="/pages/verify">{t('All calls')}</TextLink>} flush>
      <p className={classes.none}>
        {t('Sellers who asked about a document in the last {DOUBT_DAYS} days and were told nothing. Read the notes, and ask the seller.', {
          DOUBT_DAYS,
        })}
      </p>
      <ul className={classes.rows}>
        {rows.map(({ id, document_number, seller, by, at, doubt }) => (
          <li key={id} className={classes.row} data-narrow>
            <div className={classes.who} data-whole>
              <span className={classes.name}>{document_number}</span>
              <span className={classes.about}>
                {t('{verdict} · {seller}, {at}, answered by {by}', {
                  verdict: doubt ? t('Doubt') : t('No match'),
                  seller,
                  at: momentText(at),
                  by,
                })}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {total > rows.length && <p className={classes.none}>{t('{total} more', { total: total - rows.length })}</p>}
    </Panel>
  )
}

/** Licences of NPs that need attention (F-7): administrators record them, managers and the NP are told. */
export function LicencesPanel({ licences: { total, rows } }: { licences: TodayLicences }) {
  const { isAdmin } = useSession()
  return (
    <Panel title={t('Licences to check')} note={String(total)} flush>
      <p className={classes.none}>
        {isAdmin
          ? t('Read the college’s register, then record what it says.')
          : t('An administrator records what the college’s register says.')}
      </p>
      <ul className={classes.rows}>
        {rows.map(({ user_id, name, standing, provinces, valid_to }) => (
          <li key={`${user_id} ${standing}`} className={classes.row} data-narrow>
            <div className={classes.who} data-whole>
              {isAdmin ? (
                <TextLink className={classes.name} to="/pages/userAdmin" search={{ q: name }}>
                  {name}
                </TextLink>
              ) : (
                <span className={classes.name}>{name}</span>
              )}
              <span className={classes.about} title={provinces.map((code) => t(provinceName(code))).join(', ')}>
                {provinces.join(' ')} · {STANDING_TEXTS[standing]}
                {valid_to !== null &&
                  (standing === 'expiring' || standing === 'expired') &&
                  t(' (last day {valid_to})', { valid_to: dayText(valid_to) })}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {total > rows.length && <p className={classes.none}>{t('{total} more', { total: total - rows.length })}</p>}
    </Panel>
  )
}

type PanelProps = {
  title: string
  aside?: ReactNode
  total: number
  text: string
  more?: string | false
  rows: { id?: number; patient_id: string; name: string; about: string }[]
} & OnPatient

function ExceptionPanel({ title, aside, total, text, more, rows, onPatient }: PanelProps) {
  return (
    <Panel title={title} note={String(total)} aside={aside} flush>
      <p className={classes.none}>{text}</p>
      <ul className={classes.rows}>
        {rows.map(({ id, patient_id, name, about }) => (
          <li key={id ?? patient_id} className={classes.row} data-narrow>
            <div className={classes.who} data-whole>
              <UnstyledButton className={classes.name} aria-haspopup="dialog" onClick={() => onPatient(patient_id)}>
                {name || t('No name yet')}
              </UnstyledButton>
              <span className={classes.about}>
                <span className={classes.id}>{patient_id}</span> · {about}
              </span>
            </div>
          </li>
        ))}
      </ul>
      {more && <p className={classes.none}>{more}</p>}
      {rows.length > 0 && total > rows.length && <p className={classes.none}>{t('{total} more', { total: total - rows.length })}</p>}
    </Panel>
  )
}
