import { useAlarms } from '../../lib/alarms/alarms.ts'
import { t } from '../../lib/messages/t.ts'
import { Panel } from '../../ui/panel.tsx'
import classes from './rows.module.css'
import { minutesUntil, spanText } from './today-text.ts'

/** The open alarms in a line each. They are taken and closed in the lane above the page. */
export function CrisesPanel() {
  const { data } = useAlarms()
  const alarms = data?.alarms ?? []
  return (
    <Panel title={t('Crises')} note={String(alarms.length)} flush>
      {alarms.length === 0 && <p className={classes.none}>{t('No open crises.')}</p>}
      {data && alarms.length > 0 && (
        <ul className={classes.rows}>
          {alarms.map(({ id, name, raised_at, taken }) => (
            <li key={id} className={classes.row} data-urgent>
              <div className={classes.who}>
                <span className={classes.name}>{name ?? t('Not identified yet')}</span>
                <span className={classes.about}>
                  {t('{span} ago', { span: spanText(Math.max(0, -minutesUntil(raised_at, data.now))) })}
                </span>
              </div>
              <span className={classes.about} data-tone={taken === null ? 'late' : undefined}>
                {taken === null ? t('No one has taken this') : t('Taken by {name}', { name: taken.name })}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
