import { type French, readFrench, type TranslatedText } from '@clinic/contract/translations'
import { Button, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { Chip } from '../../ui/chip.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Page } from '../../ui/page.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import classes from '../../ui/text-list.module.css'
import { approvedText } from './translations-bar.tsx'
import { FRENCH_KEY, useApproval } from './use-approval.ts'

const LEAD =
  'What the assistant tells patients in French. A text is shown in French once a person has read it beside the English and approved it. Until then that text alone is in English, after an apology; for the consent form and for scales a person who speaks French is offered. Crisis cards are always in French.'

/** Every French text beside the English, to be read and approved. */
export function TranslationsScreen() {
  const french = useQuery({ queryKey: FRENCH_KEY, queryFn: ({ signal }) => call(readFrench, { signal }) })
  return (
    <Page lead={LEAD}>
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
  const missing = texts.filter(({ needed, approved, words, changed }) => needed && (!approved || (!words && changed > 0)))
  return (
    <>
      <p className={classes.state} role="status">
        <Chip tone={on ? 'good' : 'warn'}>{on ? 'French is approved' : 'French is not complete'}</Chip>
        {on ? 'Everything that a visit needs is in French.' : `These need an approval: ${names(missing)}.`}
      </p>
      <List title="The assistant" texts={texts.filter(({ words }) => words === null)} />
      <List title="Questionnaires" texts={texts.filter(({ words }) => words !== null)} />
    </>
  )
}

function List({ title, texts }: { title: string; texts: readonly TranslatedText[] }) {
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.texts}>
        {texts.map((text) => (
          <Text key={text.key} text={text} />
        ))}
      </ul>
    </section>
  )
}

function Text({ text }: { text: TranslatedText }) {
  const { name, gaps, parts, words, approved, changed } = text
  const [open, setOpen] = useState(false)
  const id = useId()
  const { approve } = useApproval(text)
  const isDone = approved !== null && changed === 0
  return (
    <li className={classes.text}>
      <div className={classes.head}>
        <UnstyledButton className={classes.name} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <IconChevronDown size={16} aria-hidden className={classes.chevron} />
          {name}
        </UnstyledButton>
        <State text={text} />
        <div className={classes.actions}>
          {words && (
            <LinkButton
              size="xs"
              variant="default"
              aria-label={`Translate ${name}`}
              to="/pages/languages"
              search={{ questionnaire: words.key, of: words.of }}
            >
              Translate
            </LinkButton>
          )}
          {!isDone && gaps.length < parts.length && (
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
          {approved && words?.of !== 'draft' && <Withdraw text={text} />}
        </div>
      </div>
      <div id={id} hidden={!open}>
        {open && <Parts parts={parts} />}
      </div>
    </li>
  )
}

function Withdraw({ text }: { text: TranslatedText }) {
  const { name, needed } = text
  const { ask, dialog } = useConfirm()
  const { withdraw } = useApproval(text)
  const undo = async () => {
    const sure = await ask({
      title: `Withdraw the approval of “${name}”?`,
      text: needed
        ? 'It is then in English for patients who speak French, or a person is offered to them, also in mid-conversation.'
        : 'The care team will handle this part for French-speaking patients.',
      confirm: 'Withdraw',
    })
    if (sure) withdraw.mutate()
  }
  return (
    <>
      <Button size="xs" variant="default" aria-label={`Withdraw ${name}`} loading={withdraw.isPending} onClick={undo}>
        Withdraw
      </Button>
      {dialog}
    </>
  )
}

function State({ text }: { text: TranslatedText }) {
  const { approved, changed, gaps, needed, parts } = text
  return (
    <>
      {approved && <span className={classes.quiet}>{approvedText(text)}</span>}
      {approved && changed > 0 && <Chip tone="warn">{changed === 1 ? 'One text' : `${changed} texts`} changed since</Chip>}
      {gaps.length > 0 && gaps.length === parts.length && !needed && <Chip>Not translated</Chip>}
      {gaps.length > 0 && (gaps.length < parts.length || needed) && (
        <Chip tone="bad">
          {gaps.length} of {parts.length} not translated
        </Chip>
      )}
      {!approved && gaps.length === 0 && <Chip tone={needed ? 'warn' : 'plain'}>{needed ? 'Required, not approved' : 'Not approved'}</Chip>}
    </>
  )
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
        {parts.map(({ original, translation, due }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have an order and nothing else; equal ones occur
          <tr key={at}>
            <td>{original}</td>
            <td lang="fr">
              {translation || <Chip tone="bad">missing</Chip>} {due && <Chip tone="warn">due</Chip>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function names(texts: readonly TranslatedText[]): string {
  return texts.map(({ name }) => name).join(', ')
}
