import type { DocumentSummary } from '@clinic/contract/documents/medical-document'
import type { DocumentDraft, Readiness } from '@clinic/contract/documents/readiness'
import { PROVINCE_CODES, type ProvinceCode } from '@clinic/contract/provinces'
import { Checkbox, Select, Textarea, TextInput } from '@mantine/core'
import { flagText } from '../../../lib/format/flag-text.ts'
import { tSentence } from '../../../lib/messages/sentence.ts'
import { t } from '../../../lib/messages/t.ts'
import { amountText, gramsText, provinceText } from '../signed/document-texts.ts'
import classes from './draft.module.css'
import type { DraftEditing } from './use-document-draft.ts'

type Texts = { [K in keyof DocumentDraft]: DocumentDraft[K] extends string ? K : never }[keyof DocumentDraft]
type Switches = { [K in keyof DocumentDraft]: DocumentDraft[K] extends boolean ? K : never }[keyof DocumentDraft]
type Props = { editing: DraftEditing; inForce: readonly DocumentSummary[] }

const PROVINCES = PROVINCE_CODES.map((value) => ({ value, label: provinceText(value) }))
const UNITS = [
  { value: 'days', label: t('days') },
  { value: 'weeks', label: t('weeks') },
  { value: 'months', label: t('months') },
]
/** Above this the meter asks for the figure a second time. */
const AGAIN = 'typed-again'

/** What the practitioner says of a document; everything else comes from the record. */
export function DraftFields({ editing, inForce }: Props) {
  const { draft, readiness, type } = editing
  const { veteran } = readiness
  const save = () => void editing.flush()
  const errors = new Map(readiness.refusals.flatMap(({ field, text }) => (field === null ? [] : [[field, tSentence(text)] as const])))
  const text = (name: Texts) => ({
    name,
    value: draft[name],
    // What is not filled in yet is told by the meter; here only what was filled in wrong.
    error: draft[name] === '' ? null : errors.get(name),
    onChange: (event: { currentTarget: { value: string } }) => type({ [name]: event.currentTarget.value }),
    onBlur: save,
  })
  const tick = (name: Switches) => ({
    name,
    checked: draft[name],
    onChange: (event: { currentTarget: { checked: boolean } }) => type({ [name]: event.currentTarget.checked }),
  })
  return (
    <div className={classes.fields}>
      <div className={classes.three}>
        <TextInput label={t('Dried cannabis, grams a day')} inputMode="decimal" maxLength={20} {...text('daily_grams')} />
        <TextInput label={t('Period of use')} inputMode="numeric" maxLength={20} {...text('period_count')} />
        <Select
          label={t('Unit')}
          placeholder={t('Choose')}
          data={UNITS}
          name="period_unit"
          value={draft.period_unit || null}
          onChange={(unit) => type({ period_unit: unit ?? '' })}
        />
      </div>
      {readiness.confirmations_needed.includes(AGAIN) && (
        <TextInput
          label={t('Grams a day, typed again')}
          description={t('More than 30 g a day is unusual. Milligrams were not meant?')}
          inputMode="decimal"
          maxLength={20}
          {...text('grams_again')}
        />
      )}
      <div className={classes.two}>
        <TextInput
          label={t('Address where the patient is')}
          description={t('At this visit; for a visit by phone or video, not the clinic’s')}
          maxLength={300}
          {...text('place_of_consultation')}
        />
        <Select
          label={t('Province at this visit')}
          description={t('Your licence of this province is printed')}
          placeholder={t('Choose')}
          searchable
          data={PROVINCES}
          name="province_of_consultation"
          value={draft.province_of_consultation}
          onChange={(province) => type({ province_of_consultation: province as ProvinceCode | null })}
        />
      </div>
      <div className={classes.two}>
        <TextInput label={t('Given name on the identity document')} maxLength={300} {...text('identity_given_name')} />
        <TextInput label={t('Surname on the identity document')} maxLength={300} {...text('identity_surname')} />
      </div>
      <TextInput label={t('Condition being treated')} description={t('Not printed')} maxLength={300} {...text('condition')} />
      <Textarea
        label={t('Why cannabis is required for it')}
        description={t('What was tried, and why. Not printed')}
        autosize
        minRows={2}
        maxRows={8}
        maxLength={2000}
        {...text('condition_reason')}
      />
      <Flags editing={editing} />
      {inForce.length > 0 && (
        <Select
          label={t('Replaces')}
          clearable
          placeholder={t('None: another document beside what is there')}
          data={inForce.map(({ id, document_number, daily_grams, period }) => ({
            value: String(id),
            label: `${document_number}, ${amountText(daily_grams, period)}`,
          }))}
          name="supersedes"
          value={draft.supersedes === null ? null : String(draft.supersedes)}
          onChange={(id) => type({ supersedes: id === null ? null : Number(id) })}
        />
      )}
      <div className={classes.ticks}>
        <Checkbox label={t('The patient is not a member of my family')} {...tick('not_family')} />
        {veteran ? <Veteran {...veteran} /> : <Checkbox label={t('Veterans Affairs pays')} {...tick('veteran')} />}
        {draft.veteran && !veteran && (
          <Checkbox label={t('A specialist’s letter for more than 3 g is on file')} {...tick('specialist_letter')} />
        )}
      </div>
      <TextInput
        className={classes.short}
        label={t('Your initials (optional)')}
        description={t('Only if it goes to the seller by secure fax as the original')}
        maxLength={6}
        {...text('fax_initials')}
      />
    </div>
  )
}

/** What the record says; it is changed on its Summary. */
function Veteran({ vac_file, limit_g }: NonNullable<Readiness['veteran']>) {
  return (
    <p className={classes.soft}>
      {t('Veterans Affairs pays')}
      {limit_g !== null && t(', up to {grams} a day in all documents', { grams: gramsText(limit_g) })}
      {t('. File {vac_file}.', { vac_file })}
    </p>
  )
}

/** Each raised flag asks what was decided about it. */
function Flags({ editing: { draft, readiness, type, flush } }: { editing: DraftEditing }) {
  if (readiness.flags.length === 0) return null
  return (
    <fieldset className={classes.flags} tabIndex={-1} data-field="flags">
      <legend>{t('Flags: what did you decide?')}</legend>
      {readiness.flags.map(({ key }) => (
        <TextInput
          key={key}
          label={flagText(key)}
          name={`flags.${key}`}
          maxLength={300}
          value={draft.flags[key] ?? ''}
          onChange={(event) => type({ flags: { ...draft.flags, [key]: event.currentTarget.value } })}
          onBlur={() => void flush()}
        />
      ))}
    </fieldset>
  )
}
