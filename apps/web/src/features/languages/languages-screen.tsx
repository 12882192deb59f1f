import { approveText, type French, readFrench, type TranslatedText, withdrawApproval } from '@clinic/contract/languages'
import { Button, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { momentText } from '../../lib/format/dates.ts'
import { notify } from '../../lib/notify.tsx'
import { Chip } from '../../ui/chip.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Page } from '../../ui/page.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import classes from './languages-screen.module.css'

const KEY = ['languages', 'fr'] as const
const LEAD =
  'What the assistant tells patients in French. A text is said once somebody has read it beside the English and approved it; a change of either side makes the approval void.'

/** Every French text beside the English, to be read and approved. */
export function LanguagesScreen() {
  const french = useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(readFrench, { signal }) })
  return (
    <Page lead={LEAD} narrow>
      {french.isError && (
        <LoadFailure title="The texts could not be loaded" retry={french.refetch}>
          {problemSentence(french.error)}
        </LoadFailure>
      )}
      {french.isPending && <TableSkeleton label="Loading the texts" rows={6} />}
      {french.data && <Texts french={french.data} />}
    </Page>
  )
}

function Texts({ french: { on, texts } }: { french: French }) {
  const missing = texts.filter(({ needed, approved }) => needed && !approved)
  return (
    <>
      <p className={classes.state} role="status">
        <Chip tone={on ? 'good' : 'warn'}>{on ? 'French is on' : 'French is off'}</Chip>
        {on ? 'Patients can choose it in the chat.' : `Patients are spoken to in English until these are approved: ${names(missing)}.`}
      </p>
      <ul className={classes.texts}>
        {texts.map((text) => (
          <Text key={text.key} text={text} />
        ))}
      </ul>
    </>
  )
}

function Text({ text }: { text: TranslatedText }) {
  const { key, name, hash, needed, gaps, parts, approved } = text
  const [open, setOpen] = useState(false)
  const { ask, dialog } = useConfirm()
  const id = useId()
  const client = useQueryClient()
  const told = {
    onSuccess: (french: French) => client.setQueryData(KEY, french),
    onError: async (error: unknown) => {
      notify.failure(problemSentence(error))
      await client.invalidateQueries({ queryKey: KEY })
    },
  }
  const approve = useMutation({ mutationFn: () => call(approveText, { params: { key }, body: { hash } }), ...told })
  const withdraw = useMutation({ mutationFn: () => call(withdrawApproval, { params: { key } }), ...told })
  const takeBack = async () => {
    const sure = await ask({
      title: `Withdraw the approval of “${name}”?`,
      text: needed
        ? 'Patients are then spoken to in English, those in mid-conversation too.'
        : 'It is then left to the care team in French.',
      confirm: 'Withdraw',
    })
    if (sure) withdraw.mutate()
  }
  return (
    <li className={classes.text}>
      <div className={classes.head}>
        <UnstyledButton className={classes.name} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <IconChevronDown size={16} aria-hidden className={classes.chevron} />
          {name}
        </UnstyledButton>
        <State text={text} />
        {approved ? (
          <Button size="xs" variant="default" aria-label={`Withdraw ${name}`} loading={withdraw.isPending} onClick={takeBack}>
            Withdraw
          </Button>
        ) : (
          <Button
            size="xs"
            aria-label={`Approve ${name}`}
            disabled={gaps.length > 0}
            loading={approve.isPending}
            onClick={() => approve.mutate()}
          >
            Approve
          </Button>
        )}
      </div>
      <div id={id} hidden={!open}>
        {open && <Parts parts={parts} />}
      </div>
      {dialog}
    </li>
  )
}

function State({ text: { approved, gaps, needed, parts } }: { text: TranslatedText }) {
  if (approved)
    return (
      <span className={classes.quiet}>
        Approved by {approved.by}, {momentText(approved.at)}
      </span>
    )
  if (gaps.length > 0)
    return (
      <Chip tone="bad">
        {gaps.length} of {parts.length} not translated
      </Chip>
    )
  return <Chip tone={needed ? 'warn' : 'plain'}>{needed ? 'Needed, not approved' : 'Not approved'}</Chip>
}

function Parts({ parts }: { parts: TranslatedText['parts'] }) {
  return (
    <table className={classes.parts}>
      <thead>
        <tr>
          <th scope="col">English</th>
          <th scope="col">French</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ original, translation }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have an order and nothing else; equal ones occur
          <tr key={at}>
            <td>{original}</td>
            <td lang="fr">{translation || <Chip tone="bad">missing</Chip>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function names(texts: readonly TranslatedText[]): string {
  return texts.map(({ name }) => name).join(', ')
}
