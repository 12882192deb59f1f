/** A band of totals: from and to inclusive, what it is called, and whether a practitioner has to look at it. */
export type Band = { from: number; to: number; name: string; high: boolean }
export type Scale = { name: string; bands: readonly Band[] }

const band = (from: number, to: number, name: string): Band => ({ from, to, name, high: false })
/** One that a practitioner has to look at. */
const high = (from: number, to: number, name: string): Band => ({ from, to, name, high: true })

/**
 * The published bands of the scales whose totals are kept, by the name of their answers (REQ-686); figures, not wording. Sources: the
 * instruments' own papers. Scales without published bands show their total alone.
 */
const SCALES: Readonly<Record<string, Scale>> = {
  cuditr: { name: 'CUDIT-R', bands: [band(0, 7, 'low'), band(8, 11, 'hazardous'), high(12, 32, 'possible cannabis use disorder')] },
  hads_scale: { name: 'HADS scale', bands: [band(0, 7, 'normal'), band(8, 10, 'borderline'), high(11, 21, 'high')] },
  insomnia_scale: {
    name: 'Insomnia scale',
    bands: [band(0, 7, 'none'), band(8, 14, 'below threshold'), band(15, 21, 'moderate'), high(22, 28, 'severe')],
  },
  midas_scale: {
    name: 'MIDAS scale',
    bands: [band(0, 5, 'little or none'), band(6, 10, 'mild'), band(11, 20, 'moderate'), high(21, Number.POSITIVE_INFINITY, 'severe')],
  },
  ptsd_scale: { name: 'PTSD scale', bands: [band(0, 30, 'below the cut-off'), high(31, 80, 'at or above the cut-off')] },
  ibd_scale: {
    name: 'IBD scale',
    bands: [band(0, 4, 'remission'), band(5, 7, 'mild'), band(8, 16, 'moderate'), high(17, Number.POSITIVE_INFINITY, 'severe')],
  },
  adhd_scale: { name: 'ADHD scale', bands: [] },
  adult_epilepsy_scale: { name: 'Adult epilepsy scale', bands: [] },
  cancer_scale: { name: 'Cancer scale', bands: [] },
  pain_scale: { name: 'Pain scale', bands: [] },
}

/** The band that a total falls into; `null` where the scale has none for it. */
export function bandOf(key: string, value: number): Band | null {
  return SCALES[key]?.bands.find(({ from, to }) => value >= from && value <= to) ?? null
}

/** How a scale is called; its key where it is not known. */
export function scaleName(key: string): string {
  return SCALES[key]?.name ?? key
}
