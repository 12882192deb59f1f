import { Button } from '@mantine/core'
import { IconMinimize } from '@tabler/icons-react'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { problemSentence } from '../../../lib/api-problem.ts'
import { t } from '../../../lib/messages/t.ts'
import { LoadFailure } from '../../../ui/load-failure.tsx'
import { NoCounts } from '../overview/no-counts.tsx'
import { useClinicOverview, useSeesCounts } from '../overview/use-clinic-overview.ts'
import classes from './map-full.module.css'
import { MapOfPatients } from './patients-map.tsx'

type Props = { heading: ReactNode; onExit: () => void }

/** The same map on the whole window; Escape closes it. */
export function MapFull({ heading, onExit }: Props) {
  const seesCounts = useSeesCounts()
  const exit = useEffectEvent(onExit)
  useEffect(() => {
    const leave = (event: KeyboardEvent) => event.key === 'Escape' && exit()
    document.addEventListener('keydown', leave)
    return () => document.removeEventListener('keydown', leave)
  }, [])
  return (
    <main className={classes.page}>
      <header className={classes.head}>
        {heading}
        <Button variant="default" leftSection={<IconMinimize size={16} aria-hidden />} aria-keyshortcuts="Escape" onClick={onExit}>
          {t('Close map')}
        </Button>
      </header>
      <div className={classes.map}>{seesCounts ? <WholeMap /> : <NoCounts />}</div>
    </main>
  )
}

function WholeMap() {
  const { overview } = useClinicOverview()
  const [chosen, setChosen] = useState<string | null>(null)
  if (overview.data) return <MapOfPatients overview={overview.data} chosen={chosen} onChoose={setChosen} fill />
  if (!overview.isError) return null
  return (
    <LoadFailure title={t('The map could not be loaded')} retry={overview.refetch}>
      {problemSentence(overview.error)}
    </LoadFailure>
  )
}
