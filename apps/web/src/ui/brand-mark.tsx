import classes from './brand-mark.module.css'

/** The clinic's sign and name. */
export function BrandMark({ name }: { name: string }) {
  return (
    <span className={classes.mark}>
      <svg className={classes.sign} viewBox="0 0 26 26" aria-hidden="true">
        <rect width="26" height="26" rx="8" />
        <path d="M13 7.5v11M7.5 13h11" />
      </svg>
      {name}
    </span>
  )
}
