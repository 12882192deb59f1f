import { ClinicMetricsPage } from './clinic-metrics-page.tsx'

/** The clinic’s figures as numbers. */
export function StatsPage() {
  return <ClinicMetricsPage show="numbers" />
}
