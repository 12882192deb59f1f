import { STAFF_DAYS_AHEAD, type VisitKind } from '@clinic/contract/booking'
import type { FreeTime, Visit, VisitWay } from '@clinic/contract/booking/visits'
import { PROVINCE_CODES, PROVINCES, type ProvinceCode } from '@clinic/contract/provinces'
import { addDays } from '@clinic/core/shared/dates'
import { Button, Group, Modal, Radio, Select, Stack, Switch, TextInput } from '@mantine/core'
import { useState } from 'react'
import { ApiProblem, problemSentence } from '../../../lib/api-problem.ts'
import { dayText } from '../../../lib/format/dates.ts'
import { localDay } from '../../../lib/format/local-day.ts'
import { tRich } from '../../../lib/messages/rich.ts'
import { t } from '../../../lib/messages/t.ts'
import { notify } from '../../../lib/notify.tsx'
import { useSession } from '../../../lib/session.ts'
import { TimeChoice } from './time-choice.tsx'
import { useChangeVisit } from './use-visits.ts'
import { KIND_NAMES, timeText, WAY_NAMES } from './visit-text.ts'
import classes from './visits.module.css'

/**
 * `moved`: the visit that gets another time; null: a new one. `video`: the clinic has a video link. `wanted`: the day around which the NP wants to
 * see the patient again.
 */
export type VisitForm = {
  patientId: string
  called: string
  home: ProvinceCode | null
  video: boolean
  wanted: string | null
  moved: Visit | null
}
type Props = { form: VisitForm | null; onClose: () => void }

/** Books or moves a patient’s visit (F-9). `form` null: closed. */
export function VisitFormDialog({ form, onClose }: Props) {
  const [last, setLast] = useState(form)
  if (form !== null && form !== last) setLast(form)
  const title = last?.moved
    ? t('Move the visit of {called}', { called: last.called })
    : t('Book a visit for {called}', { called: last?.called ?? '' })
  return (
    <Modal opened={form !== null} onClose={onClose} title={title} size={640}>
      {last !== null && <FormBody key={`${last.patientId}-${last.moved?.id ?? 'new'}-${form === null}`} form={last} onClose={onClose} />}
    </Modal>
  )
}

const PROVINCE_CHOICES = PROVINCE_CODES.map((code) => ({ value: code, label: t(PROVINCES[code]) }))
const KINDS = Object.entries(KIND_NAMES).map(([value, label]) => ({ value, label }))

function FormBody({ form, onClose }: { form: VisitForm; onClose: () => void }) {
  const { patientId, called, home, video, moved, wanted } = form
  const { isNP } = useSession()
  const [province, setProvince] = useState<ProvinceCode | null>(moved?.province ?? home)
  const [kind, setKind] = useState<VisitKind>(moved?.visit ?? (wanted === null ? 'new' : 'follow_up'))
  const [today] = useState(localDay)
  const [from, setFrom] = useState(() => (moved || wanted === null ? '' : daysBefore(wanted, today)))
  const [mine, setMine] = useState(isNP)
  const [way, setWay] = useState<VisitWay>(moved?.way ?? 'phone')
  const [time, setTime] = useState<FreeTime | null>(null)
  const changing = useChangeVisit(patientId)
  const submit = () => {
    if (time === null || province === null) return
    const place = { slotId: time.slotId, province, way }
    changing.mutate(moved ? { do: 'move', id: moved.id, ...place } : { do: 'book', ...place }, {
      onSuccess: (visit) => {
        notify.success(
          moved
            ? t('Visit moved for {called}: {visit}.', { called, visit: timeText(visit) })
            : t('Visit booked for {called}: {visit}.', { called, visit: timeText(visit) }),
        )
        onClose()
      },
      onError: (error) => {
        notify.failure(problemSentence(error))
        if (error instanceof ApiProblem && error.code === 'slot-taken') setTime(null)
      },
    })
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Stack gap="md">
        <div className={classes.fields}>
          <Select
            label={t('Where will the patient be?')}
            placeholder={t('Choose a province')}
            data={PROVINCE_CHOICES}
            value={province}
            searchable
            // Its list would cover the times.
            openOnFocus={false}
            data-autofocus
            onChange={(value) => {
              setProvince(PROVINCE_CODES.find((code) => code === value) ?? null)
              setTime(null)
            }}
          />
          <Select
            label={t('Type of visit')}
            data={KINDS}
            value={kind}
            allowDeselect={false}
            disabled={moved !== null}
            onChange={(value) => {
              setKind((value ?? 'new') as VisitKind)
              setTime(null)
            }}
          />
        </div>
        <Radio.Group
          label={t('How they talk')}
          {...(!video && { description: t('Video needs a video link, which an administrator sets.') })}
          value={way}
          onChange={(value) => setWay(value as VisitWay)}
        >
          <Group gap="lg" mt="xs">
            <Radio value="phone" label={WAY_NAMES.phone} />
            <Radio value="video" label={WAY_NAMES.video} disabled={!video} />
          </Group>
        </Radio.Group>
        <div className={classes.fields}>
          <TextInput
            type="date"
            label={t('Times from')}
            {...(wanted !== null && !moved && { description: t('To be seen again around {wanted}', { wanted: dayText(wanted) }) })}
            min={today}
            max={addDays(today, STAFF_DAYS_AHEAD - 1)}
            value={from === '' ? today : from}
            onChange={(event) => {
              setFrom(event.currentTarget.value)
              setTime(null)
            }}
          />
          {isNP && (
            <Switch
              label={t('My own times only')}
              className={classes.mine ?? ''}
              checked={mine}
              onChange={(event) => {
                setMine(event.currentTarget.checked)
                setTime(null)
              }}
            />
          )}
        </div>
        <TimeChoice
          {...{ patientId, visit: kind, province, from: from === today ? '' : from, mine: isNP && mine }}
          chosen={time?.slotId ?? null}
          onChoose={setTime}
        />
        <Consequence form={form} time={time} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('Cancel')}
          </Button>
          <Button type="submit" loading={changing.isPending} disabled={time === null || province === null}>
            {time === null ? t('Choose a time') : moved ? t('Move {called}', { called }) : t('Book {called}', { called })}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}

/** Times are offered from some days before the day that is wanted. */
const DAYS_BEFORE = 4

function daysBefore(wanted: string, today: string): string {
  const from = addDays(wanted, -DAYS_BEFORE)
  return from > today ? from : ''
}

function Consequence({ form: { called, moved }, time }: { form: VisitForm; time: FreeTime | null }) {
  if (time === null) return null
  return (
    <p className={classes.consequence} aria-live="polite">
      {tRich(
        moved
          ? '{time}, with {practitioner}. {called} gets an email with the new time and a link to change it, and {practitioner} can open the record until 30 days after the visit.'
          : '{time}, with {practitioner}. {called} gets an email with the time and a link to change it, and {practitioner} can open the record until 30 days after the visit.',
        { time: <strong>{timeText(time)}</strong>, practitioner: time.practitioner, called },
      )}
    </p>
  )
}
