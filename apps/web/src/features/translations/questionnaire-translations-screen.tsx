import type { FormSegments, SegmentSide } from '@clinic/contract/translations'
import { alikeOptions } from '@clinic/core/questionnaires/translations/alike-options'
import { placeKey } from '@clinic/core/questionnaires/translations/places-of'
import { Button, SegmentedControl } from '@mantine/core'
import { IconLanguage } from '@tabler/icons-react'
import { useState } from 'react'
import { problemSentence } from '../../lib/api-problem.ts'
import { t } from '../../lib/messages/t.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LoadFailure } from '../../ui/load-failure.tsx'
import { Page } from '../../ui/page.tsx'
import { TableSkeleton } from '../../ui/table-skeleton.tsx'
import { groupTranslations, isUntranslated } from './group-translations.ts'
import classes from './questionnaire-translations-screen.module.css'
import { TranslationField } from './translation-field.tsx'
import { TranslationsBar } from './translations-bar.tsx'
import { type Form, useTranslationActions, useTranslations } from './use-translations.ts'

type Props = { form: Form; onSide: (of: SegmentSide) => void }

/** The French of one questionnaire, text by text beside the English: written, and approved as a whole. */
export function QuestionnaireTranslationsScreen({ form, onSide }: Props) {
  const segments = useTranslations(form)
  return (
    <Page>
      {segments.isError && !segments.data && (
        <LoadFailure title={t('The words could not be loaded')} retry={segments.refetch}>
          {problemSentence(segments.error)}
        </LoadFailure>
      )}
      {segments.isPending && <TableSkeleton label={t('Loading the words')} columns={2} rows={8} />}
      {segments.data && <Segments key={`${form.key} ${form.of}`} form={form} data={segments.data} onSide={onSide} />}
    </Page>
  )
}

type Filter = 'left' | 'all'

function Segments({ form, data, onSide }: { form: Form; data: FormSegments; onSide: Props['onSide'] }) {
  const { write, undo, isSaving, last } = useTranslationActions(form)
  const alike = alikeOptions(data.words)
  const left = data.words.filter((segment) => isUntranslated(segment, alike))
  const [filter, setFilter] = useState<Filter>(left.length > 0 ? 'left' : 'all')
  // What was left when the filter was set stays in sight while it is written.
  const [kept, setKept] = useState<ReadonlySet<string>>(() => new Set(left.map(placeKey)))
  const show = (next: Filter) => {
    setFilter(next)
    setKept(new Set(left.map(placeKey)))
  }
  const shown =
    filter === 'all' ? data.words : data.words.filter((segment) => isUntranslated(segment, alike) || kept.has(placeKey(segment)))
  return (
    <>
      <TranslationsBar
        {...{ data, isSaving, onSide }}
        of={form.of}
        left={left.length}
        undoes={last?.segments.length ?? 0}
        onUndo={undo}
        onWrite={write}
      />
      <div className={classes.under}>
        <SegmentedControl
          size="xs"
          aria-label={t('Which texts')}
          data={[
            { value: 'left', label: t('Missing ({left})', { left: left.length }) },
            { value: 'all', label: t('All ({words})', { words: data.words.length }) },
          ]}
          value={filter}
          onChange={(next) => show(next as Filter)}
        />
        <Loaded data={data} of={form.of} />
      </div>
      {shown.length === 0 && (
        <EmptyState
          icon={<IconLanguage size={20} aria-hidden />}
          title={t('Nothing is missing')}
          action={
            <Button size="xs" variant="default" onClick={() => show('all')}>
              {t('Show all')}
            </Button>
          }
        >
          {t('Every text has its French.')}
        </EmptyState>
      )}
      {groupTranslations(shown).map(({ tag, segments }) => (
        <section key={tag} className={classes.group} aria-label={tag === '' ? t('The questionnaire') : t('Question {tag}', { tag })}>
          <h3 className={classes.tag}>{tag === '' ? t('The questionnaire') : tag}</h3>
          {segments.map((segment) => (
            <TranslationField key={placeKey(segment)} segment={segment} isAlike={alike.has(placeKey(segment))} onWrite={write} />
          ))}
        </section>
      ))}
    </>
  )
}

/** What patients hear of this now. */
function Loaded({ data, of }: { data: FormSegments; of: SegmentSide }) {
  const { approved, changed, needed } = data.text
  if (approved && changed > 0)
    return (
      <p className={classes.reply}>
        {t(
          'Patients see the text approved by {by}. {changed, plural, one {One text has} other {# texts have}} changed since then and will be used once approved.',
          { by: approved.by, changed },
        )}
      </p>
    )
  if (approved && data.words.some(({ translation }) => translation === ''))
    return (
      <p className={classes.reply}>
        {t('Approved by {by}. Parts without French are hidden from French-speaking patients.', { by: approved.by })}
      </p>
    )
  if (of === 'draft')
    return (
      <p className={classes.reply}>
        {approved
          ? t('Approved. French goes live when this draft is published.')
          : t('Approve this before publishing so French stays available without interruption.')}
      </p>
    )
  if (approved) return null
  return (
    <p className={classes.reply}>
      {needed
        ? t('Not approved: until it is, its questions are in English for patients who speak French.')
        : t('Not approved. Until it is, the care team handles this part for French-speaking patients.')}
    </p>
  )
}
