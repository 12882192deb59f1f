import type { ContentItem, ContentState } from '@clinic/contract/questionnaires/content-approvals'
import { Button, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useId, useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { dayText } from '../../lib/format/dates.ts'
import { tRich } from '../../lib/messages/rich.ts'
import { tServer } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'
import { useSession } from '../../lib/session.ts'
import { Chip } from '../../ui/chip.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Page } from '../../ui/page.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import classes from '../../ui/text-list.module.css'
import { useContent, useContentApproval } from './use-content.ts'

const LEAD = t(
  'What comes with the program is a draft until a nurse practitioner of the clinic has read and approved it. Drafts are not shown to patients. Crisis cards, emergency numbers and the question about safety never wait for an approval.',
)
const GROUPS = [
  { kind: 'consent', title: t('Consent') },
  { kind: 'questionnaire', title: t('Questionnaires') },
  { kind: 'article', title: t('Articles that are still drafts') },
] as const

/** Every text that waits for a practitioner, and those that have been approved. */
export function ApprovalsScreen() {
  const content = useContent()
  return (
    <Page lead={LEAD}>
      {content.isError && (
        <LoadFailure title={t('The texts could not be loaded')} retry={content.refetch}>
          {problemSentence(content.error)}
        </LoadFailure>
      )}
      {content.isPending && <TableSkeleton label={t('Loading the texts')} rows={6} />}
      {content.data && <Content content={content.data} />}
    </Page>
  )
}

function Content({ content: { open, items } }: { content: ContentState }) {
  const due = items.filter(({ approved }) => approved === null)
  return (
    <>
      <p className={classes.state} role="status">
        <Chip tone={open ? 'good' : 'bad'}>{open ? t('The assistant is open') : t('The assistant is closed')}</Chip>
        {stateText(open, due)}
      </p>
      {GROUPS.map(({ kind, title }) => (
        <Group key={kind} title={title} items={items.filter((item) => item.kind === kind)} />
      ))}
    </>
  )
}

function stateText(open: boolean, due: readonly ContentItem[]): string {
  if (!open) {
    const missing = due.filter(({ needed }) => needed).map(nameOf)
    return t('Patients see emergency numbers and the clinic’s contact only. Still to be approved: {missing}.', {
      missing: missing.join(', '),
    })
  }
  return due.length === 0
    ? t('Everything is approved.')
    : t('{due, plural, one {One text is} other {# texts are}} still a draft.', { due: due.length })
}

function Group({ title, items }: { title: string; items: readonly ContentItem[] }) {
  if (items.length === 0) return null
  return (
    <section>
      <h2 className={classes.title}>{title}</h2>
      <ul className={classes.texts}>
        {items.map((item) => (
          <Item key={`${item.key} ${item.version}`} item={item} />
        ))}
      </ul>
    </section>
  )
}

/** The consent form and questionnaires have names in the person’s language; articles are named in their own. */
function nameOf({ kind, name }: ContentItem): string {
  return kind === 'article' ? name : tServer(name)
}

function Item({ item }: { item: ContentItem }) {
  const { version, language } = item
  const name = nameOf(item)
  const [open, setOpen] = useState(false)
  const id = useId()
  return (
    <li className={classes.text}>
      <div className={classes.head}>
        <UnstyledButton className={classes.name} aria-expanded={open} aria-controls={id} onClick={() => setOpen(!open)}>
          <IconChevronDown size={16} aria-hidden className={classes.chevron} />
          <span>{tRich('{name}, version {version}', { name: <span lang={language ?? undefined}>{name}</span>, version })}</span>
        </UnstyledButton>
        <State item={item} />
        <Actions item={item} />
      </div>
      <div id={id} hidden={!open}>
        {open && <Words item={item} />}
      </div>
    </li>
  )
}

function State({ item: { approved, used, version } }: { item: ContentItem }) {
  if (approved) {
    const who = approved.by
      ? t('Approved by {by}, {at}', { by: approved.by, at: dayText(approved.at) })
      : t('In use before approvals were recorded')
    return <span className={classes.quiet}>{who}</span>
  }
  return <Chip tone="warn">{used === null || used === version ? t('Draft') : t('Draft, version {used} is in use', { used })}</Chip>
}

function Actions({ item }: { item: ContentItem }) {
  const { approved, needed } = item
  const name = nameOf(item)
  const isApprover = useSession().isNP
  const { approve, withdraw } = useContentApproval(item)
  const { ask, dialog } = useConfirm()
  if (!isApprover) return approved ? null : <span className={classes.quiet}>{t('A nurse practitioner approves it')}</span>
  const undo = async () => {
    const sure = await ask({
      title: t('Withdraw the approval of “{name}”?', { name }),
      text: needed
        ? t(
            'Patients get the approved version before it. If there is none, the assistant closes at once and shows emergency numbers and the clinic’s contact only.',
          )
        : t('Patients get the approved version before it, or none.'),
      confirm: t('Withdraw'),
      tone: 'bad',
    })
    if (sure) withdraw.mutate()
  }
  return (
    <div className={classes.actions}>
      {approved ? (
        <Button size="xs" variant="default" aria-label={t('Withdraw {name}', { name })} loading={withdraw.isPending} onClick={undo}>
          {t('Withdraw')}
        </Button>
      ) : (
        <Button size="xs" aria-label={t('Approve {name}', { name })} loading={approve.isPending} onClick={() => approve.mutate()}>
          {t('Approve')}
        </Button>
      )}
      {dialog}
    </div>
  )
}

/** An article has one language; everything else is shown in both. */
function Words({ item: { parts, language } }: { item: ContentItem }) {
  if (language !== null) {
    return (
      <p className={classes.words} lang={language}>
        {parts[0]?.original}
      </p>
    )
  }
  return (
    <table className={classes.parts}>
      <thead>
        <tr>
          <th scope="col">{t('English')}</th>
          <th scope="col">{t('French')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ original, translation }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have an order and nothing else; equal ones occur
          <tr key={at}>
            <td>{original}</td>
            <td lang="fr">{translation || <Chip>{t('not translated')}</Chip>}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
