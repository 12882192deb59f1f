import type { Location } from '@clinic/contract/booking'
import { PROVINCE_CODES } from '@clinic/contract/provinces'
import { provinceName } from '@clinic/core/reference-data/provinces'
import { Button, Skeleton } from '@mantine/core'
import { IconMapPin, IconPlus } from '@tabler/icons-react'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t, tPair } from '../../../lib/messages/t.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { MapLegend } from '../../../ui/map/map-legend.tsx'
import { mapSteps, shadeOf, stepOf } from '../../../ui/map/map-steps.ts'
import type { MapArea } from '../../../ui/map/province-map.tsx'
import { Page } from '../../../ui/page.tsx'
import { Panel } from '../../../ui/panel.tsx'
import { TableSkeleton } from '../../../ui/table-skeleton.tsx'
import { LocationList } from './location-list.tsx'
import classes from './locations-screen.module.css'
import { byProvince, useLocations } from './use-locations.ts'

const ProvinceMap = lazy(() => import('../../../ui/map/province-map.tsx').then((module) => ({ default: module.ProvinceMap })))
const LocationDialog = lazy(() => import('./location-dialog.tsx').then((module) => ({ default: module.LocationDialog })))

/** A clinic that is being edited; `new`: one that is being added. */
type Edited = Location | 'new' | null
type Props = { nav: ReactNode; mayEdit: boolean }

/** Where the clinics are: a list by province beside the map that counts them (E-9). */
export function LocationsScreen({ nav, mayEdit }: Props) {
  const locations = useLocations()
  const [edited, setEdited] = useState<Edited>(null)
  const [everEdited, setEverEdited] = useState(false)
  const edit = (next: Edited) => {
    setEverEdited(true)
    setEdited(next)
  }
  const add = mayEdit && (
    <Button size="xs" leftSection={<IconPlus size={16} aria-hidden />} onClick={() => edit('new')}>
      {t('Add a clinic')}
    </Button>
  )
  return (
    <Page toolbar={nav} actions={add}>
      {locations.isError && (
        <LoadFailure title={t('The clinics could not be loaded')} retry={locations.refetch}>
          {problemSentence(locations.error)}
        </LoadFailure>
      )}
      {locations.isPending && <TableSkeleton label={t('Loading the clinics')} />}
      {locations.data && <ListAndMap locations={locations.data} onEdit={mayEdit ? edit : null} />}
      {everEdited && (
        <Suspense>
          <LocationDialog edited={edited} onClose={() => setEdited(null)} />
        </Suspense>
      )}
    </Page>
  )
}

function ListAndMap({ locations, onEdit }: { locations: readonly Location[]; onEdit: ((location: Location) => void) | null }) {
  const [chosen, setChosen] = useState<string | null>(null)
  const groups = byProvince(locations, (code) => t(provinceName(code)))
  const steps = mapSteps(Math.max(0, ...groups.map((group) => group.locations.length)))
  const shown = groups.filter(({ code }) => chosen === null || code === chosen)
  return (
    <div className={classes.page}>
      <Panel
        title={t('Clinics')}
        note={
          chosen === null
            ? t('{locations, plural, one {# clinic} other {# clinics}}', { locations: locations.length })
            : t(provinceName(chosen as Location['province']))
        }
        aside={
          chosen !== null && (
            <Button size="compact-sm" variant="subtle" onClick={() => setChosen(null)}>
              {t('Show all provinces')}
            </Button>
          )
        }
      >
        {shown.length > 0 ? (
          <LocationList groups={shown} onEdit={onEdit} />
        ) : (
          <EmptyState icon={<IconMapPin size={20} aria-hidden />} title={chosen === null ? t('No clinics yet') : t('No clinic here')}>
            {chosen === null ? t('Administrators add the clinics of the network.') : t('No clinics in this province.')}
          </EmptyState>
        )}
      </Panel>
      <Panel title={t('On the map')}>
        <div className={classes.map}>
          <Suspense fallback={<Skeleton height={420} />}>
            <ProvinceMap
              label={t('Clinics by province, on a map of Canada')}
              areas={areasOf(groups, steps)}
              chosen={chosen}
              onChoose={setChosen}
            />
          </Suspense>
          <MapLegend label={t('Clinics per province')} steps={steps} />
        </div>
      </Panel>
    </div>
  )
}

/** Every province; those with clinics in colour, darker with more. */
function areasOf(groups: readonly { code: string; locations: readonly Location[] }[], steps: readonly number[]): MapArea[] {
  return PROVINCE_CODES.map((code) => {
    const count = groups.find((group) => group.code === code)?.locations.length ?? 0
    const name = t(provinceName(code))
    const shade = shadeOf(stepOf(count, steps), steps)
    return {
      code,
      name,
      shade,
      count: count > 0 ? String(count) : '',
      label: tPair(name, t('{count, plural, one {# clinic} other {# clinics}}', { count })),
    }
  }).sort((a, b) => (a.name < b.name ? -1 : 1))
}
