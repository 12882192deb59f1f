import { ARTICLE_LIMITS, type Article, FEWEST_PHRASINGS } from '@clinic/contract/articles'
import type { ChatLanguage } from '@clinic/contract/chat'
import { articleErrors, readsLikeDose } from '@clinic/core/articles/article-errors'
import { Button, Textarea, TextInput } from '@mantine/core'
import { useEffect, useRef, useState } from 'react'
import { t } from '../../lib/messages/t.ts'
import { useSession } from '../../lib/session.ts'
import { Chip } from '../../ui/chip.tsx'
import { type Draft, draftOf, fieldsOf, isChanged } from './article-draft.ts'
import classes from './article-drawer.module.css'
import { LANGUAGE_NAMES, STATE_NAMES, STATE_TONES } from './article-messages.ts'
import { LanguageSelect } from './language-select.tsx'
import { useArticleActions } from './use-article-actions.ts'

type Props = { article: Article | null; onChanged: (changed: boolean) => void; onSaved: (id: string) => void }
type Errors = ReturnType<typeof articleErrors>

/** The fields of an article, on its newest version. */
export function ArticleForm({ article, onChanged, onSaved }: Props) {
  const [saved] = useState(() => draftOf(article, new Date().toLocaleDateString('en-CA')))
  const [draft, setDraft] = useState(saved)
  const [errors, setErrors] = useState<Errors>({})
  const form = useRef<HTMLFormElement>(null)
  const changed = isChanged(draft, saved)
  useEffect(() => onChanged(changed), [changed, onChanged])
  const [language, setLanguage] = useState<ChatLanguage>('en')
  const isApprover = useSession().isNP
  const { save, publish, withdraw, busy, dialog } = useArticleActions(article, { language, onSaved, onErrors: setErrors })
  const newest = article?.versions[0]
  const put = (change: Partial<Draft>) => {
    setDraft((before) => ({ ...before, ...change }))
    setErrors((before) => Object.fromEntries(Object.entries(before).filter(([field]) => !(field in change))))
  }
  /** The fields where nothing is wrong with them; else the first with an error is shown. */
  const checked = (least = 0) => {
    const fields = fieldsOf(draft)
    const few = fields.phrasings.length < least
    const found = {
      ...articleErrors(fields),
      ...(few && { phrasings: t('Add at least {least} sample questions, one per line.', { least }) }),
    }
    setErrors(found)
    const [first] = Object.keys(found)
    if (!first) return fields
    form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus()
    return null
  }
  const run = (action: typeof save, least?: number) => {
    const fields = checked(least)
    if (fields) action({ fields, changed })
  }
  const bind = (name: keyof Draft) => ({
    ...{ name, value: draft[name], error: errors[name] },
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) => put({ [name]: event.currentTarget.value }),
  })
  return (
    <form
      ref={form}
      className={classes.form}
      noValidate
      aria-label={t('Article')}
      onSubmit={(event) => {
        event.preventDefault()
        run(save)
      }}
    >
      {article && (
        <div className={classes.facts}>
          <Chip tone={STATE_TONES[article.state]}>{STATE_NAMES[article.state]}</Chip>
          <Chip>{LANGUAGE_NAMES[article.language]}</Chip>
          {newest && !newest.live && article.state === 'approved' && <Chip>{t('newer draft, not published')}</Chip>}
          {changed && <span className={classes.warn}>{t('not saved')}</span>}
        </div>
      )}
      {!article && <LanguageSelect value={language} onChange={setLanguage} description={t('Used only for questions in this language')} />}
      <Fields draft={draft} bind={bind} />
      <div className={classes.foot}>
        {article?.state === 'approved' && (
          <Button data-start variant="subtle" color="bad" disabled={busy} onClick={withdraw}>
            {t('Withdraw')}
          </Button>
        )}
        <Button type="submit" variant="default" disabled={busy || (!changed && article !== null)}>
          {t('Save as draft')}
        </Button>
        <Button
          loading={busy}
          disabled={!isApprover || (!changed && newest?.live === true)}
          title={isApprover ? undefined : t('A nurse practitioner approves articles.')}
          onClick={() => run(publish, FEWEST_PHRASINGS)}
        >
          {t('Approve and publish')}
        </Button>
      </div>
      {dialog}
    </form>
  )
}

type Bind = (name: keyof Draft) => { name: string; value: string; onChange: (event: React.ChangeEvent<never>) => void }

function Fields({ draft, bind }: { draft: Draft; bind: Bind }) {
  const left = ARTICLE_LIMITS.text - draft.text.trim().length
  return (
    <>
      <TextInput
        label={t('Title')}
        description={t('Shown to patients below the answer')}
        required
        maxLength={ARTICLE_LIMITS.title}
        {...bind('title')}
      />
      <Textarea
        label={t('Text')}
        description={t('Sent to patients exactly as written. {left, plural, one {# character} other {# characters}} left.', {
          left: Math.max(0, left),
        })}
        required
        autosize
        minRows={5}
        maxRows={14}
        maxLength={ARTICLE_LIMITS.text}
        {...bind('text')}
      />
      {readsLikeDose(draft.text) && (
        <p className={classes.warn} role="status">
          {t('This looks like dosing advice. The assistant must not give doses; please review.')}
        </p>
      )}
      <Textarea
        label={t('Sample questions')}
        description={t('Questions this article answers, as patients would type them, one per line')}
        autosize
        minRows={6}
        maxRows={14}
        {...bind('phrasings')}
      />
      <div className={classes.pair}>
        <TextInput label={t('Owner')} required maxLength={ARTICLE_LIMITS.owner} {...bind('owner')} />
        <TextInput label={t('Source')} maxLength={ARTICLE_LIMITS.source} {...bind('source')} />
        <TextInput label={t('Reviewed on')} type="date" required {...bind('reviewed_on')} />
        <TextInput label={t('Review due')} type="date" required {...bind('review_due')} />
      </div>
    </>
  )
}
