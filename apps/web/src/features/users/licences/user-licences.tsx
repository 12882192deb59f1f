import type { ProvinceCode } from '@clinic/contract/provinces'
import { type Licence, type LicenceStanding, readLicences } from '@clinic/contract/users/licences'
import { provinceName } from '@clinic/core/reference-data/provinces'
import { Alert, Button, Modal, Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { call } from '../../../lib/api.ts'
import { problemSentence } from '../../../lib/api-problem.ts'
import { dayText } from '../../../lib/format/dates.ts'
import { STANDING_TEXTS } from '../../../lib/licence-texts.ts'
import { t } from '../../../lib/messages/t.ts'
import { Chip, type ChipTone } from '../../../ui/chip.tsx'
import { LicenceForm } from './licence-form.tsx'
import classes from './user-licences.module.css'

const TONES: Readonly<Record<LicenceStanding, ChipTone>> = {
  ...{ suspended: 'bad', expired: 'bad', notice: 'bad', restricted: 'warn', expiring: 'warn', 'not-begun': 'warn' },
  ...{ 'not-verified': 'plain', valid: 'good' },
}

type Props = { user: { id: number; name: string }; provinces: readonly ProvinceCode[] }

/** What the colleges’ registers say of an NP, for each of their provinces, and how to record it (F-7). */
export function UserLicences({ user, provinces }: Props) {
  const params = { id: String(user.id) }
  const key = ['licences', params.id]
  const client = useQueryClient()
  const [edited, edit] = useState<ProvinceCode | null>(null)
  const licences = useQuery({ queryKey: key, queryFn: () => call(readLicences, { params }) })
  if (licences.isPending) return <Skeleton height={44} role="status" aria-label={t('Loading the licences')} />
  if (licences.isError) return <Alert color="bad">{problemSentence(licences.error)}</Alert>
  const found = new Map(licences.data.map((licence) => [licence.province, licence]))
  const shown = [...new Set([...provinces, ...found.keys()])].sort((a, b) => provinceName(a).localeCompare(provinceName(b)))
  const handleSaved = (fresh: Licence[]) => {
    client.setQueryData(key, fresh)
    edit(null)
  }
  return (
    <>
      {shown.length === 0 && <p className={classes.none}>{t('Choose the licensed provinces first.')}</p>}
      <ul className={classes.list}>
        {shown.map((province) => (
          <LicenceLine
            key={province}
            province={province}
            licence={found.get(province)}
            onEdit={() => edit(province)}
            label={
              found.has(province)
                ? t('Change the licence of {name} in {province}', { name: user.name, province: t(provinceName(province)) })
                : t('Record the licence of {name} in {province}', { name: user.name, province: t(provinceName(province)) })
            }
          />
        ))}
      </ul>
      <Modal
        opened={edited !== null}
        onClose={() => edit(null)}
        size="lg"
        title={edited && t('Licence of {name} in {edited}', { name: user.name, edited: provinceName(edited) })}
      >
        {edited && (
          <LicenceForm
            key={edited}
            user={user}
            province={edited}
            licence={found.get(edited) ?? null}
            onSaved={handleSaved}
            onChanged={() => void licences.refetch()}
            onClose={() => edit(null)}
          />
        )}
      </Modal>
    </>
  )
}

type LineProps = { province: ProvinceCode; licence: Licence | undefined; label: string; onEdit: () => void }

function LicenceLine({ province, licence, label, onEdit }: LineProps) {
  const standing = licence?.standing ?? 'not-verified'
  return (
    <li className={classes.line}>
      <span className={classes.what}>
        <span className={classes.place}>{provinceName(province)}</span>
        {licence && (
          <span className={classes.about}>
            {t('{college} {number} · {validity} · register read {checked_on}', {
              college: licence.college,
              number: licence.number,
              validity: licence.valid_to === null ? t('no last day') : t('last day {valid_to}', { valid_to: dayText(licence.valid_to) }),
              checked_on: dayText(licence.checked_on),
            })}
          </span>
        )}
      </span>
      <Chip tone={TONES[standing]}>{STANDING_TEXTS[standing]}</Chip>
      <Button variant="default" size="xs" aria-label={label} onClick={onEdit}>
        {licence ? t('Change…') : t('Record…')}
      </Button>
    </li>
  )
}
