import { type ConversationFilter, OUTCOMES } from '@clinic/contract/transcripts'
import { Button, NativeSelect, Switch, TextInput } from '@mantine/core'
import { CHAT_STAGE_CHOICES } from '../../lib/format/chat-stage-text.ts'
import { t } from '../../lib/messages/t.ts'
import classes from './conversation-filters.module.css'
import { OUTCOME_NAMES } from './conversation-messages.ts'
import { countFilters, NO_FILTER } from './conversation-search.ts'

const OUTCOME_CHOICES = [{ value: '', label: t('Any') }, ...OUTCOMES.map((value) => ({ value, label: OUTCOME_NAMES[value] }))]
const STAGES = [{ value: '', label: t('Any') }, ...CHAT_STAGE_CHOICES]

type Props = { filter: ConversationFilter; onChange: (change: Partial<ConversationFilter>) => void }

/** What to look for; everything is in the address. */
export function ConversationFilters({ filter, onChange }: Props) {
  const count = countFilters(filter)
  return (
    <search className={classes.filters} aria-label={t('Filter the conversations')}>
      <TextInput
        label={t('From')}
        type="date"
        value={filter.from}
        max={filter.until || undefined}
        onChange={(event) => onChange({ from: event.currentTarget.value })}
      />
      <TextInput
        label={t('Until')}
        type="date"
        value={filter.until}
        min={filter.from || undefined}
        onChange={(event) => onChange({ until: event.currentTarget.value })}
      />
      <NativeSelect
        label={t('Outcome')}
        data={OUTCOME_CHOICES}
        value={filter.outcome}
        onChange={(event) => onChange({ outcome: event.currentTarget.value as ConversationFilter['outcome'] })}
      />
      <NativeSelect
        label={t('Stage reached')}
        data={STAGES}
        value={filter.stage}
        onChange={(event) => onChange({ stage: event.currentTarget.value })}
      />
      <Switch
        className={classes.switch}
        label={t('With misunderstood messages')}
        checked={filter.misunderstood === '1'}
        onChange={(event) => onChange({ misunderstood: event.currentTarget.checked ? '1' : '' })}
      />
      {count > 0 && (
        <Button variant="subtle" onClick={() => onChange(NO_FILTER)}>
          {t('Clear {text}', { text: count === 1 ? t('the filter') : t('{count} filters', { count }) })}
        </Button>
      )}
    </search>
  )
}
