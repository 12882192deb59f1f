import { listText } from '../../../lib/format/lists.ts'
import classes from './provinces-text.module.css'

/** The greeting, and where the person is licensed (REQ-427, REQ-477). */
export function ProvincesText({ name, provinces }: { name: string; provinces: readonly string[] }) {
  const where = provinces.length > 0 ? `Licensed in ${listText(provinces)}` : 'No licensed provinces yet. Ask an administrator to add them.'
  return (
    <p className={classes.text} title={where}>
      <span className={classes.hello}>Hello, {name}.</span> {where}
    </p>
  )
}
