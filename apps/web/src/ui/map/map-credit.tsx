import { tRich } from '../../lib/messages/rich.ts'
import { t } from '../../lib/messages/t.ts'
import classes from './map-credit.module.css'

/** What the map's licence asks for: who drew it, under which licence, and that it was changed. */
export function MapCredit() {
  return (
    <figcaption className={classes.credit}>
      {tRich('Map: {source}, licensed {licence}; projection, colours and numbers are ours.', {
        source: <a href="https://github.com/VictorCazanave/svg-maps">{t('svg-maps by Victor Cazanave')}</a>,
        licence: <a href="https://creativecommons.org/licenses/by/4.0/">{t('CC BY 4.0')}</a>,
      })}
    </figcaption>
  )
}
