import { ClinicMetricsPage } from './clinic-metrics-page.tsx'

/** The clinic’s figures as charts. */
export function ChartsPage() {
  return <ClinicMetricsPage show="charts" />
}
