import type { Comparison, MergeField } from '@clinic/contract/patients/duplicates'
import { MERGE_FIELDS } from '@clinic/contract/patients/duplicates'
import { Alert, Button, Group, Radio, Skeleton } from '@mantine/core'
import { useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { momentText } from '../../../lib/format/dates.ts'
import { phoneText } from '../../../lib/format/phones.ts'
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
  if (compared.isPending) return <Skeleton height={320} role="status" aria-label="Loading both records" />
  if (compared.isError)
    return (
      <LoadFailure title="The records could not be compared" retry={compared.refetch}>
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
      title: `Merge ${nameOf(merged)} into ${nameOf(survivor)}?`,
      text: (
        <>
          <p>{`${nameOf(survivor)} (${survivor.patient_id}) remains. ${nameOf(merged)} (${merged.patient_id}) is closed, and every link, search and chat login to it leads to ${survivor.patient_id}.`}</p>
          <p>
            What is open moves: queue, hold, help request, alarms, visit, calls and drafts. Both histories remain. You can undo this for 90
            days.
          </p>
        </>
      ),
      confirm: 'Merge the records',
      tone: 'bad',
    })
    if (!yes) return
    merge.mutate(orderOf(compared, choice), {
      onSuccess: ({ id, message }) => {
        notify.success(message, { label: 'Undo', run: () => undo.mutate(id) })
        onDone()
      },
      onError: onAgain,
    })
  }
  return (
    <div className={classes.page}>
      <Panel title="Which record remains?">
        <Radio.Group
          aria-label="The record that remains"
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
      <Panel title="Values of the record that remains" note={fieldsNote(differing(compared).length)} flush>
        <Fields
          compared={compared}
          choice={choice}
          onFrom={(field, place) => choose({ ...choice, from: { ...choice.from, [field]: place } })}
        />
      </Panel>
      {refusal !== null && (
        <Alert color="warn" role="alert" title="These records cannot be merged this way">
          {refusal}
        </Alert>
      )}
      <Group gap="sm" className={classes.actions}>
        <Button disabled={refusal !== null} loading={merge.isPending} onClick={() => void start()}>
          {`Merge into ${survivor.patient_id}`}
        </Button>
        <Button variant="default" loading={apart.isPending} onClick={() => apart.mutate(pair, { onSuccess: onDone })}>
          These are two people
        </Button>
        <Button variant="subtle" onClick={onDone}>
          Back to the list
        </Button>
      </Group>
      {dialog}
    </div>
  )
}

function fieldsNote(count: number): string {
  return count === 0 ? 'no difference' : `${count} ${count === 1 ? 'differs' : 'differ'}`
}

function Side({ place, compared }: { place: Place; compared: Comparison }) {
  const { patient_id, created_at, active, facts } = compared[place]
  return (
    <div className={classes.side}>
      <Radio value={place} label={nameOf(compared[place])} classNames={{ label: classes.name ?? '' }} />
      <span className={classes.soft}>{`${patient_id}, since ${momentText(created_at)}${active ? '' : ', inactive'}`}</span>
      {facts.length === 0 ? (
        <span className={classes.soft}>Nothing is open, and no visit was completed.</span>
      ) : (
        <ul className={classes.facts}>
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      )}
    </div>
  )
}

function shownValue(field: MergeField, value: string): string {
  if (field === 'phone' && value !== '') return phoneText(value)
  return field === 'gender' ? value.charAt(0) + value.slice(1).toLowerCase() : value
}

type FieldsProps = { compared: Comparison; choice: Choice; onFrom: (field: MergeField, place: Place) => void }

function Fields({ compared, choice, onFrom }: FieldsProps) {
  const open = differing(compared)
  return (
    <table className={classes.table}>
      <thead>
        <tr>
          <th scope="col">Field</th>
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
              if (!open.includes(field)) return <td key={place}>{value || <span className={classes.soft}>empty</span>}</td>
              return (
                <td key={place}>
                  <Radio
                    name={field}
                    label={value || 'empty'}
                    aria-label={`${FIELD_LABELS[field]}: ${value || 'empty'}, of ${compared[place].patient_id}`}
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
