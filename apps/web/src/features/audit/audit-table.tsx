import type { AuditEntryRow, AuditFilter } from '@clinic/contract/audit'
import { ActionIcon, UnstyledButton } from '@mantine/core'
import { IconChevronRight } from '@tabler/icons-react'
import { Fragment, useState } from 'react'
import { clockText, dayText } from '../../lib/format/dates.ts'
import { numberText } from '../../lib/format/numbers.ts'
import { tSentence } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip, type ChipTone } from '../../ui/chip.tsx'
import { AuditEntry } from './audit-entry.tsx'
import classes from './audit-table.module.css'

type Props = {
  rows: readonly AuditEntryRow[]
  people: Readonly<Record<string, string>>
  onFilter: (change: Partial<AuditFilter>) => void
  onPatient: (patientId: string) => void
}

const TONES: Partial<Record<AuditEntryRow['kind'], ChipTone>> = { refusals: 'bad', exports: 'warn', reads: 'plain', changes: 'accent' }

/** Entries, newest first; each opens below itself to tell the rest. A name or a patient narrows the search to them. */
export function AuditTable({ rows, people, onFilter, onPatient }: Props) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set())
  const toggle = (id: number) =>
    setOpened((before) => {
      const after = new Set(before)
      if (!after.delete(id)) after.add(id)
      return after
    })
  return (
    <table className={classes.table} aria-label={t('Entries')}>
      <thead>
        <tr>
          <th scope="col" className={classes.when}>
            {t('When')}
          </th>
          <th scope="col" className={classes.who}>
            {t('Person')}
          </th>
          <th scope="col">{t('What')}</th>
          <th scope="col" className={classes.patient}>
            {t('Patient')}
          </th>
          <th scope="col" className={classes.seal}>
            {t('Seal')}
          </th>
          <th scope="col" className={classes.more}>
            <span className={classes.quiet}>{t('Details')}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((entry) => (
          <Fragment key={entry.id}>
            <tr className={classes.row} data-opened={opened.has(entry.id) || undefined}>
              <td className={classes.when}>
                <span className={classes.minute}>{clockText(entry.minute)}</span> <span className={classes.day}>{dayText(entry.day)}</span>
              </td>
              <td className={classes.who}>
                <UnstyledButton
                  className={classes.link}
                  aria-label={t('Only entries of {user}', { user: entry.user })}
                  onClick={() => onFilter({ person: entry.user })}
                >
                  {tSentence(entry.user)}
                </UnstyledButton>
              </td>
              <td className={classes.what}>
                <Chip tone={TONES[entry.kind] ?? 'plain'}>{t(entry.action)}</Chip>
                <span className={classes.status}>{tSentence(entry.description)}</span>
              </td>
              <td className={classes.patient}>
                {entry.patient_id !== null && (
                  <UnstyledButton
                    className={classes.link}
                    aria-label={t('Only entries of patient {patient_id}', { patient_id: entry.patient_id })}
                    onClick={() => onFilter({ patient_id: entry.patient_id ?? '' })}
                  >
                    {entry.patient_id}
                  </UnstyledButton>
                )}
              </td>
              <td className={classes.seal}>{entry.seal === null ? t('pending') : numberText(entry.seal)}</td>
              <td className={classes.more}>
                <ActionIcon
                  aria-label={t('Details of entry {id}', { id: entry.id })}
                  aria-expanded={opened.has(entry.id)}
                  aria-controls={`entry-${entry.id}`}
                  onClick={() => toggle(entry.id)}
                >
                  <IconChevronRight size={16} aria-hidden className={classes.chevron} />
                </ActionIcon>
              </td>
            </tr>
            {opened.has(entry.id) && (
              <tr id={`entry-${entry.id}`} className={classes.detailsRow}>
                <td colSpan={6}>
                  <AuditEntry entry={entry} people={people} onFilter={onFilter} onPatient={onPatient} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}
