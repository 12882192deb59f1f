import { ClinicFiguresPage } from './clinic-figures-page.tsx'

/** The clinic’s figures as numbers. */
export function StatsPage() {
  return <ClinicFiguresPage show="numbers" />
}
