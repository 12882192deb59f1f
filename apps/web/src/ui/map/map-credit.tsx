import classes from './map-credit.module.css'

/** What the map's licence asks for: who drew it, under which licence, and that it was changed. */
export function MapCredit() {
  return (
    <figcaption className={classes.credit}>
      Map: <a href="https://github.com/VictorCazanave/svg-maps">svg-maps by Victor Cazanave</a>, licensed{' '}
      <a href="https://creativecommons.org/licenses/by/4.0/">CC BY 4.0</a>; projection, colours and numbers are ours.
    </figcaption>
  )
}
