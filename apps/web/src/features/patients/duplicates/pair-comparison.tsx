import type { Comparison, MergeField } from '@clinic/contract/patients/duplicates'
import { MERGE_FIELDS } from '@clinic/contract/patients/duplicates'
import { Alert, Button, Group, Radio, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { dayText, momentText } from '../../../lib/format/dates.ts'
import { phoneText } from '../../../lib/format/phones.ts'
import { tServer } from '../../../lib/messages/sentence.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { useConfirm } from '../../../ui/confirm.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { Panel } from '../../../ui/panel.tsx'
import classes from './duplicates.module.css'
import { type Choice, differing, FIELD_LABELS, nameOf, orderOf, otherPlace, type Place, refusalFor, sourceOf } from './merge-messages.ts'
import { useComparison, useMerging } from './use-duplicates.ts'

type Props = { pair: { one_id: string; other_id: string }; onDone: () => void }

/** Two records side by side: which one remains, which values it keeps, and what the merge means. */
export function PairComparison({ pair, onDone }: Props) {
  const compared = useComparison(pair)
  if (compared.isPending) return <Skeleton height={320} role="status" aria-label={t('Loading both records')} />
  if (compared.isError)
    return (
      <LoadFailure title={t('The records could not be compared')} retry={compared.refetch}>
        {problemSentence(compared.error)}
      </LoadFailure>
    )
  return <Compared pair={pair} compared={compared.data} onDone={onDone} onAgain={() => void compared.refetch()} />
}

function Compared({ pair, compared, onDone, onAgain }: Props & { compared: Comparison; onAgain: () => void }) {
  const [choice, choose] = useState<Choice>({
    survivor: compared.refusal !== null && compared.reversed === null ? 'other' : 'one',
    from: {},
  })
  const { merge, undo, apart } = useMerging()
  const { ask, dialog } = useConfirm()
  const refusal = refusalFor(compared, choice.survivor)
  const [survivor, merged] = [compared[choice.survivor], compared[otherPlace(choice.survivor)]]
  const start = async () => {
    const yes = await ask({
      title: t('Merge {merged} into {survivor}?', { merged: nameOf(merged), survivor: nameOf(survivor) }),
      text: (
        <>
          <p>
            {t(
              '{survivor} ({patient_id}) remains. {merged} ({merged_id}) is closed, and every link, search and chat login to it leads to {patient_id}.',
              { survivor: nameOf(survivor), patient_id: survivor.patient_id, merged: nameOf(merged), merged_id: merged.patient_id },
            )}
          </p>
          <p>
            {t(
              'What is open moves: queue, hold, help request, alarms, visit, calls and drafts. Both histories remain. You can undo this for 90 days.',
            )}
          </p>
        </>
      ),
      confirm: t('Merge the records'),
      tone: 'bad',
    })
    if (!yes) return
    merge.mutate(orderOf(compared, choice), {
      onSuccess: ({ id, message }) => {
        notify.success(message, { label: t('Undo'), run: () => undo.mutate(id) })
        onDone()
      },
      onError: onAgain,
    })
  }
  return (
    <div className={classes.page}>
      <Panel title={t('Which record remains?')}>
        <Radio.Group
          aria-label={t('The record that remains')}
          value={choice.survivor}
          onChange={(value) => choose({ survivor: value as Place, from: {} })}
        >
          <div className={classes.sides}>
            {(['one', 'other'] as const).map((place) => (
              <Side key={place} place={place} compared={compared} />
            ))}
          </div>
        </Radio.Group>
      </Panel>
      <Panel title={t('Values of the record that remains')} note={fieldsNote(differing(compared).length)} flush>
        <Fields
          compared={compared}
          choice={choice}
          onFrom={(field, place) => choose({ ...choice, from: { ...choice.from, [field]: place } })}
        />
      </Panel>
      {refusal !== null && (
        <Alert color="warn" role="alert" title={t('These records cannot be merged this way')}>
          {refusal}
        </Alert>
      )}
      <Group gap="sm" className={classes.actions}>
        <Button disabled={refusal !== null} loading={merge.isPending} onClick={() => void start()}>
          {t('Merge into {patient_id}', { patient_id: survivor.patient_id })}
        </Button>
        <Button variant="default" loading={apart.isPending} onClick={() => apart.mutate(pair, { onSuccess: onDone })}>
          {t('These are two people')}
        </Button>
        <Button variant="subtle" onClick={onDone}>
          {t('Back to the list')}
        </Button>
      </Group>
      {dialog}
    </div>
  )
}

function fieldsNote(count: number): string {
  return count === 0 ? t('no difference') : t('{count, plural, one {# differs} other {# differ}}', { count })
}

function Side({ place, compared }: { place: Place; compared: Comparison }) {
  const { patient_id, created_at, active, facts } = compared[place]
  return (
    <div className={classes.side}>
      <Radio value={place} label={nameOf(compared[place])} classNames={{ label: classes.name ?? '' }} />
      <span className={classes.soft}>
        {t('{patient_id}, since {created_at}{inactive}', {
          patient_id,
          created_at: momentText(created_at),
          inactive: active ? '' : t(', inactive'),
        })}
      </span>
      {facts.length === 0 ? (
        <span className={classes.soft}>{t('Nothing is open, and no visit was completed.')}</span>
      ) : (
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact}>{tServer(fact)}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function shownValue(field: MergeField, value: string): string {
  if (field === 'phone' && value !== '') return phoneText(value)
  if (field === 'date_of_birth' && value !== '') return dayText(value)
  if (field === 'province' || field === 'language') return t(value)
  return field === 'gender' ? t(value.charAt(0) + value.slice(1).toLowerCase()) : value
}

type FieldsProps = { compared: Comparison; choice: Choice; onFrom: (field: MergeField, place: Place) => void }

function Fields({ compared, choice, onFrom }: FieldsProps) {
  const open = differing(compared)
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">{t('Field')}</th>
          <th scope="col">{compared.one.patient_id}</th>
          <th scope="col">{compared.other.patient_id}</th>
        </tr>
      </thead>
      <tbody>
        {MERGE_FIELDS.map((field) => (
          <tr key={field} data-differs={open.includes(field) || undefined}>
            <th scope="row">{FIELD_LABELS[field]}</th>
            {(['one', 'other'] as const).map((place) => {
              const value = shownValue(field, compared[place].fields[field])
              if (!open.includes(field)) return <td key={place}>{value || <span className={classes.soft}>{t('empty')}</span>}</td>
              return (
                <td key={place}>
                  <Radio
                    name={field}
                    label={value || t('empty')}
                    aria-label={t('{field}: {value}, of {patient_id}', {
                      field: FIELD_LABELS[field],
                      value: value || t('empty'),
                      patient_id: compared[place].patient_id,
                    })}
                    checked={sourceOf(compared, choice, field) === place}
                    onChange={() => onFrom(field, place)}
                  />
                </td>
              )
            })}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
