import { Link } from '@tanstack/react-router'
import { brandName } from '../lib/page-settings.ts'
import { HOME } from '../lib/routes/routes.ts'
import { BrandMark } from '../ui/brand-mark.tsx'
import classes from './home-brand.module.css'

/** The brand as the way home on pages without a shell. */
export function HomeBrand() {
  return (
    <Link to={HOME} className={classes.brand}>
      <BrandMark name={brandName()} />
    </Link>
  )
}
