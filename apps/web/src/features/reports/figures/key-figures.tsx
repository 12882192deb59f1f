import type { Metrics, REPORT_LISTS } from '@clinic/contract/reports'
import { definitionOf } from '@clinic/core/reports/definitions'
import { UnstyledButton } from '@mantine/core'
import { IconHelp } from '@tabler/icons-react'
import { numberText } from '../../../lib/format/numbers.ts'
import { Change } from '../charts/change.tsx'
import type { Open } from '../charts/drill-down.ts'
import classes from './key-figures.module.css'

const ORDER = [
  'patientsSeen',
  'newPatients',
  'renewPatients',
  'markedIneligible',
  'unfinishedQuestionnaire',
  'renewalMissed',
  'optInForCall',
] as const satisfies readonly (typeof REPORT_LISTS)[number][]

type Props = { figures: Metrics; onOpen: Open }

/** The seven numbers of the report; each opens what it counts and the patients behind it. */
export function KeyFigures({ figures: { totals, totalsBefore }, onOpen }: Props) {
  return (
    <ul className={classes.figures} aria-label="Key figures">
      {ORDER.map((figure) => (
        <li key={figure}>
          <UnstyledButton className={classes.figure} aria-haspopup="dialog" onClick={() => onOpen({ figure })}>
            <span className={classes.name}>
              {definitionOf(figure).name}
              <IconHelp size={15} className={classes.help} aria-hidden />
            </span>
            <span className={classes.number}>{numberText(totals[figure])}</span>
            <Change count={totals[figure]} before={totalsBefore?.[figure] ?? null} />
          </UnstyledButton>
        </li>
      ))}
    </ul>
  )
}
