import { listText } from '../../../lib/format/lists.ts'
import { t } from '../../../lib/messages/t.ts'
import classes from './provinces-text.module.css'

/** The greeting, and where the person is licensed (REQ-427, REQ-477). */
export function ProvincesText({ name, provinces: licensed }: { name: string; provinces: readonly string[] }) {
  const provinces = licensed.map((province) => t(province))
  const where =
    provinces.length > 0
      ? t('Licensed in {provinces}', { provinces: listText(provinces) })
      : t('No licensed provinces yet. Ask an administrator to add them.')
  return (
    <p className={classes.text} title={where}>
      <span className={classes.hello}>{t('Hello, {name}.', { name })}</span> {where}
    </p>
  )
}
