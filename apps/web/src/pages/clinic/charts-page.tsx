import { ClinicFiguresPage } from './clinic-figures-page.tsx'

/** The clinic’s figures as charts. */
export function ChartsPage() {
  return <ClinicFiguresPage show="charts" />
}
