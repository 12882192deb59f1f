import type { Location } from '@clinic/contract/booking'
import { ActionIcon } from '@mantine/core'
import { IconPencil } from '@tabler/icons-react'
import { t } from '../../../lib/messages/t.ts'
import { Chip } from '../../../ui/chip.tsx'
import classes from './location-list.module.css'

type Group = { code: string; name: string; locations: readonly Location[] }
type Props = { groups: readonly Group[]; onEdit: ((location: Location) => void) | null }

/** The clinics of each province: where, how to reach them, when they are open. */
export function LocationList({ groups, onEdit }: Props) {
  return groups.map(({ code, name, locations }) => (
    <section key={code} className={classes.group} aria-labelledby={`clinics-${code}`}>
      <h3 id={`clinics-${code}`} className={classes.province}>
        {name}
      </h3>
      <ul className={classes.list}>
        {locations.map((location) => (
          <li key={location.id} className={classes.clinic}>
            <div className={classes.head}>
              <h4 className={classes.name}>{location.name}</h4>
              {!location.active && <Chip tone="warn">{t('Closed for now')}</Chip>}
              {onEdit && (
                <ActionIcon
                  className={classes.edit}
                  size="md"
                  color="gray"
                  aria-label={t('Edit {name}', { name: location.name })}
                  onClick={() => onEdit(location)}
                >
                  <IconPencil size={16} aria-hidden />
                </ActionIcon>
              )}
            </div>
            <address className={classes.address}>
              {location.street}, {location.city}, {location.province} {location.postal_code}
              {location.phone && (
                <>
                  <br />
                  <a href={`tel:${location.phone.replace(/[^\d+]/g, '')}`}>{location.phone}</a>
                </>
              )}
            </address>
            {location.hours && <p className={classes.hours}>{location.hours}</p>}
          </li>
        ))}
      </ul>
    </section>
  ))
}
