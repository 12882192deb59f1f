import { type Location, listLocations } from '@clinic/contract/booking'
import { type QueryClient, useQuery } from '@tanstack/react-query'
import { call } from '../../../lib/api.ts'

const KEY = ['booking', 'locations'] as const

/** Where the clinics are. */
export function useLocations() {
  return useQuery({ queryKey: KEY, queryFn: ({ signal }) => call(listLocations, { signal }) })
}

/** Reads the list again, after a change or because someone else made one. */
export function refreshLocations(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: KEY })
}

/** The clinics of each province that has any, provinces by name. */
export function byProvince(
  locations: readonly Location[],
  nameOf: (code: Location['province']) => string,
): { code: Location['province']; name: string; locations: Location[] }[] {
  const codes = [...new Set(locations.map(({ province }) => province))]
  return codes
    .map((code) => ({ code, name: nameOf(code), locations: locations.filter(({ province }) => province === code) }))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
