import { type French, readFrench, type TranslatedText } from '@clinic/contract/translations'
import { Button, UnstyledButton } from '@mantine/core'
import { IconChevronDown } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { call } from '../../lib/api.ts'
import { problemSentence } from '../../lib/api-problem.ts'
import { tServer } from '../../lib/messages/sentence.ts'
import { t } from '../../lib/messages/t.ts'
import { Chip } from '../../ui/chip.tsx'
import { useConfirm } from '../../ui/confirm.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Page } from '../../ui/page.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import classes from '../../ui/text-list.module.css'
import { approvedText } from './translations-bar.tsx'
import { FRENCH_KEY, useApproval } from './use-approval.ts'

const LEAD = t(
  'What the assistant tells patients in French. A text is shown in French once a person has read it beside the English and approved it. Until then that text alone is in English, after an apology; for the consent form and for scales a person who speaks French is offered. Crisis cards are always in French.',
)

/** Every French text beside the English, to be read and approved. */
export function TranslationsScreen() {
  const french = useQuery({ queryKey: FRENCH_KEY, queryFn: ({ signal }) => call(readFrench, { signal }) })
  return (
    <Page lead={LEAD}>
      {french.isError && (
        <LoadFailure title={t('The texts could not be loaded')} retry={french.refetch}>
          {problemSentence(french.error)}
        </LoadFailure>
      )}
      {french.isPending && <TableSkeleton label={t('Loading the texts')} rows={6} />}
      {french.data && <Texts french={french.data} />}
    </Page>
  )
}

function Texts({ french: { on, texts } }: { french: French }) {
  const missing = texts.filter(({ needed, approved, words, changed }) => needed && (!approved || (!words && changed > 0)))
  return (
    <>
      <p className={classes.state} role="status">
        <Chip tone={on ? 'good' : 'warn'}>{on ? t('French is approved') : t('French is not complete')}</Chip>
        {on ? t('Everything that a visit needs is in French.') : t('These need an approval: {missing}.', { missing: names(missing) })}
      </p>
      <List title={t('The assistant')} texts={texts.filter(({ words }) => words === null)} />
      <List title={t('Questionnaires')} texts={texts.filter(({ words }) => words !== null)} />
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
          {tServer(name)}
        </UnstyledButton>
        <State text={text} />
        <div className={classes.actions}>
          {words && (
            <LinkButton
              size="xs"
              variant="default"
              aria-label={t('Translate {name}', { name: tServer(name) })}
              to="/pages/languages"
              search={{ questionnaire: words.key, of: words.of }}
            >
              {t('Translate')}
            </LinkButton>
          )}
          {!isDone && gaps.length < parts.length && (
            <Button
              size="xs"
              aria-label={t('Approve {name}', { name: tServer(name) })}
              disabled={gaps.length > 0}
              loading={approve.isPending}
              onClick={() => approve.mutate()}
            >
              {t('Approve')}
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
      title: t('Withdraw the approval of “{name}”?', { name: tServer(name) }),
      text: needed
        ? t('It is then in English for patients who speak French, or a person is offered to them, also in mid-conversation.')
        : t('The care team will handle this part for French-speaking patients.'),
      confirm: t('Withdraw'),
    })
    if (sure) withdraw.mutate()
  }
  return (
    <>
      <Button
        size="xs"
        variant="default"
        aria-label={t('Withdraw {name}', { name: tServer(name) })}
        loading={withdraw.isPending}
        onClick={undo}
      >
        {t('Withdraw')}
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
      {approved && changed > 0 && (
        <Chip tone="warn">{t('{changed, plural, one {One text} other {# texts}} changed since', { changed })}</Chip>
      )}
      {gaps.length > 0 && gaps.length === parts.length && !needed && <Chip>{t('Not translated')}</Chip>}
      {gaps.length > 0 && (gaps.length < parts.length || needed) && (
        <Chip tone="bad">{t('{gaps} of {parts} not translated', { gaps: gaps.length, parts: parts.length })}</Chip>
      )}
      {!approved && gaps.length === 0 && (
        <Chip tone={needed ? 'warn' : 'plain'}>{needed ? t('Required, not approved') : t('Not approved')}</Chip>
      )}
    </>
  )
}

function Parts({ parts }: { parts: TranslatedText['parts'] }) {
  return (
    <table className={classes.parts}>
      <thead>
        <tr>
          <th scope="col">{t('English')}</th>
          <th scope="col">{t('French')}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(({ original, translation, due }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts have an order and nothing else; equal ones occur
          <tr key={at}>
            <td>{original}</td>
            <td lang="fr">
              {translation || <Chip tone="bad">{t('missing')}</Chip>} {due && <Chip tone="warn">{t('due')}</Chip>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function names(texts: readonly TranslatedText[]): string {
  return texts.map(({ name }) => tServer(name)).join(', ')
}
